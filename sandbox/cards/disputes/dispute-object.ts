import { newId, unixSeconds } from "#sandbox/cards/api/ids.ts";
import type { DisputeRule } from "#sandbox/cards/methods/test-cards.ts";
import type { BalanceTransaction, Charge, Dispute } from "#sandbox/cards/objects.ts";
import { noEvidence } from "./dispute-evidence.ts";

const responseTime_s = 9 * 24 * 60 * 60;
/** The card networks' codes for a reason; the sandbox knows Visa's. */
const networkCodes = { fraudulent: "10.4", product_not_received: "13.1" } as const;

/** A dispute of the whole charge in its first state, before any money moves. */
export function newDispute(charge: Charge, { reason, isInquiry }: DisputeRule): Dispute {
  const brand = charge.payment_method_details?.card?.brand ?? "unknown";
  const created = unixSeconds();
  return {
    id: newId("du"),
    object: "dispute",
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + responseTime_s,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: {
      type: "card",
      card: {
        brand,
        case_type: isInquiry ? "inquiry" : "chargeback",
        network: brand,
        network_reason_code: networkCodes[reason],
      },
    },
    reason,
    status: isInquiry ? "warning_needs_response" : "needs_response",
  };
}

/** Moves the disputed money: `withdrawn` from the account, or `reinstated`. The sandbox charges no fee for it. */
export function moneyMoved(
  { id, amount, charge, currency }: Dispute,
  direction: "withdrawn" | "reinstated",
): BalanceTransaction {
  const change = direction === "withdrawn" ? -amount : amount;
  const now = unixSeconds();
  return {
    id: newId("txn"),
    object: "balance_transaction",
    amount: change,
    available_on: now,
    balance_type: "payments",
    created: now,
    currency,
    description: `Chargeback ${direction === "withdrawn" ? "withdrawal" : "reversal"} for ${charge}`,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: change,
    reporting_category: direction === "withdrawn" ? "dispute" : "dispute_reversal",
    source: id,
    status: "available",
    type: "adjustment",
  };
}
