import type { Charge, PaymentIntent, PaymentMethod } from "#sandbox/cards/objects.ts";
import { newId, unixSeconds } from "./api/ids.ts";
import type { RequestContext } from "./api/request-context.ts";
import { type Decline, declines } from "./methods/test-cards.ts";
import { statementDescriptor } from "./statement-descriptor.ts";
import type { StoredMethod } from "./store.ts";

/** Terms of a charge: without the card's holder or not, and the mandate that the holder gave or gives. */
export interface Attempt {
  isOffSession: boolean;
  mandate: string | null;
  /** True when the holder has answered the bank. */
  isAuthenticated?: boolean;
}
type ChargeDetails = NonNullable<Charge["payment_method_details"]>;
type ChargeCard = NonNullable<ChargeDetails["card"]>;
type ChargeOutcome = NonNullable<Charge["outcome"]>;
type Outcome = Attempt & { decline: Decline | undefined };

/** Charges a card for an intent. Success and failure are both recorded. */
export function createCharge(
  context: RequestContext,
  intent: PaymentIntent,
  method: StoredMethod,
  outcome: Outcome,
): Charge {
  const { decline } = outcome;
  const paid = decline === undefined;
  const charge: Charge = {
    id: newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? newId("txn") : null,
    billing_details: method.object.billing_details,
    calculated_statement_descriptor: statementDescriptor(intent.statement_descriptor_suffix),
    captured: paid,
    created: unixSeconds(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid,
    payment_intent: intent.id,
    payment_method: method.object.id,
    payment_method_details: detailsOf(intent, method, outcome),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: paid ? "succeeded" : "failed",
    transfer_data: null,
    transfer_group: null,
  };
  context.store.charges.set(charge.id, charge);
  context.publish(paid ? "charge.succeeded" : "charge.failed", charge);
  return charge;
}

function outcomeOf(decline: Decline | undefined): ChargeOutcome {
  if (decline === declines.blocked) return blockedOutcome;
  return {
    advice_code: decline?.advice_code ?? null,
    network_advice_code: null,
    network_decline_code: decline?.network_decline_code ?? null,
    network_status: decline ? "declined_by_network" : "approved_by_network",
    reason: decline?.decline_code ?? null,
    risk_level: "normal",
    risk_score: 20,
    seller_message: decline ? "The bank declined the payment." : "Payment complete.",
    type: decline ? "issuer_declined" : "authorized",
  };
}

/** https://docs.stripe.com/api/charges/object#charge_object-outcome */
const blockedOutcome: ChargeOutcome = {
  advice_code: null,
  network_advice_code: null,
  network_decline_code: null,
  network_status: "not_sent_to_network",
  reason: "highest_risk_level",
  risk_level: "highest",
  risk_score: 95,
  seller_message: "Stripe blocked this payment as too risky.",
  type: "blocked",
};

function detailsOf(
  intent: PaymentIntent,
  { object }: StoredMethod,
  { decline, isOffSession, mandate, isAuthenticated }: Outcome,
): ChargeDetails {
  const wallet = object.card?.wallet ?? null;
  // A wallet has no security code to check, and no one types one off session.
  const cvcCheck = wallet || isOffSession ? null : decline?.code === "incorrect_cvc" ? "fail" : "pass";
  return {
    type: "card",
    card: {
      amount_authorized: decline ? null : intent.amount,
      authorization_code: null,
      brand: object.card?.brand ?? null,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: cvcCheck },
      country: object.card?.country ?? null,
      electronic_commerce_indicator: null,
      exp_month: object.card?.exp_month ?? 1,
      exp_year: object.card?.exp_year ?? 1970,
      fingerprint: object.card?.fingerprint ?? null,
      funding: object.card?.funding ?? null,
      installments: null,
      last4: object.card?.last4 ?? null,
      mandate,
      network: object.card?.brand ?? null,
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: isAuthenticated ? authenticated : null,
      transaction_link_id: null,
      wallet: wallet && walletDetails(wallet),
    },
  };
}

/** https://docs.stripe.com/api/charges/object#charge_object-payment_method_details-card-three_d_secure */
export const authenticated: NonNullable<ChargeCard["three_d_secure"]> = {
  authentication_flow: "challenge",
  electronic_commerce_indicator: "05",
  exemption_indicator: null,
  result: "authenticated",
  result_reason: null,
  transaction_id: null,
  version: "2.2.0",
};

/** A charge's wallet has the fields of its payment method's. */
function walletDetails({
  type,
  dynamic_last4,
}: NonNullable<NonNullable<PaymentMethod["card"]>["wallet"]>): NonNullable<ChargeCard["wallet"]> {
  return type === "apple_pay"
    ? { type, apple_pay: {}, dynamic_last4 }
    : { type, google_pay: {}, dynamic_last4 };
}
