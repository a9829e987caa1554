import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { missedCallStore } from "#adapters/postgres/calls/missed-call-store.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { voicemailStore } from "#adapters/postgres/voicemail/voicemail-store.ts";
import { writeIdentity } from "#adapters/twilio/client-identity.ts";
import { voicePaths } from "#contract/calls/calls.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { endCall } from "#domain/calls/ending/end-call.ts";
import { sweepLostCalls } from "#domain/calls/ending/sweep-lost-calls.ts";
import { mailMissedCalls } from "#domain/calls/incoming/mail-missed-calls.ts";
import { runMeter } from "#domain/calls/meter/run-meter.ts";
import { withLimits } from "#domain/calls/testing/with-limits.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { RentedNumber } from "#domain/numbers/rented/rented-number.ts";
import type { Mail } from "#domain/outbox.ts";
import { createCallHarness, identityOf } from "#testing/calls/call-harness.ts";
import { newProviderCallId, outgoingFields, type Posted, postSigned } from "#testing/calls/carrier.ts";
import { voiceApp } from "#testing/calls/voice-app.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { newLondonNumber, rentedNumber } from "#testing/numbers/rented-number.ts";

const { accountSid, authToken } = sandboxAccounts.voice;
const database = testDatabase();
const harness = await createCallHarness(database);
const app = await voiceApp(harness.deps);
const caller = "+442079460011";
let user: WalletUser & { email: string };
let own: E164;

afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(async () => {
  harness.twin.reset();
  await ownNumber(10_000);
});
afterEach(() => harness.expectNothingBroken());

/** A user with this balance, whose number costs this much a minute. */
async function ownNumber(posted_mc: number, values: Partial<RentedNumber> = {}): Promise<void> {
  user = await harness.openWallet(posted_mc);
  own = newLondonNumber();
  const row = rentedNumber({ walletId: user.walletId, userId: user.id, number: own, ...values });
  expect(await database.withClient((client) => rentedNumberStore(client).add(row))).toBe(true);
}

const incoming = (CallSid = newProviderCallId(), From = caller, posted?: Posted) =>
  postSigned(
    app,
    voicePaths.incoming,
    { AccountSid: accountSid, CallSid, From, To: own, CallStatus: "ringing", Direction: "inbound" },
    posted,
  );
const page = () => `client:${writeIdentity(identityOf(user.id))}`;
const status = (ParentCallSid: string, CallStatus: string, CallDuration?: string) =>
  postSigned(app, `${voicePaths.status}?wallet=${user.walletId}&incoming=1`, {
    AccountSid: accountSid,
    CallSid: `${ParentCallSid}child`,
    ParentCallSid,
    CallStatus,
    From: caller,
    To: page(),
    ...(CallDuration !== undefined && { CallDuration }),
  });
const ended = (CallSid: string, DialCallStatus: string, DialCallDuration?: string) =>
  postSigned(app, `${voicePaths.ended}?wallet=${user.walletId}`, {
    AccountSid: accountSid,
    CallSid,
    From: caller,
    To: own,
    DialCallStatus,
    DialCallSid: `${CallSid}child`,
    ...(DialCallDuration !== undefined && { DialCallDuration }),
  });
const calls = async () =>
  database.query("SELECT * FROM call WHERE wallet_id = $1 ORDER BY created_at, refusal NULLS FIRST", [
    user.walletId,
  ]);
const held_mc = async () => (await harness.balance(user.walletId)).held_mc;

describe("a call to a user's number", () => {
  test("rings the user's sessions, holds and costs nothing, and is settled once", async () => {
    const sid = newProviderCallId();
    const { statusCode, body } = await incoming(sid);
    expect(statusCode).toBe(200);
    expect(body).toContain("<Client ");
    expect(body).toContain(`<Identity>${page().slice("client:".length)}</Identity>`);
    const [call] = await calls();
    expect(call).toMatchObject({
      direction: "incoming",
      number: caller,
      destination: "Incoming call",
      country: "GB",
      status: "requested",
      held_mc: 0,
      session_id: null,
      new_number: false,
    });
    expect(body).toContain(`<Parameter name="CallId" value="${call?.id}"/>`);
    await status(sid, "ringing");
    expect(await calls()).toMatchObject([{ status: "ringing", child_call_id: null }]);
    await status(sid, "in-progress");
    expect(await calls()).toMatchObject([
      { status: "answered", child_call_id: `${sid}child`, session_id: user.id },
    ]);
    harness.pass(125);
    await status(sid, "completed", "125");
    expect((await ended(sid, "completed", "125")).body).toContain("<Hangup/>");
    expect(await calls()).toMatchObject([{ open: false, status: "completed", answered_s: 125, cost_mc: 0 }]);
    expect(await harness.charges(user.walletId)).toEqual([]);
  });

  test("at a price holds like any call, is charged by the carrier's seconds, and is cut off by the meter", async () => {
    await ownNumber(3_000, { inboundPerMinute_mc: 1_000 });
    const sid = newProviderCallId();
    await incoming(sid);
    expect(await held_mc()).toBe(3_000);
    await status(sid, "in-progress");
    harness.twin.setLeg(sid, "in-progress");
    harness.pass(181);
    await runMeter(harness.deps);
    expect(harness.twin.ended).toEqual([sid]);
    expect((await ended(sid, "completed", "180")).body).toContain("<Hangup/>");
    expect(await harness.charges(user.walletId)).toEqual([-3_000]);
    expect(await harness.balance(user.walletId)).toMatchObject({ posted_mc: 0, held_mc: 0 });
  });

  test("without an answer its caller hears a sentence, and a call from no number is one too", async () => {
    await ownNumber(0, { country: "DE" });
    const sid = newProviderCallId();
    await incoming(sid, "+266696687");
    await status(sid, "no-answer");
    expect(await calls()).toMatchObject([{ open: true, number: "withheld", country: "DE" }]);
    const { body } = await ended(sid, "no-answer");
    expect(body).toContain('<Say language="de-DE">Ihr Anruf kann im Moment nicht');
    expect(await calls()).toMatchObject([{ open: false, status: "no_answer", cost_mc: 0, answered_s: null }]);
  });

  test("is over by the carrier's record when each report is lost, and one page's silence is no end", async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    harness.twin.setLeg(sid, "ringing");
    harness.twin.setLeg("CAone", "no-answer", { parentSid: sid });
    harness.twin.setLeg("CAtwo", "ringing", { parentSid: sid });
    harness.pass(16);
    await sweepLostCalls(harness.deps);
    expect(await calls()).toMatchObject([{ open: true }]);
    harness.twin.setLeg("CAtwo", "completed", { parentSid: sid, duration_s: 40 });
    harness.twin.setLeg(sid, "completed", { duration_s: 41 });
    harness.pass(60);
    await sweepLostCalls(harness.deps);
    expect(await calls()).toMatchObject([{ open: false, child_call_id: "CAtwo", answered_s: 40 }]);
  });

  test("that its caller gives up is canceled", async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    harness.twin.setLeg(sid, "canceled");
    harness.twin.setLeg("CAone", "canceled", { parentSid: sid });
    harness.pass(16);
    await sweepLostCalls(harness.deps);
    expect(await calls()).toMatchObject([{ open: false, status: "canceled", answered_s: null }]);
  });

  test("is declined by its user on any page, and by no other user", async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    harness.twin.setLeg(sid, "ringing");
    const [call] = await calls();
    const stranger = await harness.openWallet(0);
    expect(await endCall(harness.deps, stranger, String(call?.id))).toMatchObject({
      refused: "call_not_found",
    });
    expect(await endCall(harness.deps, user, String(call?.id))).toEqual({ wasOver: false });
    expect(harness.twin.ended).toEqual([sid]);
    await ended(sid, "canceled");
    expect(await calls()).toMatchObject([{ open: false, status: "busy", stopped_at: expect.any(Date) }]);
  });
});

describe("a call that cannot ring", () => {
  const missed = async (refusal: string) =>
    expect(await calls()).toMatchObject([{ direction: "incoming", status: "refused", refusal, held_mc: 0 }]);

  const ofUser = (text: string) => database.query(text, [user.id]);
  test.each([
    [
      "when the user cannot pay its price",
      () => ownNumber(999, { inboundPerMinute_mc: 1_000 }),
      "not_enough_credits",
    ],
    ["without a living session", () => ofUser("DELETE FROM session WHERE user_id = $1"), "session_ended"],
    [
      "while the user is frozen",
      () => ofUser("UPDATE users SET frozen_at = now() WHERE id = $1"),
      "account_frozen",
    ],
  ])("is missed %s", async (_name, arrange, refusal) => {
    await arrange();
    expect((await incoming()).body).toContain("<Say");
    await missed(refusal);
  });

  test("is missed while calling is off", () =>
    withLimits(harness.deps, { calling: false }, async () => {
      expect((await incoming()).body).toContain("<Say");
      await missed("calling_switched_off");
    }));

  test("is busy while another rings", async () => {
    await incoming();
    expect((await incoming()).body).toContain('<Reject reason="busy"/>');
    expect(await calls()).toMatchObject([{ open: true }, { refusal: "already_in_call" }]);
  });

  test.each([
    [
      "of no one",
      async () => ownNumber(0, { number: e164Schema.parse("+442079469999"), state: "released", dueAt: null }),
    ],
    ["that is not paid for", async () => ownNumber(0, { state: "overdue" })],
  ])("to a number %s says so and leaves no row", async (_name, given) => {
    await given();
    expect((await incoming()).body).toMatch(/<Say language="en-US">The number you have called/);
    expect(await calls()).toEqual([]);
  });
});

describe("the mail about a missed call", () => {
  const mailMissed = () =>
    mailMissedCalls({
      connection: (work) => database.withClient((client) => work({ missed: missedCallStore(client) })),
      transaction: (work) =>
        database.transaction((client) =>
          work({
            missed: missedCallStore(client),
            outbox: {
              async add(mail) {
                if (mail.to === user.email) mails.push(mail);
              },
            },
          }),
        ),
      clock: harness.deps.clock,
      publicUrl: "https://farline.example",
      operatorNumber,
    });
  const operatorNumber = "+12025550100";
  let mails: Mail[] = [];
  beforeEach(() => {
    mails = [];
  });
  const miss = async (from?: string) => {
    const sid = newProviderCallId();
    await incoming(sid, from);
    await ended(sid, "no-answer");
    harness.pass(4 * 60);
  };
  const leaveMessage = async (sid: string, from = caller, RecordingDuration = "3") => {
    const left = { userId: user.id, id: randomUUID(), carrier: "twilio", recordingId: `RE${sid}` };
    const now = harness.deps.clock.now();
    const number = from === caller ? e164Schema.parse(from) : null;
    const facts = { number, leftAt: now, length_s: Number(RecordingDuration), readAt: null, deleteAt: now };
    await database.withClient((client) => voicemailStore(client).add({ ...left, ...facts }, now));
  };

  test("waits for a message, and does not come beside the mail of one", async () => {
    for (const from of [caller, "+266696687"]) {
      const sid = newProviderCallId();
      await incoming(sid, from);
      await ended(sid, "no-answer");
      await mailMissed();
      await leaveMessage(sid, from);
      harness.pass(4 * 60);
      await mailMissed();
      expect(mails).toEqual([]);
    }
    await miss("+442079460012");
    await mailMissed();
    expect(mails).toHaveLength(1);
  });

  test("comes of a caller who has left a message before, and where the user wants no mail of messages", async () => {
    await leaveMessage("earlier");
    harness.pass(1);
    await miss();
    await mailMissed();
    expect(mails).toHaveLength(1);
    harness.pass(3_601);
    const settings = { isOn: true, mail: "none", kept_days: 90 } as const;
    await database.withClient((client) =>
      voicemailStore(client).saveBox(user.id, { settings, greeting: null }),
    );
    await miss();
    await leaveMessage("later");
    await mailMissed();
    expect(mails).toHaveLength(2);
  });

  test("is written once, on whichever node, and once an hour for one number", async () => {
    await miss();
    await Promise.all([mailMissed(), mailMissed(), mailMissed()]);
    expect(mails).toMatchObject([{ subject: "You missed a call", text: expect.stringContaining(caller) }]);
    await miss();
    await mailMissed();
    expect(mails).toHaveLength(1);
    await miss("+266696687");
    await mailMissed();
    expect(mails.at(-1)?.text).toContain("Withheld number");
    harness.pass(3_601);
    await miss();
    await mailMissed();
    expect(mails).toHaveLength(3);
  });

  test("keeps away those of its number for an hour, and a call without a mail keeps away none", async () => {
    const counts: number[] = [];
    for (let call = 0; call < 5; call++) {
      await miss();
      await mailMissed();
      counts.push(mails.length);
      harness.pass(40 * 60);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3]);
  });

  test.each([
    ["withheld", "+266696687"],
    ["the operator's", operatorNumber],
  ])("comes of each call from a number that is %s", async (_name, from) => {
    for (const _ of [1, 2]) await miss(from);
    await mailMissed();
    expect(mails).toHaveLength(2);
  });

  test("comes of a caller who heard the busy tone, and stops at ten an hour", async () => {
    await incoming();
    for (let call = 0; call < 12; call++) await incoming(undefined, `+4420794611${10 + call}`);
    harness.pass(4 * 60);
    await mailMissed();
    expect(mails).toHaveLength(10);
  });

  test("does not come of an answered call, nor of a declined one", async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    await ended(sid, "completed", "0");
    await incoming();
    const [, ringing] = await calls();
    await endCall(harness.deps, user, String(ringing?.id));
    await ended(String(ringing?.provider_call_id), "canceled");
    harness.pass(4 * 60);
    await mailMissed();
    expect(mails).toEqual([]);
  });
});

test("a repeated request and a storm of it get the first answer, and hold once", async () => {
  await ownNumber(5_000, { inboundPerMinute_mc: 1_000 });
  const sid = newProviderCallId();
  const answers = await Promise.all(Array.from({ length: 20 }, () => incoming(sid)));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await calls()).toHaveLength(1);
  expect(await held_mc()).toBe(5_000);
  const refused = newProviderCallId();
  const busy = await Promise.all(Array.from({ length: 20 }, () => incoming(refused)));
  expect(new Set(busy.map(({ body }) => body))).toEqual(
    new Set(['<?xml version="1.0" encoding="UTF-8"?><Response><Reject reason="busy"/></Response>']),
  );
  expect(await calls()).toHaveLength(2);
  await ended(sid, "no-answer");
  await ended(sid, "no-answer");
  await status(sid, "completed", "30");
  expect(await calls()).toMatchObject([{ status: "no_answer", cost_mc: 0 }, { status: "refused" }]);
  // A request that is sent again after the end opens nothing.
  expect((await incoming(sid)).body).toContain("<Hangup/>");
  expect(await held_mc()).toBe(0);
});

test("a forged, unsigned or unreadable request changes nothing", async () => {
  expect((await incoming(undefined, caller, { token: `${authToken}x` })).statusCode).toBe(403);
  const unsigned = { "content-type": "application/x-www-form-urlencoded" };
  expect((await incoming(undefined, caller, { headers: unsigned })).statusCode).toBe(403);
  for (const path of [voicePaths.incoming, voicePaths.ended]) {
    expect((await postSigned(app, path, { AccountSid: accountSid, CallSid: "1" })).statusCode).toBe(400);
  }
  expect(await calls()).toEqual([]);
});

test("incoming calls count among no limits of outgoing ones", () =>
  withLimits(
    harness.deps,
    { caller: { callsPerHour: 1, callsPerDay: 1, newNumbersPerHour: 1 } },
    async () => {
      for (let call = 0; call < 3; call++) {
        const sid = newProviderCallId();
        await incoming(sid);
        await ended(sid, "no-answer");
      }
      const sid = newProviderCallId();
      const outgoing = await postSigned(app, voicePaths.outgoing, outgoingFields(user.id, sid, caller));
      expect(outgoing.body).toContain(`>${caller}</Number>`);
      expect((await calls()).at(-1)).toMatchObject({ direction: "outgoing", new_number: true });
    },
  ));
