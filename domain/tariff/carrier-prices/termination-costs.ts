import { scaledFromText } from "#contract/money/decimal.ts";
import { placesOf, readCsv } from "#domain/tariff/decks/csv.ts";
import { costPlaces, type TariffRow } from "#domain/tariff/decks/deck.ts";

/** A carrier's price of a minute, in millionths of a USD. */
export interface MinuteCost {
  fixed_usd_e6: number;
  mobile_usd_e6: number;
}

/** The carriers' price of a minute to a country. */
export interface TerminationCost extends MinuteCost {
  country: string;
  name: string;
}

/** By ISO 3166-1 alpha-2. */
export type CostsByCountry = ReadonlyMap<string, MinuteCost>;

export interface RowCost {
  usd_e6: number;
  /** True for a list price, where the deck has no cost of its own. */
  isEstimate: boolean;
}

/**
 * The carrier's price of a minute to the numbers of a row: the deck's own, else the highest list price of the countries that
 * the row is for. Undefined where neither is known.
 */
export function costOfRow(
  { cost_usd_e6, countries }: Pick<TariffRow, "cost_usd_e6" | "countries">,
  costs: CostsByCountry,
): RowCost | undefined {
  if (cost_usd_e6 !== null) return { usd_e6: cost_usd_e6, isEstimate: false };
  const list = [
    ...countries.fixed.map((country) => costs.get(country)?.fixed_usd_e6),
    ...countries.mobile.map((country) => costs.get(country)?.mobile_usd_e6),
  ].filter((cost) => cost !== undefined);
  return list.length === 0 ? undefined : { usd_e6: Math.max(...list), isEstimate: true };
}

const columns = [
  "iso_country",
  "calling_code",
  "country",
  "fixed_usd_per_min",
  "mobile_usd_per_min",
  "source",
];

/** @throws Error naming the CSV line that cannot be read. */
export function parseTerminationCosts(text: string): TerminationCost[] {
  const { header, lines, hasDecimalCommas, brokenLine } = readCsv(text);
  const places = placesOf(header, columns);
  if (typeof places === "string") throw new Error(`line ${header.line}: ${places}`);
  if (brokenLine !== undefined)
    throw new Error(`line ${brokenLine}: a quotation mark is misplaced or not closed`);
  return lines.map(({ line, fields }) => {
    const [country = "", , name = "", fixed = "", mobile = ""] = places.map((place) => fields[place] ?? "");
    const [fixed_usd_e6, mobile_usd_e6] = [fixed, mobile].map((cost) =>
      scaledFromText(hasDecimalCommas ? cost.replace(",", ".") : cost, costPlaces),
    );
    if (!/^[A-Z]{2}$/.test(country) || name === "" || !fixed_usd_e6 || !mobile_usd_e6) {
      throw new Error(`line ${line}: needs a country, its name and two costs`);
    }
    return { country, name, fixed_usd_e6, mobile_usd_e6 };
  });
}
