import type { Coverage, UnpricedNumbers } from "#domain/tariff/decks/coverage.ts";
import { countryLabel, type Finding, numberTypeWords, someOf } from "#domain/tariff/decks/finding.ts";

/** Finds numbers that people could dial and no row prices. A blocked row marks a country as not sold on purpose. */
export function findGaps({ unpriced }: Coverage): Finding[] {
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
