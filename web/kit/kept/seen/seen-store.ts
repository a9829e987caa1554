import * as z from "zod/mini";
import { callStatusSchema } from "#contract/calls/call-status.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { seenDatabase } from "./erase-seen.ts";

/** As long as a session can last: docs/decisions/25-pages-and-the-installed-app.md. */
const longest_ms = 14 * 24 * 3_600_000;

const contactsSchema = z.array(
  z.object({
    name: z.string(),
    favourite: z.boolean(),
    numbers: z.array(z.object({ number: e164Schema, label: z.string() })),
  }),
);
const callsSchema = z.array(
  z.object({
    number: z.nullable(e164Schema),
    dialled: z.string(),
    status: callStatusSchema,
    startedAt: z.iso.datetime(),
  }),
);
export const seenKinds = {
  contacts: { name: "contacts", schema: contactsSchema },
  calls: { name: "calls", schema: callsSchema },
} as const;
export type SeenKind = (typeof seenKinds)[keyof typeof seenKinds];

interface Seen<Schema extends z.ZodMiniType> {
  seenAt_ms: number;
  rows: z.output<Schema>;
}
export type SeenContacts = Seen<typeof contactsSchema>;
export type SeenCalls = Seen<typeof callsSchema>;

const keptSchema = z.object({ session: z.string(), seenAt_ms: z.number(), rows: z.unknown() });

/** Keeps rows for a session. `isCurrent` is asked last: a session that ended meanwhile has erased the database. */
export async function keepSeen(
  { name, schema }: SeenKind,
  rows: unknown,
  session: string,
  isCurrent: () => boolean,
): Promise<void> {
  const record = { session, seenAt_ms: Date.now(), rows: schema.parse(rows) };
  await inStore("readwrite", (store) => (isCurrent() ? store.put(record, name) : undefined));
}

/** Data that this session has seen; null for none, for another session's, and for data older than a session can be. */
export async function readSeen<Schema extends z.ZodMiniType>(
  { name, schema }: { name: string; schema: Schema },
  session: string,
): Promise<Seen<Schema> | null> {
  const record = keptSchema.safeParse(await inStore("readonly", (store) => store.get(name)));
  if (!record.success || record.data.session !== session) return null;
  const { seenAt_ms, rows } = record.data;
  if (Date.now() - seenAt_ms > longest_ms) return null;
  const read = z.safeParse(schema, rows);
  return read.success ? { seenAt_ms, rows: read.data } : null;
}

/** One request in a connection of its own: an open connection would delay the database's deletion. */
async function inStore(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest | undefined,
): Promise<unknown> {
  const database = await opened();
  try {
    const request = ask(database.transaction(storeName, mode).objectStore(storeName));
    return request && (await resultOf(request));
  } finally {
    database.close();
  }
}

const storeName = "seen";

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(seenDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(storeName);
  return resultOf(request);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
