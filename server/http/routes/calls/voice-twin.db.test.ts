import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { twilioCarrier } from "#adapters/twilio/twilio-voice.ts";
import { voicePathsOf } from "#contract/calls/calls.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { sweepLostCalls } from "#domain/calls/ending/sweep-lost-calls.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import { carrierOf } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { freePort } from "#sandbox/listen.ts";
import { callbacksDelivered, control } from "#sandbox/voice/testing/control.ts";
import { type PlacedCall, placeCall } from "#sandbox/voice/testing/placed-call.ts";
import { startVoiceSandbox, type VoiceSandbox } from "#sandbox/voice/testing/running-sandbox.ts";
import { createCallHarness, identityOf } from "#testing/calls/call-harness.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { quietApp } from "#testing/http/quiet-app.ts";
import { voiceWebhooks } from "./voice-webhooks.ts";

/* The product's webhooks and the carrier's twin, over HTTP, with nothing between them but the failures of a test. */

const busy = "+442079460101";
const london = "+442079460000";
const hangsUp = "+442079460104";
const second_ms = 1_000;
const database = testDatabase();
let deps: CallDeps;
let app: FastifyInstance;
let sandbox: VoiceSandbox;
let user: WalletUser;
let placed: PlacedCall | undefined;
/** Answers a request of the carrier with 503 before the app sees it. */
let isDown: (path: string, body: string) => boolean;

const harness = await createCallHarness(database);
afterAll(() => harness.close());
beforeEach(async () => {
  isDown = () => false;
  // The carrier's records have the times of this machine.
  harness.pass((Date.now() - harness.deps.clock.now().getTime()) / 1_000);
  user = await harness.openWallet(10_000);
  await startBoth();
});
afterEach(async () => {
  await placed?.close();
  placed = undefined;
  await sandbox.close();
  await app.close();
  await harness.expectNothingBroken();
});

async function startBoth(): Promise<void> {
  // The app must know its public address, and the twin the app's: the port is chosen first.
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  app = await quietApp({ publicUrl });
  app.addHook("preHandler", async (request, reply) => {
    if (isDown(request.url, JSON.stringify(request.body))) return reply.code(503).send();
  });
  // A call of 0 seconds costs nothing, so the far end stays for one.
  sandbox = await startVoiceSandbox(publicUrl, { stay_ms: second_ms });
  const options = { ...sandboxAccounts.voice, publicUrl };
  deps = { ...harness.deps, carriers: { twilio: twilioCarrier({ ...options, apiUrl: sandbox.url }) } };
  voiceWebhooks(app, deps);
  await app.listen({ host: "127.0.0.1", port: Number(new URL(publicUrl).port) });
}

async function call(number: string): Promise<PlacedCall> {
  const token = carrierOf(deps, "twilio").accessToken(identityOf(user.id));
  placed = await placeCall(sandbox.url, number, "", token);
  return placed;
}
/** Calls from the browser and waits for the end, which is the far end's. */
async function callToItsEnd(number: string): Promise<string> {
  const { browser } = await call(number);
  const { callsid } = await browser.next("hangup");
  await callbacksDelivered(sandbox.url);
  return String(callsid);
}
const findCall = (providerCallId: string) =>
  deps.connection(({ calls }) => calls.findByProviderCallId(user.walletId, providerCallId));

describe("callbacks are retried, because their address asks for it", () => {
  test("a call is settled when the first attempt of every callback meets an app that is down", async () => {
    const met = new Set<string>();
    isDown = (path, body) =>
      path.startsWith(voicePathsOf("twilio").status) && !met.has(body) && Boolean(met.add(body));
    const providerCallId = await callToItsEnd(hangsUp);
    expect(met.size).toBe(4);
    expect(await findCall(providerCallId)).toMatchObject({ open: false, status: "completed" });
    expect(await harness.charges(user.walletId)).toEqual([-1_000]);
  });

  test("a call is settled when the request of its last callback is lost at first", async () => {
    // Three callbacks: the requests of the first and the last are lost, and the answer to the second.
    await control(sandbox.url, "callbacks", { failFirst: 1 });
    const providerCallId = await callToItsEnd(busy);
    expect(await findCall(providerCallId)).toMatchObject({ open: false, status: "busy" });
    expect(await harness.balance(user.walletId)).toMatchObject({ posted_mc: 10_000, held_mc: 0 });
  });
});

const twoSweeps = async () => {
  const settled = await Promise.all([sweepLostCalls(deps), sweepLostCalls(deps)]);
  return settled.reduce((sum, count) => sum + count, 0);
};

test("a call whose every callback is lost, and whose leg to the number is not listed at first is charged once the leg is listed", async () => {
  await control(sandbox.url, "callbacks", { lose: 1 });
  await control(sandbox.url, "listing", { lag_ms: 600_000 });
  const providerCallId = await callToItsEnd(hangsUp);
  harness.pass(15);
  expect(await twoSweeps()).toBe(0);
  expect(await findCall(providerCallId)).toMatchObject({ open: true, held_mc: 1_000 });

  await control(sandbox.url, "listing", { lag_ms: 0 });
  harness.pass(16);
  expect(await twoSweeps()).toBe(1);
  expect(await findCall(providerCallId)).toMatchObject({ open: false, status: "completed" });
  expect(await harness.charges(user.walletId)).toEqual([-1_000]);
});

test.each([
  ["take", 600],
  ["refuse", 14_400],
  ["ignore", 600],
])(
  "the carrier's limit on an answered call may be what it wants (%s): the call ends within its hold",
  async (answer, carrierLimit_s) => {
    await control(sandbox.url, "timeLimits", { answer });
    const { browser } = await call(london);
    const { callsid } = await browser.next("answer");
    await callbacksDelivered(sandbox.url);
    await runMeter(deps);
    expect(await findCall(String(callsid))).toMatchObject({ status: "answered", carrierLimit_s });
    await new Promise((resolve) => setTimeout(resolve, second_ms));
    harness.pass(600);
    await Promise.all([runMeter(deps), runMeter(deps)]);
    await browser.next("hangup");
    await callbacksDelivered(sandbox.url);
    expect(await findCall(String(callsid))).toMatchObject({ open: false, status: "completed" });
    expect(await harness.charges(user.walletId)).toEqual([-1_000]);
  },
);

describe("signed webhooks about another account", () => {
  const foreign = { sid: `AC${"1".repeat(32)}` };

  test("open no call", async () => {
    await control(sandbox.url, "account", foreign);
    const { browser } = await call(london);
    const { callsid, error } = await browser.next("hangup");
    expect(error).toMatchObject({ code: 31_002 });
    expect(await findCall(String(callsid))).toBeUndefined();
  });

  test("change no call", async () => {
    const { browser } = await call(london);
    const { callsid } = await browser.next("answer");
    await callbacksDelivered(sandbox.url);
    await control(sandbox.url, "account", foreign);
    browser.send("hangup", { callsid });
    await browser.next("hangup");
    await callbacksDelivered(sandbox.url);
    expect(await findCall(String(callsid))).toMatchObject({ open: true, status: "answered" });
  });
});
