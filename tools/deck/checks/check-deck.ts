import { findBelowCost } from "#domain/tariff/below-cost.ts";
import { coverageOf } from "#domain/tariff/coverage.ts";
import { compileDeck, type TariffRow } from "#domain/tariff/deck.ts";
import type { Finding } from "#domain/tariff/finding.ts";
import type { CostsByCountry } from "#domain/tariff/termination-costs.ts";
import { findMisnamed } from "./countries.ts";
import { findGaps } from "./gaps.ts";
import { findRedundant, findUnused } from "./needless.ts";
import { findNorthAmericanTraps } from "./north-american.ts";

/** Returns all findings about a price list, errors first. `costs` by ISO country. */
export function checkDeck(rows: readonly TariffRow[], costs: CostsByCountry): Finding[] {
  const coverage = coverageOf(rows);
  return [
    ...findNorthAmericanTraps(compileDeck(rows)),
    ...findBelowCost(coverage, costs),
    ...findGaps(coverage),
    ...findMisnamed(rows, coverage),
    ...findRedundant(rows),
    ...findUnused(rows, coverage),
  ];
}
