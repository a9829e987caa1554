import { compileDeck, type TariffRow } from "#domain/tariff/decks/deck.ts";
import { beginsLines } from "#domain/tariff/numbering/numbering-plans.ts";
import { compilePrefixes } from "#domain/tariff/prefix-trie.ts";
import type { CarrierPrice } from "./carrier-prices.ts";

/**
 * Gives rows without a cost the carrier's price: the highest of the numbers that the row prices. The price of a country's
 * lines says nothing of its special numbers, nor the other way round; a row that the carrier has no price for stays without.
 */
export function fillCosts(rows: readonly TariffRow[], prices: readonly CarrierPrice[]): TariffRow[] {
  const deck = compileDeck(rows);
  const carrier = compilePrefixes(prices.map(({ prefix }, index) => [prefix, index] as const));
  const within = Map.groupBy(prices, ({ prefix }) => deck.rowFor(prefix));
  return rows.map((row) => {
    if (row.cost_usd_e6 !== null) return row;
    const around = prices[carrier.longest(row.prefix) ?? -1];
    const ofRow = [...(around ? [around] : []), ...(within.get(row) ?? [])].filter(
      ({ prefix }) => beginsLines(prefix) === beginsLines(row.prefix),
    );
    if (ofRow.length === 0) return row;
    return { ...row, cost_usd_e6: Math.max(...ofRow.map(({ perMinute_usd_e6 }) => perMinute_usd_e6)) };
  });
}
