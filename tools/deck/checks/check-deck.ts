import { findBelowCost } from "#domain/tariff/carrier-prices/below-cost.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { coverageOf } from "#domain/tariff/decks/coverage.ts";
import { compileDeck, type TariffRow } from "#domain/tariff/decks/deck.ts";
import type { Finding } from "#domain/tariff/decks/finding.ts";
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
