import type { Deck, TariffRow } from "#domain/tariff/decks/deck.ts";
import type { Finding } from "#domain/tariff/decks/finding.ts";
import { beginsLines } from "#domain/tariff/numbering/numbering-plans.ts";
import { compilePrefixes } from "#domain/tariff/prefix-trie.ts";
import { priceOf_usd_e6 } from "./below-cost.ts";
import type { CarrierPrice } from "./carrier-prices.ts";

const usd_e6 = 1_000_000;

/**
 * Finds the prefixes that cost more than they earn: where a row of the deck sells a minute for less than the carrier asks
 * for it. Each number is compared at the longest prefix that either side has for it.
 */
export function findBelowCarrier(deck: Deck, prices: readonly CarrierPrice[]): Finding[] {
  const carrier = compilePrefixes(prices.map(({ prefix }, index) => [prefix, index] as const));
  const findings = new Map<string, Finding>();
  const compare = (row: TariffRow, price: CarrierPrice) => {
    const earned_usd_e6 = priceOf_usd_e6(row);
    if (row.blocked || earned_usd_e6 >= price.perMinute_usd_e6) return;
    findings.set(`${row.prefix} ${price.prefix}`, {
      kind: "below_cost",
      severity: "error",
      prefix: row.prefix,
      sentence:
        `${row.prefix} (${row.name}) sells a minute for ${earned_usd_e6 / usd_e6} USD, ` +
        `but the carrier asks ${price.perMinute_usd_e6 / usd_e6} USD for ${price.prefix} (${price.name})`,
    });
  };
  for (const row of deck.rows) {
    const price = prices[carrier.longest(row.prefix) ?? -1];
    if (price) compare(row, price);
  }
  for (const price of prices) {
    const row = deck.rowFor(price.prefix);
    // A row of a country also stands above ranges that are never called at its price, such as premium and free numbers.
    if (row && (!beginsLines(row.prefix) || beginsLines(price.prefix))) compare(row, price);
  }
  return [...findings.values()];
}
