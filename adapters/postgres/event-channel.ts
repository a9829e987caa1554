import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import {
  type Audience,
  audienceSchema,
  type Publish,
  type UserEvent,
  userEventSchema,
} from "#domain/user-events.ts";
import type { Database } from "./connection/database.ts";
import { type SelfCheckTimes, startSelfCheck } from "./connection/listen-check.ts";
import type { Connection } from "./connection/open-database.ts";
import { startListener } from "./listener.ts";
import { changed, type Statement, sql } from "./sql.ts";

/** Carries events between the nodes that share a database. */
export interface EventChannel {
  publish: Publish;
  /** Returns true while a connection listens and the last notification to ourselves came back. */
  hears(): boolean;
  close(): Promise<void>;
}

export interface EventChannelOptions {
  database: Database;
  /** A direct connection to the database: a pooler that shares connections would lose LISTEN. */
  connection: Connection;
  nodeId: string;
  onEvent: Publish;
  /** Events that other nodes published before may be missing. */
  onGap: () => void;
  onTrouble: (failure: unknown) => void;
  /** Called once when the open listening connection stops receiving, and once when it receives again. */
  onHearing: (hears: boolean) => void;
  selfCheck?: SelfCheckTimes;
}

const channel = "farline_events";
const announcementSchema = z.object({
  node: z.string(),
  audience: audienceSchema,
  event: userEventSchema,
});

/** PostgreSQL takes less than 8000 bytes. */
const longestPayload_bytes = 7_900;
const batch = 200;
/** Announcements gather so long before a statement: each one alone would wake a backend and every node's listener. */
const gathering_ms = 20;
/** Beyond this the oldest announcements are dropped; the periodic refresh of the present state makes up for them. */
const mostWaiting = 10_000;

/**
 * Sends announcements by NOTIFY, never in another transaction: a commit that notifies takes one lock for the whole
 * server. Waiting announcements go out together, duplicates once.
 */
export function openEventChannel(options: EventChannelOptions): EventChannel {
  const { database, connection, nodeId, onEvent, onGap, onTrouble } = options;
  const notifySelf = writeAnnouncement(nodeId, { userId: nodeId }, { type: "changed" });
  const waiting = new Set<string>();
  let sending: Promise<void> | undefined;

  async function send(): Promise<void> {
    while (waiting.size > 0) {
      await sleep(gathering_ms);
      const payloads = [...waiting].slice(0, batch);
      for (const payload of payloads) waiting.delete(payload);
      await database.withClient((client) => changed(client, notify(payloads))).catch(onTrouble);
    }
    sending = undefined;
  }

  let isListening = false;
  const check = startSelfCheck({
    isListening: () => isListening,
    ...(options.selfCheck && { times: options.selfCheck }),
    send: () => database.withClient((client) => changed(client, notify([notifySelf]))),
    onHearing: options.onHearing,
  });
  const listener = startListener({
    connection,
    channel,
    onListening() {
      isListening = true;
      onGap();
    },
    onTrouble(failure) {
      isListening = false;
      onTrouble(failure);
    },
    onMessage(payload) {
      if (payload === notifySelf) return check.heard();
      if (payload.startsWith(`{"node":"${nodeId}"`)) return;
      const read = readAnnouncement(payload);
      // A node with newer code may send events that this one does not know.
      if (!read.success) return onTrouble(new Error("An announcement of another node is not understood"));
      const { node, audience, event } = read.data;
      // A self-check names the sending node as its audience; other nodes ignore it.
      const isSelfCheck = "userId" in audience && audience.userId === node;
      if (!isSelfCheck) onEvent(audience, event);
    },
  });

  return {
    publish(audience, event) {
      const [oldest] = waiting;
      if (oldest !== undefined && waiting.size >= mostWaiting) waiting.delete(oldest);
      waiting.add(writeAnnouncement(nodeId, audience, event));
      sending ??= send();
    },
    hears: () => isListening && check.hears(),
    async close() {
      await Promise.all([check.stop(), listener.stop()]);
      await sending;
    },
  };
}

/** Publishes one event to every node, from a process that is no node itself. */
export async function announce(database: Database, audience: Audience, event: UserEvent): Promise<void> {
  const payload = writeAnnouncement("none", audience, event);
  await database.withClient((client) => changed(client, notify([payload])));
}

/** Its commit does not wait for the disk: a notification ends with its connections, and the refresh makes up for it. */
function notify(payloads: string[]): Statement {
  return sql("event.notify")`
    SELECT set_config('synchronous_commit', 'off', true), pg_notify(${channel}, payload) FROM unnest(${payloads}::text[]) AS payload`;
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
