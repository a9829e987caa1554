import { multiplyDivide } from "#contract/money/decimal.ts";
import { costPlaces } from "#domain/tariff/decks/deck.ts";

const domesticCountries = new Set(["US", "CA"]);
/** The spec's factor for calls to the US and Canada, as credits a minute. */
const domesticPrice_mc = 300;
const lowestPrice_mc = 1_000;
const priceStep_mc = 100;
const creditsPerCostUsd = 15;
const mcPerCredit = 1_000;

/**
 * Millicredits a minute: 0.3 credit to the US and Canada, elsewhere 15 credits for a USD of cost, rounded up to a
 * tenth, at least 1.
 */
export function pricePerMinute_mc(country: string, cost_usd_e6: number): number {
  if (domesticCountries.has(country)) return domesticPrice_mc;
  const steps = multiplyDivide(
    cost_usd_e6,
    creditsPerCostUsd * mcPerCredit,
    priceStep_mc * 10 ** costPlaces,
    "up",
  );
  return Math.max(lowestPrice_mc, steps * priceStep_mc);
}
