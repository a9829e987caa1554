import { afterAll, describe, expect, test } from "vitest";
import { presetAmountsUsd } from "#contract/constants.ts";
import { rateScale } from "#contract/money/charge.ts";
import { type Currency, currencyCodes, minorUnitDigits } from "#contract/money/currencies.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { isRefusal } from "#contract/refusals.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import { customPrice, minimumCharge_minor, presetPrice } from "#domain/money/price.ts";
import { arePlausible, fallbackScaledRates, scaledRates } from "#domain/money/rates.ts";
import { decimalsOf } from "#sandbox/cards/money.ts";
import { startCards } from "#sandbox/cards/testing/running-cards.ts";
import { intentRequest } from "#testing/payments/provider-harness.ts";
import { say } from "#words/say.ts";
import { stripeCardProvider } from "./card-provider.ts";

const cards = await startCards();
afterAll(() => cards.stop());

/** The rates at which the local charge is smallest, of those that are believed. */
const rates = scaledRates((code) => (code === "USD" ? rateScale : Math.ceil(fallbackScaledRates[code] / 2)));

const charge = (charge_minor: number, currency: Currency) =>
  stripeCardProvider({ ...sandboxAccounts.cards, apiUrl: cards.url }).createIntent({
    ...intentRequest(),
    charge_minor,
    perUsd_e6: rates[currency],
    currency,
  });

describe.each(currencyCodes)("in %s", (currency) => {
  test("an amount is counted in the units that Stripe counts in", () => {
    expect(minorUnitDigits[currency]).toBe(decimalsOf(currency.toLowerCase()));
  });

  test("the least custom amount is charged, at the lowest rate that is believed", async () => {
    expect(arePlausible(rates)).toBe(true);
    const least = minimumCharge_minor(currency, rates);
    await expect(charge(least, currency)).resolves.toMatchObject({ ref: expect.stringMatching(/^pi_/) });
  });

  test("a smaller amount is refused with a sentence that names the least one, before Stripe is asked", () => {
    const least = minimumCharge_minor(currency, rates);
    const refused = customPrice(amountFromMinor(least - 1, currency), currency, rates);
    if (!isRefusal(refused) || refused.message === undefined) throw new Error("The price was accepted");
    expect(say(refused.message)).toMatch(/^Please enter a valid amount \(minimum .+\)$/);
  });

  test("each preset is charged", async () => {
    for (const amount of presetAmountsUsd) {
      const price = presetPrice(amount, currency, rates);
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
