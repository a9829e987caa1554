import { describe, expect, test } from "vitest";
import { statusOf } from "./reconcile-payment.ts";

describe("what an intent means for its payment", () => {
  test.each([
    // intent       expired  payable  status       decided
    ["paid", false, true, "completed", true],
    ["paid", true, true, "completed", true],
    ["processing", false, true, "pending", false],
    ["processing", true, true, "pending", false],
    ["open", false, true, "pending", false],
    ["open", true, true, "failed", true],
    ["open", false, false, "failed", true],
    ["declined", false, true, "failed", false],
    ["declined", true, true, "failed", true],
    ["waiting", false, true, "pending", false],
    ["waiting", true, true, "failed", true],
    ["canceled", false, true, "failed", true],
    [undefined, false, false, "failed", true],
    [undefined, false, true, "failed", true],
  ] as const)("%s, expired %s, payable %s: %s, decided %s", (status, expired, payable, outcome, decided) => {
    const waits = status === "waiting";
    expect(statusOf(waits ? "declined" : status, { expired, payable, waits })).toEqual({
      status: outcome,
      decided,
    });
  });
});
