import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { announce, type EventChannel, openEventChannel } from "#adapters/postgres/event-channel.ts";
import { startFaultyProxy } from "#testing/database/faulty-proxy.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { missingLimits } from "./missing-limits.ts";
import { openDatabase, type SocketConnection } from "./open-database.ts";

const database = testDatabase();
const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

interface Node {
  channel: EventChannel;
  /** Reports to the operator, in order. */
  told: boolean[];
  /** Users whose events came from other nodes. */
  events: string[];
}

/** A connection that hears is never told of, however long a busy machine takes to bring it a notification. */
function startNode(connection: SocketConnection, within_ms = 600_000): Node {
  const told: boolean[] = [];
  const events: string[] = [];
  const channel = openEventChannel({
    database,
    connection,
    nodeId: randomUUID(),
    selfCheck: { every_ms: 50, within_ms },
    onEvent: (audience) => events.push("userId" in audience ? audience.userId : audience.walletId),
    onGap: () => undefined,
    onTrouble: () => undefined,
    onHearing: (hears) => told.push(hears),
  });
  closings.push(() => channel.close());
  return { channel, told, events };
}

async function announceAs(node: string, audience: { userId: string }): Promise<void> {
  const payload = JSON.stringify({ node, audience, event: { type: "changed" } });
  await database.query("SELECT pg_notify('farline_events', $1)", [payload]);
}

describe("a LISTEN", () => {
  test("that hears nothing, as behind a pooler, is told once", async () => {
    // Notifications belong to a database, so a connection to another one stands and hears nothing.
    const { channel, told } = startNode({ ...database.connection(), database: "postgres" }, 300);
    await expect.poll(() => told).toEqual([false]);
    expect(channel.hears()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(told).toEqual([false]);
  });

  test("that hears its own notifications is never told of, and passes on those of others", async () => {
    const [here, there] = [startNode(database.connection()), startNode(database.connection())];
    const userId = randomUUID();
    const isPassedOn = () => {
      here.channel.publish({ userId }, { type: "changed" });
      return there.events.includes(userId);
    };
    await expect.poll(isPassedOn).toBe(true);
    expect(here.channel.hears()).toBe(true);
    expect([...here.told, ...there.told]).toEqual([]);
    expect(here.events).not.toContain(userId);
  });

  test("passes on no other node's check of itself", async () => {
    const node = startNode(database.connection());
    await expect.poll(() => node.channel.hears()).toBe(true);
    const [otherNode, userId] = [randomUUID(), randomUUID()];
    await announceAs(otherNode, { userId: otherNode });
    await announceAs(otherNode, { userId });
    await expect.poll(() => node.events).toEqual([userId]);
  });
});

test("an announcement, whose commit does not wait for the disk, leaves the next one of its connection durable", async () => {
  const ofOneConnection = openDatabase({ connection: database.connection(), poolSize: 1 });
  closings.push(() => ofOneConnection.close());
  const settings = async () => {
    const { rows } = await ofOneConnection.withClient((client) => client.query("SHOW synchronous_commit"));
    return rows;
  };
  await ofOneConnection.withClient((client) => client.query("SET synchronous_commit = on"));
  await announce(ofOneConnection, { userId: randomUUID() }, { type: "changed" });
  expect(await settings()).toEqual([{ synchronous_commit: "on" }]);
});

test("behind a pooler in transaction mode no time limit is asked for at the start, and the role's missing ones are named", async () => {
  const proxy = await startFaultyProxy(database.connection());
  closings.push(() => proxy.close());
  await proxy.set("pooler");
  const connection = { url: proxy.url() };
  const pooled = openDatabase({ connection, poolSize: 1, pooled: true });
  const direct = openDatabase({ connection, poolSize: 1 });
  closings.push(
    () => pooled.close(),
    () => direct.close(),
  );
  await expect(direct.withClient((client) => client.query("SELECT 1"))).rejects.toThrow("cannot be used");
  expect(await missingLimits(pooled)).toEqual([
    expect.stringContaining("no idle_in_transaction_session_timeout"),
    expect.stringContaining("no lock_timeout"),
    expect.stringContaining("no statement_timeout"),
  ]);
  expect(await missingLimits(database)).toEqual([]);
});
