import { findBelowCost, findBelowOwnCost } from "#domain/tariff/carrier-prices/below-cost.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { type Coverage, coverageOf, type UnpricedNumbers } from "#domain/tariff/decks/coverage.ts";
import { compileDeck, type TariffRow } from "#domain/tariff/decks/deck.ts";
import { countryLabel, type Finding, numberTypeWords, someOf } from "#domain/tariff/decks/finding.ts";
import { findMisnamed } from "./countries.ts";
import { findRedundant, findUnused } from "./needless.ts";
import { findNorthAmericanTraps } from "./north-american.ts";

/** Returns all findings about a price list, errors first. `costs` by ISO country. */
export function checkDeck(rows: readonly TariffRow[], costs: CostsByCountry): Finding[] {
  const coverage = coverageOf(rows);
  return [
    ...findNorthAmericanTraps(compileDeck(rows)),
    ...findBelowOwnCost(rows),
    ...findBelowCost(coverage, costs),
    ...findGaps(coverage),
    ...findMisnamed(rows, coverage),
    ...findRedundant(rows),
    ...findUnused(rows, coverage),
  ];
}

/** Finds numbers that people could dial and no row prices. A blocked row marks a country as not sold on purpose. */
function findGaps({ unpriced }: Coverage): Finding[] {
  const countries = Map.groupBy(unpriced, ({ country }) => country);
  return [...countries].map(([country, gaps]) => ({
    kind: "gap",
    severity: "error",
    sentence: `no row prices ${kindsOf(gaps)} numbers of ${countryLabel(country)}, beginning with ${someOf(prefixesOf(gaps))}`,
  }));
}

function kindsOf(gaps: readonly UnpricedNumbers[]): string {
  return gaps.map(({ numberType }) => numberTypeWords[numberType]).join(" and ");
}

function prefixesOf(gaps: readonly UnpricedNumbers[]): string[] {
  return [...new Set(gaps.flatMap(({ prefixes }) => prefixes))].sort();
}
