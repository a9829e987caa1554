import { setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { fallbackRates, type Rates } from "#contract/money/currencies.ts";
import {
  firstOffer,
  limitsOf,
  type OfferedCurrencies,
  type PurchaseLimits,
} from "#contract/money/offered-currencies.ts";
import type { PageFacts } from "#contract/pages/page-facts.ts";

type MarketFacts = Pick<PageFacts, "rates"> & {
  config: Pick<PageFacts["config"], "creditsPerUsd" | "currencies">;
};

let currencies: OfferedCurrencies = firstOffer;
let rates: Rates = fallbackRates;

/** Takes the currencies and rates that came with the page. Without any, those of the specification stay. */
export function readMarket(facts: MarketFacts | null): void {
  setCreditsPerUsd(facts?.config.creditsPerUsd);
  currencies = facts?.config.currencies ?? firstOffer;
  rates = { ...fallbackRates, ...facts?.rates?.rates };
}

export function pageCurrencies(): OfferedCurrencies {
  return currencies;
}

export function pageLimits(): PurchaseLimits {
  return limitsOf(currencies);
}

/** Rates until the server has answered with newer ones. */
export function pageRates(): Rates {
  return rates;
}
