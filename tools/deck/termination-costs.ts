import { fileURLToPath } from "node:url";
import { multiplyDivide, scaledFromText } from "#domain/money/decimal.ts";
import { csvFields } from "#domain/tariff/csv.ts";

/** The carriers' price of a minute to a country, in millionths of a USD. */
export interface TerminationCost {
  country: string;
  name: string;
  fixed_usd_e6: number;
  mobile_usd_e6: number;
}

/** The sources of the product's own deck. */
export const costsOfProduct = fileURLToPath(new URL("../data/termination-costs.csv", import.meta.url));

const columns = "iso_country,calling_code,country,fixed_usd_per_min,mobile_usd_per_min,source";
const costPlaces = 6;

/** @throws Error naming the CSV line that cannot be read. */
export function parseTerminationCosts(text: string): TerminationCost[] {
  const [header, ...lines] = text.trimEnd().split(/\r?\n/);
  if (header !== columns) throw new Error(`line 1: the columns must be ${columns}`);
  return lines.map((content, index) => {
    const [country = "", , name = "", fixed = "", mobile = ""] = csvFields(content) ?? [];
    const fixed_usd_e6 = scaledFromText(fixed, costPlaces);
    const mobile_usd_e6 = scaledFromText(mobile, costPlaces);
    if (!/^[A-Z]{2}$/.test(country) || name === "" || !fixed_usd_e6 || !mobile_usd_e6) {
      throw new Error(`line ${index + 2}: needs a country, its name and two costs`);
    }
    return { country, name, fixed_usd_e6, mobile_usd_e6 };
  });
}

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
