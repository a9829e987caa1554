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

test("the devices are listed without the system's own choice among them", async () => {
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

test("devices whose names the browser keeps to itself are numbered", async () => {
  plugged = [{ ...desk, label: "" }];
  expect((await visit()).snapshot().microphones).toEqual([{ id: "desk", label: "Microphone 1" }]);
});

test("a choice is remembered on the next visit", async () => {
  const first = await visit();
  first.chooseMicrophone("headset");
  first.chooseSpeaker("loud");
  const second = await visit();
  expect(second.snapshot()).toMatchObject({ microphoneId: "headset", speakerId: "loud" });
  second.chooseSpeaker("default");
  expect((await visit()).snapshot().speakerId).toBe("default");
});

test("a chosen device that is gone leaves the system's, and is taken up again when it returns", async () => {
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

test("a new call asks for the chosen microphone, but takes any", async () => {
  const devices = await visit();
  expect(microphoneConstraints(devices)).toEqual({ audio: true });
  devices.chooseMicrophone("headset");
  expect(microphoneConstraints(devices)).toEqual({ audio: { deviceId: { ideal: "headset" } } });
});

test("a running call follows the choice and lets the microphone go at its end", async () => {
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

test("a microphone that cannot be opened leaves the one before, and says so", async () => {
  const devices = await visit();
  const sdk = new FakeAudio();
  sdk.has = (id) => id !== "headset";
  applyAudio(devices, sdk);
  devices.chooseMicrophone("headset");
  await settled();
  expect(devices.snapshot()).toMatchObject({ microphoneId: "default", problem: messages.audio.changeFailed });
});

test("where the default has no name of its own, the first microphone stands for it", async () => {
  const devices = await visit();
  devices.chooseMicrophone("headset");
  const sdk = new FakeAudio();
  sdk.has = (id) => id !== "default";
  applyAudio(devices, sdk);
  devices.chooseMicrophone("default");
  await settled();
  expect(sdk.inputs).toEqual(["desk"]);
});
