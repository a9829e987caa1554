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

test.each([
  ["UTF-16LE", Buffer.from(`\uFEFF${deckColumns}\n225,Côte d'Ivoire,1,60,60,0,no\n`, "utf16le")],
  ["UTF-16BE", Buffer.from(`${deckColumns}\n225,Côte d'Ivoire,1,60,60,0,no\n`, "utf16le").swap16()],
])("a deck in %s is read", async (_title, bytes) => {
  const path = join(folder, "wide.csv");
  await writeFile(path, bytes);
  expect(await loadDeck(path)).toMatchObject([{ prefix: "225", name: "Côte d'Ivoire" }]);
});

test("a spreadsheet is named as what it is", async () => {
  const path = join(folder, "deck.csv");
  await writeFile(path, "PK\x03\x04\x14\0xl/workbook.xml");
  await expect(loadDeck(path)).rejects.toThrow(
    /deck\.csv cannot be used: this is a spreadsheet \(Excel XLSX\): save it as CSV/,
  );
});

test("a missing deck is refused with its file", async () => {
  await expect(loadDeck(join(folder, "none.csv"))).rejects.toThrow(/none\.csv cannot be read/);
});
