import { describe, expect, test } from "vitest";
import type { PacketCount } from "#domain/calls/voice-carrier.ts";
import { type BadLineFacts, decideBadLine, isBadLine } from "./bad-line.ts";

test.each<[string, number, number, number, boolean]>([
  ["a score just below the worst", 20, 2.49, 0, true],
  ["the worst score that is endured", 20, 2.5, 0, false],
  ["a tenth lost", 20, 4.2, 10, false],
  ["more than a tenth lost", 20, 4.2, 10.1, true],
  ["figures of less than 20 seconds", 19, 1, 99, false],
  ["no packet for three seconds", 3, 1, 100, true],
  ["no packet for less, as while media connects", 2, 1, 100, false],
])("%s", (_name, duration_s, mosAverage, packetsLostPercent, bad) => {
  expect(isBadLine({ duration_s, mosAverage, packetsLostPercent })).toBe(bad);
});

const limits = { calls: 3, credits_mc: 20_000 };
const facts: BadLineFacts = {
  cost_mc: 5_000,
  answered_s: 60,
  open_s: 70,
  measured_s: 60,
  neverHeard: false,
  frozen: false,
  disputed: false,
  alarm: false,
  before: { calls: 0, credits_mc: 0 },
};
const credited = (amount_mc: number) => ({ outcome: "credited", amount_mc });

describe("a call with a bad line", () => {
  test.each<[string, Partial<BadLineFacts>, object]>([
    ["gives its charge back", {}, credited(5_000)],
    ["that cost nothing gives nothing", { cost_mc: 0 }, { outcome: "free" }],
    ["that was not answered gives nothing", { answered_s: null }, { outcome: "free" }],
    ["of 20 seconds counts", { answered_s: 20, measured_s: 20 }, credited(5_000)],
    ["of 19 seconds is too short", { answered_s: 19 }, { outcome: "too_short" }],
    ["measured for half of the talk counts", { measured_s: 30 }, credited(5_000)],
    ["measured for less does not", { measured_s: 29 }, { outcome: "not_plausible" }],
    ["measured as long as it was open counts", { measured_s: 75 }, credited(5_000)],
    ["measured for longer does not", { measured_s: 76 }, { outcome: "not_plausible" }],
    ["of a frozen user gives nothing", { frozen: true }, { outcome: "frozen" }],
    ["of a disputed wallet gives nothing", { disputed: true }, { outcome: "disputed" }],
    ["to a destination with an alarm gives nothing", { alarm: true }, { outcome: "alarm" }],
    ["is the third of the month", { before: { calls: 2, credits_mc: 2_000 } }, credited(5_000)],
    ["is the fourth of the month", { before: { calls: 3, credits_mc: 3_000 } }, { outcome: "limit" }],
    ["gives what is left of the month", { before: { calls: 1, credits_mc: 17_000 } }, credited(3_000)],
    ["finds nothing left", { before: { calls: 1, credits_mc: 20_000 } }, { outcome: "limit" }],
  ])("%s", (_name, change, decision) => {
    expect(decideBadLine({ ...facts, ...change }, limits)).toEqual(decision);
  });

  const unheard: BadLineFacts = { ...facts, answered_s: 4, open_s: 10, measured_s: 4, neverHeard: true };
  const contradicted = { outcome: "contradicted" };
  test.each<[string, Partial<BadLineFacts>, PacketCount | null, object]>([
    ["without a count is believed", {}, null, credited(5_000)],
    ["of two seconds is too short", { answered_s: 2 }, null, { outcome: "too_short" }],
    ["whose carrier received nothing either is believed", {}, { received: 0, sent: 200 }, credited(5_000)],
    ["whose carrier sent nothing is believed", {}, { received: 200, sent: 0 }, credited(5_000)],
    ["whose carrier counted both ways is not", {}, { received: 1, sent: 1 }, contradicted],
    ["is limited by the month", { before: { calls: 3, credits_mc: 0 } }, null, { outcome: "limit" }],
    ["must be measured too", { answered_s: 60 }, null, { outcome: "not_plausible" }],
  ])("in which nothing was ever heard %s", (_name, change, count, decision) => {
    expect(decideBadLine({ ...unheard, ...change }, limits, count)).toEqual(decision);
  });

  test("with some sound is decided without the carrier's count", () => {
    expect(decideBadLine(facts, limits, { received: 900, sent: 900 })).toEqual(credited(5_000));
  });
});
