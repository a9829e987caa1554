import { beforeAll, expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { ringbackToneOf } from "./ringback-tones.ts";
import { toneSamples } from "./tone-samples.ts";

beforeAll(loadNumberingPlans);

const rate_hz = 8_000;
const step_ms = 50;

/** The audible cadence: sound and silence by turns, in milliseconds. */
function heardCadence_ms(samples: Float32Array): number[] {
  const length = (step_ms * rate_hz) / 1_000;
  const runs: { sounds: boolean; duration_ms: number }[] = [];
  for (let start = 0; start < samples.length; start += length) {
    const sounds = samples.subarray(start, start + length).some((sample) => Math.abs(sample) > 0.01);
    const last = runs.at(-1);
    if (last?.sounds === sounds) last.duration_ms += step_ms;
    else runs.push({ sounds, duration_ms: step_ms });
  }
  expect(runs[0]?.sounds).toBe(true);
  return runs.map(({ duration_ms }) => duration_ms);
}

/** Strength of a frequency in the samples (Goertzel). */
function strength(samples: Float32Array, hz: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * hz) / rate_hz);
  let [last, beforeLast] = [0, 0];
  for (const sample of samples) [last, beforeLast] = [sample + factor * last - beforeLast, last];
  return (2 * Math.sqrt(last ** 2 + beforeLast ** 2 - factor * last * beforeLast)) / samples.length;
}

/** The frequencies of a second's sound that are clearly there, in steps of 1 Hz. */
function heardFrequencies_hz(samples: Float32Array, sound_ms: number): number[] {
  const burst = samples.subarray(0, (sound_ms * rate_hz) / 1_000);
  const all = Array.from({ length: 200 }, (_, index) => ({
    hz: 350 + index,
    strength: strength(burst, 350 + index),
  }));
  const most = Math.max(...all.map((each) => each.strength));
  return all
    .filter((each, index) => {
      const beside = [all[index - 1]?.strength ?? 0, all[index + 1]?.strength ?? 0];
      return each.strength > most * 0.4 && each.strength > Math.max(...beside);
    })
    .map(({ hz }) => hz);
}

test.each([
  ["United States", "+12125550123", [440, 480], [2_000, 4_000]],
  ["Canada", "+14165550123", [440, 480], [2_000, 4_000]],
  ["United Kingdom", "+442079460110", [400, 450], [400, 200, 400, 2_000]],
  ["Isle of Man", "+441624756789", [400, 450], [400, 200, 400, 2_000]],
  ["Ireland", "+35312345678", [400, 450], [400, 200, 400, 2_000]],
  ["New Zealand", "+6444990000", [400, 450], [400, 200, 400, 2_000]],
  ["Germany", "+493012345678", [425], [1_000, 4_000]],
  ["Italy", "+390612345678", [425], [1_000, 4_000]],
  ["Brazil", "+551123456789", [425], [1_000, 4_000]],
  ["France", "+33123456789", [440], [1_500, 3_500]],
  ["Spain", "+34912345678", [425], [1_500, 3_000]],
  ["Austria", "+43123456789", [420], [1_000, 5_000]],
  ["China", "+861012345678", [450], [1_000, 4_000]],
  ["Turkey", "+902121234567", [450], [2_000, 4_000]],
  ["Thailand", "+6621234567", [400], [1_000, 4_000]],
  ["Argentina", "+541123456789", [425], [1_000, 4_500]],
  ["Israel", "+97221234567", [414], [1_000, 3_000]],
  ["Panama", "+5072123456", [425], [1_200, 4_650]],
  ["Emirates", "+97142345678", [400, 425], [400, 200, 400, 2_000]],
  ["Australia", "+61291234567", [413, 438], [400, 200, 400, 2_000]],
  ["Hong Kong", "+85221234567", [440, 480], [400, 200, 400, 3_000]],
  ["Nigeria, which the table lacks", "+23412345678", [425], [1_000, 4_000]],
  ["Taiwan", "+886212345678", [440, 480], [1_000, 2_000]],
  ["no known country, by default", "+999123456", [425], [1_000, 4_000]],
])("%s is heard as it is at home", (_country, number, frequencies_hz, cadence_ms) => {
  const samples = toneSamples(ringbackToneOf(e164Schema.parse(number)), rate_hz);
  expect(heardCadence_ms(samples)).toEqual(cadence_ms);
  // Two tones beat within a short burst, so their peaks are found within a few hertz.
  const heard_hz = heardFrequencies_hz(samples, cadence_ms[0] ?? 0);
  expect(heard_hz).toHaveLength(frequencies_hz.length);
  for (const [index, hz] of frequencies_hz.entries()) expect(heard_hz[index]).toBeCloseTo(hz, -1);
});

test("a tone keeps the milliseconds that its country told", () => {
  const tone = ringbackToneOf(e164Schema.parse("+50622123456"));
  expect(tone).toEqual({ frequencies_hz: [450], cadence_ms: [1_203, 4_900] });
});

test("Japan's tone swells sixteen times a second", () => {
  const samples = toneSamples(ringbackToneOf(e164Schema.parse("+81312345678")), rate_hz);
  expect(heardFrequencies_hz(samples, 1_000)).toEqual([384, 400, 416]);
  expect(samples).toHaveLength(3 * rate_hz);
});

test("a tone is never louder than a quarter, begins and ends in silence and so repeats without a click", () => {
  for (const number of ["+12125550123", "+442079460110", "+81312345678", "+493012345678"]) {
    const samples = toneSamples(ringbackToneOf(e164Schema.parse(number)), rate_hz);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(0.25);
    expect([samples[0], samples.at(-1)]).toEqual([0, 0]);
    const steepest = samples.reduce(
      (most, sample, index) => Math.max(most, Math.abs(sample - (samples[index - 1] ?? 0))),
      0,
    );
    expect(steepest).toBeLessThan(0.1);
  }
});
