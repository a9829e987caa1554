import { expect, it, onTestFinished } from "vitest";
import type { Currency } from "#contract/money/currencies.ts";
import { firstOffer } from "#contract/money/offered-currencies.ts";
import { rateOf } from "#web/kit/money/local-amount.ts";
import { readMarket } from "#web/kit/money/market.ts";
import {
  chosenCurrency,
  followPurchases,
  rememberCurrency,
  selectableCurrencies,
} from "./chosen-currency.ts";

const currencies = {
  offered: ["KWD", "USD"] as Currency[],
  usual: "USD" as const,
  kept: ["CHF"] as Currency[],
};

it("is one that is offered, or the user's own of those that are kept", () => {
  onTestFinished(() => {
    readMarket(null);
    followPurchases(null);
  });
  readMarket({ config: { currencies }, rates: { rates: { KWD: 0.3067 }, asOf: null } });
  expect(rateOf("KWD", undefined)).toBe(0.3067);
  rememberCurrency("GBP");
  expect(chosenCurrency()).toBe("USD");
  rememberCurrency("CHF");
  expect(chosenCurrency()).toBe("USD");
  followPurchases("CHF");
  expect(chosenCurrency()).toBe("CHF");
  expect(selectableCurrencies()).toEqual(["KWD", "USD", "CHF"]);
  rememberCurrency("KWD");
  expect(chosenCurrency()).toBe("KWD");
  readMarket(null);
  expect(selectableCurrencies()).toEqual(firstOffer.offered);
});
