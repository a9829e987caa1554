import { expect, it } from "vitest";
import { longestGreeting_s, voicemailRoutes } from "#contract/calls/voicemail.ts";
import { rate_hz, wavOf } from "./wav.ts";

it("writes the head of 16 bits, mono, 8,000 Hz, and each sample within its range", () => {
  const wav = Buffer.from(wavOf(new Float32Array([0, 0.5, -0.5, 1, -1, 1.5, -1.5])));
  expect(wav.toString("latin1", 0, 4)).toBe("RIFF");
  expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
  expect(wav.toString("latin1", 8, 16)).toBe("WAVEfmt ");
  expect(wav.readUInt32LE(16)).toBe(16);
  expect([20, 22, 32, 34].map((at) => wav.readUInt16LE(at))).toEqual([1, 1, 2, 16]);
  expect([24, 28].map((at) => wav.readUInt32LE(at))).toEqual([8_000, 16_000]);
  expect(wav.toString("latin1", 36, 40)).toBe("data");
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
  const samples = [44, 46, 48, 50, 52, 54, 56].map((at) => wav.readInt16LE(at));
  expect(samples).toEqual([0, 16_384, -16_383, 32_767, -32_767, 32_767, -32_767]);
});

it("the longest greeting fits into its request", () => {
  const audio = Buffer.from(wavOf(new Float32Array(longestGreeting_s * rate_hz))).toString("base64");
  expect(voicemailRoutes.record.body.safeParse({ audio }).success).toBe(true);
});
