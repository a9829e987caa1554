import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isBelow, type RunningCall, timesOfNeed } from "./falling-balance.ts";

const answered = new Date("2026-11-26T12:00:00Z");
const at = (seconds: number) => new Date(answered.getTime() + seconds * 1_000);

/** One credit a minute, charged by started minutes. */
const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const call = (limit_s: number): RunningCall => ({ rate, limit_s, cutoffAt: at(limit_s) });
const wallet = (posted_mc: number, ...running: RunningCall[]) => ({ posted_mc, available_mc: 0, running });

describe("a wallet without a call", () => {
  test("is below its threshold at less, not at the same", () => {
    expect(isBelow(10_000, wallet(10_000), answered)).toBe(false);
    expect(isBelow(10_000, wallet(9_999), answered)).toBe(true);
    expect(isBelow(10_000, wallet(-1), answered)).toBe(true);
  });
});

test("rents that are due soon are a threshold too, and credits that a call only holds cover them", () => {
  const state = { ...wallet(15_000), rents_mc: 15_000 };
  expect(isBelow(10_000, state, answered)).toBe(false);
  expect(isBelow(10_000, { ...state, posted_mc: 14_999 }, answered)).toBe(true);
});

describe("a call", () => {
  test("counts with every minute that it has begun", () => {
    const state = wallet(15_000, call(900));
    expect(isBelow(10_000, state, at(300))).toBe(false);
    expect(isBelow(10_000, state, at(300.5))).toBe(true);
    expect(isBelow(10_000, state, at(301))).toBe(true);
  });

  test("that has just been answered costs its first minute", () => {
    expect(isBelow(10_000, wallet(10_000, call(600)), at(0))).toBe(true);
    expect(isBelow(10_000, wallet(11_000, call(660)), at(0))).toBe(false);
  });

  test("counts beside the others of its wallet", () => {
    expect(isBelow(10_000, wallet(15_000, call(900), call(900)), at(150))).toBe(true);
  });

  test("costs no more after its end than its hold", () => {
    expect(isBelow(10_000, wallet(15_000, { ...call(300) }), at(10_000))).toBe(true);
    expect(isBelow(10_000, { ...wallet(15_000, call(300)), available_mc: 10_000 }, at(10_000))).toBe(false);
  });

  test("needs credits two and a half minutes before they end, however low the threshold is", () => {
    const state = wallet(15_000, call(900));
    expect(isBelow(1, state, at(749))).toBe(false);
    expect(isBelow(1, state, at(750))).toBe(true);
  });

  test("that another limit ends needs none: credits that it cannot hold are there", () => {
    expect(isBelow(1, { ...wallet(15_000, call(300)), available_mc: 1_000 }, at(299))).toBe(false);
    expect(isBelow(1, { ...wallet(15_000, call(300)), available_mc: 999 }, at(299))).toBe(true);
  });
});

test("a need begins at one of the times that are named before, for any rate, balance and threshold", () => {
  const rates = fc.record({
    perMinute_mc: fc.integer({ min: 1, max: 20_000 }),
    connect_mc: fc.integer({ min: 0, max: 3_000 }),
    minimum_s: fc.constantFrom(0, 1, 30, 60),
    increment_s: fc.constantFrom(1, 6, 60),
  });
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 1_200 }),
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      (rate, limit_s, posted_mc, below_mc) => {
        const running = { rate, limit_s, cutoffAt: at(limit_s) };
        const needed = (second: number) =>
          isBelow(below_mc, { posted_mc, available_mc: 0, running: [running] }, at(second));
        const first = Array.from({ length: limit_s + 1 }, (_, second) => second).find(needed);
        const named = timesOfNeed(below_mc, posted_mc, running).map(
          (time) => (time.getTime() - answered.getTime()) / 1_000,
        );
        if (first === undefined || first === 0) return;
        expect(named).toContain(first);
      },
    ),
    { numRuns: 300 },
  );
});

test("credits are bought for a rent that the balance does not cover, at any threshold", () => {
  expect(isBelow(1, { ...wallet(15_000), available_mc: 15_000, rents_mc: 15_000 }, at(0))).toBe(false);
  expect(isBelow(1, { ...wallet(15_000), available_mc: 15_000, rents_mc: 15_001 }, at(0))).toBe(true);
});
