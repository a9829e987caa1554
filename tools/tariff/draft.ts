import { writeFile } from "node:fs/promises";
import type { CarrierPrice } from "#domain/tariff/carrier-prices/carrier-prices.ts";
import { draftDeck } from "#domain/tariff/decks/draft-deck.ts";
import { writeDeck } from "#domain/tariff/decks/write-deck.ts";
import { UsageError } from "#tools/operate/command.ts";
import type { TariffCommand } from "./arguments.ts";
import type { ToolDeps } from "./tool-deps.ts";

/** Writes a deck for review from a carrier's own price list. */
export async function runDraft(
  deps: ToolDeps,
  { file, from, margin }: Extract<TariffCommand, { name: "draft" }>,
): Promise<true> {
  const prices = await carrierPrices(deps, from);
  const rows = await deps.withDatabase(async () => draftDeck(prices, margin));
  const text = writeDeck(rows);
  if (file === undefined) deps.out(text);
  else await writeFile(file, text);
  deps.say(
    `Drafted ${rows.length} prices from those of ${from}, of which ${margin} % are left when it is paid${file ? `, to ${file}` : ""}.`,
  );
  deps.say("Review the draft, then: npm run tariff -- check FILE.csv, and npm run tariff -- import FILE.csv");
  return true;
}

/** @throws UsageError for a carrier without a price list, CarrierPricesError when it cannot be read. */
export function carrierPrices({ priceLists }: ToolDeps, from: string): Promise<CarrierPrice[]> {
  const lists = new Map(Object.entries(priceLists()));
  const read = lists.get(from);
  if (!read)
    throw new UsageError(`"${from}" is no carrier with a price list: ${[...lists.keys()].join(", ")}.`);
  return read();
}
