import { expect, test } from "vitest";
import { spokenCodecs } from "./codecs.ts";
import { createLevelMeter } from "./level-meter.ts";
import { sounds } from "./sounds.ts";

for (const codec of spokenCodecs) {
  const voice = sounds[codec.name].ringback.slice(20, 70);

  test(`${codec.name}: audio is decoded only when its level is asked for`, async () => {
    let decoded = 0;
    const meter = createLevelMeter({
      ...codec,
      loudness: (frames) => {
        decoded += frames.length;
        return codec.loudness(frames);
      },
    });
    for (const frame of voice) meter.hear(frame);
    expect(decoded).toBe(0);
    expect(await meter.level()).toBeGreaterThan(0.1);
    expect(decoded).toBe(voice.length);
    expect(meter.packets()).toBe(voice.length);
  });

  test(`${codec.name}: missing packets count as silence, and old ones not at all`, async () => {
    let now_ms = 0;
    const meter = createLevelMeter(codec, () => now_ms);
    for (const frame of voice) meter.hear(frame);
    const whole = await meter.level();
    now_ms += 900;
    expect(await meter.level()).toBe(whole);
    now_ms += 101;
    expect(await meter.level()).toBe(0);
    for (const frame of voice.slice(0, 25)) meter.hear(frame);
    expect((await meter.level()) / whole).toBeCloseTo(Math.SQRT1_2, 1);
  });

  test(`${codec.name}: the level of a call is free of the call that was measured before`, async () => {
    await codec.loudness(voice);
    expect(await codec.loudness([codec.silentFrame])).toBe(0);
  });
}

test("packets that are no Opus harm no later measurement", async () => {
  const opus = spokenCodecs.find(({ name }) => name === "opus");
  if (!opus) throw new Error("The gateway speaks Opus.");
  const junk = [Uint8Array.from([1, 2, 3]), Uint8Array.from([0xff]), new Uint8Array(1_400).fill(7)];
  const voice = sounds.opus.ringback.slice(20, 70);
  const level = await opus.loudness(voice);
  await opus.loudness(junk);
  expect(await opus.loudness(voice)).toBeCloseTo(level, 5);
});
