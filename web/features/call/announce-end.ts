import { toast } from "sonner";
import type { CallReceipt } from "#contract/calls.ts";
import { messages } from "#contract/messages.ts";
import { formatCredits } from "#contract/money.ts";
import { chargedMinutes } from "#contract/pricing.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { CallSummary } from "#web/phone/phone.ts";
import type { CallEnding } from "./watch-ends.ts";

/** Says how a call ended: failed, or with the minutes of its receipt and its charge. A refused one says so by itself. */
export function announceEnd(call: CallEnding, receipt: CallReceipt): void {
  if (receipt.refusal) return;
  if (call.error) toast.error(call.error);
  const description = endDetails(call, receipt);
  if (call.answered) toast.success(messages.call.ended(endedMinutes(call, receipt)), { description });
  else if (!call.error) toast.info(messages.call.ended(endedMinutes(call, receipt)));
}

/** Says that the receipt could not be had. */
export function announceLostReceipt(error: unknown, call: CallSummary): void {
  const neverPlaced = error instanceof ApiError && error.code === "call_not_found";
  if (!neverPlaced) toast.error(messages.call.deductFailed);
  else if (call.endedBy === "caller") toast.info(messages.call.ended(0));
  else toast.error(call.error ?? messages.call.failed);
}

/** Why it ended, where that needs saying, and the charge. */
function endDetails({ cause }: CallEnding, { status, charged }: CallReceipt): string {
  const { creditsRanOut, leftPage, pending, charged: chargedWords } = messages.inCall;
  const reason = { credits_ran_out: creditsRanOut, left_page: leftPage };
  const charge = status === "settled" ? chargedWords(formatCredits(charged)) : pending;
  return cause ? `${reason[cause]} ${charge}` : charge;
}

/** Minutes as the receipt has them; while it is pending, as the browser counted them. */
function endedMinutes(call: CallSummary, receipt: CallReceipt): number {
  if (receipt.status === "settled") return receipt.minutes;
  return call.answered ? chargedMinutes(call.elapsed_s) : 0;
}
