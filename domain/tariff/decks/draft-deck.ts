import { millicreditsPerUsd } from "#contract/money/credit-value.ts";
import { multiplyDivide } from "#contract/money/decimal.ts";
import type { CarrierPrice } from "#domain/tariff/carrier-prices/carrier-prices.ts";
import { noCountries } from "#domain/tariff/priced-countries.ts";
import { longestName, type TariffRow } from "./deck.ts";
import { nameCountries } from "./name-countries.ts";

const usd_e6 = 1_000_000;
/** Prices are tenths of a credit. */
const step_mc = 100;
const wholePercent = 100;

/**
 * Drafts a deck from a carrier's prices: a row for each of its prefixes, toll-free ranges too. `margin` is the part of the
 * price, in per cent, that is left when the carrier is paid. Carriers charge by the started minute, and so does the deck.
 */
export function draftDeck(prices: readonly CarrierPrice[], margin: number): readonly TariffRow[] {
  return nameCountries(
    prices.map(({ prefix, name, perMinute_usd_e6 }) => ({
      prefix,
      name: name.slice(0, longestName),
      rate: {
        perMinute_mc: priceFor(perMinute_usd_e6, margin),
        connect_mc: 0,
        minimum_s: 60,
        increment_s: 60,
      },
      blocked: false,
      countries: noCountries,
      cost_usd_e6: perMinute_usd_e6,
      refusesCallerIds: false,
    })),
  );
}

/** cost / (1 - margin), in credits, rounded up to a tenth; at least a tenth. */
function priceFor(cost_usd_e6: number, margin: number): number {
  const steps = multiplyDivide(
    cost_usd_e6,
    millicreditsPerUsd() * wholePercent,
    usd_e6 * (wholePercent - margin) * step_mc,
    "up",
  );
  return Math.max(1, steps) * step_mc;
}
