import { z } from "zod";
import {
  type Audience,
  audienceSchema,
  type Publish,
  type UserEvent,
  userEventSchema,
} from "#domain/user-events.ts";
import type { Database } from "./database.ts";
import { startListener } from "./listener.ts";
import type { Connection } from "./open-database.ts";
import { changed, type Statement, sql } from "./sql.ts";

/** Between the nodes that share a database. */
export interface EventChannel {
  /** Publishes to the other nodes. */
  publish: Publish;
  close(): Promise<void>;
}

export interface EventChannelOptions {
  database: Database;
  /** Where the database itself answers, not a pooler that shares its connections. */
  connection: Connection;
  /** Tells this node apart from the others. */
  nodeId: string;
  onEvent: Publish;
  /** What others published until now may be missing. */
  onGap: () => void;
  onTrouble: (failure: unknown) => void;
}

const channel = "farline_events";
const announcementSchema = z.object({
  /** Missing where the database itself noticed. */
  node: z.string().optional(),
  audience: audienceSchema,
  event: userEventSchema,
});

/** PostgreSQL takes less than 8000 bytes. */
const longestPayload_bytes = 7_900;
const batch = 200;
/** When the database does not keep up, the oldest are dropped: readers look at the present state anyway. */
const mostWaiting = 10_000;

/**
 * Announcements over LISTEN and NOTIFY. Never part of another transaction: a commit that notifies takes a lock that is
 * the same for all. Those that wait go out together, alike ones once.
 */
export function openEventChannel(options: EventChannelOptions): EventChannel {
  const { database, connection, nodeId, onEvent, onGap, onTrouble } = options;
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      const payloads = [...waiting].slice(0, batch);
      for (const payload of payloads) waiting.delete(payload);
      await database.withClient((client) => changed(client, notify(payloads))).catch(onTrouble);
    }
    sending = undefined;
  }

  const listener = startListener({
    connection,
    channel,
    onListening: onGap,
    onTrouble,
    onMessage(payload) {
      const read = readAnnouncement(payload);
      // A newer node may say what this one does not know yet.
      if (!read.success) return onTrouble(new Error("An announcement of another node is not understood"));
      const { node, audience, event } = read.data;
      if (node !== nodeId) onEvent(audience, event);
    },
  });

  return {
    publish(audience, event) {
      const [oldest] = waiting;
      if (oldest !== undefined && waiting.size >= mostWaiting) waiting.delete(oldest);
      waiting.add(writeAnnouncement(nodeId, audience, event));
      sending ??= send();
    },
    async close() {
      await listener.stop();
      await sending;
    },
  };
}

function notify(payloads: string[]): Statement {
  return sql("event.notify")`
    SELECT pg_notify(${channel}, payload) FROM unnest(${payloads}::text[]) AS payload`;
}

function writeAnnouncement(node: string, audience: Audience, event: UserEvent): string {
  const payload = JSON.stringify({ node, audience, event });
  if (Buffer.byteLength(payload) <= longestPayload_bytes) return payload;
  return JSON.stringify({ node, audience, event: { type: "changed" } satisfies UserEvent });
}

function readAnnouncement(payload: string) {
  try {
    return announcementSchema.safeParse(JSON.parse(payload));
  } catch {
    return { success: false } as const;
  }
}
