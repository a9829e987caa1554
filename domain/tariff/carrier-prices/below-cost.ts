import { creditsPerUsd } from "#contract/constants.ts";
import { millicreditsPerCredit } from "#contract/money/money.ts";
import type { Coverage } from "#domain/tariff/decks/coverage.ts";
import { countryLabel, type Finding, numberTypeWords } from "#domain/tariff/decks/finding.ts";
import type { CostsByCountry } from "./termination-costs.ts";

const usd_e6 = 1_000_000;
const usd_e6PerMillicredit = usd_e6 / (creditsPerUsd * millicreditsPerCredit);

/** Finds rows that sell a minute below its cost. Skips countries whose cost is unknown. */
export function findBelowCost({ priced }: Coverage, costs: CostsByCountry): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { row, country, numberType } of priced) {
    const key = `${row.prefix} ${country}`;
    const cost_usd_e6 = costs.get(country)?.[`${numberType}_usd_e6`];
    const price_usd_e6 = row.rate.perMinute_mc * usd_e6PerMillicredit;
    if (row.blocked || cost_usd_e6 === undefined || price_usd_e6 >= cost_usd_e6 || findings.has(key))
      continue;
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
