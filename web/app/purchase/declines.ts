import type { StripeError } from "@stripe/stripe-js";
import { declineMessages } from "#contract/messages/purchase-messages.ts";
import { t } from "#words/translate.ts";

const { another, insufficientFunds, expired, securityCode, details, later, notAuthenticated } =
  declineMessages;

/** Next steps that differ from that after most declines: https://docs.stripe.com/declines/codes */
const steps: Partial<Record<string, (typeof declineMessages)[keyof typeof declineMessages]>> = {
  insufficient_funds: insufficientFunds,
  expired_card: expired,
  incorrect_cvc: securityCode,
  invalid_cvc: securityCode,
  incorrect_number: details,
  invalid_number: details,
  incorrect_zip: details,
  invalid_expiry_month: details,
  invalid_expiry_year: details,
  processing_error: later,
  issuer_not_available: later,
  reenter_transaction: later,
  try_again_later: later,
  authentication_required: notAuthenticated,
};

/**
 * The sentence about a card that did not pay; undefined for failures of another kind. The card form shows a decline and an
 * unfinished card at its fields (https://docs.stripe.com/payments/payment-element#errors), so `isSaidByForm` leaves the
 * next step to be said.
 */
export function declineInWords(
  { type, code, decline_code, message }: StripeError,
  isSaidByForm: boolean,
): string | undefined {
  if (code === "payment_intent_authentication_failure") return t(notAuthenticated);
  if (type === "validation_error" && isSaidByForm) return t(details);
  if (type !== "card_error") return undefined;
  const step = t(steps[decline_code ?? ""] ?? steps[code ?? ""] ?? another);
  return isSaidByForm || message === undefined ? step : `${message} ${step}`;
}
