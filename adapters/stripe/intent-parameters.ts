import type Stripe from "stripe";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { isCommonAddress } from "#contract/users/email-address.ts";
import type { IntentRequest } from "#domain/payments/card-provider.ts";
import type { BuyerSignals } from "#domain/payments/limits/buyer.ts";
import { formatCredits } from "#words/money.ts";

export interface IntentOptions {
  /** Text on the cardholder's statement after the account's own prefix; none by default. */
  statementSuffix?: string | undefined;
  /** True when Stripe mails the payer its own receipt beside ours. */
  mailsReceipts?: boolean;
}

/**
 * Returns the parameters of a request. A repeated request must say the same, or Stripe refuses its idempotency key.
 */
export function intentParameters(
  request: IntentRequest,
  options: IntentOptions,
): Stripe.PaymentIntentCreateParams {
  const { paymentId, walletId, userId, initiator, charge_minor, currency, credits_mc, perUsd_e6 } = request;
  const { customerRef, consent, cardRef, mandateRef, buyer } = request;
  const { statementSuffix, mailsReceipts } = options;
  return {
    amount: charge_minor,
    currency: currency.toLowerCase(),
    // Of the methods that the account has enabled, some take days to pay or fail. The form in the browser asks for the same.
    allowed_payment_method_types: ["card"],
    description: `${formatCredits(creditsFromMillicredits(credits_mc))} prepaid calling credits`,
    metadata: {
      payment_id: paymentId,
      wallet_id: walletId,
      user_id: userId,
      // From these the payment is restored when a failover has lost its row.
      initiator,
      charge_minor,
      currency,
      credits_mc,
      ...(perUsd_e6 !== null && { per_usd_e6: perUsd_e6 }),
      ...(consent && { consent_version: consent.version, consent_language: consent.language }),
      ...(buyer && signalMetadata(buyer)),
    },
    ...(customerRef !== null && { customer: customerRef }),
    // A saved card may also be charged when its user is not there: a rule that the user sets needs no second question.
    ...(consent && { setup_future_usage: "off_session" }),
    ...(cardRef !== null && chargeAtOnce(cardRef, mandateRef)),
    ...(statementSuffix !== undefined && { statement_descriptor_suffix: statementSuffix }),
    // Stripe mails to this address in live mode, also when the account's settings switch receipts off.
    // Stripe refuses the whole payment for an address that it does not take; our own receipt is mailed in any case.
    ...(mailsReceipts && buyer && isCommonAddress(buyer.email) && { receipt_email: buyer.email }),
    // No one is there to answer the bank where a rule pays.
    ...(buyer?.threeDSecure &&
      cardRef === null && { payment_method_options: { card: { request_three_d_secure: "any" } } }),
  };
}

/** Charges a saved card while its holder is away, as the mandate allows that it was saved with, where it has one. */
function chargeAtOnce(cardRef: string, mandateRef: string | null): Partial<Stripe.PaymentIntentCreateParams> {
  return {
    payment_method: cardRef,
    off_session: true,
    confirm: true,
    ...(mandateRef !== null && { mandate: mandateRef }),
  };
}

/**
 * For the merchant's rules at Stripe, which read metadata. The browser's own address and agent reach Stripe through its
 * script as well.
 */
function signalMetadata({ email, accountAge_days, ip, userAgent }: BuyerSignals): Stripe.MetadataParam {
  return {
    account_email: email,
    account_age_days: accountAge_days,
    ip_address: ip,
    // Stripe reads an empty value as none.
    user_agent: userAgent,
  };
}
