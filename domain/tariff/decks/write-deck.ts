import { csvText } from "#contract/csv-text.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { textOfCountries } from "#domain/tariff/priced-countries.ts";
import { callerIdColumn, costColumn, deckColumnsWithCountries, type TariffRow } from "./deck.ts";

const usd_e6 = 1_000_000;

/**
 * Writes a deck as CSV, sorted by prefix, with no cell that a spreadsheet would run. Reading it gives the same rows again. The
 * columns of costs and of refused caller IDs stand there where a row has one.
 */
export function writeDeck(rows: readonly TariffRow[]): string {
  const sorted = rows.toSorted((left, right) => (left.prefix < right.prefix ? -1 : 1));
  const optional = optionalColumns.filter(({ isIn }) => rows.some(isIn));
  const lines = sorted.map((row) => [deckLine(row), ...optional.map(({ cell }) => cell(row))].join(","));
  return [[deckColumnsWithCountries, ...optional.map(({ name }) => name)].join(","), ...lines, ""].join("\n");
}

const optionalColumns = [
  {
    name: costColumn,
    isIn: ({ cost_usd_e6 }: TariffRow) => cost_usd_e6 !== null,
    cell: ({ cost_usd_e6 }: TariffRow) => (cost_usd_e6 === null ? "" : cost_usd_e6 / usd_e6),
  },
  {
    name: callerIdColumn,
    isIn: ({ refusesCallerIds }: TariffRow) => refusesCallerIds,
    cell: ({ refusesCallerIds }: TariffRow) => (refusesCallerIds ? "yes" : "no"),
  },
];

function deckLine({ prefix, name, rate, blocked, countries }: TariffRow): string {
  const nameCell = csvText(name);
  return [
    prefix,
    /[",]/.test(nameCell) ? `"${nameCell.replaceAll('"', '""')}"` : nameCell,
    creditsFromMillicredits(rate.perMinute_mc),
    rate.minimum_s,
    rate.increment_s,
    creditsFromMillicredits(rate.connect_mc),
    blocked ? "yes" : "no",
    textOfCountries(countries.fixed),
    textOfCountries(countries.mobile),
  ].join(",");
}
