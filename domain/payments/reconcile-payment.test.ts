import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CardIntent } from "./card-provider.ts";
import { earnedCredits_mc, judge } from "./reconcile-payment.ts";

const intent = (status: CardIntent["status"], refunded_minor = 0): CardIntent => ({
  status,
  paymentId: "p",
  accountId: "a",
  charge_minor: 820,
  received_minor: 820,
  refunded_minor,
  currency: "GBP",
  liveMode: false,
});

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
    ["canceled", false, true, "failed", true],
    [undefined, false, false, "failed", true],
    [undefined, false, true, "failed", true],
  ] as const)("%s, expired %s, payable %s: %s, decided %s", (status, expired, payable, outcome, decided) => {
    expect(judge(status && intent(status), { expired, payable })).toEqual({ status: outcome, decided });
  });
});

describe("earned credits", () => {
  const payment = { credits_mc: 103_700, charge_minor: 820 };

  test.each([
    ["paid", 0, 103_700],
    ["paid", 820, 0],
    ["paid", 410, 51_850],
    ["paid", 1, 103_574],
    ["open", 0, 0],
    ["declined", 0, 0],
    ["processing", 0, 0],
    ["canceled", 0, 0],
  ] as const)("%s with %i refunded: %i mc", (status, refunded_minor, earned_mc) => {
    expect(earnedCredits_mc(payment, intent(status, refunded_minor))).toBe(earned_mc);
  });

  test("fall with every refund, to nothing at the full one, and never below the share kept", () => {
    const amounts = fc
      .tuple(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 20_000_000 }))
      .chain(([charge_minor, credits_mc]) =>
        fc.record({
          charge_minor: fc.constant(charge_minor),
          credits_mc: fc.constant(credits_mc),
          refunded_minor: fc.integer({ min: 0, max: charge_minor }),
        }),
      );
    fc.assert(
      fc.property(amounts, ({ refunded_minor, ...bought }) => {
        const earned_mc = earnedCredits_mc(bought, intent("paid", refunded_minor));
        const keptShare = BigInt(bought.credits_mc) * BigInt(bought.charge_minor - refunded_minor);
        const earned = BigInt(earned_mc) * BigInt(bought.charge_minor);
        expect(earned >= keptShare && earned < keptShare + BigInt(bought.charge_minor)).toBe(true);
        if (refunded_minor === bought.charge_minor) expect(earned_mc).toBe(0);
      }),
    );
  });
});
