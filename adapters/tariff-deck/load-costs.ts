import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { notCsv, readTextFile } from "#contract/files/file-format.ts";
import {
  type CostsByCountry,
  parseTerminationCosts,
} from "#domain/tariff/carrier-prices/termination-costs.ts";
import { DeckFileError } from "./load-deck.ts";

/** The carriers' list prices that come with the product, and the source of its own deck. */
export const defaultCostsPath = fileURLToPath(
  new URL("../../database/decks/termination-costs.csv", import.meta.url),
);

/**
 * Reads the carriers' prices by country.
 * @throws DeckFileError naming the file, and the line that cannot be used.
 */
export function loadCosts(path: string = defaultCostsPath): CostsByCountry {
  try {
    const read = readTextFile(new Uint8Array(readFileSync(path)));
    if ("format" in read) throw new Error(notCsv(read.format));
    const costs = parseTerminationCosts(read.text);
    return new Map(costs.map((cost) => [cost.country, cost]));
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new DeckFileError(`The carriers' prices in ${path} cannot be used: ${why}`, { cause: error });
  }
}
