import { required, type Values } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { expectFound, invalidRequest } from "#sandbox/cards/api/stripe-error.ts";
import type { DisputeRule } from "#sandbox/cards/methods/test-cards.ts";
import type { Charge, Dispute } from "#sandbox/cards/objects.ts";
import { evidence, verdictOn } from "./dispute-evidence.ts";
import { moneyMoved, newDispute } from "./dispute-object.ts";

export const disputeFields = { evidence: required(evidence) };

/** Opens a dispute. The bank takes the money back at once, unless it opens an inquiry only. */
export function openDispute(context: RequestContext, charge: Charge, rule: DisputeRule): Dispute {
  const dispute = newDispute(charge, rule);
  context.store.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  context.publish("charge.dispute.created", dispute);
  if (!rule.isInquiry) withdraw(context, dispute);
  return dispute;
}

/** @throws StripeError 404 */
export function findDispute(context: RequestContext, id: string): Dispute {
  return expectFound(context.store.disputes.get(id), "dispute", id, "dispute");
}

/**
 * Submits evidence to the bank, which decides later where the text says how.
 * @throws StripeError 400 for a dispute that has ended.
 */
export function updateDispute(
  context: RequestContext,
  dispute: Dispute,
  values: Values<typeof disputeFields>,
): Dispute {
  expectOpen(dispute);
  dispute.evidence = { ...dispute.evidence, ...values.evidence };
  dispute.evidence_details.has_evidence = true;
  submit(context, dispute);
  context.publish("charge.dispute.updated", dispute);
  return dispute;
}

/**
 * Closes the dispute, which loses it.
 * @throws StripeError 400 for a dispute that has ended.
 */
export function closeDispute(context: RequestContext, dispute: Dispute): Dispute {
  expectOpen(dispute);
  end(context, dispute, isInquiry(dispute) ? "warning_closed" : "lost");
  return dispute;
}

function submit(context: RequestContext, dispute: Dispute): void {
  dispute.status = isInquiry(dispute) ? "warning_under_review" : "under_review";
  dispute.evidence_details.submission_count += 1;
  dispute.evidence_details.submission_method = "manual";
  const verdict = verdictOn(dispute.evidence);
  if (verdict) context.later((laterContext) => decide(laterContext, dispute, verdict));
}

function decide(context: RequestContext, dispute: Dispute, verdict: "won" | "lost" | "escalated"): void {
  // The app may have closed the dispute meanwhile.
  if (!isOpen(dispute)) return;
  if (verdict === "escalated") escalate(context, dispute);
  else if (isInquiry(dispute)) end(context, dispute, "warning_closed");
  else {
    if (verdict === "won") reinstate(context, dispute);
    end(context, dispute, verdict);
  }
}

/** Escalates an inquiry: the bank was not content and opens a full dispute. */
function escalate(context: RequestContext, dispute: Dispute): void {
  if (!isInquiry(dispute)) return;
  dispute.status = "needs_response";
  dispute.is_charge_refundable = false;
  if (dispute.payment_method_details?.card) dispute.payment_method_details.card.case_type = "chargeback";
  context.publish("charge.dispute.updated", dispute);
  withdraw(context, dispute);
}

function withdraw(context: RequestContext, dispute: Dispute): void {
  dispute.balance_transactions.push(moneyMoved(dispute, "withdrawn"));
  context.publish("charge.dispute.funds_withdrawn", dispute);
}

function reinstate(context: RequestContext, dispute: Dispute): void {
  dispute.balance_transactions.push(moneyMoved(dispute, "reinstated"));
  context.publish("charge.dispute.funds_reinstated", dispute);
}

function end(context: RequestContext, dispute: Dispute, status: "won" | "lost" | "warning_closed"): void {
  dispute.status = status;
  context.publish("charge.dispute.closed", dispute);
}

function isInquiry({ status }: Dispute): boolean {
  return status.startsWith("warning_");
}

function isOpen({ status }: Dispute): boolean {
  return /needs_response$|under_review$/.test(status);
}

function expectOpen(dispute: Dispute): void {
  if (!isOpen(dispute)) throw invalidRequest("This dispute is already closed.");
}
