import {
  auditAlone,
  auditOnOwnConnection,
  auditSinceProof,
  longestAudit_ms,
} from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { auditRecord } from "#adapters/postgres/operators/audit-record.ts";
import { auditDaily } from "#domain/ledger/daily-audit.ts";
import type { Host, Platform } from "./platform.ts";
import type { Storage } from "./storage.ts";

/**
 * Asks often whether the day's audit of the whole is due, so that a node that died while auditing is replaced soon. What is new
 * since then is audited each minute.
 */
export function auditLedger(
  { clock, log, database }: Platform,
  { jobs }: Host,
  { connection }: Pick<Storage, "connection">,
): void {
  const deps = {
    record: auditRecord(database),
    audit: () => auditOnOwnConnection(connection),
    clock,
    report: (findings: readonly object[]) =>
      log.error({ findings: findings.length }, "the ledger does not add up: npm run operate -- audit"),
  };
  const auditNew = async () => {
    const findings = await auditAlone(connection, longestAudit_ms, auditSinceProof);
    if (typeof findings !== "string" && findings.length > 0) deps.report(findings);
  };
  jobs.push({ name: "audit what is new in the ledger", every_ms: 60_000, run: auditNew });
  jobs.push({ name: "audit the ledger", every_ms: 10 * 60_000, run: () => auditDaily(deps) });
}
