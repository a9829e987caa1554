import { afterAll, expect, test } from "vitest";
import { personalData } from "#adapters/postgres/users/personal-data.ts";
import { findAwaitedMessages } from "#domain/voicemail/awaited-messages.ts";
import { fetchRecordings, sweepVoicemail } from "#domain/voicemail/record-message.ts";
import type { Recording } from "#sandbox/voice/calls/recordings.ts";
import { newProviderCallId } from "#testing/calls/carrier.ts";
import { voiceApp } from "#testing/calls/voice-app.ts";
import { voicemailScene } from "#testing/calls/voicemail-scene.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";

const scene = await voicemailScene();
const { database, harness, deps, reports, caller, incoming, unanswered, spoken, reported, actioned, box } =
  scene;
const { twin } = harness;
const otherNode = await voiceApp(harness.deps, deps);
afterAll(() => otherNode.close());
const quarter_s = 15 * 60;

const awaited = () =>
  database.query("SELECT number, tries FROM voicemail_awaited WHERE user_id = $1", [scene.user.id]);
const rows = () => database.query("SELECT FROM voicemail WHERE user_id = $1", [scene.user.id]);
const questions = () => twin.traffic.requests.filter(({ path }) => path.includes("/Recordings.json")).length;

/** A caller hears the greeting. */
async function asked(from?: string): Promise<string> {
  const callSid = newProviderCallId();
  await incoming(callSid, from);
  expect((await unanswered(callSid, from)).body).toContain("<Record");
  return callSid;
}
const unreported = (callSid: string, values: Partial<Recording> & { duration_s?: number } = {}) =>
  spoken(values.duration_s, { callSid, startedAt: harness.deps.clock.now(), ...values });

test("a message whose reports never arrived is found, and is one message, one mail and one deletion", async () => {
  const callSid = await asked();
  const recording = unreported(callSid);
  unreported(newProviderCallId());
  await findAwaitedMessages(deps);
  expect([questions(), await rows()]).toEqual([0, []]);
  harness.pass(quarter_s);
  await Promise.all([findAwaitedMessages(deps), findAwaitedMessages(deps), reported(recording)]);
  await Promise.all([fetchRecordings(deps), fetchRecordings(deps)]);
  expect((await box()).messages).toMatchObject([{ number: caller, length_s: 3 }]);
  expect(await readOutbox(database, `${scene.user.id}@example.org`)).toHaveLength(1);
  expect(await awaited()).toEqual([]);
  await sweepVoicemail(deps);
  expect(twin.recordings.get(recording.sid)).toBeUndefined();
  const listed = questions();
  harness.pass(86_400);
  await findAwaitedMessages(deps);
  expect(questions()).toBe(listed);
});

test("the time of a message that is found is that of its recording", async () => {
  const startedAt = new Date("2026-03-01T12:00:00Z");
  unreported(await asked(), { startedAt });
  harness.pass(quarter_s);
  await findAwaitedMessages(deps);
  await fetchRecordings(deps);
  expect((await box()).messages).toMatchObject([{ leftAt: startedAt.toISOString() }]);
});

test("no carrier is asked about a message that was reported", async () => {
  const callSid = await asked();
  await actioned(unreported(callSid));
  expect(await awaited()).toEqual([]);
  harness.pass(quarter_s);
  await findAwaitedMessages(deps);
  expect(questions()).toBe(0);
});

test("a caller who leaves no message is asked about once", async () => {
  await asked("anonymous");
  expect(await awaited()).toEqual([{ number: null, tries: 0 }]);
  unreported(newProviderCallId());
  harness.pass(quarter_s);
  await findAwaitedMessages(deps);
  expect([questions(), await awaited(), await rows()]).toEqual([1, [], []]);
});

test("more callers than one question's worth are asked about in one run", async () => {
  await asked();
  await database.query(
    `INSERT INTO voicemail_awaited (user_id, carrier, provider_call_id, asked_at, next_try_at)
     SELECT $1, 'twilio', 'CA' || nth, asked_at, next_try_at FROM voicemail_awaited, generate_series(1, 44) AS nth
      WHERE user_id = $1`,
    [scene.user.id],
  );
  harness.pass(quarter_s);
  await findAwaitedMessages(deps);
  expect([questions(), await awaited()]).toEqual([45, []]);
});

test.each<[string, Partial<Recording>]>([
  ["is absent", { status: "absent" }],
  ["has a second", { duration_s: 1 }],
])("a recording that %s leaves no message", async (_name, values) => {
  const recording = unreported(await asked(), values);
  harness.pass(quarter_s);
  await findAwaitedMessages(deps);
  await sweepVoicemail(deps);
  expect([await awaited(), await rows()]).toEqual([[], []]);
  expect(twin.recordings.get(recording.sid) === undefined).toBe(values.duration_s === 1);
});

test("a carrier that is away or prepares the recording is asked again, for a week at most", async () => {
  const recording = unreported(await asked(), { status: "processing" });
  harness.pass(quarter_s);
  await findAwaitedMessages(deps);
  expect(await awaited()).toMatchObject([{ tries: 1 }]);
  twin.fail(503, 503, 503, 503);
  harness.pass(3_600);
  await findAwaitedMessages(deps);
  expect(await awaited()).toMatchObject([{ tries: 2 }]);
  recording.status = "completed";
  twin.traffic.reset();
  harness.pass(3_600);
  await findAwaitedMessages(deps);
  expect(await rows()).toHaveLength(1);

  unreported(await asked(), { status: "processing" });
  harness.pass(8 * 86_400);
  await findAwaitedMessages(deps);
  expect(await awaited()).toEqual([]);
  expect(reports).toEqual(["the carrier was asked for the recording of a message for a week, in vain"]);
});

test("a recording for a user who was deleted meanwhile is deleted, and the caller's number at once", async () => {
  const recording = unreported(await asked());
  await database.transaction((client) => personalData(client).erase(scene.user, "ada@example.org"));
  await database.query(
    "UPDATE users SET deleted_at = now(), password_hash = NULL, verified_at = NULL WHERE id = $1",
    [scene.user.id],
  );
  expect(await awaited()).toMatchObject([{ number: null }]);
  harness.pass(quarter_s);
  await findAwaitedMessages(deps);
  await sweepVoicemail(deps);
  expect(twin.recordings.get(recording.sid)).toBeUndefined();
  expect([await awaited(), await rows()]).toEqual([[], []]);
});

test("a caller who hears no greeting is not waited for", async () => {
  await scene.setting({ isOn: false });
  const callSid = newProviderCallId();
  await incoming(callSid);
  await unanswered(callSid);
  expect(await awaited()).toEqual([]);
});

test("a storm of reports at two nodes, out of order and beside all jobs, is one message, mail and deletion for each recording", async () => {
  const recordings = [];
  for (let call = 0; call < 4; call++) recordings.push(unreported(await asked()));
  harness.pass(quarter_s);
  const jobs = [findAwaitedMessages, fetchRecordings, sweepVoicemail];
  const reports = recordings.flatMap((recording, index) => {
    const once = [scene.app, otherNode].flatMap((node) => [
      () => reported(recording, {}, { node }),
      () => actioned(recording, node),
    ]);
    return index % 2 === 0 ? [...once, ...once] : [...once.toReversed(), ...once];
  });
  const answers = await Promise.all(
    reports.flatMap((report, index) => [report(), ...(index % 4 === 0 ? jobs.map((job) => job(deps)) : [])]),
  );
  expect(
    new Set(answers.flatMap((answer) => (typeof answer === "object" ? [answer.statusCode] : []))),
  ).toEqual(new Set([200]));
  for (const job of [...jobs, ...jobs]) await Promise.all([job(deps), job(deps)]);
  await Promise.all(reports.map((report) => report()));
  for (const job of jobs) await job(deps);
  const { messages } = await box();
  expect(messages).toHaveLength(4);
  expect(messages.every(({ id }) => scene.storage.files.has(id))).toBe(true);
  expect(await readOutbox(database, `${scene.user.id}@example.org`)).toHaveLength(4);
  const deletions = recordings.map(
    ({ sid }) =>
      twin.traffic.requests.filter(({ method, path }) => method === "DELETE" && path.includes(sid)).length,
  );
  expect(deletions).toEqual([1, 1, 1, 1]);
  expect(await awaited()).toEqual([]);
});
