import { creditsPerUsd } from "#contract/constants.ts";
import { millicreditsPerCredit } from "#contract/money.ts";
import type { CarrierPrice } from "./carrier-prices.ts";
import type { Deck, TariffRow } from "./deck.ts";
import type { Finding } from "./finding.ts";
import { numberingPlans, type PlanWalk, possibleTypes, stepPlans } from "./numbering/numbering-plans.ts";
import { compilePrefixes } from "./prefix-trie.ts";

const usd_e6 = 1_000_000;
const usd_e6PerMillicredit = usd_e6 / (creditsPerUsd * millicreditsPerCredit);

/**
 * Finds the prefixes that cost more than they earn: where a row of the deck sells a minute for less than the carrier asks
 * for it. Each number is compared at the longest prefix that either side has for it.
 */
export function findBelowCarrier(deck: Deck, prices: readonly CarrierPrice[]): Finding[] {
  const carrier = compilePrefixes(prices.map(({ prefix }, index) => [prefix, index] as const));
  const canBeCalled = lineFinder();
  const found = new Map<string, Finding>();
  const compare = (row: TariffRow, price: CarrierPrice) => {
    const earned_usd_e6 = row.rate.perMinute_mc * usd_e6PerMillicredit;
    if (row.blocked || earned_usd_e6 >= price.perMinute_usd_e6) return;
    found.set(`${row.prefix} ${price.prefix}`, {
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
    // A shorter row also stands above ranges that are never called, such as premium numbers.
    if (row && (row.prefix === price.prefix || canBeCalled(price.prefix))) compare(row, price);
  }
  return [...found.values()];
}

/** Says whether landline or mobile numbers begin with a prefix. Prefixes share the steps of their common beginning. */
function lineFinder(): (prefix: string) => boolean {
  const known = new Map(numberingPlans());
  const plansOf = (prefix: string): readonly PlanWalk[] => {
    const plans = known.get(prefix);
    if (plans || prefix === "") return plans ?? [];
    const stepped = stepPlans(plansOf(prefix.slice(0, -1)), Number(prefix.at(-1)));
    known.set(prefix, stepped);
    return stepped;
  };
  return (prefix) => possibleTypes(plansOf(prefix)).length > 0;
}
