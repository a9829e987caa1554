import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps } from "#domain/operators/operator-deps.ts";
import type { Snapshot } from "#domain/operators/operator-record.ts";
import { ofProduct } from "#domain/operators/target.ts";

export interface AuditDeps extends OperatorDeps {
  /** Audits the whole ledger, or what is new since the last audit, on one snapshot. One at a time, over all servers. */
  audit(): Promise<AuditFinding[] | "busy" | "too_long">;
}

export interface Audited {
  auditedAt: Date;
  findings: AuditFinding[];
}

/**
 * Audits the ledger. The record has its beginning and its end: one that broke off has no end. Refuses `unavailable`
 * while another audit runs, and when the ledger is too large for the time that it may take.
 */
export async function auditNow(deps: AuditDeps, request: Request): Promise<Audited | Refusal> {
  const record = (after: Snapshot) =>
    act(deps, request, "audit_ledger", ofProduct("ledger"), async (_found, _stores, { now }) => ({
      after,
      result: now,
    }));
  const begun = await record({ step: "begun" });
  if (isRefusal(begun)) return begun;
  const findings = await deps.audit();
  const outcome = typeof findings === "string" ? { refused: findings } : { findings: findings.length };
  const auditedAt = await record({ step: "ended", ...outcome });
  if (isRefusal(auditedAt)) return auditedAt;
  if (findings === "busy") return refuse("unavailable", { message: operatorMessages.auditUnderWay });
  if (findings === "too_long") return refuse("unavailable", { message: operatorMessages.auditTooLong });
  return { auditedAt, findings };
}
