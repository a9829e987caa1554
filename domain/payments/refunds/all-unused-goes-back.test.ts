import fc from "fast-check";
import { expect, test } from "vitest";
import { presetAmountsUsd } from "#contract/constants.ts";
import { chargeStep_minor } from "#contract/money/currencies.ts";
import { firstLimits } from "#contract/money/offered-currencies.ts";
import { isRefusal } from "#contract/refusals.ts";
import { type Price, priceOfUsd } from "#domain/money/price.ts";
import { fallbackScaledRates } from "#domain/money/rates.ts";
import { creditsOwed } from "#domain/payments/reconcile/credits-owed.ts";
import { moneyBackFor } from "./unused-credits.ts";

type Purchase = Pick<Price, "currency" | "charge_minor" | "credits_mc">;

/** Counted in hundredths, in units, in thousandths of which a card takes tens, and in hundredths of which it takes none. */
const usualRates = { ...fallbackScaledRates, CHF: 878_100, KWD: 306_700, ISK: 137_930_000 };

/** Purchases in any currency at any plausible rate: presets, and amounts that were typed. */
const purchases: fc.Arbitrary<Purchase> = fc
  .record({
    currency: fc.constantFrom("USD", "GBP", "JPY", "CHF", "KWD", "ISK"),
    rateChange: fc.double({ min: 0.6, max: 1.8, noNaN: true }),
    usd: fc.oneof(
      fc.constantFrom(...presetAmountsUsd),
      fc.integer({ min: 1_000, max: 100_000 }).map((cents) => cents / 100),
    ),
  })
  .map(({ currency, rateChange, usd }) => {
    const usual = usualRates[currency];
    const rate = currency === "USD" ? usual : Math.round(usual * rateChange);
    return priceOfUsd(usd, currency, { rates: { ...usualRates, [currency]: rate }, limits: firstLimits });
  })
  .filter((price): price is Price => !isRefusal(price));

/** A part of what is there, in thousandths. */
const part = fc.integer({ min: 1, max: 1_000 });
const partOf = (value: number, thousandths: number) => Math.floor((value * thousandths) / 1_000);

/** A wallet with one purchase, whose balance is what `creditsOwed` says less what calls have cost. */
function walletWith({ currency, charge_minor, credits_mc }: Purchase) {
  const held = { amount_minor: 0, credits_mc: 0 };
  let refunded_minor = 0;
  let used_mc = 0;
  const kept_mc = () =>
    creditsOwed({ charge_minor, credits_mc }, { status: "paid", refunded_minor, disputed_minor: 0 }, held)
      .payments;
  const available_mc = () => kept_mc() - used_mc;
  return {
    held,
    available_mc,
    refunded_minor: () => refunded_minor,
    call: (thousandths: number) => {
      used_mc += partOf(available_mc(), thousandths);
    },
    takeBack: (thousandths: number) => {
      const purchase = { currency, charge_minor, credits_mc, refunded_minor, kept_mc: kept_mc() };
      const back = moneyBackFor(purchase, partOf(available_mc(), thousandths));
      if (!back) return;
      expect(back.amount_minor % chargeStep_minor(currency)).toBe(0);
      const before_mc = available_mc();
      refunded_minor += back.amount_minor;
      held.amount_minor += back.amount_minor;
      held.credits_mc += back.credits_mc;
      expect(before_mc - available_mc()).toBe(back.credits_mc);
    },
    refundElsewhere: (thousandths: number) => {
      const step = chargeStep_minor(currency);
      refunded_minor += partOf(partOf(charge_minor / step, 999), thousandths) * step;
    },
  };
}

test("all that calls have left goes back at once: no credit stays, and less than one step of the card is rounded up", () => {
  fc.assert(
    fc.property(purchases, part, (purchase, called) => {
      const wallet = walletWith(purchase);
      wallet.call(called - 1);
      wallet.takeBack(1_000);
      const { currency, charge_minor, credits_mc } = purchase;
      const { held } = wallet;
      expect(wallet.available_mc()).toBe(0);
      expect(held.amount_minor * credits_mc).toBeGreaterThanOrEqual(held.credits_mc * charge_minor);
      expect(held.amount_minor * credits_mc).toBeLessThan(
        held.credits_mc * charge_minor + credits_mc * chargeStep_minor(currency),
      );
    }),
    { numRuns: 2_000 },
  );
});

test("many parts between calls give at most one step of the card more, and credits that stay are paid already", () => {
  const step = fc.record({ isCall: fc.boolean(), part });
  fc.assert(
    fc.property(purchases, fc.array(step, { maxLength: 8 }), (purchase, steps) => {
      const wallet = walletWith(purchase);
      for (const { isCall, part } of steps) {
        if (isCall) wallet.call(part);
        else wallet.takeBack(part);
      }
      wallet.takeBack(1_000);
      const { currency, charge_minor, credits_mc } = purchase;
      const { held } = wallet;
      const stays_mc = wallet.available_mc();
      expect(stays_mc).toBeGreaterThanOrEqual(0);
      expect(held.amount_minor * credits_mc).toBeGreaterThanOrEqual(
        (held.credits_mc + stays_mc) * charge_minor,
      );
      expect(held.amount_minor * credits_mc).toBeLessThan(
        held.credits_mc * charge_minor + credits_mc * chargeStep_minor(currency),
      );
      expect(held.amount_minor).toBeLessThanOrEqual(charge_minor);
    }),
    { numRuns: 2_000 },
  );
});

test("after a refund made at the provider, the rest goes back whole and never below zero", () => {
  fc.assert(
    fc.property(purchases, part, part, (purchase, refunded, called) => {
      const wallet = walletWith(purchase);
      wallet.refundElsewhere(refunded - 1);
      wallet.call(called - 1);
      wallet.takeBack(1_000);
      expect(wallet.available_mc()).toBe(0);
      expect(wallet.refunded_minor()).toBeLessThanOrEqual(purchase.charge_minor);
      if (called === 1) expect(wallet.refunded_minor()).toBe(purchase.charge_minor);
    }),
    { numRuns: 2_000 },
  );
});
