import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import { act, type Request, refuseEarly } from "./act.ts";
import type { OperatorDeps } from "./operator-deps.ts";

export interface AuditDeps extends OperatorDeps {
  /** Audits the whole ledger on one snapshot. One at a time, over all servers. */
  audit(): Promise<AuditFinding[] | "busy" | "too_long">;
}

export interface Audited {
  auditedAt: Date;
  findings: AuditFinding[];
}

/** Refuses `unavailable` while another audit runs, and when the ledger is too large for the time that it may take. */
export async function auditNow(deps: AuditDeps, request: Request): Promise<Audited | Refusal> {
  const refused = await refuseEarly(deps, request, "audit_ledger");
  if (refused) return refused;
  const findings = await deps.audit();
  if (findings === "busy") return refuse("unavailable", { message: operatorMessages.auditUnderWay });
  if (findings === "too_long") return refuse("unavailable", { message: operatorMessages.auditTooLong });
  return act(deps, request, "audit_ledger", async (_stores, auditedAt) => ({
    subject: { kind: "product", id: "ledger" },
    after: { findings: findings.length },
    result: { auditedAt, findings },
  }));
}
