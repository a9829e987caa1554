import { readFile } from "node:fs/promises";
import {
  costsOfProduct,
  parseTerminationCosts,
  type TerminationCost,
} from "#tools/deck/termination-costs.ts";
import { UsageError } from "./usage-error.ts";

/** The carriers' prices by country, from the product's own file unless another is named. @throws UsageError */
export async function readCosts(file = costsOfProduct): Promise<ReadonlyMap<string, TerminationCost>> {
  try {
    const costs = parseTerminationCosts(await readFile(file, "utf8"));
    return new Map(costs.map((cost) => [cost.country, cost]));
  } catch (error) {
    throw new UsageError(
      `The costs in ${file} cannot be used: ${error instanceof Error ? error.message : error}`,
    );
  }
}
