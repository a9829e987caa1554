import type { CallReceipt } from "#contract/calls/calls.ts";
import { callEndMessages } from "#contract/messages/call-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { chargedMinutes, wasFree } from "#contract/money/pricing.ts";
import { ApiError } from "#web/kit/api/api-error.ts";
import type { CreditMoney } from "#web/kit/money/credit-money.ts";
import { toast } from "#web/kit/notices/toast.ts";
import type { CallSummary } from "#web/phone/phone.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import type { CallEnding } from "./watch-ends.ts";

/** The toast about a call's end, which the receipt updates; undefined when none was shown. */
type EndToast = string | undefined;

type InMoney = CreditMoney["inMoney"];

/**
 * Shows at once that a call ended, by the browser's own count of minutes, and why it failed if it did. A call that could
 * not be placed never began, so only its failure is shown.
 */
export function announceEnd(call: CallEnding): EndToast {
  if (call.endedBy === "failure" && !call.placed) {
    toast.error(call.error ?? t(messages.call.failed));
    return undefined;
  }
  // The page before counted the minutes of a call that it left, so its receipt must say them.
  return call.leftPage ? undefined : showEnd(call, ownMinutes(call));
}

/** Adds the charge to the message about the end. A refused call shows a notice of its own. */
export function announceReceipt(
  call: CallEnding,
  receipt: CallReceipt,
  id: EndToast,
  inMoney: InMoney,
): void {
  const minutes = receipt.status === "settled" ? receipt.minutes : ownMinutes(call);
  if (receipt.refusal || (!call.answered && minutes === 0)) return;
  showEnd(call, minutes, { id, details: endDetails(call, receipt, inMoney) });
}

/** Says that a bad line was credited back. The event may come while another page of the same user has the call. */
export function announceLineCredit(credits: number, inMoney: InMoney): void {
  toast.success(say(callEndMessages.lineCredited(credits, inMoney(credits))));
}

/** Shows that the receipt could not be fetched. The end of the session is shown by the page. */
export function announceLostReceipt(error: unknown, call: CallSummary): void {
  if (error instanceof ApiError && error.status === 401) return;
  const neverPlaced = error instanceof ApiError && error.code === "call_not_found";
  if (!neverPlaced) toast.error(t(messages.call.deductFailed));
  else if (call.endedBy === "far_end") toast.error(t(messages.call.failed));
}

/** One message for the end and its reason: of two, the page would show the newer one alone. */
function showEnd(
  { answered, error }: CallSummary,
  minutes: number,
  { id, details }: { id?: EndToast; details?: string } = {},
): EndToast {
  const ended = say(messages.call.ended(minutes));
  const sameToast = id === undefined ? {} : { id };
  if (error) {
    return toast.error(error, {
      ...sameToast,
      description: details ? t("{ended}. {details}", { ended, details }) : ended,
    });
  }
  const show = answered ? toast.success : toast.info;
  return show(ended, details ? { ...sameToast, description: details } : sameToast);
}

function ownMinutes({ answered, elapsed_s }: CallSummary): number {
  return answered ? chargedMinutes(elapsed_s) : 0;
}

function endDetails(call: CallEnding, receipt: CallReceipt, inMoney: InMoney): string {
  const cause = endCause(call, receipt);
  const charge = chargeInWords(receipt, inMoney);
  return cause ? `${cause} ${charge}` : charge;
}

function chargeInWords(receipt: CallReceipt, inMoney: InMoney): string {
  const { pending, charged } = callEndMessages;
  if (receipt.status !== "settled") return t(pending);
  return wasFree(receipt)
    ? t(messages.callHistory.free)
    : say(charged(receipt.charged, inMoney(receipt.charged)));
}

/** The cause of an end that neither the caller's button nor the far end's was; null for the others. */
export function endCause({ leftPage, endedBy }: CallEnding, { creditsRanOut }: CallReceipt): string | null {
  if (leftPage) return t(callEndMessages.leftPage);
  // A press of the button in the very last second is still the caller's end.
  return creditsRanOut && endedBy !== "caller" ? t(callEndMessages.creditsRanOut) : null;
}
