import { readFile, writeFile } from "node:fs/promises";
import { defaultCostsPath } from "#adapters/tariff-deck/load-costs.ts";
import { defaultDeckPath } from "#adapters/tariff-deck/load-deck.ts";
import { generateDeck } from "#tools/deck/generate.ts";

/** Writes the product's default deck anew from the carriers' prices. */
export async function generateDefaultDeck(say: (sentence: string) => void): Promise<true> {
  const deck = generateDeck(await readFile(defaultCostsPath, "utf8"));
  await writeFile(defaultDeckPath, deck);
  say(`${deck.split("\n").length - 2} prices written to ${defaultDeckPath}.`);
  return true;
}
