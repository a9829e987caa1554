import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compileDeck, deckColumns } from "#domain/tariff/decks/deck.ts";
import { DeckFileError, loadDeck } from "./load-deck.ts";

const folder = await mkdtemp(join(tmpdir(), "deck-"));
afterAll(() => rm(folder, { recursive: true }));

test("the deck of the product loads", async () => {
  const deck = compileDeck(await loadDeck());
  expect(deck.rowFor("+442079460000")?.name).toBe("United Kingdom");
});

test("a bad deck is refused with its file and line", async () => {
  const path = join(folder, "bad.csv");
  await writeFile(path, `${deckColumns}\n44,United Kingdom,1,60,60,0,no\n49,Germany,one,60,60,0,no\n`);
  await expect(loadDeck(path)).rejects.toThrow(DeckFileError);
  await expect(loadDeck(path)).rejects.toThrow(/bad\.csv cannot be used: line 3: credits_per_minute "one"/);
});

test("a missing deck is refused with its file", async () => {
  await expect(loadDeck(join(folder, "none.csv"))).rejects.toThrow(/none\.csv cannot be read/);
});
