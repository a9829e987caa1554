import { creditsFromMillicredits } from "#contract/money.ts";
import { deckColumns, type TariffRow } from "./deck.ts";

/** A deck as CSV, in the order of its prefixes: reading it gives the same rows again. */
export function writeDeck(rows: readonly TariffRow[]): string {
  const sorted = rows.toSorted((left, right) => (left.prefix < right.prefix ? -1 : 1));
  return [deckColumns, ...sorted.map(deckLine), ""].join("\n");
}

function deckLine({ prefix, name, rate, blocked }: TariffRow): string {
  return [
    prefix,
    /[",]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name,
    creditsFromMillicredits(rate.perMinute_mc),
    rate.minimum_s,
    rate.increment_s,
    creditsFromMillicredits(rate.connect_mc),
    blocked ? "yes" : "no",
  ].join(",");
}
