import { randomUUID } from "node:crypto";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { connectionTo } from "#adapters/postgres/embedded/server.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import type { AuditFinding } from "#domain/ledger/ledger-store.ts";
import { insertPastCalls, type PastCall } from "#testing/calls/past-calls.ts";
import type { Stack } from "./stack.ts";

/** Runs work on the running product's own database. */
export async function inDatabase<T>(stack: Stack, work: (client: Client) => Promise<T>): Promise<T> {
  const cluster = join(realpathSync(stack.dataDirectory), "postgres");
  const database = openDatabase({ connection: connectionTo(cluster) });
  try {
    return await database.withClient(work);
  } finally {
    await database.close();
  }
}

/** Every broken invariant in the running product's ledger; empty when all hold. */
export async function auditFindings(stack: Stack): Promise<AuditFinding[]> {
  return inDatabase(stack, (client) => ledgerStore(client).audit());
}

export async function addPastCalls(stack: Stack, email: string, calls: readonly PastCall[]): Promise<void> {
  await inDatabase(stack, (client) => insertPastCalls(client, email, calls));
}

/** A message of the contact form, by a user's address; returns its id. */
export async function addMessage(stack: Stack, email: string): Promise<string> {
  const id = randomUUID();
  await inDatabase(stack, (client) =>
    client.query(
      `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at)
       SELECT $1, id, first_name, email, 'Rates to Peru', 'Hello,' || chr(10) || 'what does a call to Lima cost?', now()
         FROM users WHERE email = $2`,
      [id, email],
    ),
  );
  return id;
}
