import { scaledFromText } from "#contract/money/decimal.ts";
import {
  parseTerminationCosts,
  type TerminationCost,
} from "#domain/tariff/carrier-prices/termination-costs.ts";
import { placesOf, readCsv } from "#domain/tariff/decks/csv.ts";
import { costPlaces, type TariffRow } from "#domain/tariff/decks/deck.ts";
import { nameCountries } from "#domain/tariff/decks/name-countries.ts";
import { writeDeck } from "#domain/tariff/decks/write-deck.ts";
import { numberingPlans } from "#domain/tariff/numbering/numbering-plans.ts";
import { type NumberType, noCountries } from "#domain/tariff/priced-countries.ts";
import { type Label, type LabelRule, labelledPrefixes } from "./prefix-labels.ts";
import { pricePerMinute_mc } from "./price-per-minute.ts";

interface Price {
  name: string;
  perMinute_mc: number;
}

const northAmericanCode = "1";
/** More than twenty countries share +1; only their area codes tell them apart. */
const areaCodeLength = 3;

/**
 * Generates the default deck as CSV from the carriers' prices (CSV), those of toll-free ranges, and the installed library's
 * numbering plans. The same input gives the same text, so a test can find an outdated deck.
 */
export function generateDeck(costsText: string, tollFreeText: string): string {
  const costs = new Map(parseTerminationCosts(costsText).map((cost) => [cost.country, cost]));
  const prices = new Map<Label, Price>();
  const rows: TariffRow[] = [];
  for (const [callingCode, plans] of numberingPlans()) {
    const shortest = callingCode === northAmericanCode ? areaCodeLength : 0;
    for (const { digits, label } of labelledPrefixes(plans, labelRule(costs, prices, shortest))) {
      const price = prices.get(label);
      if (price) rows.push(tariffRow(callingCode + digits, price));
    }
  }
  return writeDeck(
    nameCountries([...rows, ...specialRows(costs), ...freeRows(costs, readTollFree(tollFreeText))]),
  );
}

interface TollFreeRange {
  country: string;
  prefix: string;
  /** Null where no cost is published. */
  cost_usd_e6: number | null;
}

/** Toll-free ranges at a price of 0, blocked until an operator sells them. */
function freeRows(
  costs: ReadonlyMap<string, TerminationCost>,
  ranges: readonly TollFreeRange[],
): TariffRow[] {
  return ranges.map(({ country, prefix, cost_usd_e6 }) => ({
    ...tariffRow(prefix, { name: `${costs.get(country)?.name} toll-free`, perMinute_mc: 0 }),
    blocked: true,
    cost_usd_e6,
    refusesCallerIds: false,
  }));
}

const tollFreeColumns = ["iso_country", "prefix", "usd_per_min", "source"];

/** @throws Error naming the CSV line that cannot be read. */
function readTollFree(text: string): TollFreeRange[] {
  const { header, lines } = readCsv(text);
  const places = placesOf(header, tollFreeColumns);
  if (typeof places === "string") throw new Error(`line ${header.line}: ${places}`);
  return lines.map(({ line, fields }) => {
    const [country = "", prefix = "", usd = ""] = places.map((place) => fields[place] ?? "");
    const cost_usd_e6 = usd === "" ? null : scaledFromText(usd, costPlaces);
    if (cost_usd_e6 === undefined) throw new Error(`line ${line}: ${usd} is no cost`);
    return { country, prefix, cost_usd_e6 };
  });
}

/** North American toll-free numbers at the price of the US, and British numbers with 3 at that of landlines, as there. */
function specialRows(costs: ReadonlyMap<string, TerminationCost>): TariffRow[] {
  const [us, gb] = [costs.get("US"), costs.get("GB")];
  const tollFree = us ? { ...priceOf(us, "fixed"), name: `${us.name} toll-free` } : undefined;
  const rows = tollFree ? tollFreePrefixes.map((prefix) => tariffRow(prefix, tollFree)) : [];
  return gb ? [...rows, tariffRow("443", priceOf(gb, "fixed"))] : rows;
}

const tollFreePrefixes = ["1800", "1833", "1844", "1855", "1866", "1877", "1888"];

/** Names rows: a country has one name for all its numbers, or a second for mobile numbers at another price. */
function labelRule(
  costs: ReadonlyMap<string, TerminationCost>,
  prices: Map<Label, Price>,
  shortest: number,
): LabelRule {
  return {
    shortest,
    labelOf(country, numberType) {
      const cost = costs.get(country);
      if (!cost) return undefined;
      const price = priceOf(cost, numberType);
      prices.set(price.name, price);
      return price.name;
    },
    dearest: (labels) =>
      labels.reduce((dearest, label) =>
        (prices.get(label)?.perMinute_mc ?? 0) > (prices.get(dearest)?.perMinute_mc ?? 0) ? label : dearest,
      ),
  };
}

function priceOf(cost: TerminationCost, numberType: NumberType): Price {
  const fixed_mc = pricePerMinute_mc(cost.country, cost.fixed_usd_e6);
  const mobile_mc = pricePerMinute_mc(cost.country, cost.mobile_usd_e6);
  if (numberType === "fixed" || fixed_mc === mobile_mc) return { name: cost.name, perMinute_mc: fixed_mc };
  return { name: `${cost.name} mobile`, perMinute_mc: mobile_mc };
}

/** Billed by the minute, rounded up. */
function tariffRow(prefix: string, { name, perMinute_mc }: Price): TariffRow {
  return {
    prefix,
    name,
    rate: { perMinute_mc, connect_mc: 0, minimum_s: 60, increment_s: 60 },
    blocked: false,
    countries: noCountries,
    cost_usd_e6: null,
    refusesCallerIds: false,
  };
}
