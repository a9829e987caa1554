import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { sessionHeader } from "#contract/constants.ts";
import { settleCall } from "#domain/calls/ending/settle-call.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { createCallHarness, identityOf } from "#testing/calls/call-harness.ts";
import { london, newProviderCallId, outgoingFields, postSigned } from "#testing/calls/carrier.ts";
import { deductCredits, voiceApp } from "#testing/calls/voice-app.ts";
import { testDatabase } from "#testing/database/test-database.ts";

const database = testDatabase();
let user: WalletUser;

const harness = await createCallHarness(database);
const app = await voiceApp(harness.deps);
afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(async () => {
  user = await harness.openWallet(10_000);
});

const deduct = (duration: unknown, phoneNumber = london, providerCallId?: string) =>
  deductCredits(app, user.id, duration, phoneNumber, providerCallId);

test("a token is for its own user", async () => {
  const headers = { [sessionHeader]: user.id };
  const { token } = (await app.inject({ method: "POST", url: "/api/call/token", headers })).json();
  const claims = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
  expect(claims.grants.identity).toBe(writeIdentity(identityOf(user.id)));
});

test("receipts without end are refused to this user, and to no other", async () => {
  const statuses = [];
  for (let attempt = 0; attempt < 61; attempt += 1) statuses.push((await deduct(1)).statusCode);
  expect(statuses).toEqual([...Array(60).fill(404), 429]);
  expect((await deduct(1)).headers["retry-after"]).toMatch(/^\d+$/);
  user = await harness.openWallet(10_000);
  expect((await deduct(1)).statusCode).toBe(404);
});

test("a receipt without a call, and one for no number", async () => {
  expect((await deduct(1)).statusCode).toBe(404);
  expect((await deduct(1, "")).json()).toMatchObject({ message: "Please enter a phone number" });
  expect((await deduct(1, "x")).json()).toMatchObject({ error: { code: "number_not_valid" } });
  expect((await deduct(1, london, "CA\0")).statusCode).toBe(400);
});

const endCall = (userId: string, callId: string) =>
  app.inject({
    method: "POST",
    url: "/api/call/end",
    headers: { [sessionHeader]: userId },
    payload: { callId },
  });

test("a user ends a call of their own alone, and learns when it is over or the carrier is away", async () => {
  const providerCallId = newProviderCallId();
  await postSigned(app, voicePaths.outgoing, outgoingFields(user.id, providerCallId));
  const [call] = await harness.deps.connection(({ calls }) => calls.listOpen(user.walletId));
  const id = call?.id ?? "";
  const other = await harness.openWallet(10_000);
  expect((await endCall(user.id, "1")).statusCode).toBe(400);
  expect((await endCall(other.id, id)).json()).toMatchObject({ error: { code: "call_not_found" } });
  expect(harness.twin.ended).toEqual([]);

  harness.twin.fail(500);
  const away = await endCall(user.id, id);
  expect(away.statusCode).toBe(503);
  expect(away.json()).toMatchObject({
    message: "The call could not be ended right away. It will end as soon as the carrier responds.",
  });
  expect((await endCall(user.id, id)).json()).toEqual({ wasOver: false });
  expect(harness.twin.ended).toEqual([providerCallId]);
  const outcome = { status: "canceled", answered_s: null, childCallId: null } as const;
  if (call) await settleCall(harness.deps, call, outcome);
  expect((await endCall(user.id, id)).json()).toEqual({ wasOver: true });
});

test("ends without end are refused to this user, and to no other", async () => {
  const id = randomUUID();
  const statuses = [];
  for (let attempt = 0; attempt < 31; attempt += 1) statuses.push((await endCall(user.id, id)).statusCode);
  expect(statuses).toEqual([...Array(30).fill(404), 429]);
  user = await harness.openWallet(10_000);
  expect((await endCall(user.id, id)).statusCode).toBe(404);
});
