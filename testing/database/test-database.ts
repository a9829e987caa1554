import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import type { Database, ReadAll } from "#adapters/postgres/connection/database.ts";
import { openDatabase, type SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { templateDatabase } from "./cluster-setup.ts";

export interface TestDatabase extends Database {
  /** Address of the database, for a second pool or another process. Known once the file's tests run. */
  connection(): SocketConnection;
  /** Runs one statement and returns its rows. */
  query<Row extends object = Record<string, unknown>>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** A busy machine takes longer than a user may wait, and storms of a test wait for each other's rows and connections. */
const limits_ms = {
  connect: 60_000,
  lock: 60_000,
  statement: 60_000,
  idleInTransaction: 60_000,
  answer: 70_000,
};

/**
 * A fresh, migrated database for one test file: made before its first test, dropped after its last.
 * Call it at the top of a `*.db.test.ts` file or inside a describe block.
 */
export function testDatabase({ poolSize = 16 } = {}): TestDatabase {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  let opened: { database: Database; connection: SocketConnection } | undefined;
  const current = () => {
    if (opened === undefined) throw new Error("The test database exists only while the file's tests run");
    return opened;
  };

  beforeAll(async () => {
    await copyDatabase(name, templateDatabase);
    const connection = { ...inject("postgres"), database: name };
    opened = { connection, database: openDatabase({ connection, poolSize, limits_ms }) };
  });
  afterAll(async () => {
    await opened?.database.close();
    await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });

  return {
    withClient: (work) => current().database.withClient(work),
    transaction: (work) => current().database.transaction(work),
    batched<Key, Value>(name: string, readAll: ReadAll<Key, Value>) {
      let read: ((key: Key) => Promise<Value>) | undefined;
      return (key: Key) => {
        read ??= current().database.batched(name, readAll);
        return read(key);
      };
    },
    close: () => current().database.close(),
    connection: () => current().connection,
    query: <Row extends object>(text: string, values: unknown[] = []) =>
      current().database.withClient(async (client) => (await client.query<Row>(text, values)).rows),
  };
}

/** Creates a database as the files of another, which takes half of what PostgreSQL's own way takes: through the log. */
export function copyDatabase(name: string, template: string, options = ""): Promise<void> {
  return onServer(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy ${options}`);
}

/** Runs a statement that no database can hold, such as CREATE DATABASE, on the tests' cluster. */
export async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ ...inject("postgres"), ssl: false });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** For tests: real encryption with a key of the test process. */
export const testCipher = aesGcmCipher({ current: randomBytes(32).toString("base64"), previous: [] });

/** Counts the statements on this database that wait for a row taken by another transaction. */
export async function countWaiting(database: Database): Promise<number> {
  const { rows } = await database.withClient((client) =>
    client.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    ),
  );
  return rows.length;
}
