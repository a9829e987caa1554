import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { Call } from "#domain/calls/call.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { CallStore } from "#domain/calls/call-store.ts";
import { operatorOnDatabase } from "#testing/database/operator-on-database.ts";
import { eventNodes, type TestUser, warning } from "#testing/http/event-nodes.ts";
import { readEvents } from "#testing/http/event-reader.ts";
import { systemClock } from "./platform.ts";

const london = e164Schema.parse("+442079460000");
const nodes = eventNodes();
const { database, startNode, openStream, newUser, credit } = nodes;

describe("a stream", () => {
  test("starts with the present state and continues with changes", async () => {
    const node = await startNode();
    const user = await newUser();
    await credit(user, 5_000);
    const reader = await readEvents(node.origin, user.token);
    nodes.closeAfter(() => reader.close());
    const state = { type: "state", credits: 5, available: 5, call: null, quiet_ms: expect.any(Number) };
    expect(await reader.next()).toEqual(state);

    const paymentId = await credit(user, 2_500);
    node.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.next()).toEqual({ type: "balance", credits: 7.5, available: 7.5 });
    expect(await reader.next()).toEqual({ type: "transaction", id: paymentId });
    const passing = warning();
    node.publish({ userId: user.id }, passing);
    expect(await reader.next()).toEqual(passing);
  });

  test("that is asked for by HEAD is left at once", async () => {
    const node = await startNode();
    const user = await newUser();
    const headers = { "x-auth-token": user.token };
    const { status } = await fetch(`${node.origin}/api/events`, { method: "HEAD", headers });
    expect(status).toBe(200);
    await vi.waitFor(() => expect(node.hub.count()).toBe(0), 60_000);
  });

  test("says that calling is off where the server's variable says so", async () => {
    const node = await startNode({}, false);
    const user = await newUser();
    const reader = await readEvents(node.origin, user.token);
    nodes.closeAfter(() => reader.close());
    expect(await reader.next()).toMatchObject({ type: "state", switchedOff: ["calling"] });
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

  test("begins with the time since the user's last event, which may have come on another node", async () => {
    const [here, there] = [await startNode(), await startNode()];
    const [ada, eve] = [await newUser(), await newUser()];
    const quiet_ms = async (user: TestUser) => (await there.hub.stateOf(user))?.quiet_ms;
    await vi.waitFor(async () => expect(await quiet_ms(eve)).toBeGreaterThan(1_000), 60_000);
    const since = Date.now();
    here.publish({ walletId: ada.walletId }, { type: "changed" });
    await vi.waitFor(async () => expect(await quiet_ms(ada)).toBeLessThanOrEqual(Date.now() - since), 60_000);
    expect(await quiet_ms(eve)).toBeGreaterThan(Date.now() - since);
  });

  test("carries the call under way from its first event on, on any node, until its caller has left it", async () => {
    const [here, there] = [await startNode(), await startNode()];
    const user = await newUser();
    await credit(user, 5_000);
    const attemptId = randomUUID();
    const call = await openCall(user, attemptId);
    const reader = await readEvents(there.origin, user.token);
    nodes.closeAfter(() => reader.close());
    const underWay = { callId: call.id, attemptId, isUnderWay: true };
    expect(await reader.next()).toMatchObject({
      type: "state",
      call: { ...underWay, number: "+442079460000", elapsed_s: null },
    });

    const childCallId = `${call.providerCallId}child`;
    const at = new Date(Date.now() - 90_000);
    await withCalls((calls) => calls.advance(call, { status: "answered", childCallId, at }));
    here.publish({ walletId: user.walletId }, { type: "changed" });
    const answered = await reader.find("call");
    expect(answered).toMatchObject({ ...underWay, status: "answered" });
    // The test's machine may have been slow since.
    expect(answered?.type === "call" && answered.elapsed_s).toBeGreaterThanOrEqual(90);

    await withCalls((calls) => calls.leave(call, { limit_s: 60, held_mc: 1_000, at: new Date() }));
    here.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.find("call")).toMatchObject({ callId: call.id, isUnderWay: false, endedAt: null });
  });

  test("delivers a shared wallet's changes to each of its users, and a user's own events to that user alone", async () => {
    const node = await startNode();
    const [ada, eve] = [await newUser(), await newUser()];
    await nodes.harness.rows("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [
      eve.id,
      ada.walletId,
    ]);
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
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE application_name = 'farline events' AND datname = current_database()`,
    );
    await credit(user, 4_000);
    here.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.find("balance")).toMatchObject({ credits: 4 });
    await credit(user, 4_000);
    here.publish({ walletId: user.walletId }, { type: "changed" });
    expect(await reader.find("balance")).toMatchObject({ credits: 8 });
  });
});

test("a node that stops ends its streams", async () => {
  const node = await startNode();
  const user = await newUser();
  const reader = await openStream(node, user.token);
  await node.stop();
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
  // A node that begins to listen notices that news may be missing.
  await expect.poll(() => nodes.map((node) => node.hears())).toEqual([true, true]);
  for (const changed of noticed) changed.mockClear();
  nodes[0].publish({ userId }, warning());
  nodes[0].publish({ walletId }, { type: "changed" });
  await expect.poll(() => noticed.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  nodes[1].publish({ userId }, { type: "sessions_ended" });
  await expect.poll(() => noticed.map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

test("a freeze by the operator, from another process, is noticed on every node", async () => {
  const node = await startNode();
  const { email } = await nodes.harness.verified();
  await expect.poll(() => node.hears()).toBe(true);
  const changed = vi.fn();
  node.onChange(changed);
  expect(await operatorOnDatabase(database).freeze(email, systemClock.now())).toBe(true);
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
});

const withCalls = <T>(work: (calls: CallStore) => Promise<T>): Promise<T> =>
  database.withClient((client) => work(callStores(client).calls));

/** A call of a credit a minute that has not been answered. */
async function openCall({ id: userId, walletId }: TestUser, attemptId: string): Promise<Call> {
  const key = { id: randomUUID(), walletId };
  const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
  const { version } = await withCalls((calls) =>
    calls.eligibility({
      walletId,
      userId,
      sessionId: null,
      number: london,
      country: "GB",
      perMinute_mc: 1_000,
      at: new Date(),
      limits: defaultCallLimits.caller,
    }),
  );
  const result = await withCalls((calls) =>
    calls.authorise({
      ...key,
      userId,
      sessionId: randomUUID(),
      carrier: "twilio",
      providerCallId: `CA${randomUUID()}`,
      attemptId,
      createdAt: new Date(),
      number: london,
      terms: { country: "GB", destination: "United Kingdom", rate, limit_s: 300 },
      hold_mc: 5_000,
      cutoffAt: new Date(Date.now() + 300_000),
      checkAt: new Date(Date.now() + 300_000),
      shownNumber: null,
      newNumber: true,
      carrierLimit_s: null,
      version,
    }),
  );
  expect(result).toBe("opened");
  const call = await withCalls((calls) => calls.find(key));
  if (!call) throw new Error("The call was not written");
  return call;
}
