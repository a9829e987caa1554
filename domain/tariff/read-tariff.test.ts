import { expect, test } from "vitest";
import { deckColumns } from "./decks/deck.ts";
import { readTariff } from "./read-tariff.ts";

test("an uploaded deck with a wrong header has one fault, and none of its prices is used", () => {
  const lines = "44;United Kingdom;1;60;60;0;No\r\n".repeat(245);
  const header = deckColumns.replaceAll(",", ";").replace("credits_per_minute", "price");
  expect(readTariff(`\uFEFF${header}\r\n${lines}`, new Map())).toEqual({
    rows: [],
    faults: [expect.stringMatching(/^line 1: the name of column 3, "price", is none of them: /)],
    belowCost: [],
  });
});
