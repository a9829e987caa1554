import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { voicePathsOf } from "#contract/calls/calls.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import { endCall } from "#domain/calls/ending/end-call.ts";
import { sweepLostCalls } from "#domain/calls/ending/sweep-lost-calls.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import type { CarrierMessage } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { createCallHarness, identityOf } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId, outgoingFields, postSigned } from "#testing/calls/carrier.ts";
import { fakeCarrier } from "#testing/calls/fake-carrier.ts";
import { answerWithin_ms } from "#testing/calls/voice-app.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { quietApp } from "#testing/http/quiet-app.ts";
import { voiceWebhooks } from "./voice-webhooks.ts";

const database = testDatabase();
let user: WalletUser;
const answered: number[] = [];
/** Reports of the second carrier are lost while this is true. */
let isLost = false;

const harness = await createCallHarness(database);
const fake = fakeCarrier("fake", deliver);
harness.deps.carriers = { ...harness.deps.carriers, fake: fake.carrier };
const app = await quietApp();
voiceWebhooks(app, Object.assign(harness.deps, { answerWithin_ms }));
afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(async () => {
  isLost = false;
  answered.length = 0;
  fake.requests.length = 0;
  harness.twin.reset();
  user = await harness.openWallet(10_000);
});
afterEach(() => harness.expectNothingBroken());

async function deliver({ path, headers, body }: CarrierMessage) {
  if (isLost) return undefined;
  const contentType = fake.carrier.webhooks.contentType;
  const sent = { ...headers, "content-type": contentType };
  const answer = await app.inject({ method: "POST", url: path, payload: body, headers: sent });
  answered.push(answer.statusCode);
  return { contentType, body: answer.body };
}

async function callThrough(carrier: CarrierId): Promise<string> {
  if (carrier === "fake") await fake.call(fake.carrier.accessToken(identityOf(user.id)), london);
  else {
    const sid = newProviderCallId();
    harness.twin.setLeg(sid, "in-progress");
    harness.twin.setLeg(`${sid}child`, "in-progress", { parentSid: sid });
    await postSigned(app, voicePathsOf("twilio").outgoing, outgoingFields(user.id, sid));
    await reportOfTwilio(sid, "in-progress");
  }
  const call = await openCall();
  expect(call).toMatchObject({ carrier, status: "answered" });
  return call?.providerCallId ?? "";
}

const openCall = async () => (await harness.deps.connection(({ calls }) => calls.listOpen(user.walletId)))[0];
const findCall = (providerCallId: string) =>
  harness.deps.connection(({ calls }) => calls.findByProviderCallId(user.walletId, providerCallId));
const reportOfTwilio = (sid: string, CallStatus: string) => {
  const { AccountSid } = outgoingFields(user.id, sid);
  const leg = { AccountSid, CallSid: `${sid}child`, ParentCallSid: sid, CallStatus, CallDuration: "60" };
  return postSigned(app, `${voicePathsOf("twilio").status}?wallet=${user.walletId}`, leg);
};

test("a call is limited, checked and ended at its own carrier", async () => {
  const call = await callThrough("fake");
  await runMeter(harness.deps);
  expect(fake.requests).toEqual([`setLimit ${call} 600`]);
  expect(await findCall(call)).toMatchObject({ carrierLimit_s: 600 });

  harness.pass(60);
  await sweepLostCalls(harness.deps);
  expect(fake.requests.at(-1)).toBe(`fetchOutcome ${call}`);

  const { id = "" } = (await openCall()) ?? {};
  expect(await endCall(harness.deps, user, id)).toEqual({ wasOver: false });
  expect(fake.requests.at(-1)).toBe(`hangUp ${call}`);
  expect(await findCall(call)).toMatchObject({ open: false, status: "completed" });
  expect(harness.twin.traffic.requests).toEqual([]);

  const other = await callThrough("twilio");
  await runMeter(harness.deps);
  expect(harness.twin.limits).toEqual([{ sid: other, limit_s: 540 }]);
  harness.pass(600);
  await runMeter(harness.deps);
  expect(harness.twin.ended).toEqual([other]);
  await reportOfTwilio(other, "completed");
  expect(await findCall(other)).toMatchObject({ open: false, carrier: "twilio" });
  expect(fake.requests.filter((request) => request.includes(other))).toEqual([]);
});

test("a call whose reports are lost is settled from the record of its own carrier", async () => {
  const call = await callThrough("fake");
  isLost = true;
  await fake.carrier.hangUp(call);
  harness.pass(60);
  await sweepLostCalls(harness.deps);
  expect(await findCall(call)).toMatchObject({ open: false, status: "completed", answered_s: 1 });
  expect(harness.twin.traffic.requests).toEqual([]);
});

test("a callback of one carrier for another's call is refused and changes nothing", async () => {
  const call = await callThrough("twilio");
  answered.length = 0;
  const outcome = { status: "completed", answered_s: 5, childCallId: "child" } as const;
  await fake.report({ kind: "ended", providerCallId: call, outcome }, user.walletId);
  expect(answered).toEqual([404]);
  expect(await findCall(call)).toMatchObject({ open: true, childCallId: `${call}child` });

  // A message at another carrier's address does not count either, with the signature of any carrier.
  const { AccountSid } = outgoingFields(user.id, call);
  const fields = { AccountSid, CallSid: `${call}child`, ParentCallSid: call, CallStatus: "busy" };
  const there = await postSigned(app, `${voicePathsOf("fake").status}?wallet=${user.walletId}`, fields);
  expect(there.statusCode).toBe(415);
  const nowhere = await postSigned(app, `${voicePathsOf("none").status}?wallet=${user.walletId}`, fields);
  expect(nowhere.statusCode).toBe(404);
  await reportOfTwilio(call, "completed");
  expect(await findCall(call)).toMatchObject({ open: false });
});

test("a call of a carrier that is not configured any more keeps its hold and is reported", async () => {
  const call = await callThrough("fake");
  const { fake: _gone, ...carriers } = harness.deps.carriers;
  harness.pass(60);
  await sweepLostCalls({ ...harness.deps, carriers });
  expect(await findCall(call)).toMatchObject({ open: true });
  expect(harness.reports).toContain("the carrier could not be asked about the call");
  await fake.carrier.hangUp(call);
  expect(await findCall(call)).toMatchObject({ open: false });
});

test("two carriers may give their calls the same id", async () => {
  const call = await callThrough("twilio");
  await reportOfTwilio(call, "completed");
  const identity = identityOf(user.id);
  const request = { carrier: "fake", providerCallId: call, identity, dialled: readDialled(london) };
  expect(await authoriseCall(harness.deps, request)).toMatchObject({ kind: "dial" });
  const of = (carrier: CarrierId) =>
    harness.deps.connection(({ calls }) => calls.findByProviderCallId(user.walletId, call, carrier));
  expect(await of("fake")).toMatchObject({ carrier: "fake", open: true });
  expect(await of("twilio")).toMatchObject({ carrier: "twilio", open: false });
  const outcome = { status: "canceled", answered_s: null, childCallId: "child" } as const;
  await fake.report({ kind: "ended", providerCallId: call, outcome }, user.walletId);
  expect(await of("fake")).toMatchObject({ open: false, status: "canceled" });
});
