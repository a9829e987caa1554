import type { CallReceipt } from "#contract/calls.ts";
import { messages } from "#contract/messages.ts";
import { formatCredits } from "#contract/money.ts";
import { chargedMinutes } from "#contract/pricing.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { CallSummary } from "#web/phone/phone.ts";
import { toast } from "#web/ui/toast.ts";
import type { CallEnding } from "./watch-ends.ts";

/** Shows how a call ended: its failure, or its minutes and charge. A refused call shows a notice of its own. */
export function announceEnd(call: CallEnding, receipt: CallReceipt): void {
  if (receipt.refusal) return;
  if (call.error) toast.error(call.error);
  const description = endDetails(call, receipt);
  if (call.answered) toast.success(messages.call.ended(endedMinutes(call, receipt)), { description });
  else if (!call.error) toast.info(messages.call.ended(endedMinutes(call, receipt)));
}

/** Shows that the receipt could not be fetched. The end of the session is shown by the page. */
export function announceLostReceipt(error: unknown, call: CallSummary): void {
  if (error instanceof ApiError && error.status === 401) return;
  const neverPlaced = error instanceof ApiError && error.code === "call_not_found";
  if (!neverPlaced) toast.error(messages.call.deductFailed);
  else if (call.endedBy === "caller") toast.info(messages.call.ended(0));
  else toast.error(call.error ?? messages.call.failed);
}

/** The charge, preceded by the cause of the end if there is one. */
function endDetails({ cause }: CallEnding, { status, charged }: CallReceipt): string {
  const { creditsRanOut, leftPage, pending, charged: chargedWords } = messages.inCall;
  const reason = { credits_ran_out: creditsRanOut, left_page: leftPage };
  const charge = status === "settled" ? chargedWords(formatCredits(charged)) : pending;
  return cause ? `${reason[cause]} ${charge}` : charge;
}

/** The receipt's minutes; the browser's own count while the receipt is pending. */
function endedMinutes(call: CallSummary, receipt: CallReceipt): number {
  if (receipt.status === "settled") return receipt.minutes;
  return call.answered ? chargedMinutes(call.elapsed_s) : 0;
}
