// The room's door: docs/arrival.md says what each piece saves, and how to measure it.
export { Answering, rememberOpenMenu } from "./early-press.ts";
export { giveUpStart, renderFirst } from "./start-errors.ts";
export { touched, useIsTouched } from "./touch.ts";
export { touchedPart, useIsInHtml } from "./touched-part.tsx";
export { usePlainForm } from "./use-plain-form.ts";
