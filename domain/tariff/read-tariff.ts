import { findBelowCost, findBelowOwnCost } from "./carrier-prices/below-cost.ts";
import type { CostsByCountry } from "./carrier-prices/termination-costs.ts";
import { coverageOf } from "./decks/coverage.ts";
import { readDeck, type TariffRow } from "./decks/deck.ts";
import { nameCountries } from "./decks/name-countries.ts";

/** A deck as it would be imported. */
export interface ReadTariff {
  /** With their countries, from the numbering plans where the deck names none. */
  rows: readonly TariffRow[];
  /** Sentences with the line and its fault. A deck with faults is not used. */
  faults: string[];
  /** Sentences on prices below the carriers'. */
  belowCost: string[];
}

/** Reads a deck's text. Takes seconds for a deck of 50,000 prefixes. */
export function readTariff(text: string, costs: CostsByCountry): ReadTariff {
  const { rows, faults } = readDeck(text);
  if (faults.length > 0) return { rows: [], faults: faults.map(({ message }) => message), belowCost: [] };
  const findings = [...findBelowOwnCost(rows), ...findBelowCost(coverageOf(rows), costs)];
  const belowCost = findings.map(({ sentence }) => sentence);
  return { rows: nameCountries(rows), faults: [], belowCost };
}
