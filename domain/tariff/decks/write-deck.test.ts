import fc from "fast-check";
import { expect, test } from "vitest";
import { longestName, readDeck, type TariffRow } from "./deck.ts";
import { writeDeck } from "./write-deck.ts";

const letters = fc.constantFrom(...("=+-@＝＋－＠'\",;| aé界😀".match(/./gu) ?? []));
const name = fc
  .array(letters, { minLength: 1, maxLength: longestName })
  .map((signs) => signs.join("").trim())
  .filter((text) => text !== "" && text.length <= longestName);
const rows = fc.uniqueArray(
  fc.record<TariffRow>({
    prefix: fc.integer({ min: 1, max: 999_999_999 }).map(String),
    name,
    rate: fc.record({
      perMinute_mc: fc.nat(10_000_000),
      minimum_s: fc.integer({ min: 1, max: 3_600 }),
      increment_s: fc.integer({ min: 1, max: 3_600 }),
      connect_mc: fc.nat(10_000_000),
    }),
    blocked: fc.boolean(),
    countries: fc.constant({ fixed: [], mobile: [] }),
    cost_usd_e6: fc.option(fc.nat(1_000_000_000)),
    refusesCallerIds: fc.boolean(),
  }),
  { minLength: 1, maxLength: 20, selector: ({ prefix }) => prefix },
);

test("any deck that is written is read as the same rows", () => {
  const sorted = (some: readonly TariffRow[]) =>
    some.toSorted((one, other) => (one.prefix < other.prefix ? -1 : 1));
  fc.assert(
    fc.property(rows, (written) => {
      const { rows: read, faults } = readDeck(writeDeck(written));
      expect(faults).toEqual([]);
      expect(read).toEqual(sorted(written));
    }),
  );
});

test.each(["=HYPERLINK(1)", "+44", "-1", "@SUM", "'=1", "＝1", "007", "1/2"])(
  "no spreadsheet runs or changes the name %s, and it is read as it was",
  (given) => {
    const row = {
      prefix: "44",
      name: given,
      rate: { perMinute_mc: 1_000, minimum_s: 60, increment_s: 60, connect_mc: 0 },
      blocked: false,
      countries: { fixed: [], mobile: [] },
      cost_usd_e6: null,
      refusesCallerIds: false,
    };
    const text = writeDeck([row]);
    expect(text.split("\n")[1]).toMatch(/^44, ?'/);
    expect(readDeck(text).rows).toEqual([row]);
  },
);
