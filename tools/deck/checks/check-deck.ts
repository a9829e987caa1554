import { compileDeck, type TariffRow } from "#domain/tariff/deck.ts";
import { coverageOf } from "#tools/deck/coverage.ts";
import { findBelowCost, type LineCosts } from "./below-cost.ts";
import { findMisnamed } from "./countries.ts";
import type { Finding } from "./finding.ts";
import { findGaps } from "./gaps.ts";
import { findRedundant, findUnused } from "./needless.ts";
import { findNorthAmericanTraps } from "./north-american.ts";

/** Returns all findings about a price list, errors first. `costs` by ISO country. */
export function checkDeck(rows: readonly TariffRow[], costs: ReadonlyMap<string, LineCosts>): Finding[] {
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
