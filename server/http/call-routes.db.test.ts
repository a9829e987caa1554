import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { sessionHeader } from "#contract/constants.ts";
import { type CallHarness, createCallHarness, identityOf } from "#domain/calls/testing/call-harness.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { london } from "./testing/carrier.ts";
import { deductCredits, voiceApp } from "./testing/voice-app.ts";

const database = testDatabase();
let harness: CallHarness;
let app: FastifyInstance;
let user: WalletUser;

beforeAll(async () => {
  harness = await createCallHarness(database);
  app = await voiceApp(harness.deps);
});
afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(async () => {
  user = await harness.openWallet(10_000);
});

const deduct = (duration: unknown, phoneNumber = london, providerCallId?: string) =>
  deductCredits(app, user.id, duration, phoneNumber, providerCallId);

test.each(["/api/call/token", "/api/call/deduct-credits"])("%s needs a session", async (url) => {
  const answer = await app.inject({ method: "POST", url, payload: { phoneNumber: london } });
  expect(answer.statusCode).toBe(401);
});

test("a token is for its own user", async () => {
  const headers = { [sessionHeader]: user.id };
  const { token } = (await app.inject({ method: "POST", url: "/api/call/token", headers })).json();
  const claims = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
  expect(claims.grants.identity).toBe(writeIdentity(identityOf(user.id)));
});

test("receipts without end are refused to this user, and to no other", async () => {
  const statuses = [];
  for (let asked = 0; asked < 61; asked += 1) statuses.push((await deduct(1)).statusCode);
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
