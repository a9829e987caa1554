import { randomBytes, randomInt, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import { rentedNumberStore } from "#adapters/postgres/numbers/rented-number-store.ts";
import { expectKnownKeys } from "#adapters/postgres/re-encrypt.ts";
import { voicePaths, voicePathsOf } from "#contract/calls/calls.ts";
import { firstVoicemailDays, mostVoicemails, type VoicemailBox } from "#contract/calls/voicemail.ts";
import { sessionHeader } from "#contract/constants.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { fetchRecordings, sweepVoicemail } from "#domain/voicemail/record-message.ts";
import { resealSounds } from "#domain/voicemail/reseal-sounds.ts";
import { voicemailFaults } from "#domain/voicemail/voicemail-faults.ts";
import { writeWav } from "#domain/voicemail/wav.ts";
import { createCallHarness } from "#testing/calls/call-harness.ts";
import { newProviderCallId, type Posted, postSigned } from "#testing/calls/carrier.ts";
import { voiceApp } from "#testing/calls/voice-app.ts";
import { voicemailHarness } from "#testing/calls/voicemail-harness.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { rentedNumber } from "#testing/numbers/rented-number.ts";

const { accountSid } = sandboxAccounts.voice;
const database = testDatabase();
const harness = await createCallHarness(database);
const { deps, storage, reports } = voicemailHarness(database, harness);
const app = await voiceApp(harness.deps, deps);
const caller = "+442079460011";
const wav = writeWav(Buffer.alloc(3 * 16_000, 1));
let user: WalletUser;
let own: E164;

afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(async () => {
  harness.twin.reset();
  storage.fault = undefined;
  storage.files.clear();
  reports.length = 0;
  user = await harness.openWallet(1_000);
  own = e164Schema.parse(`+4420${randomInt(10_000_000, 99_999_999)}`);
  const row = rentedNumber({ walletId: user.walletId, userId: user.id, number: own });
  expect(await database.withClient((client) => rentedNumberStore(client).add(row))).toBe(true);
});
afterEach(() => harness.expectNothingBroken());

const incoming = (CallSid = newProviderCallId(), From = caller) =>
  postSigned(app, voicePaths.incoming, {
    AccountSid: accountSid,
    CallSid,
    From,
    To: own,
    CallStatus: "ringing",
    Direction: "inbound",
  });
const unanswered = (CallSid: string, From = caller, DialCallStatus = "no-answer") =>
  postSigned(app, `${voicePaths.ended}?wallet=${user.walletId}`, {
    AccountSid: accountSid,
    CallSid,
    From,
    To: own,
    DialCallStatus,
    DialCallSid: `${CallSid}child`,
  });
/** A recording of so many seconds at the carrier. */
const spoken = (duration_s = 3) =>
  harness.twin.recordings.add({ callSid: "CA1", startedAt: new Date(), duration_s, wav });
const reported = (
  { sid, duration_s }: { sid: string; duration_s: number },
  values: Record<string, string> = {},
  { from = caller, to = user.id, ...posted }: Posted & { from?: string; to?: string } = {},
) =>
  postSigned(
    app,
    `${voicePathsOf("twilio").recorded}?${new URLSearchParams({ user: to, from })}`,
    {
      AccountSid: accountSid,
      CallSid: "CA1",
      RecordingSid: sid,
      RecordingUrl: `https://elsewhere.example/Recordings/${sid}`,
      RecordingStatus: "completed",
      RecordingDuration: String(duration_s),
      ...values,
    },
    posted,
  );
/** The end of the recording, as the `action` of the Record brings it. */
const actioned = ({ sid, duration_s }: { sid: string; duration_s: number }) =>
  postSigned(
    app,
    `${voicePathsOf("twilio").recorded}?${new URLSearchParams({ user: user.id, from: caller })}`,
    {
      AccountSid: accountSid,
      CallSid: "CA1",
      CallStatus: "completed",
      RecordingUrl: `https://api.twilio.com/2010-04-01/Accounts/${accountSid}/Recordings/${sid}`,
      RecordingDuration: String(duration_s),
      Digits: "hangup",
    },
  );
const ask = (
  method: "GET" | "PUT" | "DELETE",
  path: string,
  payload?: object,
  { id = user.id, ...headers }: Record<string, string> = {},
) =>
  app.inject({
    method,
    url: `/api/voicemail${path}`,
    headers: { [sessionHeader]: id, ...headers },
    ...(payload && { payload }),
  });
const box = async () => (await ask("GET", "")).json<VoicemailBox>();
/** A message that was left, fetched and stored. */
async function leftMessage(): Promise<VoicemailBox["messages"][number]> {
  await reported(spoken());
  await fetchRecordings(deps);
  const [message] = (await box()).messages;
  if (!message) throw new Error("there is no message");
  return message;
}
async function setting(values: Partial<VoicemailBox["settings"]>): Promise<void> {
  const settings = { isOn: true, mail: "none", kept_days: 90, ...values };
  expect((await ask("PUT", "/settings", settings)).statusCode).toBe(200);
}

describe("a call that no page answers", () => {
  test("is missed, and its caller hears the greeting and the tone", async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    const { body } = await unanswered(sid);
    expect(body).toMatch(
      /<Say language="en-US">The person you are calling .* after the tone\.<\/Say><Record /,
    );
    expect(body).toContain('maxLength="180"');
    const address = `${voicePathsOf("twilio").recorded}?user=${user.id}&amp;from=%2B442079460011#`;
    expect(body).toContain(address);
    expect(
      await database.query("SELECT status, cost_mc, open FROM call WHERE wallet_id = $1", [user.walletId]),
    ).toEqual([{ status: "no_answer", cost_mc: 0, open: false }]);
  });

  test("is greeted in the user's language", async () => {
    await database.query("UPDATE users SET language = 'de' WHERE id = $1", [user.id]);
    const sid = newProviderCallId();
    await incoming(sid);
    expect((await unanswered(sid)).body).toMatch(/<Say language="de-DE">Die angerufene Person .*<Record /);
  });

  test.each([
    ["another call rings", () => incoming()],
    ["no session lives", () => database.query("DELETE FROM session WHERE user_id = $1", [user.id])],
  ])("because %s leaves a message too", async (_name, given) => {
    await given();
    expect((await incoming()).body).toContain("<Record ");
  });

  test("for any other reason does not", async () => {
    await database.query("UPDATE users SET frozen_at = now() WHERE id = $1", [user.id]);
    expect((await incoming()).body).not.toContain("<Record ");
  });

  test.each<[string, () => Promise<unknown>]>([
    ["voicemail is off", () => setting({ isOn: false })],
    [
      "the box is full",
      () =>
        database.query(
          `INSERT INTO voicemail (user_id, id, carrier, recording_id, left_at, length_s, delete_at, stored_at)
           SELECT $1, gen_random_uuid(), 'twilio', 'RE' || n, now(), 5, now(), now() FROM generate_series(1, $2) AS n`,
          [user.id, mostVoicemails],
        ),
    ],
    ["the storage is full", async () => (storage.fault = "full")],
    ["the storage is away", async () => (storage.fault = "away")],
  ])("while %s hears a sentence, or the busy tone", async (_name, given) => {
    await given();
    const sid = newProviderCallId();
    await incoming(sid);
    expect((await incoming()).body).toContain('<Reject reason="busy"/>');
    const { body } = await unanswered(sid);
    expect(body).toContain("<Say");
    expect(body).not.toContain("<Record");
    expect(reports.length > 0).toBe(storage.fault !== undefined);
  });
});

describe("a call that its user sends to the voicemail", () => {
  const rung = async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    harness.twin.setLeg(sid, "ringing");
    harness.twin.setLeg(`${sid}child`, "ringing", { parentSid: sid });
    const [call] = await database.query<{ id: string }>("SELECT id FROM call WHERE provider_call_id = $1", [
      sid,
    ]);
    return { sid, callId: call?.id };
  };
  const end = (payload: object) =>
    app.inject({ method: "POST", url: "/api/call/end", headers: { [sessionHeader]: user.id }, payload });

  test("rings no longer, is declined, and its caller hears the greeting", async () => {
    const { sid, callId } = await rung();
    expect((await end({ callId, toVoicemail: true })).json()).toEqual({ wasOver: false });
    expect(harness.twin.ended).toEqual([`${sid}child`]);
    expect((await unanswered(sid, caller, "canceled")).body).toContain("<Record ");
    const rows = await database.query("SELECT status, stopped_at, cost_mc FROM call WHERE id = $1", [callId]);
    expect(rows).toEqual([{ status: "busy", stopped_at: expect.any(Date), cost_mc: 0 }]);
  });

  test("is ended where voicemail is off", async () => {
    await setting({ isOn: false });
    const { sid, callId } = await rung();
    await end({ callId, toVoicemail: true });
    expect(harness.twin.ended).toEqual([sid]);
  });
});

describe("the recording of a message", () => {
  test("is one message by whichever reports, fetched, encrypted, shown, and deleted at the carrier", async () => {
    const recording = spoken();
    expect((await actioned(recording)).body).toContain("<Hangup/>");
    await Promise.all([reported(recording), reported(recording), actioned(recording)]);
    expect((await box()).messages).toEqual([]);
    harness.published.length = 0;
    await Promise.all([fetchRecordings(deps), fetchRecordings(deps)]);
    expect(harness.published).toEqual([{ audience: { userId: user.id }, event: { type: "voicemail" } }]);
    const { messages, isOffered, settings } = await box();
    const now = harness.deps.clock.now();
    expect(messages).toEqual([
      {
        id: expect.any(String),
        number: caller,
        leftAt: now.toISOString(),
        length_s: 3,
        isRead: false,
        deletedAt: new Date(now.getTime() + firstVoicemailDays * 86_400_000).toISOString(),
      },
    ]);
    expect({ isOffered, settings }).toEqual({
      isOffered: true,
      settings: { isOn: true, mail: "notice", kept_days: 90 },
    });
    const file = storage.files.get(messages[0]?.id ?? "");
    expect(Buffer.from(file ?? []).includes(wav.subarray(44, 144))).toBe(false);
    await sweepVoicemail(deps);
    expect(harness.twin.recordings.find(recording.sid)).toBeUndefined();
    await reported(recording);
    await fetchRecordings(deps);
    expect((await box()).messages).toHaveLength(1);
  });

  test.each([
    ["goes on", 3, { RecordingStatus: "in-progress" }],
    ["failed", 3, { RecordingStatus: "failed" }],
    ["is absent", 0, { RecordingStatus: "absent" }],
    ["has a second", 1, {}],
  ])("that %s leaves no message", async (_name, duration_s, values) => {
    const recording = spoken(duration_s);
    expect((await reported(recording, values)).statusCode).toBe(200);
    expect(await database.query("SELECT FROM voicemail WHERE user_id = $1", [user.id])).toEqual([]);
    await sweepVoicemail(deps);
    expect(harness.twin.recordings.find(recording.sid) === undefined).toBe(duration_s === 1);
  });

  test("of a withheld number names none", async () => {
    await reported(spoken(), {}, { from: "withheld" });
    await fetchRecordings(deps);
    expect((await box()).messages).toMatchObject([{ number: null }]);
  });

  test("for a user who does not exist any more is deleted", async () => {
    const recording = spoken();
    await reported(recording, {}, { to: randomUUID() });
    await sweepVoicemail(deps);
    expect(harness.twin.recordings.find(recording.sid)).toBeUndefined();
  });

  test("is fetched once the carrier and the storage answer again", async () => {
    await reported(spoken());
    harness.twin.fail(503);
    expect(await fetchRecordings(deps)).toBe(0);
    harness.pass(5);
    storage.fault = "away";
    expect(await fetchRecordings(deps)).toBe(0);
    expect(reports).toHaveLength(2);
    expect(await fetchRecordings(deps)).toBe(0);
    storage.fault = undefined;
    harness.pass(10);
    expect(await fetchRecordings(deps)).toBe(1);
  });

  test("that the carrier does not have for half an hour is given up", async () => {
    await reported({ sid: "RE1", duration_s: 5 });
    for (let hour = 0; hour < 10; hour++) {
      await fetchRecordings(deps);
      harness.pass(3_600);
    }
    expect(await database.query("SELECT FROM voicemail WHERE user_id = $1", [user.id])).toEqual([]);
    expect(reports).toHaveLength(1);
  });

  test.each<[string, Record<string, string>, Posted, number]>([
    ["without a signature", {}, { headers: { "content-type": "application/x-www-form-urlencoded" } }, 403],
    ["with a path for its id", { RecordingSid: "../../Calls/CA1" }, {}, 400],
    ["with a status that is not known", { RecordingStatus: "deleted" }, {}, 400],
  ])("in a report %s is refused", async (_name, values, posted, code) => {
    expect((await reported(spoken(), values, posted)).statusCode).toBe(code);
    expect(await database.query("SELECT FROM voicemail WHERE user_id = $1", [user.id])).toEqual([]);
  });
});

describe("a message", () => {
  test("is heard, marked as new, and deleted with its file", async () => {
    const { id } = await leftMessage();
    expect((await ask("PUT", `/${id}/read`, { isRead: true })).json().messages).toMatchObject([
      { isRead: true },
    ]);
    expect((await ask("PUT", `/${id}/read`, { isRead: false })).json().messages).toMatchObject([
      { isRead: false },
    ]);
    harness.published.length = 0;
    expect((await ask("DELETE", `/${id}`)).json().messages).toEqual([]);
    expect(harness.published).toMatchObject([{ event: { type: "voicemail" } }]);
    await sweepVoicemail(deps);
    expect(storage.files.has(id)).toBe(false);
    expect((await ask("DELETE", `/${id}`)).json().message).toBe("You have no such message.");
  });

  test("is played whole and in parts, and downloaded", async () => {
    const { id } = await leftMessage();
    const whole = await ask("GET", `/${id}/audio`);
    expect(whole.headers).toMatchObject({
      "content-type": "audio/wav",
      "cache-control": "private, no-store",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
    });
    expect(whole.rawPayload.equals(wav)).toBe(true);
    const part = await ask("GET", `/${id}/audio`, undefined, { range: "bytes=100-199" });
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, `bytes 100-199/${wav.length}`]);
    expect(part.rawPayload.equals(wav.subarray(100, 200))).toBe(true);
    const beyond = await ask("GET", `/${id}/audio`, undefined, { range: `bytes=${wav.length}-` });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${wav.length}`]);
    const download = await ask("GET", `/${id}/audio?download`);
    expect(download.headers["content-disposition"]).toBe(
      `attachment; filename="voicemail-${id.slice(0, 8)}.wav"`,
    );
  });

  test("of another user does not exist, nor does any path for its id", async () => {
    const { id } = await leftMessage();
    const stranger = await harness.openWallet(0);
    const requests = [
      () => ask("GET", `/${id}/audio`, undefined, { id: stranger.id }),
      () => ask("PUT", `/${id}/read`, { isRead: true }, { id: stranger.id }),
      () => ask("DELETE", `/${id}`, undefined, { id: stranger.id }),
      () => ask("GET", `/${randomUUID()}/audio`),
    ];
    for (const request of requests) expect((await request()).statusCode).toBe(404);
    expect((await ask("GET", "/..%2f..%2fdata-key/audio")).statusCode).toBe(400);
    expect((await box()).messages).toHaveLength(1);
  });

  test("whose file was lost or moved is refused by a sentence, and reported", async () => {
    const { id } = await leftMessage();
    storage.files.set(id, Buffer.from("enc1.00000000.x"));
    const reply = await ask("GET", `/${id}/audio`);
    expect([reply.statusCode, reply.json().message]).toEqual([
      502,
      "The message could not be played. Please try again.",
    ]);
    expect(reports).toHaveLength(1);
  });

  test("is kept for as long as its user chooses", async () => {
    await leftMessage();
    await setting({ kept_days: 7 });
    const now = harness.deps.clock.now();
    const deletedAt = new Date(now.getTime() + 7 * 86_400_000).toISOString();
    expect((await box()).messages).toMatchObject([{ deletedAt }]);
  });
});

describe("the mail about a message", () => {
  const mails = () => readOutbox(database, `${user.id}@example.org`);

  test.each([
    ["notice", false],
    ["audio", true],
  ] as const)("is written once where the user wants it as %s", async (mail, isAttached) => {
    await setting({ mail });
    const { id } = await leftMessage();
    await fetchRecordings(deps);
    const rows = await mails();
    expect(rows).toMatchObject([{ subject: "You have a new voicemail" }]);
    for (const text of [caller, "0:03", "https://farline.example/voicemail"])
      expect(rows[0]?.text_body).toContain(text);
    expect(rows[0]?.voicemail_id).toBe(isAttached ? id : null);
  });

  test("is not written where the user wants none", async () => {
    await setting({ mail: "none" });
    await leftMessage();
    expect(await mails()).toEqual([]);
  });
});

describe("a greeting", () => {
  const record = (file: Uint8Array) =>
    ask("PUT", "/greeting", { audio: Buffer.from(file).toString("base64") });
  const heard = async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    return /<Play>(.*?)<\/Play>/.exec((await unanswered(sid)).body)?.[1]?.replaceAll("&amp;", "&");
  };

  test("that the user recorded is played to the carrier alone, for minutes, until it is replaced", async () => {
    const longest = writeWav(Buffer.alloc(30 * 16_000, 1));
    expect((await record(longest)).json()).toMatchObject({ greeting: { length_s: 30 } });
    expect((await ask("GET", "/greeting/audio")).rawPayload.equals(longest)).toBe(true);
    const address = String(await heard()).slice("https://farline.example".length);
    const fetched = await app.inject(address);
    expect([fetched.statusCode, fetched.rawPayload.equals(longest)]).toEqual([200, true]);
    const forged = [
      address.replace(/until=\d/, "until=9"),
      address.replace(user.id, randomUUID()),
      address.split("?")[0],
    ];
    for (const other of forged) expect((await app.inject(String(other))).statusCode).toBe(404);
    harness.pass(601);
    expect((await app.inject(address)).statusCode).toBe(404);
    expect((await ask("DELETE", "/greeting")).json()).toMatchObject({ greeting: null });
    await sweepVoicemail(deps);
    expect(storage.files.size).toBe(0);
    expect(await heard()).toBeUndefined();
  });

  test("that cannot be read any more is spoken again", async () => {
    await record(wav);
    expect(await heard()).toBeDefined();
    for (const id of storage.files.keys()) storage.files.set(id, Buffer.from("enc1.00000000.lost"));
    expect(await heard()).toBeUndefined();
    expect(reports).toHaveLength(1);
  });

  test.each<[string, Uint8Array, string]>([
    [
      "that is too long",
      writeWav(Buffer.alloc(30 * 16_000 + 2)),
      "A greeting has at most 30 seconds. Please record a shorter one.",
    ],
    [
      "that is no audio",
      Buffer.from("<html>"),
      "This is no recording that can be played. Please record it again.",
    ],
    [
      "of another kind of WAV",
      Buffer.from(wav).fill(2, 22, 23),
      "This is no recording that can be played. Please record it again.",
    ],
  ])("%s is refused, and nothing is stored", async (_name, file, sentence) => {
    const before = storage.files.size;
    const reply = await record(file);
    expect([reply.statusCode, reply.json().message]).toEqual([400, sentence]);
    expect(storage.files.size).toBe(before);
  });

  test("is refused while the storage is full", async () => {
    storage.fault = "full";
    const reply = await record(wav);
    expect([reply.statusCode, reply.json().message]).toEqual([
      503,
      "The recording could not be stored. Please try again later.",
    ]);
    expect((await box()).greeting).toBeNull();
  });
});

test("the operator learns how long a message waits, and that the storage is full or away", async () => {
  await database.query("TRUNCATE voicemail");
  expect(await voicemailFaults(deps)).toEqual({ oldestVoicemail_s: 0, voicemailFaults: 0 });
  await reported(spoken());
  harness.pass(90);
  for (const fault of ["full", "away"] as const) {
    storage.fault = fault;
    expect(await voicemailFaults(deps)).toEqual({ oldestVoicemail_s: 90, voicemailFaults: 1 });
  }
});

test("sounds of an earlier key are encrypted with the current one, once, and are heard as before", async () => {
  await database.query("TRUNCATE voicemail, voicemail_box");
  const earlier = randomBytes(32).toString("base64");
  const before = deps.cipher;
  deps.cipher = aesGcmCipher({ current: earlier, previous: [] });
  const { id } = await leftMessage();
  await ask("PUT", "/greeting", { audio: wav.toString("base64") });
  const current = randomBytes(32).toString("base64");
  deps.cipher = aesGcmCipher({ current, previous: [earlier] });
  expect(await resealSounds(deps)).toBe(2);
  expect(await resealSounds(deps)).toBe(0);
  deps.cipher = aesGcmCipher({ current, previous: [] });
  for (const path of [`/${id}/audio`, "/greeting/audio"])
    expect((await ask("GET", path)).rawPayload.equals(wav)).toBe(true);
  await expect(expectKnownKeys(database, before)).rejects.toThrow("which is not configured");
  deps.cipher = before;
});

test("without a key or a carrier that records, nothing is offered and nothing can be set", async () => {
  deps.hasKey = false;
  try {
    expect(await box()).toMatchObject({ isOffered: false, messages: [] });
    for (const [path, body] of [
      ["/settings", { isOn: true, mail: "none", kept_days: 7 }],
      ["/greeting", { audio: wav.toString("base64") }],
    ] as const) {
      const reply = await ask("PUT", path, body);
      expect([reply.statusCode, reply.json().message]).toEqual([403, "Voicemail is not available here."]);
    }
    const sid = newProviderCallId();
    await incoming(sid);
    expect((await unanswered(sid)).body).not.toContain("<Record");
  } finally {
    deps.hasKey = true;
  }
});
