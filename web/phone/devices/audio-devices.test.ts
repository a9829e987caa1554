import { beforeEach, expect, test } from "vitest";
import { audioMessages } from "#contract/messages/call-messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { createPhone } from "#web/phone/create-phone.ts";
import { ChosenAudio } from "#web/phone/twilio/place-call.ts";
import { FakeAudio, fakeSdk } from "#web/phone/twilio/testing/fake-sdk.ts";
import { applyAudio } from "./apply-audio.ts";
import { type AudioDevices, createAudioDevices } from "./audio-devices.ts";
import { microphoneConstraints } from "./microphone.ts";

type Listed = Pick<MediaDeviceInfo, "deviceId" | "kind" | "label">;
const system: Listed = { deviceId: "default", kind: "audioinput", label: "Default - Desk" };
const desk: Listed = { deviceId: "desk", kind: "audioinput", label: "Desk" };
const headset: Listed = { deviceId: "headset", kind: "audioinput", label: "Headset" };
const loud: Listed = { deviceId: "loud", kind: "audiooutput", label: "Loudspeaker" };

let plugged: Listed[];
let changed: (() => void)[];
let storage: Map<string, string>;

beforeEach(() => {
  plugged = [system, desk, headset, loud];
  changed = [];
  storage = new Map();
});

async function visit(): Promise<AudioDevices> {
  const devices = unlisted();
  await devices.refresh();
  return devices;
}
/** As on a page whose user has not looked at the devices. */
function unlisted(): AudioDevices {
  return createAudioDevices({
    media: {
      enumerateDevices: async () => plugged as MediaDeviceInfo[],
      addEventListener: (_: string, listener: unknown) => changed.push(listener as () => void),
      removeEventListener: () => undefined,
    },
    store: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    canChooseSpeaker: true,
  });
}
async function plug(...now: Listed[]): Promise<void> {
  plugged = now;
  for (const listener of changed) listener();
  await settled();
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("lists the devices without the system's default", async () => {
  expect((await visit()).snapshot()).toMatchObject({
    microphones: [
      { id: "desk", label: "Desk" },
      { id: "headset", label: "Headset" },
    ],
    speakers: [{ id: "loud", label: "Loudspeaker" }],
    microphoneId: "default",
    speakerId: "default",
  });
});

test("numbers devices whose names the browser hides", async () => {
  plugged = [{ ...desk, label: "" }];
  expect((await visit()).snapshot().microphones).toEqual([{ id: "desk", label: "Microphone 1" }]);
});

test("remembers a choice on the next visit", async () => {
  const first = await visit();
  first.chooseMicrophone("headset");
  first.chooseSpeaker("loud");
  const second = await visit();
  expect(second.snapshot()).toMatchObject({ microphoneId: "headset", speakerId: "loud" });
  second.chooseSpeaker("default");
  expect((await visit()).snapshot().speakerId).toBe("default");
});

test("falls back to the system's device while the chosen one is gone", async () => {
  const devices = await visit();
  devices.chooseMicrophone("headset");
  await plug(system, desk, loud);
  expect(devices.snapshot()).toMatchObject({
    microphoneId: "default",
    problem: audioMessages.microphoneGone,
  });
  expect((await visit()).snapshot().microphoneId).toBe("default");
  await plug(system, desk, headset, loud);
  expect(devices.snapshot().microphoneId).toBe("headset");
});

test("prefers the chosen microphone for a new call but accepts any", async () => {
  const devices = await visit();
  expect(microphoneConstraints(devices.snapshot().microphoneId)).toEqual({ audio: true });
  devices.chooseMicrophone("headset");
  expect(microphoneConstraints(devices.snapshot().microphoneId)).toEqual({
    audio: { deviceId: { ideal: "headset" } },
  });
});

test("switches a running call to the chosen devices and releases the microphone at its end", async () => {
  const devices = await visit();
  devices.chooseSpeaker("loud");
  const sdk = new FakeAudio();
  const used = new ChosenAudio(sdk);
  const stop = applyAudio(devices, used);
  expect(sdk.outputs).toEqual(["loud"]);
  expect(sdk.inputs).toEqual([]);
  devices.chooseMicrophone("headset");
  await plug(system, desk, loud);
  expect(sdk.inputs).toEqual(["headset", "default"]);
  stop();
  used.release();
  devices.chooseMicrophone("desk");
  expect(sdk.inputs).toEqual(["headset", "default", null]);
});

test("keeps the previous microphone and reports an error when the new one cannot be opened", async () => {
  const devices = await visit();
  const sdk = new FakeAudio();
  sdk.has = (id) => id !== "headset";
  applyAudio(devices, new ChosenAudio(sdk));
  devices.chooseMicrophone("headset");
  await settled();
  expect(devices.snapshot()).toMatchObject({ microphoneId: "default", problem: audioMessages.changeFailed });
});

test("goes back to the previous speaker when the browser refuses the chosen one", async () => {
  const devices = await visit();
  const sdk = new FakeAudio();
  sdk.speakerDevices.set = async () => {
    throw new DOMException("", "NotAllowedError");
  };
  const stop = applyAudio(devices, new ChosenAudio(sdk));
  devices.chooseSpeaker("loud");
  await settled();
  expect(devices.snapshot()).toMatchObject({ speakerId: "default", problem: audioMessages.changeFailed });
  expect(storage.has("farline.speaker")).toBe(false);
  stop();
});

test("opens the first microphone and speaker where the browser lists no default", async () => {
  plugged = [...plugged, { deviceId: "ear", kind: "audiooutput", label: "Earphones" }];
  const devices = await visit();
  devices.chooseMicrophone("headset");
  devices.chooseSpeaker("ear");
  const sdk = new FakeAudio();
  sdk.has = (id) => id !== "default";
  applyAudio(devices, new ChosenAudio(sdk));
  devices.chooseMicrophone("default");
  devices.chooseSpeaker("default");
  await settled();
  expect([sdk.inputs, sdk.outputs]).toEqual([["desk"], ["ear", "loud"]]);
  expect(devices.snapshot()).toMatchObject({ speakerId: "default", problem: null });
});

test.each([
  ["at once, where they are listed before a call", true, [{ audio: { deviceId: { ideal: "headset" } } }], []],
  ["as soon as its microphone is open, where they are listed then", false, [{ audio: true }], ["headset"]],
])("a call takes the devices of an earlier visit %s", async (_when, listed, constraints, switched) => {
  storage.set("farline.microphone", "headset");
  storage.set("farline.speaker", "loud");
  const all = plugged;
  if (!listed) plugged = [];
  const sdk = fakeSdk();
  const phone = createPhone({
    fetchToken: async () => "token",
    loadTransport: sdk.loadTransport,
    audio: unlisted(),
  });
  await phone.initialise();
  const [device] = sdk.devices;
  const microphone = Promise.withResolvers<void>();
  if (device) device.signalling = microphone.promise;
  void phone.start(e164Schema.parse("+442079460000"));
  await settled();
  plugged = all;
  microphone.resolve();
  await settled();
  expect(device?.constraints).toEqual(constraints);
  expect(device?.audio).toMatchObject({ inputs: switched, outputs: ["loud"] });
  phone.destroy();
});
