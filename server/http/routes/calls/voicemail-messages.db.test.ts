import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import { expectKnownKeys } from "#adapters/postgres/re-encrypt.ts";
import { firstVoicemailDays } from "#contract/calls/voicemail.ts";
import { fetchRecordings, sweepVoicemail } from "#domain/voicemail/record-message.ts";
import { resealSounds } from "#domain/voicemail/reseal-sounds.ts";
import { voicemailFaults } from "#domain/voicemail/voicemail-faults.ts";
import type { Posted } from "#testing/calls/carrier.ts";
import { voicemailScene } from "#testing/calls/voicemail-scene.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";

const scene = await voicemailScene();
const {
  database,
  harness,
  deps,
  storage,
  reports,
  caller,
  wav,
  spoken,
  reported,
  actioned,
  ask,
  box,
  leftMessage,
  setting,
} = scene;

describe("the recording of a message", () => {
  test("is one message by whichever reports, fetched, encrypted, shown, and deleted at the carrier", async () => {
    const recording = spoken();
    expect((await actioned(recording)).body).toContain("<Hangup/>");
    await Promise.all([reported(recording), reported(recording), actioned(recording)]);
    expect((await box()).messages).toEqual([]);
    harness.published.length = 0;
    await Promise.all([fetchRecordings(deps), fetchRecordings(deps)]);
    expect(harness.published).toEqual([
      { audience: { userId: scene.user.id }, event: { type: "voicemail" } },
    ]);
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
    expect(harness.twin.recordings.get(recording.sid)).toBeUndefined();
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
    expect(await database.query("SELECT FROM voicemail WHERE user_id = $1", [scene.user.id])).toEqual([]);
    await sweepVoicemail(deps);
    expect(harness.twin.recordings.get(recording.sid) === undefined).toBe(duration_s === 1);
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
    expect(harness.twin.recordings.get(recording.sid)).toBeUndefined();
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

  test.each([
    ["is no audio", "<html>Bad gateway</html>"],
    ["is empty", ""],
  ])(
    "whose file %s is neither stored nor deleted at the carrier, and is tried again",
    async (_name, body) => {
      const recording = spoken();
      await reported(recording);
      harness.twin.traffic.failNext({ status: 200, body });
      expect(await fetchRecordings(deps)).toBe(0);
      await sweepVoicemail(deps);
      expect([storage.files.size, reports.length]).toEqual([0, 1]);
      harness.pass(5);
      expect(await fetchRecordings(deps)).toBe(1);
      expect((await box()).messages).toHaveLength(1);
    },
  );

  test("that two nodes fetch, because its audio comes slowly, keeps its file", async () => {
    await reported(spoken());
    const put = vi.spyOn(storage, "put").mockImplementationOnce(async (id, bytes) => {
      harness.pass(60);
      expect(await fetchRecordings(deps)).toBe(1);
      storage.files.set(id, bytes);
    });
    expect(await fetchRecordings(deps)).toBe(0);
    expect(put).toHaveBeenCalledTimes(2);
    await sweepVoicemail(deps);
    const [message] = (await box()).messages;
    expect((await ask("GET", `/${message?.id}/audio`)).rawPayload.equals(wav)).toBe(true);
  });

  test("that its user removes while it is fetched leaves no file", async () => {
    await reported(spoken());
    vi.spyOn(storage, "put").mockImplementationOnce(async (id, bytes) => {
      storage.files.set(id, bytes);
      await database.query("DELETE FROM voicemail WHERE user_id = $1", [scene.user.id]);
    });
    expect(await fetchRecordings(deps)).toBe(0);
    expect(storage.files.size).toBe(1);
    await sweepVoicemail(deps);
    expect(storage.files.size).toBe(0);
  });

  test.each([
    ["notice", "RE1", ["A voicemail for you was lost"]],
    ["none", "RE2", []],
  ] as const)(
    "that the carrier does not have for half an hour is given up, with a mail as the user wants it: %s",
    async (mail, sid, subjects) => {
      await setting({ mail });
      await reported({ sid, duration_s: 5 });
      const messages = () => database.query("SELECT FROM voicemail WHERE user_id = $1", [scene.user.id]);
      for (let hour = 0; hour < 8; hour++) {
        expect(await messages()).toHaveLength(1);
        await fetchRecordings(deps);
        harness.pass(3_600);
      }
      expect(await messages()).toEqual([]);
      expect(reports).toHaveLength(1);
      const mails = await readOutbox(database, `${scene.user.id}@example.org`);
      expect(mails.map(({ subject }) => subject)).toEqual(subjects);
      for (const { text_body } of mails) expect(text_body).toContain(caller);
    },
  );

  test.each<[string, Record<string, string>, Posted, number]>([
    ["without a signature", {}, { headers: { "content-type": "application/x-www-form-urlencoded" } }, 403],
    ["with a path for its id", { RecordingSid: "../../Calls/CA1" }, {}, 400],
    ["with a status that is not known", { RecordingStatus: "deleted" }, {}, 400],
  ])("in a report %s is refused", async (_name, values, posted, code) => {
    expect((await reported(spoken(), values, posted)).statusCode).toBe(code);
    expect(await database.query("SELECT FROM voicemail WHERE user_id = $1", [scene.user.id])).toEqual([]);
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
  const mails = () => readOutbox(database, `${scene.user.id}@example.org`);

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
