import { toast } from "sonner";
import type { CallReceipt } from "../../../contract/calls.ts";
import { messages } from "../../../contract/messages.ts";
import { chargedMinutes } from "../../../contract/pricing.ts";
import { ApiError } from "../../lib/api-error.ts";
import type { EndedCall } from "../../phone/phone.ts";

/** Says how a call ended: failed, or with the minutes of its receipt. Why one was refused stays on its receipt. */
export function announceEnd(call: EndedCall, receipt: CallReceipt): void {
  if (receipt.refusal) return;
  if (call.error) toast.error(call.error);
  if (call.answered) toast.success(messages.call.ended(endedMinutes(call, receipt)));
  else if (!call.error) toast.info(messages.call.ended(endedMinutes(call, receipt)));
}

/** Says that the receipt could not be had. */
export function announceLostReceipt(error: unknown, call: EndedCall): void {
  const neverPlaced = error instanceof ApiError && error.code === "call_not_found";
  toast.error(neverPlaced ? (call.error ?? messages.call.failed) : messages.call.deductFailed);
}

/** Minutes as the receipt has them; while it is pending, as the browser counted them. */
function endedMinutes(call: EndedCall, receipt: CallReceipt): number {
  if (receipt.status === "settled") return receipt.minutes;
  return call.answered ? chargedMinutes(call.elapsed_s) : 0;
}
