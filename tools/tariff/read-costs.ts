import { loadCosts } from "#adapters/tariff-deck/load-costs.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { UsageError } from "#tools/operate/command.ts";

/** The carriers' prices of a named file, or else of the configured one, or else the product's own. @throws UsageError */
export function readCosts(file: string | undefined, variables: NodeJS.ProcessEnv): CostsByCountry {
  try {
    return loadCosts(file ?? (variables.CARRIER_COSTS || undefined));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
