import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import { auditLedger } from "./ledger-audit.ts";
import { type Connection, openDatabase } from "./open-database.ts";

/** The audit reads every transfer in one statement, which takes longer than a request may. */
const longest_ms = 10 * 60_000;
const limits_ms = { statement: longest_ms, answer: longest_ms + 5_000 };

/** Audits the whole ledger on one snapshot, over a connection of its own. */
export async function auditOnOwnConnection(connection: Connection): Promise<AuditFinding[]> {
  const database = openDatabase({ connection, poolSize: 1, limits_ms });
  try {
    return await database.withClient(auditLedger);
  } finally {
    await database.close();
  }
}
