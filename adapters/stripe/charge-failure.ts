import type Stripe from "stripe";
import type { RechargeDecline } from "#contract/money/recharge.ts";
import type { CardDecline, ChargeFailure } from "#domain/payments/card-provider.ts";

/**
 * Codes of https://docs.stripe.com/declines/codes. Stripe asks to name no reason for a card that it takes for a thief's:
 * `fraudulent` and `merchant_blacklist` stay `other`.
 */
const kinds: Readonly<Record<string, RechargeDecline>> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "expired_card",
  card_velocity_exceeded: "limit",
  withdrawal_count_limit_exceeded: "limit",
  account_closed: "blocked",
  invalid_account: "blocked",
  lost_card: "blocked",
  pickup_card: "blocked",
  restricted_card: "blocked",
  stolen_card: "blocked",
  issuer_not_available: "later",
  processing_error: "later",
  reenter_transaction: "later",
  try_again_later: "later",
};

/** Another try cannot succeed, or the cardholder has forbidden it, also where the bank gives no advice with them. */
const final = new Set([
  "card_not_supported",
  "currency_not_supported",
  "do_not_try_again",
  "fraudulent",
  "highest_risk_level",
  "incorrect_number",
  "invalid_number",
  "merchant_blacklist",
  "new_account_information_available",
  "revocation_of_all_authorizations",
  "revocation_of_authorization",
  "stop_payment_order",
  "transaction_not_allowed",
]);

/** Refusals without a reason, and those about the card's own data. */
const vague = new Set([
  "call_issuer",
  "do_not_honor",
  "expired_card",
  "generic_decline",
  "no_action_taken",
  "not_permitted",
  "security_violation",
  "service_not_allowed",
]);

/** A bank that asks for its cardholder, and a cardholder who was asked and did not pass: either payment can still be paid. */
const needingHolder = new Set(["authentication_required", "payment_intent_authentication_failure"]);

/** The reason why an intent's last card did not pay; undefined while none was refused since the last try. */
export function failureOf({
  status,
  last_payment_error: error,
}: Stripe.PaymentIntent): ChargeFailure | undefined {
  if (status !== "requires_payment_method" || !error) return undefined;
  const code = error.decline_code ?? error.code ?? "";
  const decline = kinds[code] ?? "other";
  return { needsHolder: needingHolder.has(code), decline, again: againOf(code, decline, error.advice_code) };
}

/** The bank's advice by https://docs.stripe.com/declines/card#retrying-issuer-declines, and that of the code itself. */
function againOf(code: string, decline: RechargeDecline, advice: string | undefined): ChargeFailure["again"] {
  if (advice === "do_not_try_again" || decline === "blocked" || final.has(code)) return "never";
  return advice === "confirm_card_data" || vague.has(code) ? "once" : "later";
}

/** Stripe's longest page. The product ends a payment long before it has this many charges. */
const mostCharges = 100;

/**
 * The cards that were refused for an intent, the oldest first. Stripe keeps a failed charge for each of them, also after
 * another card has paid.
 */
export async function readDeclines(
  stripe: Stripe,
  { id, latest_charge }: Stripe.PaymentIntent,
  timeout: number,
): Promise<CardDecline[]> {
  if (latest_charge === null) return [];
  const charges = await stripe.charges.list({ payment_intent: id, limit: mostCharges }, { timeout });
  return charges.data
    .filter(({ status }) => status === "failed")
    .map((charge) => ({ fingerprint: charge.payment_method_details?.card?.fingerprint ?? undefined }))
    .toReversed();
}
