import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { voicePathsOf } from "#contract/calls/calls.ts";
import { mostVoicemails } from "#contract/calls/voicemail.ts";
import { sessionHeader } from "#contract/constants.ts";
import { recordGreeting } from "#domain/voicemail/own-voicemail.ts";
import { sweepVoicemail } from "#domain/voicemail/record-message.ts";
import { writeWav } from "#domain/voicemail/wav.ts";
import { newProviderCallId } from "#testing/calls/carrier.ts";
import { voicemailScene } from "#testing/calls/voicemail-scene.ts";
import { operatorOnDatabase } from "#testing/database/operator-on-database.ts";

const scene = await voicemailScene();
const {
  database,
  harness,
  deps,
  storage,
  reports,
  app,
  caller,
  wav,
  incoming,
  unanswered,
  ask,
  box,
  setting,
} = scene;

describe("a call that no page answers", () => {
  test("is missed, and its caller hears the greeting and the tone", async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    const { body } = await unanswered(sid);
    expect(body).toMatch(
      /<Say language="en-US">The person you are calling .* after the tone\.<\/Say><Record /,
    );
    expect(body).toContain('maxLength="180"');
    const address = `${voicePathsOf("twilio").recorded}?user=${scene.user.id}&amp;from=%2B442079460011#`;
    expect(body).toContain(address);
    expect(
      await database.query("SELECT status, cost_mc, open FROM call WHERE wallet_id = $1", [
        scene.user.walletId,
      ]),
    ).toEqual([{ status: "no_answer", cost_mc: 0, open: false }]);
  });

  test("is greeted in the user's language", async () => {
    await database.query("UPDATE users SET language = 'de' WHERE id = $1", [scene.user.id]);
    const sid = newProviderCallId();
    await incoming(sid);
    expect((await unanswered(sid)).body).toMatch(/<Say language="de-DE">Die angerufene Person .*<Record /);
  });

  test.each([
    ["another call rings", () => incoming()],
    ["no session lives", () => database.query("DELETE FROM session WHERE user_id = $1", [scene.user.id])],
  ])("because %s leaves a message too", async (_name, given) => {
    await given();
    expect((await incoming()).body).toContain("<Record ");
  });

  test("of a frozen user does not, with or without a session, nor sent there by a block", async () => {
    await database.query("UPDATE users SET frozen_at = now(), withheld_calls = 'voicemail' WHERE id = $1", [
      scene.user.id,
    ]);
    expect((await incoming()).body).not.toContain("<Record ");
    expect((await incoming(newProviderCallId(), "anonymous")).body).not.toContain("<Record ");
    await database.query("DELETE FROM session WHERE user_id = $1", [scene.user.id]);
    expect((await incoming()).body).not.toContain("<Record ");
  });

  test("of a user whom a dispute has paused does not, with or without a session", async () => {
    await database.query(
      `INSERT INTO payment (id, user_id, wallet_id, provider, status, currency, charge_minor, credits_mc, created_at, disputed_at)
       VALUES (gen_random_uuid(), $1, $2, 'stripe', 'completed', 'USD', 1000, 100000, now(), now())`,
      [scene.user.id, scene.user.walletId],
    );
    expect((await incoming()).body).not.toContain("<Record ");
    await database.query("DELETE FROM session WHERE user_id = $1", [scene.user.id]);
    expect((await incoming()).body).not.toContain("<Record ");
  });

  test("while calling is stopped does not, without a session either", async () => {
    await database.query("DELETE FROM session WHERE user_id = $1", [scene.user.id]);
    const operator = operatorOnDatabase(database);
    await operator.stopCalling(harness.deps.clock.now());
    try {
      expect((await incoming()).body).not.toContain("<Record ");
    } finally {
      await operator.resumeCalling(harness.deps.clock.now());
    }
  });

  test.each<[string, () => Promise<unknown>]>([
    ["voicemail is off", () => setting({ isOn: false })],
    [
      "the box is full",
      () =>
        database.query(
          `INSERT INTO voicemail (user_id, id, carrier, recording_id, left_at, length_s, delete_at, stored_at)
           SELECT $1, gen_random_uuid(), 'twilio', 'RE' || n, now(), 5, now(), now() FROM generate_series(1, $2) AS n`,
          [scene.user.id, mostVoicemails],
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
    app.inject({
      method: "POST",
      url: "/api/call/end",
      headers: { [sessionHeader]: scene.user.id },
      payload,
    });

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

describe("a greeting", () => {
  const record = (file: Uint8Array) =>
    ask("PUT", "/greeting", { audio: Buffer.from(file).toString("base64") });
  const heard = async () => {
    const sid = newProviderCallId();
    await incoming(sid);
    return /<Play>(.*?)<\/Play>/.exec((await unanswered(sid)).body)?.[1]?.replaceAll("&amp;", "&");
  };

  test("that was stored and not saved, because the server died, leaves no file, and a saved one stays", async () => {
    const dying = { ...deps, transaction: () => Promise.reject(new Error("killed")) };
    const audio = wav.toString("base64");
    await expect(recordGreeting(dying, scene.user.id, audio)).rejects.toThrow("killed");
    expect(storage.files.size).toBe(1);
    expect((await record(wav)).statusCode).toBe(200);
    expect(storage.files.size).toBe(2);
    harness.pass(2 * 3_600);
    await sweepVoicemail(deps);
    expect(storage.files.size).toBe(1);
    expect((await ask("GET", "/greeting/audio")).statusCode).toBe(200);
  });

  test("that the user recorded is played to the carrier alone, for minutes, until it is replaced", async () => {
    const longest = writeWav(Buffer.alloc(30 * 16_000, 1));
    expect((await record(longest)).json()).toMatchObject({ greeting: { length_s: 30 } });
    expect((await ask("GET", "/greeting/audio")).rawPayload.equals(longest)).toBe(true);
    const address = String(await heard()).slice("https://farline.example".length);
    const fetched = await app.inject(address);
    expect([fetched.statusCode, fetched.rawPayload.equals(longest)]).toEqual([200, true]);
    const forged = [
      address.replace(/until=\d/, "until=9"),
      address.replace(scene.user.id, randomUUID()),
      address.split("?")[0],
    ];
    for (const other of forged) expect((await app.inject(String(other))).statusCode).toBe(404);
    await record(writeWav(Buffer.alloc(16_000, 2)));
    expect((await app.inject(address)).statusCode).toBe(404);
    const next = String(await heard()).slice("https://farline.example".length);
    expect((await app.inject(next)).statusCode).toBe(200);
    harness.pass(601);
    expect((await app.inject(next)).statusCode).toBe(404);
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

  test("that the storage sends slowly is spoken, before the caller has waited for it", async () => {
    await record(wav);
    storage.fault = "slow";
    const sid = newProviderCallId();
    await incoming(sid);
    expect((await unanswered(sid)).body).toMatch(
      /<Say language="en-US">The person you are calling .*<Record /,
    );
  });

  test("and settings of a user who is deleted meanwhile are not stored", async () => {
    await database.query(
      "UPDATE users SET deleted_at = now(), password_hash = NULL, verified_at = NULL WHERE id = $1",
      [scene.user.id],
    );
    expect((await record(wav)).statusCode).toBe(401);
    const settings = { isOn: true, mail: "none", kept_days: 7 };
    expect((await ask("PUT", "/settings", settings)).statusCode).toBe(401);
    expect((await ask("DELETE", "/greeting")).statusCode).toBe(401);
    await sweepVoicemail(deps);
    expect(storage.files.size).toBe(0);
    const boxes = await database.query("SELECT FROM voicemail_box WHERE user_id = $1", [scene.user.id]);
    expect(boxes).toEqual([]);
  });

  test("that is replaced again and again leaves one file", async () => {
    for (let recorded = 0; recorded < 30; recorded++) await record(wav);
    await sweepVoicemail(deps);
    expect(storage.files.size).toBe(1);
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
