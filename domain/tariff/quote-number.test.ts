import { describe, expect, test } from "vitest";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type RefusalCode } from "#contract/refusals.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import { compileDeck, deckColumns, parseDeck, type TariffRow } from "./decks/deck.ts";
import { quoteNumber } from "./quote-number.ts";

const deck = parseDeck(`${deckColumns}
1202,United States,0.3,60,60,0,no
1876,Jamaica,6.2,60,60,0,no
44,United Kingdom,1,60,60,0,no
49,Germany,1,60,60,0,no
53,Cuba,15.3,60,60,0,yes
1800,United States toll-free,0.3,60,60,0,no
443,United Kingdom,1,60,60,0,no
87,Satellite,1,60,60,0,no
88,Satellite,1,60,60,0,no
`);

/** As a route does it: reads the number, then prices it. */
function quote(dialled: string, on = deck) {
  const number = readNumber(dialled);
  return isRefusal(number) ? number : quoteNumber(on, number);
}

test("a quote names the number, its country, its price and the whole rate", () => {
  expect(quote("+442079460000")).toEqual({
    number: "+442079460000",
    country: "GB",
    destination: "United Kingdom",
    creditsPerMinute: 1,
    rate: { perMinute_mc: 1000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  });
});

test.each([
  ["as printed", "+44 20 7946 0000", "+442079460000"],
  ["without the plus", "442079460000", "+442079460000"],
  ["with a plus that a query string made a blank", " 442079460000", "+442079460000"],
  ["with brackets and dashes", "+1 (202) 555-0100", "+12025550100"],
  ["with the national zero", "+44 (0)20 7946 0000", "+442079460000"],
  ["with hard blanks from a web page", "+44\u00A020\u00A07946\u00A00000", "+442079460000"],
  ["a mobile", "+447400123456", "+447400123456"],
  ["a mobile abroad", "+4915123456789", "+4915123456789"],
  ["a free number with a row of its own", "+1 800 234 5678", "+18002345678"],
  ["a word of a number that is free to call", "+1800FLOWERS", "+18003569377"],
  ["a company's number with a row of its own", "+44 345 123 4567", "+443451234567"],
  ["Jamaica, though it begins with 1", "+18769220000", "+18769220000"],
])("numbers that may be called: %s", (_name, input, number) => {
  expect(quote(input)).toMatchObject({ number });
});

const cases: [name: string, input: string, code: RefusalCode][] = [
  ["nothing", "+", "number_not_valid"],
  ["words", "call me", "number_not_valid"],
  ["a number hidden in words", "x+442079460000", "number_not_valid"],
  ["an extension", "+442079460000;ext=5", "number_not_valid"],
  ["letters for digits", "+44800FLOWERS", "number_not_valid"],
  ["too short", "+44207946", "number_not_valid"],
  ["too long", "+4420794600001", "number_not_valid"],
  ["very long", `+44${"1".repeat(500)}`, "number_not_valid"],
  ["a national number", "02079460000", "number_not_valid"],
  ["premium in the UK", "+448712345678", "premium_number_not_served"],
  ["premium in the US", "+19002345678", "premium_number_not_served"],
  ["premium worldwide", "+979123456789", "premium_number_not_served"],
  ["shared cost without a row of its own", "+4918012345", "shared_cost_number_not_served"],
  ["personal in the UK", "+447012345678", "personal_number_not_served"],
  ["personal worldwide", "+878101234567890", "personal_number_not_served"],
  ["Inmarsat", "+870773111632", "satellite_number_not_served"],
  ["Iridium", "+881612345678", "satellite_number_not_served"],
  ["networks with neighbouring calling codes", "+8835100012345", "satellite_number_not_served"],
  ["emergency, zeros only", "000", "emergency_number_not_served"],
  ["emergency, alone", "112", "emergency_number_not_served"],
  ["emergency, with a plus", "+911", "emergency_number_not_served"],
  ["emergency after a calling code", "+44999", "emergency_number_not_served"],
  ["emergency in France, of two digits", "18", "emergency_number_not_served"],
  ["emergency in India, of four digits", "1298", "emergency_number_not_served"],
  ["emergency after its own calling code", "+33 18", "emergency_number_not_served"],
  ["a crisis line after a calling code", "+1 988", "emergency_number_not_served"],
  ["emergency in another country", "+44 18", "number_not_valid"],
  ["freephone without a row", "+18882345678", "toll_free_number_not_served"],
  ["freephone with its country's row alone", "+448001111111", "toll_free_number_not_served"],
  ["freephone in Germany", "+498001234567", "toll_free_number_not_served"],
  ["freephone worldwide", "+80012345678", "toll_free_number_not_served"],
  ["a company's number with its country's row alone", "+445512345678", "company_number_not_served"],
  ["voice mail and pagers", "+447600123456", "number_type_not_served"],
  ["no price", "+33123456789", "destination_not_served"],
  ["an area code without a price", "+14155552671", "destination_not_served"],
  ["blocked", "+5371234567", "destination_not_served"],
];
test.each(cases)("numbers that are refused: %s", (_name, input, code) => {
  const answer = quote(input);
  expect(isRefusal(answer) ? answer.refused : answer).toBe(code);
});

describe("special numbers", () => {
  test("have the price of their own row, and its name", () => {
    const rows = `${deckColumns}\n49,Germany,1,60,60,0,no\n49180,Germany shared cost,9,60,60,0,no\n`;
    expect(quote("+4918012345", parseDeck(rows))).toMatchObject({
      country: "DE",
      destination: "Germany shared cost",
      creditsPerMinute: 9,
    });
  });

  test("stay closed where their own row is blocked, and where it also has landlines or mobiles", () => {
    const blocked = parseDeck(`${deckColumns}\n1800,United States toll-free,0.3,60,60,0,yes\n`);
    expect(quote("+18002345678", blocked)).toMatchObject({ refused: "toll_free_number_not_served" });
    const wide = parseDeck(
      `${deckColumns}\n1,North America,0.3,60,60,0,no\n18,North America,0.3,60,60,0,no\n`,
    );
    expect(quote("+18002345678", wide)).toMatchObject({ refused: "toll_free_number_not_served" });
  });

  test("are free where the carrier's cost is known, and not sold where it is not", () => {
    const row = (cost_usd_e6: number | null): TariffRow => ({
      prefix: "44800",
      name: "United Kingdom toll-free",
      rate: { perMinute_mc: 0, connect_mc: 0, minimum_s: 60, increment_s: 60 },
      blocked: false,
      countries: { fixed: [], mobile: [] },
      cost_usd_e6,
      refusesCallerIds: false,
    });
    expect(quote("+448001111111", compileDeck([row(26_200)]))).toMatchObject({ creditsPerMinute: 0 });
    expect(quote("+448001111111", compileDeck([row(null)]))).toMatchObject({
      refused: "toll_free_number_not_served",
    });
  });

  test("that are premium, personal or of satellites stay closed with a row of their own", () => {
    const rows = ["1900", "44871", "4470", "870", "979"].map((prefix) => `${prefix},Special,1,60,60,0,no`);
    const open = parseDeck(`${deckColumns}\n${rows.join("\n")}\n`);
    for (const number of [
      "+19002345678",
      "+448712345678",
      "+447012345678",
      "+870773111632",
      "+979123456789",
    ]) {
      expect(quote(number, open), number).toMatchObject({
        refused: expect.stringMatching(/^(premium|personal|satellite)_number_not_served$/),
      });
    }
  });
});

test("Bangladesh and Taiwan are no satellite networks", () => {
  const asia = parseDeck(`${deckColumns}\n880,Bangladesh,1,60,60,0,no\n886,Taiwan,1.6,60,60,0,no\n`);
  expect(quote("+8801812345678", asia)).toMatchObject({ country: "BD" });
  expect(quote("+886221234567", asia)).toMatchObject({ country: "TW" });
});

test("every spelling of a number reads as one number; other text is kept with its refusal", () => {
  for (const dialled of ["+44 (0)20 7946 0000", "+44 020 7946 0000", "442079460000"]) {
    expect(readDialled(dialled)).toBe("+442079460000");
  }
  expect(readDialled(" 999 ")).toEqual({
    text: " 999 ",
    refusal: { refused: "emergency_number_not_served" },
  });
  expect(readDialled("hello")).toEqual({ text: "hello", refusal: { refused: "number_not_valid" } });
});
