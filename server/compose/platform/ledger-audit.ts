import { auditOnOwnConnection } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { auditRecord } from "#adapters/postgres/operators/audit-record.ts";
import { auditDaily } from "#domain/ledger/daily-audit.ts";
import type { Host, Platform } from "./platform.ts";
import type { Storage } from "./storage.ts";

/** Asks often whether the day's audit is due, so that a node that died while auditing is replaced soon. */
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
  jobs.push({ name: "audit the ledger", every_ms: 10 * 60_000, run: () => auditDaily(deps) });
}
