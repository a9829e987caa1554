import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseDeck, type TariffRow } from "#domain/tariff/decks/deck.ts";
import { noCountries } from "#domain/tariff/priced-countries.ts";
import { checkDeck } from "./check-deck.ts";

/** The product's deck, which has no fault, as the base for planted faults. */
const clean = parseDeck(
  readFileSync(new URL("../../../database/decks/default.csv", import.meta.url), "utf8"),
).rows;

const costs = new Map([
  ["GB", { fixed_usd_e6: 15_800, mobile_usd_e6: 60_000 }],
  ["JM", { fixed_usd_e6: 410_000, mobile_usd_e6: 410_000 }],
]);

function row(prefix: string, name: string, credits: number, blocked = false): TariffRow {
  const rate = { perMinute_mc: credits * 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
  return { prefix, name, rate, blocked, countries: noCountries, cost_usd_e6: null, refusesCallerIds: false };
}

const without = (pattern: RegExp) => clean.filter(({ prefix }) => !pattern.test(prefix));
const check = (rows: readonly TariffRow[]) => checkDeck(rows, costs);

test("the product's deck has no fault", () => {
  expect(check(clean)).toEqual([]);
});

describe("gaps", () => {
  test("a country without a row", () => {
    expect(check(without(/^33/))).toEqual([
      {
        kind: "gap",
        severity: "error",
        sentence: "no row prices landline and mobile numbers of France (FR), beginning with 33",
      },
    ]);
  });

  test("a North American area code without a row", () => {
    expect(check(without(/^1876/))).toEqual([
      {
        kind: "gap",
        severity: "error",
        sentence: "no row prices landline and mobile numbers of Jamaica (JM), beginning with 1876",
      },
    ]);
  });

  test("mobiles alone, where only landlines have rows", () => {
    const belgium = [row("321", "Belgium", 2), row("322", "Belgium", 2)];
    const [gap] = check([...without(/^32/), ...belgium]);
    expect(gap?.sentence).toMatch(/^no row prices landline and mobile numbers of Belgium \(BE\)/);
    expect(gap?.sentence).toContain("324");
    expect(gap?.sentence).not.toMatch(/\b32[12]\b/);
  });

  test("none where a blocked row shows that the country is not sold", () => {
    expect(check([...without(/^33/), row("33", "France", 0, true)])).toEqual([]);
  });
});

describe("rows below cost", () => {
  const underUk = (credits: number) => check([...without(/^44/), row("44", "UK", credits)]);

  test("are found by the most expensive kind of line they price, to the millionth", () => {
    expect(underUk(0.6)).toEqual([]);
    expect(underUk(0.599)).toMatchObject([
      {
        kind: "below_cost",
        severity: "error",
        prefix: "44",
        sentence: "44 (UK) sells a minute for 0.0599 USD, but a mobile of United Kingdom (GB) costs 0.06 USD",
      },
    ]);
  });

  test("are no loss while they are blocked", () => {
    expect(check([...without(/^44/), row("44", "UK", 0, true)])).toEqual([]);
  });
});

describe("rows of special numbers", () => {
  const free = (credits: number) =>
    check([...without(/^44/), row("44", "UK", 1), row("44800", "UK toll-free", credits)]);

  test("are no needless ones, also at the price of their country", () => {
    expect(free(0.6)).toEqual([]);
    expect(check([...without(/^44/), row("44", "UK", 1), row("443", "UK", 1)])).toEqual([]);
  });

  test("are held against the cost of a landline", () => {
    expect(free(0.1)).toMatchObject([{ kind: "below_cost", prefix: "44800" }]);
  });
});

describe("North American traps", () => {
  test("a row for all of +1 also prices countries that only look like the United States", () => {
    const findings = check([...without(/^1(658|876|242)$/), row("1", "United States", 6.2)]);
    expect(findings.filter(({ kind }) => kind === "north_american")).toMatchObject([
      { prefix: "1", sentence: "1 (United States) also prices Bahamas (BS), which needs rows for 1242" },
      {
        prefix: "1",
        sentence: "1 (United States) also prices Jamaica (JM), which needs rows for 1658, 1876",
      },
    ]);
  });

  test("so does one of three digits", () => {
    const findings = check([...without(/^187[0-9]/), row("187", "United States", 6.2)]);
    expect(findings.filter(({ kind }) => kind === "north_american")).toMatchObject([{ prefix: "187" }]);
  });

  test("no trap when every such country has rows of its own, or the short row is blocked", () => {
    const kinds = (rows: TariffRow[]) => new Set(check(rows).map(({ kind }) => kind));
    expect(kinds([...clean, row("1", "United States", 6.2)])).not.toContain("north_american");
    expect(kinds([...without(/^1876/), row("1", "North America", 0, true)])).not.toContain("north_american");
  });
});

describe("rows that name other countries than they price", () => {
  test("one that lost its mobiles to a new row", () => {
    const mobiles = row("447", "United Kingdom mobile", 2);
    expect(check([...clean, mobiles])).toEqual([
      {
        kind: "misnamed",
        severity: "error",
        prefix: "44",
        sentence: "44 (United Kingdom) names mobile numbers of United Kingdom (GB), which it does not price",
      },
    ]);
  });

  test("one that leaves a country out", () => {
    const rows = clean.map((one) =>
      one.prefix === "1876" ? { ...one, countries: { ...one.countries, fixed: [] } } : one,
    );
    expect(check(rows)).toMatchObject([
      {
        prefix: "1876",
        sentence: "1876 (Jamaica) does not name landline numbers of Jamaica (JM), which it prices",
      },
    ]);
  });

  test("none in a row without country names", () => {
    expect(check(clean.map((one) => ({ ...one, countries: noCountries })))).toEqual([]);
  });
});

describe("rows that change nothing", () => {
  test("one that repeats a shorter one", () => {
    const [row] = clean.filter(({ prefix }) => prefix === "44");
    if (!row) throw new Error("the deck has no row for 44");
    const uk = { ...row, countries: noCountries };
    expect(check([...clean, { ...uk, prefix: "4420" }])).toEqual([
      {
        kind: "redundant",
        severity: "note",
        prefix: "4420",
        sentence: "4420 (United Kingdom) says what 44 says already",
      },
    ]);
    expect(check([...clean, { ...uk, prefix: "4420", name: "London" }])).toEqual([]);
    expect(check([...clean, { ...uk, prefix: "4420", rate: { ...uk.rate, increment_s: 1 } }])).toEqual([]);
  });

  test("one without any landline or mobile number", () => {
    expect(check([...clean, row("88199", "Satellite", 30)])).toEqual([
      {
        kind: "unused",
        severity: "note",
        prefix: "88199",
        sentence: "88199 (Satellite) prices no number that can be called",
      },
    ]);
  });
});
