// The room's door: docs/arrival.md says what each piece saves, and how to measure it.
export { Answering } from "./answering.tsx";
export { rememberOpenMenu } from "./early-press.ts";
export { SentPrices } from "./sent-prices.tsx";
export { touched } from "./touch.ts";
export { touchedPart } from "./touched-part.tsx";
export { useIsInHtml } from "./use-is-in-html.ts";
export { useIsTouched } from "./use-is-touched.ts";
export { usePlainForm } from "./use-plain-form.ts";
