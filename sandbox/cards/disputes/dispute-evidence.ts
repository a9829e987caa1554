import { object, required, text } from "#sandbox/cards/api/parameters.ts";
import type { Dispute } from "#sandbox/cards/objects.ts";

/** Evidence against a dispute, as the text that decides it. */
export const evidence = object({ uncategorized_text: required(text(20_000)) });

export const noEvidence: Dispute["evidence"] = {
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

/** Effects of `uncategorized_text` in Stripe's test mode: https://docs.stripe.com/testing#disputes. */
export function verdictOn({
  uncategorized_text,
}: Dispute["evidence"]): "won" | "lost" | "escalated" | undefined {
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
