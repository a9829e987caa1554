import { expect, test } from "vitest";
import { pcmu } from "#sandbox/voice/media/pcmu.ts";
import { sounds } from "#sandbox/voice/media/sounds.ts";
import { framesOfWav, wavOf } from "#sandbox/voice/media/wav.ts";
import { callerMedia } from "#sandbox/voice/testing/caller-media.ts";
import { callbacksDelivered, control, liveCalls } from "#sandbox/voice/testing/control.ts";
import { eventually } from "#sandbox/voice/testing/eventually.ts";
import { sandboxCalls } from "#sandbox/voice/testing/sandbox-calls.ts";
import type { StandInApp } from "#sandbox/voice/testing/stand-in-app.ts";
import { twilioClient } from "#sandbox/voice/testing/twilio-client.ts";

const number = "+442079460999";
const sandbox = sandboxCalls();
const { closing } = sandbox;
const recordTwiml = (attributes = "", before = "") =>
  `<Response>${before}<Record action="/recorded" recordingStatusCallback="/callback" ${attributes}/><Hangup/></Response>`;
const respond =
  (body: string): StandInApp["respond"] =>
  ({ path }) =>
    path === "/incoming" ? { body } : { body: "<Response><Hangup/></Response>" };

async function ring() {
  await control(sandbox.url, "numbers", { number, voiceUrl: `${sandbox.app.url}/incoming` });
  const media = closing(await callerMedia());
  const reply = await fetch(`${sandbox.url}/phone/calls`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ from: "+14155550123", to: number, sdp: media.offerSdp }),
  });
  const { sid, sdp } = (await reply.json()) as { sid: string; sdp: string };
  await media.accept(sdp);
  const hangUp = () => fetch(`${sandbox.url}/phone/calls/${sid}`, { method: "DELETE" });
  return { sid, media, hangUp };
}
const sentTo = (address: string) =>
  eventually(() => sandbox.app.webhooks.find(({ path }) => path === address)?.form);

test("a caller who speaks and hangs up leaves a recording, which is listed, fetched and deleted", async () => {
  sandbox.app.respond = respond(recordTwiml());
  const { sid, media, hangUp } = await ring();
  media.speak(true);
  await media.hear("sound");
  const spoken_packets = 200;
  await eventually(async () =>
    (await liveCalls(sandbox.url)).some(({ heard }) => heard.packets > spoken_packets),
  );
  await hangUp();
  const form = await sentTo("/callback");
  expect(form).toMatchObject({
    CallSid: sid,
    RecordingStatus: "completed",
    RecordingSource: "RecordVerb",
    RecordingDuration: expect.stringMatching(/^[1-9]\d*$/),
  });
  const { RecordingSid = "", RecordingUrl = "" } = form ?? {};
  expect(RecordingUrl).toMatch(new RegExp(`/Recordings/${RecordingSid}$`));
  const action = await sentTo("/recorded");
  expect(action).toMatchObject({ CallSid: sid, Digits: "hangup", RecordingUrl, CallStatus: "completed" });
  expect(action).not.toHaveProperty("RecordingSid");
  const client = twilioClient(sandbox.url);
  expect(await client.recordings.list({ callSid: sid })).toMatchObject([{ sid: RecordingSid, callSid: sid }]);
  await expect(client.recordings.list({ dateCreated: new Date() })).rejects.toMatchObject({ status: 400 });
  await client.recordings(RecordingSid).remove();
  expect(await client.recordings.list({ callSid: sid })).toEqual([]);
  await expect(client.recordings(RecordingSid).remove()).rejects.toMatchObject({ status: 404 });
});

test("silence, and the longest time that is allowed, end a recording, and the call goes on with the action", async () => {
  for (const attributes of ['timeout="2"', 'maxLength="2"']) {
    sandbox.app.webhooks.length = 0;
    sandbox.app.respond = respond(recordTwiml(attributes));
    const { media } = await ring();
    media.speak(attributes.startsWith("max"));
    expect(await sentTo("/recorded")).toMatchObject({ Digits: "", CallStatus: "in-progress" });
    await callbacksDelivered(sandbox.url);
  }
});

test("a caller who hangs up during the greeting leaves nothing", async () => {
  const file = wavOf(sounds.pcmu.greeting);
  const greeting = recordTwiml("", `<Play>${sandbox.app.url}/greeting</Play>`);
  sandbox.app.respond = ({ path }) =>
    path === "/greeting" ? { type: "audio/wav", body: file } : { body: greeting };
  const { media, hangUp } = await ring();
  await media.hear("sound");
  await eventually(() => media.hasHeard(framesOfWav(file).slice(20, 40)));
  await hangUp();
  await callbacksDelivered(sandbox.url);
  expect(sandbox.app.webhooks.map(({ path }) => path)).toEqual(["/incoming", "/greeting"]);
});

test.each([
  ["a Record without an action", "<Record/>"],
  ["a Record with an attribute that is not supported", '<Record action="/recorded" transcribe="true"/>'],
  ["a Play without an address", "<Play>greeting</Play>"],
])("%s fails the call", async (_name, verb) => {
  sandbox.app.respond = respond(`<Response>${verb}</Response>`);
  const { sid } = await ring();
  await eventually(async () => {
    const { status } = (await (await fetch(`${sandbox.url}/phone/calls/${sid}`)).json()) as {
      status: string;
    };
    return status === "failed";
  });
});

test("a WAV keeps the samples that it is made of, and no other file is read", () => {
  const file = wavOf(sounds.pcmu.greeting.slice(0, 50));
  expect(wavOf(framesOfWav(file)).equals(file)).toBe(true);
  const stereo = wavOf([pcmu.silentFrame]);
  stereo.writeUInt16LE(2, 22);
  for (const file of [stereo, Buffer.from("RIFF"), Buffer.alloc(100)])
    expect(() => framesOfWav(file)).toThrow("no WAV");
});
