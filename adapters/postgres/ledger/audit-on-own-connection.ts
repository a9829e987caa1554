import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { DatabaseBusyError } from "#adapters/postgres/connection/database-unavailable-error.ts";
import { type Connection, openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { settledBefore } from "#adapters/postgres/settled-before.ts";
import { one, run } from "#adapters/postgres/sql.ts";
import type { LedgerProof } from "#domain/ledger/daily-audit.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import { auditLedger, auditNewRows } from "./ledger-audit.ts";

/** The audit of the whole reads every transfer in one statement, which takes longer than a request may. */
export const longestAudit_ms = 10 * 60_000;
/** Meets no other advisory lock: "audt" in ASCII. */
export const auditLock = 0x6175_6474;

/** Audits the whole ledger on one snapshot, over a connection of its own. */
export function auditOnOwnConnection(connection: Connection): Promise<LedgerProof> {
  return onOwnConnection(connection, longestAudit_ms, (database) =>
    database.withClient(async (client) => {
      const provenBefore = await settledBefore(client);
      return { findings: await auditLedger(client), provenBefore };
    }),
  );
}

/** Audits the whole ledger, or a part, one at a time over all servers, and gives up after a time. */
export async function auditAlone(
  connection: Connection,
  longest_ms: number,
  audit: (client: Client) => Promise<AuditFinding[]> = auditLedger,
): Promise<AuditFinding[] | "busy" | "too_long"> {
  try {
    return await onOwnConnection(connection, longest_ms, (database) =>
      database.transaction(async (client) => {
        const lock = await one<{ taken: boolean }>(client, "ledgerAudit.lock")`
          SELECT pg_try_advisory_xact_lock(${auditLock}) AS taken`;
        return lock?.taken ? audit(client) : "busy";
      }),
    );
  } catch (error) {
    if (error instanceof DatabaseBusyError) return "too_long";
    throw error;
  }
}

/** Audits what is new since the last proof; the whole ledger where nothing is proven, or findings stand. */
export async function auditUnproven(client: Client): Promise<AuditFinding[]> {
  return (await proveNewRows(client)) ?? auditLedger(client);
}

/** Audits what is new since the last proof, and nothing where nothing is proven, or findings stand. */
export async function auditSinceProof(client: Client): Promise<AuditFinding[]> {
  return (await proveNewRows(client)) ?? [];
}

/** The next proof begins where this one ends, unless it finds something: that stands until an audit of the whole finds nothing. */
async function proveNewRows(client: Client): Promise<AuditFinding[] | undefined> {
  const last = await one<{ provenBefore: Date | null }>(client, "ledgerAudit.proven")`
    SELECT proven_before FROM ledger_audit WHERE findings = 0`;
  if (!last?.provenBefore) return undefined;
  const provenBefore = await settledBefore(client);
  const findings = await auditNewRows(client, last.provenBefore);
  const proven = findings.length === 0 ? provenBefore : last.provenBefore;
  await run(client, "ledgerAudit.prove")`
    UPDATE ledger_audit SET findings = ${findings.length}, proven_before = ${proven} WHERE findings = 0`;
  return findings;
}

async function onOwnConnection<T>(
  connection: Connection,
  longest_ms: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const limits_ms = { statement: longest_ms, answer: longest_ms + 5_000 };
  const database = openDatabase({ connection, poolSize: 1, limits_ms });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
