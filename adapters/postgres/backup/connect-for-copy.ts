import pg from "pg";
import {
  DatabaseUnavailableError,
  endsConnection,
} from "#adapters/postgres/connection/database-unavailable-error.ts";
import { type Connection, connectionSettings, nameOf } from "#adapters/postgres/connection/open-database.ts";
import { valueParsers } from "#adapters/postgres/connection/value-parsers.ts";
import { BackupError } from "./format.ts";

/** The system's errors of a connection, which files do not have. */
const cut = new Set(["ECONNRESET", "EPIPE", "ETIMEDOUT"]);

/**
 * The error of a statement of a backup as a sentence; any other as it is. PostgreSQL says why, such as a full disk or a value
 * that a rule of a table refuses.
 */
export function explained(error: unknown, connection: Connection): unknown {
  const isCut = error instanceof Error && "code" in error && cut.has(String(error.code));
  if (isCut || endsConnection(error)) return new DatabaseUnavailableError(nameOf(connection), error);
  if (!(error instanceof pg.DatabaseError)) return error;
  const table = error.table === undefined ? "" : ` (table ${error.table})`;
  return new BackupError(`The database refuses it: ${error.message}${table}. Nothing was changed.`, {
    cause: error,
  });
}

export const backupName = "farline-backup";

/** A connection without the limits of the server's pool: a table takes as long as it takes. */
export async function connectForCopy(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({
    ...connectionSettings(connection),
    // The ledger's audit runs here too, and its sums are numbers everywhere.
    types: valueParsers(),
    application_name: backupName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A lost connection fails the query under way; without a listener it would end the process.
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnavailableError(nameOf(connection), error);
  });
  // A database role may set limits of its own. A policy on a table must fail the backup, not hide rows from it.
  await client.query(
    "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET lock_timeout = '10s'; SET row_security = off",
  );
  return client;
}
