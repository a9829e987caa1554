import { usd_e6PerMillicredit } from "#contract/money/credit-value.ts";
import type { Coverage } from "#domain/tariff/decks/coverage.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import { countryLabel, type Finding, numberTypeWords } from "#domain/tariff/decks/finding.ts";
import type { CostsByCountry } from "./termination-costs.ts";

const usd_e6 = 1_000_000;

/** The price of a minute, in millionths of a USD. */
export function priceOf_usd_e6({ rate }: Pick<TariffRow, "rate">): number {
  return rate.perMinute_mc * usd_e6PerMillicredit();
}

/** Finds rows that sell a minute below the carrier's price that the deck itself has for it. */
export function findBelowOwnCost(rows: readonly TariffRow[]): Finding[] {
  return rows
    .filter((row) => !row.blocked && row.cost_usd_e6 !== null && priceOf_usd_e6(row) < row.cost_usd_e6)
    .map((row) => ({
      kind: "below_cost",
      severity: "error",
      prefix: row.prefix,
      sentence:
        `${row.prefix} (${row.name}) sells a minute for ${priceOf_usd_e6(row) / usd_e6} USD, ` +
        `but the deck says that it costs ${(row.cost_usd_e6 ?? 0) / usd_e6} USD`,
    }));
}

/** Finds rows that sell a minute below its list price. Skips countries whose cost is unknown, and rows with a cost of their own. */
export function findBelowCost({ priced }: Coverage, costs: CostsByCountry): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { row, country, numberType } of priced) {
    const key = `${row.prefix} ${country}`;
    const cost_usd_e6 = costs.get(country)?.[`${numberType}_usd_e6`];
    const price_usd_e6 = priceOf_usd_e6(row);
    if (row.blocked || row.cost_usd_e6 !== null || cost_usd_e6 === undefined) continue;
    if (price_usd_e6 >= cost_usd_e6 || findings.has(key)) continue;
    findings.set(key, {
      kind: "below_cost",
      severity: "error",
      prefix: row.prefix,
      sentence:
        `${row.prefix} (${row.name}) sells a minute for ${price_usd_e6 / usd_e6} USD, ` +
        `but a ${numberTypeWords[numberType]} of ${countryLabel(country)} costs ${cost_usd_e6 / usd_e6} USD`,
    });
  }
  return [...findings.values()];
}
