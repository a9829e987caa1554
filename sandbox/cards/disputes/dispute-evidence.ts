import type Stripe from "stripe";
import { object, optional, text, type Values } from "#sandbox/cards/api/parameters.ts";

const words = optional(text(20_000));

/** Evidence against a dispute, as texts: the sandbox takes no files. */
const evidenceFields = {
  access_activity_log: words,
  billing_address: words,
  cancellation_policy_disclosure: words,
  cancellation_rebuttal: words,
  customer_email_address: words,
  customer_name: words,
  customer_purchase_ip: words,
  duplicate_charge_explanation: words,
  duplicate_charge_id: words,
  product_description: words,
  refund_policy_disclosure: words,
  refund_refusal_explanation: words,
  service_date: words,
  shipping_address: words,
  shipping_carrier: words,
  shipping_date: words,
  shipping_tracking_number: words,
  uncategorized_text: words,
};
export const evidence = object(evidenceFields);

export const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

export function withEvidence(
  given: Values<typeof evidenceFields>,
  before: Stripe.Dispute.Evidence,
): Stripe.Dispute.Evidence {
  const added = Object.entries(given).filter(([, said]) => said !== undefined);
  return { ...before, ...Object.fromEntries(added) };
}

/** Effects of `uncategorized_text` in Stripe's test mode: https://docs.stripe.com/testing#disputes. */
export function verdictOn({
  uncategorized_text,
}: Stripe.Dispute.Evidence): "won" | "lost" | "escalated" | undefined {
  switch (uncategorized_text) {
    case "winning_evidence":
      return "won";
    case "losing_evidence":
      return "lost";
    case "escalate_inquiry_evidence":
      return "escalated";
    default:
      return undefined;
  }
}
