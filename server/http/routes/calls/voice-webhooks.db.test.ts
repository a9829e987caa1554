import twilio from "twilio";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { chosenCountryParameter, voicePaths } from "#contract/calls/calls.ts";
import { sessionHeader } from "#contract/constants.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { createCallHarness } from "#testing/calls/call-harness.ts";
import {
  outgoingFields as fieldsOfCall,
  london,
  newProviderCallId,
  type Posted,
  postSigned,
} from "#testing/calls/carrier.ts";
import { deductCredits, voiceApp } from "#testing/calls/voice-app.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { collectWarnings } from "#testing/http/quiet-app.ts";

const { accountSid, authToken } = sandboxAccounts.voice;
const database = testDatabase();
let user: WalletUser;

const harness = await createCallHarness(database);
const app = await voiceApp(harness.deps);
const logged = collectWarnings(app);
afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(async () => {
  logged.length = 0;
  harness.twin.reset();
  user = await harness.openWallet(10_000);
});

const post = (path: string, fields: Record<string, string>, posted?: Posted) =>
  postSigned(app, path, fields, posted);
const outgoingFields = (sid: string, to?: string) => fieldsOfCall(user.id, sid, to);
const statusFields = (ParentCallSid: string, CallStatus: string, CallDuration?: string) => ({
  AccountSid: accountSid,
  CallSid: `${ParentCallSid}child`,
  ParentCallSid,
  CallStatus,
  SequenceNumber: "0",
  ...(CallDuration === undefined ? {} : { CallDuration }),
});
const outgoing = (sid: string, to?: string, country?: string) =>
  post(voicePaths.outgoing, {
    ...outgoingFields(sid, to),
    ...(country && { [chosenCountryParameter]: country }),
  });
const statusPath = () => `${voicePaths.status}?wallet=${user.walletId}`;
const status = (sid: string, ...rest: [status: string, duration?: string]) =>
  post(statusPath(), statusFields(sid, ...rest));
const deduct = (duration: unknown, phoneNumber = london, providerCallId?: string) =>
  deductCredits(app, user.id, duration, phoneNumber, providerCallId);
const countCalls = async () =>
  (await database.query("SELECT id FROM call WHERE wallet_id = $1", [user.walletId])).length;

describe("from click to receipt", () => {
  test("the browser's minutes change nothing: the carrier's seconds are charged, once", async () => {
    const sid = newProviderCallId();
    const twiml = await outgoing(sid);
    expect(twiml.statusCode).toBe(200);
    expect(twiml.headers["content-type"]).toMatch(/^text\/xml/);
    expect(twiml.body).toContain(`timeLimit="14400"`);
    expect(await harness.balance(user.walletId)).toMatchObject({ held_mc: 10_000 });
    expect(twiml.body).toContain(`>${london}</Number>`);

    for (const step of ["initiated", "ringing", "in-progress"]) {
      expect((await status(sid, step)).statusCode).toBe(204);
    }
    harness.pass(61);
    expect((await status(sid, "completed", "61")).statusCode).toBe(204);
    for (const duration of [99_999, 0, -1, "60", null, undefined, { minutes: 5 }]) {
      const receipt = await deduct(duration);
      expect(receipt.statusCode).toBe(200);
      expect(receipt.json()).toEqual({
        credits: 8,
        charged: 2,
        minutes: 2,
        seconds: 61,
        status: "settled",
        outcome: "completed",
        creditsRanOut: false,
      });
    }
    expect(await harness.charges(user.walletId)).toEqual([-2_000]);
    await harness.expectNothingBroken();
  });

  test("a number is called by its E.164 form, and found by any spelling", async () => {
    const sid = newProviderCallId();
    expect((await outgoing(sid, "tel:+44-20-7946-0000")).body).toContain(`>${london}</Number>`);
    await status(sid, "busy");
    expect((await deduct(0, "44 (0)20 7946 0000")).json()).toMatchObject({
      status: "settled",
      outcome: "busy",
    });
  });

  test.each([
    ["the tariff's price", { Rate: "1000,0,60,60" }, "<Dial"],
    ["a huge price", { Rate: "999999999999999,0,60,60" }, "<Dial"],
    ["no price", {}, "<Dial"],
    ["a lower price", { Rate: "999,0,60,60" }, "<Reject/>"],
    ["a negative price", { Rate: "-1000,0,60,60" }, "<Reject/>"],
    ["a price that is no number", { Rate: "NaN,NaN,NaN,NaN" }, "<Reject/>"],
    ["an empty price", { Rate: "" }, "<Reject/>"],
    ["a very long price", { Rate: "1".repeat(4_000) }, "<Reject/>"],
  ])("a request that carries %s is answered", async (_name, price, verb) => {
    const sid = newProviderCallId();
    const fields: Record<string, string> = { ...outgoingFields(sid), ...price };
    expect((await post(voicePaths.outgoing, fields)).body).toContain(verb);
    const receipt = await deduct(0, london, sid);
    if (verb !== "<Dial") expect(receipt.json()).toMatchObject({ refusal: { code: "price_changed" } });
    else await status(sid, "canceled");
  });

  test("two prices in one request are no message of the carrier", async () => {
    const sid = newProviderCallId();
    const fields = outgoingFields(sid);
    const payload = `${new URLSearchParams(fields)}&Rate=1000%2C0%2C60%2C60&Rate=1%2C0%2C1%2C1`;
    expect((await post(voicePaths.outgoing, fields, { payload })).statusCode).toBe(403);
    expect(await countCalls()).toBe(0);
  });

  test.each([
    ["three trunk zeros", "+213 000 551 23 45 67", "number_not_valid"],
    ["a country code twice", "+44 44 20 7946 0000", "number_not_valid"],
    ["an emergency number after a country code", "+44999", "emergency_number_not_served"],
  ])("text with %s is refused, and its row has no number to call again", async (_name, dialled, refusal) => {
    const sid = newProviderCallId();
    expect((await outgoing(sid, dialled)).body).toContain("<Reject/>");
    const call = await harness.deps.connection(({ calls }) => calls.findByProviderCallId(user.walletId, sid));
    expect(call).toMatchObject({ dialled, number: null, refusal });
  });

  test("an emergency number behind the code that the page put in is refused, also where it is a whole number", async () => {
    const typed = newProviderCallId();
    expect((await outgoing(typed, "+358358112", "FI")).body).toContain("<Reject/>");
    const call = await harness.deps.connection(({ calls }) =>
      calls.findByProviderCallId(user.walletId, typed),
    );
    expect(call).toMatchObject({ number: null, refusal: "emergency_number_not_served" });
    // The user has chosen this one in answer to the page's question.
    const whole = newProviderCallId();
    await outgoing(whole, "+358358112");
    const answered = await harness.deps.connection(({ calls }) =>
      calls.findByProviderCallId(user.walletId, whole),
    );
    expect(answered).toMatchObject({ number: "+358358112" });
  });

  test.each([
    ["a NUL", "+44 20\u0000 7946 0000", "+44 20 7946 0000"],
    ["other control characters", "\u0007+44\u001b[2J\u009f", "+44[2J"],
    ["half a surrogate pair", "+44 20 \ud83d", "+44 20 \ufffd"],
    ["a pair at the end of what is stored", `${"x".repeat(39)}\ud83d\ude00`, `${"x".repeat(39)}\ud83d\ude00`],
  ])(
    "%s in the number refuses the call, with a sentence and a row without it",
    async (_name, dialled, stored) => {
      const sid = newProviderCallId();
      const answer = await outgoing(sid, dialled);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain("<Reject/>");
      const call = await harness.deps.connection(({ calls }) =>
        calls.findByProviderCallId(user.walletId, sid),
      );
      expect(call).toMatchObject({ dialled: stored, number: null, refusal: "number_not_valid" });
      expect((await deduct(0, "x", sid)).json()).toMatchObject({
        outcome: "refused",
        refusal: { message: { key: "This is not a valid phone number." } },
      });
    },
  );

  test("a refused call is rejected for the carrier and explained to the browser", async () => {
    const answer = await outgoing(newProviderCallId(), "+448712345678");
    expect(answer.body).toContain("<Response><Reject/></Response>");
    expect((await deduct(1, "+448712345678")).json()).toMatchObject({
      charged: 0,
      status: "settled",
      outcome: "refused",
      refusal: {
        code: "premium_number_not_served",
        message: { key: "Premium and shared-cost numbers cannot be called.", values: {} },
      },
    });
  });
});

describe("a request without a valid signature is refused and writes nothing", () => {
  const sentence = "The signature of this request is not valid.";
  const forbidden = { error: { code: "forbidden", message: sentence }, message: sentence, msg: sentence };

  test.each([voicePaths.outgoing, voicePaths.status])("%s", async (path) => {
    const sid = newProviderCallId();
    const fields = path === voicePaths.outgoing ? outgoingFields(sid) : statusFields(sid, "completed", "5");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const attempts = [
      post(path, fields, { token: "another-token-000000" }),
      post(path, fields, { headers: form }),
      post(path, fields, { headers: { ...form, "x-twilio-signature": "" } }),
      // One number is signed and another sent; a field is sent twice.
      post(path, fields, { payload: new URLSearchParams({ ...fields, To: "+443000000000" }).toString() }),
      post(path, fields, { payload: `${new URLSearchParams(fields)}&CallSid=CAother` }),
      post(path, fields, { payload: "" }),
    ];
    for (const { statusCode, json } of await Promise.all(attempts)) {
      expect(statusCode).toBe(403);
      expect(json()).toMatchObject(forbidden);
    }
    expect(await countCalls()).toBe(0);
  });

  test.each([voicePaths.outgoing, voicePaths.status])("%s of another account", async (path) => {
    const sid = newProviderCallId();
    const fields = path === voicePaths.outgoing ? outgoingFields(sid) : statusFields(sid, "completed", "5");
    for (const AccountSid of ["AC11111111111111111111111111111111", ""]) {
      const answer = await post(path, { ...fields, AccountSid });
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        error: { code: "forbidden", message: "This message is about another account." },
      });
    }
    const { AccountSid, ...without } = fields;
    expect((await post(path, without)).statusCode).toBe(403);
    expect(logged.filter((line) => line.includes("another account"))).toHaveLength(3);
    expect(await countCalls()).toBe(0);
  });

  test("a signature over the request's own host is refused", async () => {
    const fields = outgoingFields(newProviderCallId());
    const local = `http://localhost:80${voicePaths.outgoing}`;
    const answer = await post(voicePaths.outgoing, fields, {
      headers: {
        host: "localhost",
        "content-type": "application/x-www-form-urlencoded",
        "x-twilio-signature": twilio.getExpectedTwilioSignature(authToken, local, fields),
      },
    });
    expect(answer.statusCode).toBe(403);
  });

  test("JSON is refused here, and forms on other routes", async () => {
    const json = { "content-type": "application/json", "x-twilio-signature": "x" };
    expect((await post(voicePaths.status, {}, { headers: json, payload: "{}" })).statusCode).toBe(415);
    const form = { "content-type": "application/x-www-form-urlencoded", [sessionHeader]: user.id };
    expect((await post("/api/call/deduct-credits", {}, { headers: form })).statusCode).toBe(415);
  });
});

describe("a signed but unreadable request fails with an error", () => {
  test.each([
    ["an unknown status", voicePaths.status, (sid: string) => statusFields(sid, "paused")],
    ["completed without seconds", voicePaths.status, (sid: string) => statusFields(sid, "completed")],
    ["no call", voicePaths.outgoing, () => outgoingFields("x")],
    [
      "another caller than a browser",
      voicePaths.outgoing,
      (sid: string) => ({ ...outgoingFields(sid), From: "+1202" }),
    ],
  ])("%s", async (_name, path, fieldsFor) => {
    const sid = newProviderCallId();
    await outgoing(sid);
    const answer = await post(path, fieldsFor(sid));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { code: "invalid_request" } });
    expect(await harness.balance(user.walletId)).toMatchObject({ posted_mc: 10_000, held_mc: 10_000 });
  });

  test("a call that was never ours is not found", async () => {
    expect((await status(newProviderCallId(), "completed", "5")).statusCode).toBe(404);
  });
});
