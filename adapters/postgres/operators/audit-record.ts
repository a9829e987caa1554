import type { Database } from "#adapters/postgres/connection/database.ts";
import { changedOne, run, sql } from "#adapters/postgres/sql.ts";
import type { AuditRecord } from "#domain/ledger/daily-audit.ts";

export function auditRecord(database: Database): AuditRecord {
  return {
    claim: (now, { endedBefore, claimedBefore }) =>
      database.withClient(async (client) => {
        const at = sql.parameter(now);
        return changedOne(client, "ledgerAudit.claim")`
          INSERT INTO ledger_audit AS audit (claimed_at) VALUES (${at})
          ON CONFLICT (only_one) DO UPDATE SET claimed_at = ${at}
           WHERE audit.claimed_at < ${claimedBefore}
             AND (audit.ended_at IS NULL OR audit.ended_at < ${endedBefore} OR audit.ended_at < audit.claimed_at)`;
      }),

    finish: (at, { findings, provenBefore }) =>
      database.withClient(async (client) => {
        await run(client, "ledgerAudit.finish")`
          UPDATE ledger_audit SET ended_at = ${at}, findings = ${findings.length}, proven_before = ${provenBefore}`;
      }),
  };
}
