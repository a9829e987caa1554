import type { CallReceipt } from "#contract/calls/calls.ts";
import { callEndMessages } from "#contract/messages/call-end-messages.ts";
import { t } from "#words/translate.ts";
import type { CallEnding } from "./watch-ends.ts";

/** The cause of an end that neither the caller's button nor the far end's was; null for the others. */
export function endCause({ leftPage, endedBy }: CallEnding, { creditsRanOut }: CallReceipt): string | null {
  if (leftPage) return t(callEndMessages.leftPage);
  // A press of the button in the very last second is still the caller's end.
  return creditsRanOut && endedBy !== "caller" ? t(callEndMessages.creditsRanOut) : null;
}
