import { describe, expect, test } from "vitest";
import { recheckAt } from "./recheck.ts";

const day_ms = 24 * 60 * 60_000;
const created = new Date("2026-01-01T00:00:00Z");

/** The days after the payment of each check, when every check finds it as `unsettled` says. */
function looks(unsettled: (day: number) => boolean): number[] {
  const days: number[] = [];
  let now: Date | null = new Date(created.getTime() + 7_000);
  while (now && days.length < 1_000) {
    const next: Date | null = recheckAt(
      created,
      now,
      unsettled((now.getTime() - created.getTime()) / day_ms),
    );
    if (next) expect(next.getTime()).toBeGreaterThan(now.getTime());
    if (next) days.push((next.getTime() - created.getTime()) / day_ms);
    now = next;
  }
  return days;
}

describe("a completed payment is checked again", () => {
  test("at growing intervals, nine times", () => {
    expect(looks(() => false)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 180]);
  });

  test("weekly while its money is still moving", () => {
    const days = looks((day) => day >= 128 && day < 190);
    expect(days.filter((day) => day > 128)).toEqual([135, 142, 149, 156, 163, 170, 177, 180, 187, 194]);
  });

  test("for a bounded time", () => {
    const days = looks(() => true);
    expect(days.length).toBeLessThan(70);
    expect(days.at(-1)).toBeLessThanOrEqual(400);
  });
});
