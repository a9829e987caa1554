import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { messages } from "#contract/messages/messages.ts";
import { sweepLostCalls } from "#domain/calls/ending/sweep-lost-calls.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { type CallHarness, createCallHarness, publicUrl } from "#testing/calls/call-harness.ts";
import { newProviderCallId, outgoingFields, postSigned } from "#testing/calls/carrier.ts";
import { type FaultyProxy, startFaultyProxy } from "#testing/database/faulty-proxy.ts";
import { heldOpen } from "#testing/database/held-open.ts";
import { countWaiting, testDatabase } from "#testing/database/test-database.ts";
import { quietApp } from "#testing/http/quiet-app.ts";
import { voiceWebhooks } from "./voice-webhooks.ts";

/** A silent database answers never, so an answer cannot have waited for one of its own limits. */
const never_ms = 2_000_000_000;
const database = testDatabase();
let proxy: FaultyProxy;
let behindProxy: Database;
let harness: CallHarness;
let app: FastifyInstance;
let user: WalletUser;

beforeAll(async () => {
  harness = await createCallHarness(database);
  proxy = await startFaultyProxy(database.connection());
  behindProxy = openDatabase({
    connection: { url: proxy.url() },
    limits_ms: { connect: never_ms, answer: never_ms },
  });
  app = await quietApp({ publicUrl });
  voiceWebhooks(app, {
    ...harness.deps,
    connection: (work) => behindProxy.withClient((client) => work(callStores(client))),
    answerWithin_ms: 500,
  });
});
afterAll(async () => {
  await app.close();
  await proxy.close();
  await behindProxy.close();
  await harness.close();
});
beforeEach(async () => {
  user = await harness.openWallet(10_000);
});
afterEach(() => harness.expectNothingBroken());

const outgoing = (sid = newProviderCallId()) =>
  postSigned(app, voicePaths.outgoing, outgoingFields(user.id, sid));
const apology = {
  statusCode: 200,
  body: expect.stringContaining(`<Response><Say>${messages.call.unavailable}</Say><Hangup/></Response>`),
};
const balance = () => harness.balance(user.walletId);

test("a call on a database that falls silent is refused by a sentence, and holds nothing", async () => {
  await proxy.set("silent");
  // More than the pool has connections, so that some wait for one.
  const answers = await Promise.all(Array.from({ length: 20 }, () => outgoing()));
  for (const answer of answers) expect(answer).toMatchObject(apology);
  await proxy.set("reset");
  await proxy.set("none");
  expect(await balance()).toEqual(expect.objectContaining({ posted_mc: 10_000, held_mc: 0 }));
});

test("a hold that commits after the refusal is released by the sweep, without charge", async () => {
  const sid = newProviderCallId();
  const unlock = await heldOpen(database, (client) =>
    client.query("SELECT FROM wallet WHERE id = $1 FOR UPDATE", [user.walletId]),
  );
  const answer = outgoing(sid);
  await expect.poll(() => countWaiting(database)).toBe(1);
  expect(await answer).toMatchObject(apology);
  await unlock();
  await vi.waitFor(async () => expect(await balance()).toMatchObject({ held_mc: 10_000 }), 30_000);

  // The carrier has ended the caller's leg with the sentence, and has dialled nothing.
  harness.twin.setLeg(sid, "completed", { endedAt: harness.deps.clock.now() });
  harness.pass(60);
  expect(await sweepLostCalls(harness.deps)).toBe(1);
  expect(await balance()).toEqual(expect.objectContaining({ posted_mc: 10_000, held_mc: 0 }));
  expect(await harness.charges(user.walletId)).toEqual([]);
});
