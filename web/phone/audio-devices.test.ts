import { beforeEach, expect, test } from "vitest";
import { messages } from "#contract/messages.ts";
import { applyAudio, microphoneConstraints } from "./apply-audio.ts";
import { type AudioDevices, createAudioDevices } from "./audio-devices.ts";
import { FakeAudio } from "./testing/fake-sdk.ts";

type Listed = Pick<MediaDeviceInfo, "deviceId" | "kind" | "label">;
const system: Listed = { deviceId: "default", kind: "audioinput", label: "Default - Desk" };
const desk: Listed = { deviceId: "desk", kind: "audioinput", label: "Desk" };
const headset: Listed = { deviceId: "headset", kind: "audioinput", label: "Headset" };
const loud: Listed = { deviceId: "loud", kind: "audiooutput", label: "Loudspeaker" };

let plugged: Listed[];
let changed: (() => void)[];
let kept: Map<string, string>;

beforeEach(() => {
  plugged = [system, desk, headset, loud];
  changed = [];
  kept = new Map();
});

async function visit(): Promise<AudioDevices> {
  const devices = createAudioDevices({
    media: {
      enumerateDevices: async () => plugged as MediaDeviceInfo[],
      addEventListener: (_: string, listener: unknown) => changed.push(listener as () => void),
      removeEventListener: () => undefined,
    },
    store: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    canChooseSpeaker: true,
  });
  await devices.refresh();
  return devices;
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
    problem: messages.audio.microphoneGone,
  });
  expect((await visit()).snapshot().microphoneId).toBe("default");
  await plug(system, desk, headset, loud);
  expect(devices.snapshot().microphoneId).toBe("headset");
});

test("prefers the chosen microphone for a new call but accepts any", async () => {
  const devices = await visit();
  expect(microphoneConstraints(devices)).toEqual({ audio: true });
  devices.chooseMicrophone("headset");
  expect(microphoneConstraints(devices)).toEqual({ audio: { deviceId: { ideal: "headset" } } });
});

test("switches a running call to the chosen devices and releases the microphone at its end", async () => {
  const devices = await visit();
  devices.chooseSpeaker("loud");
  const sdk = new FakeAudio();
  const stop = applyAudio(devices, sdk);
  expect(sdk.outputs).toEqual(["loud"]);
  expect(sdk.inputs).toEqual([]);
  devices.chooseMicrophone("headset");
  await plug(system, desk, loud);
  expect(sdk.inputs).toEqual(["headset", "default"]);
  stop();
  devices.chooseMicrophone("desk");
  expect(sdk.inputs).toEqual(["headset", "default", null]);
});

test("keeps the previous microphone and reports an error when the new one cannot be opened", async () => {
  const devices = await visit();
  const sdk = new FakeAudio();
  sdk.has = (id) => id !== "headset";
  applyAudio(devices, sdk);
  devices.chooseMicrophone("headset");
  await settled();
  expect(devices.snapshot()).toMatchObject({ microphoneId: "default", problem: messages.audio.changeFailed });
});

test("opens the first microphone where the browser lists no default", async () => {
  const devices = await visit();
  devices.chooseMicrophone("headset");
  const sdk = new FakeAudio();
  sdk.has = (id) => id !== "default";
  applyAudio(devices, sdk);
  devices.chooseMicrophone("default");
  await settled();
  expect(sdk.inputs).toEqual(["desk"]);
});
