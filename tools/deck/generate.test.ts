import { readFileSync } from "node:fs";
import fc from "fast-check";
import {
  type CountryCode,
  getCountries,
  getExampleNumber,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { isFree } from "#contract/money/pricing.ts";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { parseTerminationCosts } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { compileDeck, parseDeck } from "#domain/tariff/decks/deck.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import { numbersOf, planNumbers, plans } from "#testing/numbers/plan-numbers.ts";
import { generateDeck } from "./generate.ts";
import { pricePerMinute_mc } from "./price-per-minute.ts";

const costsText = readFileSync(
  new URL("../../database/decks/termination-costs.csv", import.meta.url),
  "utf8",
);
const deckText = readFileSync(new URL("../../database/decks/default.csv", import.meta.url), "utf8");
const tollFreeText = readFileSync(
  new URL("../../database/decks/toll-free-costs.csv", import.meta.url),
  "utf8",
);
const deck = parseDeck(deckText);
/** Callable numbers near the library's example of every country: each first digit changed in turn. */
const sampleNumbers = getCountries().flatMap((country) => {
  const example = getExampleNumber(country, examples);
  return example ? [...callable(variations(example), country)] : [];
});
const costs = new Map(parseTerminationCosts(costsText).map((cost) => [cost.country, cost]));

test("the checked-in deck equals the one generated from its sources: else run `npm run tariff -- generate`", () => {
  expect(generateDeck(costsText, tollFreeText)).toBe(deckText);
});

test.each([
  ["US", 14_000, 300],
  ["CA", 990_000, 300],
  ["GB", 15_800, 1_000],
  ["XX", 66_666, 1_000],
  ["XX", 66_667, 1_100],
  ["XX", 100_000, 1_500],
  ["XX", 378_000, 5_700],
  ["XX", 4_265_400, 64_000],
])("%s at a cost of %d millionths is %d mc a minute", (country, cost_usd_e6, price_mc) => {
  expect(pricePerMinute_mc(country, cost_usd_e6)).toBe(price_mc);
});

test.each([
  ["+442079460000", "United Kingdom", 1],
  ["+447400123456", "United Kingdom", 1],
  ["+12025550100", "United States", 0.3],
  ["+16132345678", "Canada", 0.3],
  ["+12684601234", "Antigua & Barbuda", 5.7],
  ["+18769220000", "Jamaica", 6.2],
  ["+17875550100", "Puerto Rico", 1],
  ["+61212345678", "Australia", 1],
  ["+61412345678", "Australia mobile", 1.7],
  ["+97444123456", "Qatar", 3.8],
  ["+97433123456", "Qatar mobile", 4.3],
  ["+77011234567", "Kazakhstan mobile", 4.4],
  ["+79161234567", "Russia", 5.9],
  ["+18002345678", "United States toll-free", 0.3],
  ["+18332345678", "United States toll-free", 0.3],
  ["+18882345678", "United States toll-free", 0.3],
  ["+443451234567", "United Kingdom", 1],
  ["+443001234567", "United Kingdom", 1],
])("known destinations: %s is %s at %d", (number, destination, creditsPerMinute) => {
  expect(quoteNumber(deck, e164Schema.parse(number))).toMatchObject({ destination, creditsPerMinute });
});

test("every North American toll-free number has a price, and no number of another special kind", () => {
  const special = { TOLL_FREE: new Set<string>(), others: new Set<string>() };
  fc.assert(
    fc.property(planNumbers, ({ number }) => {
      const phone = parsePhoneNumberFromString(number);
      const isSpecial = ["TOLL_FREE", "SHARED_COST", "UAN"].includes(phone?.getType() ?? "");
      if (!isSpecial) return;
      // The Bahamas have free numbers of their own behind their area code.
      const isFreeInAmerica = /^\+18(00|33|44|55|66|77|88)/.test(number);
      const quote = quoteNumber(deck, e164Schema.parse(number));
      const isPriced = isFreeInAmerica || /^\+443/.test(number);
      expect(isRefusal(quote) ? quote.refused : "priced", number).toMatch(
        isPriced ? /^priced$/ : /_not_served$/,
      );
      special[isFreeInAmerica ? "TOLL_FREE" : "others"].add(number);
    }),
    { numRuns: 3_000 },
  );
  expect(special.TOLL_FREE.size).toBeGreaterThan(10);
  expect(special.others.size).toBeGreaterThan(50);
});

/** A toll-free number of each of the twenty most called countries (decision 9) that has ranges of its own behind +1. */
const tollFreeNumbers = [
  ["AE", "+971800123456", "+971400123456"],
  ["AU", "+611800123456"],
  ["BD", "+8808001234567", "+8808031234567"],
  ["CN", "+868001234567"],
  ["CO", "+5718001234567"],
  ["DE", "+498001234567"],
  ["ES", "+34800123456", "+34900123456"],
  ["FR", "+33800123456", "+33801123456", "+33802123456", "+33803123456", "+33804123456", "+33805123456"],
  ["GB", "+448001111111", "+448081570192"],
  ["IN", "+9118001234567"],
  ["IT", "+39800123456", "+39803123"],
  ["MX", "+528001234567", "+528881234567"],
  ["PH", "+6318001234567"],
  ["PK", "+9280012345"],
  ["RU", "+78001234567", "+78041234567"],
  ["SA", "+9668001234567"],
  ["UA", "+380800123456"],
] as const;
const freeRows = deck.rows.filter(({ rate }) => isFree(rate));

test("the free rows of the deck are those ranges, each without any landline, mobile or other special number", () => {
  const ranges = tollFreeNumbers.flatMap(([, ...numbers]) =>
    numbers.map((number) => deck.rowFor(number)?.prefix),
  );
  expect(freeRows.map(({ prefix }) => prefix)).toEqual(ranges.toSorted());
  const inRanges = plans.filter(({ callingCode }) =>
    freeRows.some(({ prefix }) => prefix.startsWith(callingCode)),
  );
  fc.assert(
    fc.property(numbersOf(inRanges), ({ number }) => {
      const row = deck.rowFor(number);
      if (row && isFree(row.rate)) expect(parsePhoneNumberFromString(number)?.getType()).toBe("TOLL_FREE");
    }),
    { numRuns: 2_000 },
  );
});

test.each(tollFreeNumbers)(
  "toll-free of %s is not sold, and free once a cost and a sale are imported",
  (country, ...numbers) => {
    const open = freeRows.map((row) => ({ ...row, blocked: false }));
    const sold = compileDeck(open.map((row) => ({ ...row, cost_usd_e6: 25_000 })));
    const withoutCost = compileDeck(open.map((row) => ({ ...row, cost_usd_e6: null })));
    for (const number of numbers.map((number) => e164Schema.parse(number))) {
      expect(parsePhoneNumberFromString(number)).toMatchObject({ country });
      expect(quoteNumber(deck, number)).toEqual({ refused: "toll_free_number_not_served" });
      expect(quoteNumber(withoutCost, number)).toEqual({ refused: "toll_free_number_not_served" });
      expect(quoteNumber(sold, number)).toMatchObject({
        creditsPerMinute: 0,
        destination: expect.stringMatching(/ toll-free$/),
      });
    }
  },
);

/** Prices of a country's lines, computed by the rule from its costs. */
function pricesOf(country: string): { fixed_mc: number; mobile_mc: number } | undefined {
  const cost = costs.get(country);
  return (
    cost && {
      fixed_mc: pricePerMinute_mc(country, cost.fixed_usd_e6),
      mobile_mc: pricePerMinute_mc(country, cost.mobile_usd_e6),
    }
  );
}

test("every country's numbers have the price of that country and kind of line, never below cost", () => {
  const wrong: string[] = [];
  let count = 0;
  for (const number of sampleNumbers) {
    const prices = number.country && pricesOf(number.country);
    if (!prices) continue;
    const quote = quoteNumber(deck, e164Schema.parse(number.number));
    if (isRefusal(quote)) {
      wrong.push(`${number.number} ${number.country} is refused: ${quote.refused}`);
      continue;
    }
    count++;
    const expected_mc =
      number.getType() === "FIXED_LINE"
        ? prices.fixed_mc
        : number.getType() === "MOBILE"
          ? prices.mobile_mc
          : Math.max(prices.fixed_mc, prices.mobile_mc);
    if (quote.rate.perMinute_mc !== expected_mc) {
      wrong.push(`${number.number} ${number.country} ${number.getType()} is ${quote.rate.perMinute_mc}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(5_000);
});

test("a number typed with prefixes costs what the number that is dialled for it costs", () => {
  let priced = 0;
  // Some of each country: a country has up to 300.
  for (const { number, countryCallingCode } of sampleNumbers.filter((_, index) => index % 7 === 0)) {
    for (const prefix of ["0", "00", "000", "8", "1", "15"]) {
      const typed = readNumber(number.replace(`+${countryCallingCode}`, `+${countryCallingCode} ${prefix} `));
      if (isRefusal(typed)) continue;
      const quote = quoteNumber(deck, typed);
      if (isRefusal(quote)) continue;
      priced++;
      expect(quoteNumber(deck, dialledFor(typed)), typed).toMatchObject({ rate: quote.rate });
    }
  }
  expect(priced).toBeGreaterThan(2_000);
});

/** A carrier takes away every prefix that is dialled within the country only. */
function dialledFor(number: string): E164 {
  const next = parsePhoneNumberFromString(number)?.number ?? number;
  return next === number ? e164Schema.parse(number) : dialledFor(next);
}

function* variations(example: PhoneNumber): Generator<string> {
  const national = example.nationalNumber;
  for (let first = 0; first < 10; first++) {
    for (let second = 0; second < 10; second++) {
      for (const third of [0, 3, 7]) {
        yield `+${example.countryCallingCode}${first}${second}${third}${national.slice(3)}`;
      }
    }
  }
}

function* callable(inputs: Iterable<string>, country: CountryCode): Generator<PhoneNumber> {
  for (const input of inputs) {
    const number = parsePhoneNumberFromString(input);
    const numberType = number?.isValid() && number.country === country ? number.getType() : undefined;
    if (number && numberType && ["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE"].includes(numberType))
      yield number;
  }
}
