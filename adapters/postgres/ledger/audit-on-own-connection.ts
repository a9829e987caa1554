import { DatabaseBusyError } from "#adapters/postgres/connection/database-unavailable-error.ts";
import { type Connection, openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { one, sql } from "#adapters/postgres/sql.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import { auditLedger } from "./ledger-audit.ts";

/** The audit reads every transfer in one statement, which takes longer than a request may. */
export const longestAudit_ms = 10 * 60_000;
/** Meets no other advisory lock: "audt" in ASCII. */
export const auditLock = 0x6175_6474;

/** Audits the whole ledger on one snapshot, over a connection of its own. */
export async function auditOnOwnConnection(connection: Connection): Promise<AuditFinding[]> {
  const database = auditConnection(connection, longestAudit_ms);
  try {
    return await database.withClient(auditLedger);
  } finally {
    await database.close();
  }
}

/** The same for an operator: one at a time over all servers, and given up after a time. */
export async function auditAlone(
  connection: Connection,
  longest_ms: number,
): Promise<AuditFinding[] | "busy" | "too_long"> {
  const database = auditConnection(connection, longest_ms);
  try {
    return await database.transaction(async (client) => {
      const lock = await one<{ taken: boolean }>(
        client,
        sql("ledgerAudit.lock")`SELECT pg_try_advisory_xact_lock(${auditLock}) AS taken`,
      );
      return lock?.taken ? auditLedger(client) : "busy";
    });
  } catch (error) {
    if (error instanceof DatabaseBusyError) return "too_long";
    throw error;
  } finally {
    await database.close();
  }
}

function auditConnection(connection: Connection, longest_ms: number) {
  const limits_ms = { statement: longest_ms, answer: longest_ms + 5_000 };
  return openDatabase({ connection, poolSize: 1, limits_ms });
}
