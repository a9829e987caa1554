import { csvText } from "#contract/csv-text.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { textOfCountries } from "#domain/tariff/priced-countries.ts";
import { costColumn, deckColumnsWithCountries, type TariffRow } from "./deck.ts";

const usd_e6 = 1_000_000;

/**
 * Writes a deck as CSV, sorted by prefix, with no cell that a spreadsheet would run. Reading it gives the same rows again. The
 * column of costs stands there where a row has one.
 */
export function writeDeck(rows: readonly TariffRow[]): string {
  const sorted = rows.toSorted((left, right) => (left.prefix < right.prefix ? -1 : 1));
  if (rows.every(({ cost_usd_e6 }) => cost_usd_e6 === null)) {
    return [deckColumnsWithCountries, ...sorted.map(deckLine), ""].join("\n");
  }
  const costOf = ({ cost_usd_e6 }: TariffRow) => (cost_usd_e6 === null ? "" : cost_usd_e6 / usd_e6);
  const lines = sorted.map((row) => `${deckLine(row)},${costOf(row)}`);
  return [`${deckColumnsWithCountries},${costColumn}`, ...lines, ""].join("\n");
}

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
