import { expect, test } from "vitest";
import { frameDuration_ms } from "./codec.ts";
import { spokenCodecs } from "./codecs.ts";
import { createEcho, createVoice, loop, recording, sequence } from "./frame-source.ts";
import { decodeSample, encodeSample, frameLength, pcmu, pcmuFrames } from "./pcmu.ts";
import { sounds } from "./sounds.ts";

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

test("mu-law audio is cut into frames, the last padded with silence", () => {
  expect(pcmuFrames(new Uint8Array(frameLength + 1).fill(7))).toEqual([
    frame(7),
    Uint8Array.from([7, ...pcmu.silentFrame.slice(1)]),
  ]);
});

test("a recording plays once", () => {
  const source = recording([frame(7), frame(8)]);
  expect([source(), source(), source(), source()]).toEqual([frame(7), frame(8), undefined, undefined]);
});

test("a loop does not end, a sequence goes on to the next", () => {
  const source = sequence(recording([frame(1)]), loop([frame(2)]));
  expect([source(), source(), source()].map((heard) => heard?.[0])).toEqual([1, 2, 2]);
});

for (const codec of spokenCodecs) {
  const { name, silentFrame: silent } = codec;

  test(`${name}: an echo is half a second late, and silent when there is no voice`, () => {
    const echo = createEcho(codec);
    expect(echo.source()).toBe(silent);
    for (let index = 0; index < 24; index++) echo.hear(frame(5));
    expect(echo.source()).toBe(silent);
    echo.hear(frame(5));
    for (let index = 0; index < 25; index++) expect(echo.source()).toEqual(frame(5));
    expect(echo.source()).toBe(silent);
    echo.hear(frame(6));
    expect(echo.source()).toBe(silent);
  });

  test(`${name}: a voice arrives as the frames that the microphone sent`, () => {
    const voice = createVoice(codec);
    const spoken = sounds[name].greeting.slice(100, 105);
    for (const one of spoken) voice.hear(one);
    for (const one of spoken) expect(voice.source()).toBe(one);
    expect(voice.source()).toBe(silent);
  });

  test(`${name}: an echo without a listener does not grow`, () => {
    const echo = createEcho(codec);
    for (let index = 0; index < 1_000; index++) echo.hear(frame(index % 100));
    expect(echo.source()?.[0]).toBe(50);
  });

  test(`${name}: the sounds exist and are audible`, async () => {
    const { greeting, announcement, ringback, keys } = sounds[name];
    expect(greeting.length * frameDuration_ms).toBeGreaterThan(5_000);
    for (const sound of [greeting, announcement, ringback.slice(0, 50), ...keys.values()]) {
      expect(await codec.loudness(sound)).toBeGreaterThan(0.03);
    }
    expect(await codec.loudness(ringback.slice(120, 280))).toBe(0);
  });
}

test("a sound lasts as long and is as loud in both codecs", async () => {
  const [one, other] = spokenCodecs.map((codec) => ({ codec, recorded: sounds[codec.name] }));
  if (!one || !other) throw new Error("There are two codecs.");
  for (const name of ["greeting", "announcement", "ringback"] as const) {
    expect(Math.abs(one.recorded[name].length - other.recorded[name].length)).toBeLessThanOrEqual(1);
    const levels = [
      await one.codec.loudness(one.recorded[name]),
      await other.codec.loudness(other.recorded[name]),
    ] as const;
    expect(levels[0] / levels[1]).toBeCloseTo(1, 1);
  }
});
