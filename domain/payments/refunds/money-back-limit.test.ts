import fc from "fast-check";
import { expect, test } from "vitest";
import { isRepeated, moneyBackAllowance, moneyBackMonth_ms, type TakenBack } from "./money-back-limit.ts";

const rules = { days: 14, times: 3, usd: 50 };
const now = new Date("2026-11-25T12:00:00Z");
const day_ms = 24 * 3_600_000;
const taken = (age_days: number, credits_mc: number, paymentId = `${age_days}`): TakenBack => ({
  paymentId,
  credits_mc,
  requestedAt: new Date(now.getTime() - age_days * day_ms),
});
const inDays = (days: number) => new Date(now.getTime() + days * day_ms);

test.each<[string, TakenBack[], left_mc: number, moreAt: Date | null]>([
  ["nothing taken back", [], 500_000, null],
  ["a part taken back", [taken(10, 200_000)], 300_000, inDays(20)],
  ["all of the value", [taken(10, 500_000)], 0, inDays(20)],
  ["more than the value, after the operator lowered it", [taken(10, 900_000)], 0, inDays(20)],
  ["all of the times", [taken(1, 1), taken(2, 1), taken(3, 1)], 0, inDays(27)],
  [
    "one time too many, after the operator lowered them",
    [1, 2, 3, 4].map((age) => taken(age, 1)),
    0,
    inDays(27),
  ],
  ["half a day before the end of the month", [taken(29.5, 500_000)], 0, inDays(0.5)],
  ["what is 30 days old counts no more", [taken(30, 500_000)], 500_000, null],
])("%s", (_name, before, left_mc, moreAt) => {
  expect(moneyBackAllowance(rules, before, now)).toEqual({ left_mc, moreAt });
});

test("a user who takes back all that is offered at any moments stays within both limits in every 30 days", () => {
  const step = fc.record({
    wait_days: fc.integer({ min: 0, max: 40 }),
    wanted_mc: fc.integer({ min: 1, max: 700_000 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const all: TakenBack[] = [];
      let at = now;
      for (const { wait_days, wanted_mc } of steps) {
        at = new Date(at.getTime() + wait_days * day_ms);
        const { left_mc, moreAt } = moneyBackAllowance(rules, all, at);
        if (moreAt) expect(moneyBackAllowance(rules, all, moreAt).left_mc).toBeGreaterThan(left_mc);
        const credits_mc = Math.min(left_mc, wanted_mc);
        if (credits_mc > 0) all.push({ paymentId: "one", credits_mc, requestedAt: at });
        const month = all.filter(
          ({ requestedAt }) => at.getTime() - requestedAt.getTime() < moneyBackMonth_ms,
        );
        expect(month.length).toBeLessThanOrEqual(rules.times);
        expect(month.reduce((sum, one) => sum + one.credits_mc, 0)).toBeLessThanOrEqual(500_000);
      }
    }),
  );
});

test("a second purchase is a repetition, a second part of the same purchase is none", () => {
  expect(isRepeated([])).toBe(false);
  expect(isRepeated([taken(1, 5, "one"), taken(2, 5, "one")])).toBe(false);
  expect(isRepeated([taken(1, 5, "one"), taken(2, 5, "another")])).toBe(true);
});
