import { expect, test } from "vitest";
import { talkTime } from "./talk-time.ts";

const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const dear = { ...rate, perMinute_mc: 20_000 };
const caps = { longestCall_s: 4 * 3_600, spendableCredits: 1_000 };

test.each([
  [rate, 98, caps, 98 * 60, "balance"],
  [rate, 0.9, caps, 0, "balance"],
  [rate, -5, caps, 0, "balance"],
  [rate, 5_000, caps, 4 * 3_600, "longest_call"],
  [dear, 900, caps, 45 * 60, "balance"],
  [dear, 5_000, caps, 50 * 60, "spending_limit"],
  [dear, 5_000, { ...caps, spendableCredits: 19.9 }, 0, "spending_limit"],
  [rate, 5_000, undefined, 5_000 * 60, "balance"],
] as const)(
  "at %j, %d credits with %j last %d s, until the %s",
  (priced, credits, limits, seconds, endedBy) => {
    expect(talkTime(priced, credits, limits)).toEqual({ seconds, endedBy });
  },
);
