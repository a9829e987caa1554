import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import Fastify from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callStores } from "#adapters/postgres/call-store.ts";
import { operatorOnDatabase } from "#adapters/postgres/testing/operator-on-database.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { defaultStreamLimits, type StreamLimits } from "#domain/events/event-hub.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { authenticate, logOut } from "#domain/users/authenticate.ts";
import { type UserHarness, userHarness } from "#domain/users/testing/user-harness.ts";
import { csrfTokenOf } from "#domain/users/tokens.ts";
import { handleErrors } from "#server/http/errors.ts";
import { eventRoute } from "#server/http/event-routes.ts";
import { createMount } from "#server/http/mount.ts";
import { pageSessions } from "#server/http/page-sessions.ts";
import { type EventReader, readEvents } from "#server/testing/event-reader.ts";
import { ownLimits } from "#server/testing/own-limits.ts";
import { type Events, openEvents } from "./events.ts";
import { systemClock } from "./runtime.ts";

const database = testDatabase();
/** The node that the use-cases of users run on. */
let accountNode: Node | undefined;
let harness: UserHarness;
beforeAll(async () => {
  harness = await userHarness(database, { publish: (...event) => accountNode?.publish(...event) });
  harness.deps.clock = systemClock;
});

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  accountNode = undefined;
  for (const close of closings.splice(0).reverse()) await close();
});

interface TestUser extends WalletUser {
  token: string;
}

interface Node extends Events {
  origin: string;
}

async function startNode(limits: Partial<StreamLimits> = {}): Promise<Node> {
  const app = Fastify({ forceCloseConnections: true });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  handleErrors(app);
  const storage = { database, connection: database.connection() };
  const events = openEvents(app, storage, { ...defaultStreamLimits, ...limits });
  const pages = pageSessions({
    publicUrl: "https://farline.example",
    endSession: (token) => logOut(harness.deps, token),
  });
  eventRoute(
    createMount(app, (token) => authenticate(harness.deps, token), ownLimits(), pages),
    events.hub,
  );
  closings.push(() => app.close());
  return { ...events, origin: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

async function openStream(node: Node, credentials: string | Record<string, string>): Promise<EventReader> {
  const reader = await readEvents(node.origin, credentials);
  closings.push(() => reader.close());
  expect(await reader.next()).toMatchObject({ type: "state" });
  return reader;
}

async function newUser(): Promise<TestUser> {
  const person = await harness.verified();
  return { id: person.id, walletId: person.walletId, token: await harness.session(person) };
}

async function credit({ walletId }: WalletUser, delta_mc: number): Promise<string> {
  const subjectId = randomUUID();
  await database.withClient(async (client) => {
    const { ledger } = callStores(client);
    await ledger.openWallet(walletId);
    const ref = `payment:${subjectId}:1`;
    await ledger.post({ walletId, contra: "payments", delta_mc, ref, subjectId, mayOverdraw: false });
  });
  return subjectId;
}

const warning = (secondsLeft: 30 | 120 = 30) =>
  ({ type: "call_warning", callId: randomUUID(), providerCallId: `CA${randomUUID()}`, secondsLeft }) as const;

test.each([
  ["a user", { perUser: 2 }],
  ["a network", { perNetwork: 2 }],
])("%s with too many streams is refused another until one closes", async (_name, limits) => {
  const node = await startNode(limits);
  const ada = await newUser();
  const eve = "perUser" in limits ? ada : await newUser();
  const [first] = [await openStream(node, ada.token), await openStream(node, ada.token)];
  const refused = await fetch(`${node.origin}/api/events`, { headers: { "x-auth-token": eve.token } });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await refused.json()).toMatchObject({ error: { code: "too_many_requests" } });
  await first?.close();
  await vi.waitFor(() => openStream(node, eve.token));
});

describe("a stream", () => {
  test("starts with the present state and continues with changes", async () => {
    const node = await startNode();
    const user = await newUser();
    await credit(user, 5_000);
    const reader = await readEvents(node.origin, user.token);
    closings.push(() => reader.close());
    expect(await reader.next()).toEqual({ type: "state", credits: 5, available: 5, call: null });

    const paymentId = await credit(user, 2_500);
    node.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.next()).toEqual({ type: "balance", credits: 7.5, available: 7.5 });
    expect(await reader.next()).toEqual({ type: "transaction", id: paymentId });
    const passing = warning();
    node.publish({ userId: user.id }, passing);
    expect(await reader.next()).toEqual(passing);
  });

  test("delivers events published on another node", async () => {
    const [here, there] = [await startNode(), await startNode()];
    const user = await newUser();
    const reader = await openStream(there, user.token);
    const passing = warning(120);
    // The other node may not listen yet.
    const again = setInterval(
      () => here.publish({ userId: user.id }, { ...passing, callId: randomUUID() }),
      50,
    );
    await reader.find("call_warning");
    clearInterval(again);

    await credit(user, 1_000);
    here.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.find("balance")).toMatchObject({ credits: 1 });
  });

  test("delivers a shared wallet's changes to each of its users, and a user's own events to that user alone", async () => {
    const node = await startNode();
    const [ada, eve] = [await newUser(), await newUser()];
    await harness.rows("UPDATE users SET wallet_id = $2 WHERE id = $1", [eve.id, ada.walletId]);
    const readers = { ada: await openStream(node, ada.token), eve: await openStream(node, eve.token) };
    await credit(ada, 9_000);
    node.publish({ userId: ada.id }, warning());
    node.publish({ walletId: ada.walletId }, { type: "changed" });
    await readers.ada.find("call_warning");
    expect(await readers.eve.next()).toEqual({ type: "balance", credits: 9, available: 9 });
    expect(await readers.ada.find("balance")).toMatchObject({ credits: 9 });
  });

  test("delivers no other user's events", async () => {
    const node = await startNode();
    const [ada, eve] = [await newUser(), await newUser()];
    const readers = { ada: await openStream(node, ada.token), eve: await openStream(node, eve.token) };
    await credit(ada, 9_000);
    node.publish({ userId: ada.id }, warning());
    node.publish({ walletId: ada.walletId }, { type: "changed" });
    await readers.ada.find("balance");

    await credit(eve, 1_000);
    node.publish({ walletId: eve.walletId }, { type: "changed" });
    expect(await readers.eve.next()).toEqual({ type: "balance", credits: 1, available: 1 });
  });

  test("delivers changes that were not published at the next refresh", async () => {
    const node = await startNode();
    const user = await newUser();
    const reader = await openStream(node, user.token);
    await credit(user, 3_000);
    await node.hub.refresh();
    expect(await reader.next()).toMatchObject({ type: "balance", credits: 3 });
  });

  test("catches up after its node has lost the database's messages", async () => {
    const [here, there] = [await startNode(), await startNode()];
    const user = await newUser();
    const reader = await openStream(there, user.token);
    await database.withClient((client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'farline events' AND datname = current_database()`,
      ),
    );
    await credit(user, 4_000);
    here.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.find("balance")).toMatchObject({ credits: 4 });
    await credit(user, 4_000);
    here.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.find("balance")).toMatchObject({ credits: 8 });
  });
});

describe("access", () => {
  const statusOf = async (node: Node, headers: Record<string, string>) => {
    const response = await fetch(`${node.origin}/api/events`, { headers });
    await response.body?.cancel();
    return response.status;
  };

  test("is for verified users' sessions alone", async () => {
    const node = await startNode();
    const unverified = await harness.unverified();
    expect(await statusOf(node, {})).toBe(401);
    expect(await statusOf(node, { "x-auth-token": "nobody" })).toBe(401);
    expect(await statusOf(node, { "x-auth-token": unverified.token ?? "" })).toBe(401);
    const user = await newUser();
    const response = await fetch(`${node.origin}/api/events?x-auth-token=${user.token}`);
    expect(response.status).toBe(401);
  });

  test("is given to our own page by its cookie, and to no other site with that cookie", async () => {
    const node = await startNode();
    accountNode = await startNode();
    const { token } = await newUser();
    const cookie = `__Host-session=${token}`;
    const page = { cookie, "x-csrf-token": csrfTokenOf(token), "sec-fetch-site": "same-origin" };
    expect(await statusOf(node, { cookie })).toBe(401);
    expect(await statusOf(node, { ...page, "sec-fetch-site": "cross-site" })).toBe(401);
    const reader = await openStream(node, page);
    await logOut(harness.deps, token);
    expect(await reader.next()).toBeUndefined();
  });

  test("ends with its own session, on any node, and with no other session", async () => {
    const node = await startNode();
    accountNode = await startNode();
    const person = await harness.verified();
    const [one, other] = [await harness.session(person), await harness.session(person)];
    const readers = [await openStream(node, one), await openStream(node, other)] as const;
    await logOut(harness.deps, one);
    expect(await readers[0].next()).toBeUndefined();
    const passing = warning();
    node.publish({ userId: person.id }, passing);
    expect(await readers[1].next()).toEqual(passing);
  });

  test("ends when its session expires", async () => {
    const node = await startNode();
    const user = await newUser();
    const reader = await openStream(node, user.token);
    await node.hub.refresh();
    await harness.rows("UPDATE session SET last_used_at = now() - interval '25 hours' WHERE user_id = $1", [
      user.id,
    ]);
    await node.hub.refresh();
    expect(await reader.next()).toBeUndefined();
  });

  test("is limited to some streams at once, and one stream's end makes room for another", async () => {
    const node = await startNode();
    const user = await newUser();
    const readers = [];
    for (let n = 0; n < 10; n++) readers.push(await openStream(node, user.token));
    expect(await statusOf(node, { "x-auth-token": user.token })).toBe(429);
    await readers[3]?.close();
    await expect.poll(() => node.hub.count()).toBe(9);
    await openStream(node, user.token);
  });
});

test("a reader that does not read is cut off", async () => {
  const node = await startNode();
  const user = await newUser();
  const { hostname, port } = new URL(node.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  closings.push(async () => socket.destroy());
  socket.on("error", () => undefined);
  socket.write(`GET /api/events HTTP/1.1\r\nHost: ${hostname}\r\nx-auth-token: ${user.token}\r\n\r\n`);
  await expect.poll(() => node.hub.count()).toBe(1);
  socket.pause();
  await expect
    .poll(() => {
      for (let n = 0; n < 2_000; n++) node.hub.receive({ userId: user.id }, warning());
      return node.hub.count();
    })
    .toBe(0);
});

test("a node that stops ends its streams", async () => {
  const node = await startNode();
  const user = await newUser();
  const reader = await openStream(node, user.token);
  const stopping = closings.shift();
  await stopping?.();
  expect(await reader.next()).toBeUndefined();
});

test("a change of a wallet or the end of sessions is noticed on every node, other events are not", async () => {
  const nodes = [await startNode(), await startNode()] as const;
  const { id: userId, walletId } = await newUser();
  const noticed = nodes.map(({ onChange }) => {
    const changed = vi.fn();
    onChange(changed);
    return changed;
  });
  // Notifications arrive in order, so none of the first event is under way when the second has arrived.
  await vi.waitFor(() => expect(nodes.map((node) => node.hears())).toEqual([true, true]));
  for (const changed of noticed) changed.mockClear();
  nodes[0].publish({ userId }, warning());
  nodes[0].publish({ walletId }, { type: "changed" });
  await vi.waitFor(() => expect(noticed.map(({ mock }) => mock.calls.length)).toEqual([1, 1]));
  nodes[1].publish({ userId }, { type: "sessions_ended" });
  await vi.waitFor(() => expect(noticed.map(({ mock }) => mock.calls.length)).toEqual([2, 2]));
});

test("a freeze by the operator, from another process, is noticed on every node", async () => {
  const node = await startNode();
  const { email } = await harness.verified();
  await vi.waitFor(() => expect(node.hears()).toBe(true));
  const changed = vi.fn();
  node.onChange(changed);
  expect(await operatorOnDatabase(database).freeze(email, systemClock.now())).toBe(true);
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
});
