import { csvText } from "#contract/csv-text.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { textOfCountries } from "#domain/tariff/priced-countries.ts";
import { deckColumnsWithCountries, type TariffRow } from "./deck.ts";

/** Writes a deck as CSV, sorted by prefix, with no cell that a spreadsheet would run. Reading it gives the same rows again. */
export function writeDeck(rows: readonly TariffRow[]): string {
  const sorted = rows.toSorted((left, right) => (left.prefix < right.prefix ? -1 : 1));
  return [deckColumnsWithCountries, ...sorted.map(deckLine), ""].join("\n");
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
