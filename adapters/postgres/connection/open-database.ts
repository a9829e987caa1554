import pg from "pg";
import { batchedRead } from "#adapters/postgres/batched-read.ts";
import type { Client, Database } from "./database.ts";
import {
  DatabaseBusyError,
  DatabaseUnavailableError,
  endsConnection,
  isOverTime,
  isReadOnly,
} from "./database-unavailable-error.ts";
import { startOptions } from "./session-settings.ts";
import { valueParsers } from "./value-parsers.ts";

/** A server on this machine, reached through its Unix socket. */
export interface SocketConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** The address of a server behind a socket, as the variable DATABASE_URL says it. */
export function urlOf({ user, port, database, host }: SocketConnection): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

export type Connection = { url: string } | SocketConnection;

export interface DatabaseOptions {
  connection: Connection;
  poolSize?: number;
  /** True when a pooler in transaction mode is before the server. It refuses settings and time limits at the start. */
  pooled?: boolean;
  /** Receives errors of idle connections; the pool replaces these connections by itself. */
  onIdleError?: (error: Error) => void;
  limits_ms?: Partial<DatabaseLimits>;
}

export interface DatabaseLimits {
  /** Until a connection is made, or one of the pool becomes free. */
  connect: number;
  lock: number;
  statement: number;
  idleInTransaction: number;
  /** Above the server's own limit, so it applies only when the server or the network is gone. */
  answer: number;
  idle: number;
}

const defaultLimits_ms: DatabaseLimits = {
  connect: 5_000,
  lock: 5_000,
  statement: 15_000,
  idleInTransaction: 15_000,
  answer: 20_000,
  idle: 30_000,
};

/** Silence after which the system begins to probe a connection; the system's default is two hours. */
const keepAlive_ms = 10_000;
/** A rollback computes nothing, so a server that does not answer it soon is gone. */
const rollback_ms = 1_000;

/**
 * Opens a pool of connections. The first use makes the first connection.
 * Its methods throw DatabaseUnavailableError when the database cannot be reached or the connection is lost, and
 * DatabaseBusyError when a statement reaches its time limit.
 */
export function openDatabase({
  connection,
  poolSize = 12,
  pooled = false,
  onIdleError,
  ...options
}: DatabaseOptions): Database {
  const where = nameOf(connection);
  const limits_ms = { ...defaultLimits_ms, ...options.limits_ms };
  const pool = new pg.Pool({
    ...connectionSettings(connection, pooled),
    max: poolSize,
    types: valueParsers(),
    application_name: "farline",
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAlive_ms,
    connectionTimeoutMillis: limits_ms.connect,
    idleTimeoutMillis: limits_ms.idle,
    ...(!pooled && {
      lock_timeout: limits_ms.lock,
      statement_timeout: limits_ms.statement,
      idle_in_transaction_session_timeout: limits_ms.idleInTransaction,
    }),
    query_timeout: limits_ms.answer,
    // Statements that are not awaited one by one, such as the claims of many calls, share a round trip.
    pipeline: true,
  });
  let closing: Promise<void> | undefined;
  // Without a listener, a server restart would end the process when a connection is idle.
  pool.on("error", (error) => {
    // While the pool closes, the server may close a connection first, which is no error.
    if (closing === undefined) onIdleError?.(error);
  });

  // After a switchover every connection of the pool leads to the old primary, so one answer ends them all.
  let servers = 0;
  const serverOf = new WeakMap<pg.PoolClient, number>();
  pool.on("connect", (client) => serverOf.set(client, servers));

  async function connect(): Promise<pg.PoolClient> {
    while (true) {
      const client = await pool.connect();
      if (serverOf.get(client) === servers) return client;
      client.release(true);
    }
  }

  async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
    const client = await connect().catch((error: unknown) => {
      throw new DatabaseUnavailableError(where, error);
    });
    const server = serverOf.get(client);
    return lend(client, where, work).catch((error: unknown) => {
      const leftBehind = error instanceof DatabaseUnavailableError && isReadOnly(error.cause);
      if (leftBehind && server === servers) servers += 1;
      throw error;
    });
  }

  return {
    withClient,
    transaction: (work) => withClient((client) => inTransaction(client, work)),
    batched: (_name, readAll) => batchedRead((keys) => withClient((client) => readAll(client, keys))),
    close: () => {
      closing ??= pool.end();
      return closing;
    },
  };
}

/** Runs work on a pooled connection. Keeps the connection only when it is usable and outside a transaction. */
async function lend<T>(
  client: pg.PoolClient,
  where: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  let lost: Error | undefined;
  const onLost = (error: Error) => {
    lost = error;
  };
  client.on("error", onLost);
  let keep = false;
  try {
    const result = await work(client);
    keep = lost === undefined;
    return result;
  } catch (error) {
    // The work's own network errors can have the same codes, so only this connection's errors count.
    if (lost !== undefined || endsConnection(error)) throw new DatabaseUnavailableError(where, lost ?? error);
    keep = true;
    throw isOverTime(error) ? new DatabaseBusyError(where, error) : error;
  } finally {
    client.off("error", onLost);
    client.release(!keep || client.getTransactionStatus() !== "I");
  }
}

/** The driver reads a statement's own time limit, which its types do not know. */
const rollback: pg.QueryConfig & { query_timeout: number } = {
  text: "ROLLBACK",
  query_timeout: rollback_ms,
};

/** Commits when the work resolves, rolls back when it throws. */
export async function inTransaction<T>(client: Client, work: (client: Client) => Promise<T>): Promise<T> {
  await client.query("BEGIN");
  let result: T;
  try {
    result = await work(client);
  } catch (error) {
    // A connection outside "idle" is destroyed, which rolls back too. On a dead one a ROLLBACK would wait for nothing.
    if (!endsConnection(error)) await client.query(rollback).catch(() => undefined);
    throw error;
  }
  const { command } = await client.query("COMMIT");
  // PostgreSQL answers COMMIT with ROLLBACK and no error when the work swallowed a statement's failure.
  if (command !== "COMMIT") {
    throw new Error("The transaction was rolled back: the work swallowed the failure of a statement");
  }
  return result;
}

/** A connection in `pg`'s form. One that is not pooled brings the settings of session-settings.ts. */
export function connectionSettings(connection: Connection, pooled = false): pg.ClientConfig {
  if (!("url" in connection)) return { ...connection, ssl: false, options: startOptions };
  if (pooled) return { connectionString: connection.url };
  const url = parsed(connection.url);
  // The driver prefers the address's options to ours, and the server the last of two.
  const own = url.searchParams.get("options") ?? process.env.PGOPTIONS ?? "";
  url.searchParams.set("options", `${own} ${startOptions}`.trim());
  return { connectionString: url.href };
}

/** Host, port and database for messages, without user and password. */
export function nameOf(connection: Connection): string {
  if (!("url" in connection)) return connection.host;
  const url = parsed(connection.url);
  // The driver prefers the parameter, which names a socket.
  return `${url.searchParams.get("host") || url.hostname || "localhost"}:${url.port || "5432"}${url.pathname}`;
}

function parsed(url: string): URL {
  const address = URL.parse(url);
  if (address === null) throw new Error("The database's URL is malformed");
  return address;
}
