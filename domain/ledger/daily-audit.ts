import type { Clock } from "#domain/runtime.ts";
import type { AuditFinding } from "./ledger-store.ts";

export interface LedgerProof {
  findings: AuditFinding[];
  /** Without findings, every transfer from before this moment is proven, also those that were not yet committed. */
  provenBefore: Date;
}

export interface AuditRecord {
  /** Claims the next audit for this node. False while the last one, ended or under way, is younger than allowed. */
  claim(now: Date, due: { endedBefore: Date; claimedBefore: Date }): Promise<boolean>;
  finish(at: Date, proof: LedgerProof): Promise<void>;
}

export interface DailyAuditDeps {
  record: AuditRecord;
  audit: () => Promise<LedgerProof>;
  clock: Clock;
  report: (findings: AuditFinding[]) => void;
}

const every_ms = 24 * 60 * 60_000;
/** Longer than an audit may take: after that its node has died. */
const lost_ms = 60 * 60_000;

/** Audits the whole ledger once a day, on one node, and keeps the result. Returns whether this node did. */
export async function auditDaily({ record, audit, clock, report }: DailyAuditDeps): Promise<boolean> {
  const now = clock.now();
  const before = (age_ms: number) => new Date(now.getTime() - age_ms);
  const due = { endedBefore: before(every_ms), claimedBefore: before(lost_ms) };
  if (!(await record.claim(now, due))) return false;
  const proof = await audit();
  await record.finish(clock.now(), proof);
  if (proof.findings.length > 0) report(proof.findings);
  return true;
}
