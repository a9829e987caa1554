import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creditsOwed } from "./credits-owed.ts";

const payment = { credits_mc: 103_700, charge_minor: 820 };
const owed = (refunded_minor: number, disputed_minor: number) =>
  creditsOwed(payment, { status: "paid", refunded_minor, disputed_minor });

describe("credits owed", () => {
  test.each([
    // refunded disputed  payments   disputes
    [0, 0, 103_700, 0],
    [820, 0, 0, 0],
    [410, 0, 51_850, 0],
    // A share of 126.46 mc, rounded down in the customer's favour.
    [1, 0, 103_574, 0],
    [0, 820, 103_700, -103_700],
    [0, 410, 103_700, -51_850],
    [410, 410, 51_850, -51_850],
    // The bank takes the whole charge although half was refunded; the credits are removed once.
    [410, 820, 51_850, -51_850],
    [820, 820, 0, 0],
    // An amount above the charge, which another currency's rate may cause.
    [0, 9_999, 103_700, -103_700],
  ])("with %i refunded and %i disputed of 820: %i and %i mc", (refunded, disputed, payments, disputes) => {
    expect(owed(refunded, disputed)).toEqual({ payments, disputes: disputes + 0 });
  });

  test.each(["open", "declined", "processing", "canceled"] as const)(
    "for a payment that is %s: none",
    (status) => {
      expect(creditsOwed(payment, { status, refunded_minor: 10, disputed_minor: 10 })).toEqual({
        payments: 0,
        disputes: 0,
      });
    },
  );

  test("for a payment that the provider does not know: none", () => {
    expect(creditsOwed(payment, undefined)).toEqual({ payments: 0, disputes: 0 });
  });
});

const amounts = fc
  .tuple(fc.integer({ min: 1, max: 200_000 }), fc.integer({ min: 1, max: 20_000_000 }))
  .chain(([charge_minor, credits_mc]) =>
    fc.record({
      charge_minor: fc.constant(charge_minor),
      credits_mc: fc.constant(credits_mc),
      refunded_minor: fc.integer({ min: 0, max: charge_minor }),
      disputed_minor: fc.integer({ min: 0, max: charge_minor }),
    }),
  );

test("the rest is never below the share kept nor a whole millicredit above it, and is zero once all money is back", () => {
  fc.assert(
    fc.property(amounts, ({ refunded_minor, disputed_minor, ...bought }) => {
      const { payments, disputes } = creditsOwed(bought, { status: "paid", refunded_minor, disputed_minor });
      const kept_minor = Math.max(0, bought.charge_minor - refunded_minor - disputed_minor);
      const keptShare = BigInt(bought.credits_mc) * BigInt(kept_minor);
      const left = BigInt(payments + disputes) * BigInt(bought.charge_minor);
      expect(left >= keptShare && left < keptShare + BigInt(bought.charge_minor)).toBe(true);
      if (kept_minor === 0) expect(payments + disputes).toBe(0);
      expect(disputes).toBeLessThanOrEqual(0);
    }),
  );
});
