import type { FastifyInstance } from "fastify";
import { auditOnOwnConnection } from "#adapters/postgres/ledger/audit-on-own-connection.ts";
import { auditRecord } from "#adapters/postgres/operators/audit-record.ts";
import { auditDaily } from "#domain/ledger/daily-audit.ts";
import type { Job } from "#server/jobs/schedule.ts";
import { systemClock } from "./runtime.ts";
import type { Storage } from "./storage.ts";

/** Asks often whether the day's audit is due, so that a node that died while auditing is replaced soon. */
export function auditJobs(
  { database, connection }: Pick<Storage, "database" | "connection">,
  log: FastifyInstance["log"],
): Job[] {
  const deps = {
    record: auditRecord(database),
    audit: () => auditOnOwnConnection(connection),
    clock: systemClock,
    report: (findings: readonly object[]) =>
      log.error({ findings: findings.length }, "the ledger does not add up: npm run operate -- audit"),
  };
  return [{ name: "audit the ledger", every_ms: 10 * 60_000, run: () => auditDaily(deps) }];
}
