import { afterEach, expect, test, vi } from "vitest";
import { keyFrequencies_hz, playKeyTone } from "./key-tones.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["1", 697, 1_209],
  ["5", 770, 1_336],
  ["9", 852, 1_477],
  ["*", 941, 1_209],
  ["0", 941, 1_336],
  ["#", 941, 1_477],
])("key %s sounds %d and %d Hz", (key, row_hz, column_hz) => {
  expect(keyFrequencies_hz(key)).toEqual([row_hz, column_hz]);
});

test.each(["", "+", "w", "12"])("%j has no tone", (key) => {
  expect(keyFrequencies_hz(key)).toBeNull();
});

test("a browser without sound of pages types in silence", () => {
  vi.stubGlobal("AudioContext", undefined);
  expect(() => playKeyTone("5")).not.toThrow();
});

test("tones go through the chosen speaker, and through the system's again once it is gone", async () => {
  const steps: string[] = [];
  const output = {
    createBuffer: () => ({ copyToChannel: () => {} }),
    resume: async () => {},
    setSinkId: async (id: string) => void steps.push(`speaker ${id}`),
  };
  const source = { connect: () => {}, start: () => void steps.push("tone") };
  vi.stubGlobal("AudioContext", function AudioContext() {
    return output;
  });
  vi.stubGlobal("AudioBufferSourceNode", function AudioBufferSourceNode() {
    return source;
  });
  for (const speakerId of ["default", "headset", "headset", "default"]) {
    const tones = () => steps.filter((step) => step === "tone").length;
    const before = tones();
    playKeyTone("5", speakerId);
    await expect.poll(tones).toBe(before + 1);
  }
  expect(steps).toEqual(["tone", "speaker headset", "tone", "tone", "speaker ", "tone"]);
});
