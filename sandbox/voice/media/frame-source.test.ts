import { expect, test } from "vitest";
import { createEcho, loop, recording, sequence } from "./frame-source.ts";
import { decodeSample, encodeSample, frameLength, loudness, silentFrame } from "./mu-law.ts";
import { greeting, ringback } from "./sounds.ts";

const frame = (value: number) => new Uint8Array(frameLength).fill(value);

test("mu-law round trips within its own precision", () => {
  for (let sample = -32_635; sample <= 32_635; sample += 37) {
    expect(Math.abs(decodeSample(encodeSample(sample)) - sample)).toBeLessThanOrEqual(
      Math.abs(sample) / 16 + 8,
    );
  }
  expect(encodeSample(0)).toBe(0xff);
  expect(encodeSample(100_000)).toBe(encodeSample(32_635));
  for (let byte = 0; byte < 256; byte++)
    expect(decodeSample(encodeSample(decodeSample(byte)))).toBeCloseTo(decodeSample(byte));
});

test("a recording plays once, its last frame padded with silence", () => {
  const source = recording(new Uint8Array(frameLength + 1).fill(7));
  expect(source()).toEqual(frame(7));
  expect(source()).toEqual(Uint8Array.from([7, ...silentFrame.slice(1)]));
  expect(source()).toBeUndefined();
});

test("a loop does not end, a sequence goes on to the next", () => {
  const source = sequence(recording(frame(1)), loop(frame(2)));
  expect([source(), source(), source()].map((heard) => heard?.[0])).toEqual([1, 2, 2]);
});

test("an echo is half a second late, and silent when there is no voice", () => {
  const echo = createEcho();
  expect(echo.source()).toEqual(silentFrame);
  for (let index = 0; index < 24; index++) echo.hear(frame(5));
  expect(echo.source()).toEqual(silentFrame);
  echo.hear(frame(5));
  for (let index = 0; index < 25; index++) expect(echo.source()).toEqual(frame(5));
  expect(echo.source()).toEqual(silentFrame);
  echo.hear(frame(6));
  expect(echo.source()).toEqual(silentFrame);
});

test("an echo without a listener does not grow", () => {
  const echo = createEcho();
  for (let index = 0; index < 1_000; index++) echo.hear(frame(index % 100));
  expect(echo.source()?.[0]).toBe(50);
});

test("the sounds exist and are audible", () => {
  expect(greeting.length / 8_000).toBeGreaterThan(5);
  expect(loudness(greeting)).toBeGreaterThan(0.05);
  expect(loudness(ringback.subarray(0, 8_000))).toBeGreaterThan(0.05);
});
