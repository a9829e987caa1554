import { afterAll, describe, expect, test } from "vitest";
import { presetAmountsUsd } from "#contract/constants.ts";
import {
  type Currency,
  chargeStep_minor,
  currencyCodes,
  minorUnitDigits,
} from "#contract/money/currencies.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { isRefusal } from "#contract/refusals.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { customPrice, minimumCharge_minor, presetPrice } from "#domain/money/price.ts";
import { arePlausible, fallbackScaledRates, type ScaledRates, scaledRates } from "#domain/money/rates.ts";
import { decimalsOf, expectChargeable } from "#sandbox/cards/money.ts";
import { startCards } from "#sandbox/cards/testing/running-cards.ts";
import { intentRequest } from "#testing/payments/provider-harness.ts";
import { say } from "#words/say.ts";
import { stripeCardProvider } from "./card-provider.ts";

const cards = await startCards();
afterAll(() => cards.stop());

/** The rates at which the local charge is smallest, of those that are believed; and others of each kind of currency. */
const others = {
  CHF: 878_100,
  KWD: 306_700,
  ISK: 137_930_000,
  UGX: 3_712_500_000,
  MGA: 4_450_000_000,
} as const;
const usualRates: ScaledRates = { ...fallbackScaledRates, ...others };
const rates = scaledRates((code) => {
  const usual = usualRates[code];
  return code === "USD" || usual === undefined ? usual : Math.ceil(usual / 2);
});
const sold = currencyCodes.flatMap((currency) => {
  const perUsd_e6 = rates[currency];
  return perUsd_e6 === undefined ? [] : [{ currency, perUsd_e6 }];
});

/** The least purchase that an operator can set. */
const smallest = { leastUsd: 2, mostUsd: 1_000 };

const charge = (charge_minor: number, currency: Currency) =>
  stripeCardProvider({ ...sandboxAccounts.cards, apiUrl: cards.url }).createIntent({
    ...intentRequest(),
    charge_minor,
    perUsd_e6: rates[currency] ?? null,
    currency,
  });

test.each(currencyCodes)("an amount in %s is counted in the units that Stripe counts in", (currency) => {
  expect(minorUnitDigits(currency)).toBe(decimalsOf(currency.toLowerCase()));
  const [large, step] = [10_000, chargeStep_minor(currency)];
  expect(() => expectChargeable(large, currency.toLowerCase())).not.toThrow();
  if (step > 1)
    expect(() => expectChargeable(large + step / 10, currency.toLowerCase())).toThrow(/divisible/);
});

describe.each(sold)("in $currency", ({ currency, perUsd_e6 }) => {
  test("the least amount of the least purchase that can be set is charged, at the lowest rate that is believed", async () => {
    expect(arePlausible(rates)).toBe(true);
    const least = minimumCharge_minor(currency, perUsd_e6, smallest);
    await expect(charge(least, currency)).resolves.toMatchObject({ ref: expect.stringMatching(/^pi_/) });
  });

  test("a smaller amount is refused with a sentence that names the least one, before Stripe is asked", () => {
    const least = minimumCharge_minor(currency, perUsd_e6, smallest);
    const refused = customPrice(amountFromMinor(least - chargeStep_minor(currency), currency), currency, {
      rates,
      limits: smallest,
    });
    if (!isRefusal(refused) || refused.message === undefined) throw new Error("The price was accepted");
    expect(say(refused.message)).toMatch(/^Please enter a valid amount \(minimum .+\)$/);
  });

  test("each preset is charged", async () => {
    for (const amount of presetAmountsUsd) {
      const price = presetPrice(amount, currency, { rates, limits: smallest });
      if (isRefusal(price)) throw new Error("The preset was refused");
      await expect(charge(price.charge_minor, currency)).resolves.toBeDefined();
    }
  });
});

test("an amount below Stripe's own minimum is a certain refusal", async () => {
  await expect(charge(49, "JPY")).rejects.toMatchObject({
    outcome: "refused",
    message: expect.stringContaining("amount_too_small"),
  });
});
