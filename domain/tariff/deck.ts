import type { CallRate } from "#contract/pricing.ts";
import { scaledFromText } from "#domain/money/decimal.ts";
import { csvFields } from "./csv.ts";
import { compilePrefixes } from "./prefix-trie.ts";
import { type PricedCountries, readCountries } from "./priced-countries.ts";

/** One price: every number that begins with `prefix`, unless a longer prefix says otherwise. */
export interface TariffRow {
  /** Digits of an E.164 number without the plus, such as 447. */
  prefix: string;
  /** The destination's name, such as "United Kingdom mobile". */
  name: string;
  rate: CallRate;
  /** True for a known destination that is not sold. */
  blocked: boolean;
  /** The countries of the public price list that show the row; a row without countries is not on it. */
  countries: PricedCountries;
}

/** A price list, compiled for look-ups. */
export interface Deck {
  readonly rows: readonly TariffRow[];
  /** The row of the longest prefix of an E.164 number (with or without its plus). */
  rowFor(number: string): TariffRow | undefined;
}

/** A deck that cannot be used; the message names the line and the fault. */
export class DeckError extends Error {
  override name = "DeckError";
  readonly line: number;
  constructor(line: number, problem: string) {
    super(`line ${line}: ${problem}`);
    this.line = line;
  }
}

export const deckColumns =
  "prefix,name,credits_per_minute,min_seconds,increment_seconds,connect_credits,blocked";

/** The columns with the countries whose landlines and mobiles a prefix prices: "GB GG IM JE". */
export const deckColumnsWithCountries = `${deckColumns},landline_countries,mobile_countries`;

/** Credits in a deck have at most three decimal places: whole millicredits. */
const creditPlaces = 3;
// No honest price reaches these bounds. They keep `seconds * rate` far inside the safe integers.
const highestCredits_mc = 10_000_000;
const longestStep_s = 3_600;
const longestName = 100;
/** A file of something else has a fault in each of its lines, which could be millions. */
const mostFaults = 10_000;

interface Layout {
  columns: string;
  count: number;
  words: string;
}

const layouts: readonly Layout[] = [
  { columns: deckColumns, count: 7, words: "seven" },
  { columns: deckColumnsWithCountries, count: 9, words: "nine" },
];

/** The rows of a deck's text, and all its faults. */
export interface ReadDeck {
  rows: TariffRow[];
  /** The line number of each prefix. */
  lineOf: ReadonlyMap<string, number>;
  faults: DeckError[];
}

/**
 * Reads a deck (CSV, the columns of `deckColumns` or of `deckColumnsWithCountries`). A line that is malformed, out of bounds or
 * repeats a prefix is a fault.
 */
export function readDeck(text: string): ReadDeck {
  const [header, ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const rows: TariffRow[] = [];
  const lineOf = new Map<string, number>();
  const faults: DeckError[] = [];
  const layout = layouts.find(({ columns }) => columns === header);
  if (!layout) {
    const problem = `the columns must be ${deckColumns}, or these and landline_countries,mobile_countries`;
    return { rows, lineOf, faults: [new DeckError(1, problem)] };
  }
  lines.forEach((content, index) => {
    if (content === "" || faults.length >= mostFaults) return;
    const line = index + 2;
    try {
      const row = parseRow(content, line, layout);
      expectNew(row.prefix, line, lineOf);
      lineOf.set(row.prefix, line);
      rows.push(row);
    } catch (error) {
      if (!(error instanceof DeckError)) throw error;
      faults.push(error);
    }
  });
  if (rows.length + faults.length === 0) faults.push(new DeckError(2, "the deck has no prices"));
  return { rows, lineOf, faults };
}

/**
 * Reads a deck and compiles it.
 * @throws DeckError, the first fault that `readDeck` finds.
 */
export function parseDeck(text: string): Deck {
  const { rows, faults } = readDeck(text);
  if (faults[0]) throw faults[0];
  return compileDeck(rows);
}

export function compileDeck(rows: readonly TariffRow[]): Deck {
  const trie = compilePrefixes(rows.map((row, index) => [row.prefix, index] as const));
  return {
    rows,
    rowFor(number) {
      const index = trie.longest(number.startsWith("+") ? number.slice(1) : number);
      return index === undefined ? undefined : rows[index];
    },
  };
}

function expectNew(prefix: string, line: number, lineOf: ReadonlyMap<string, number>): void {
  const earlier = lineOf.get(prefix);
  if (earlier !== undefined) throw new DeckError(line, `prefix ${prefix} stands in line ${earlier} already`);
}

function parseRow(content: string, line: number, { columns, count, words }: Layout): TariffRow {
  const fields = csvFields(content);
  if (fields?.length !== count) throw new DeckError(line, `must have the ${words} columns ${columns}`);
  const [prefix = "", name = "", perMinute = "", minimum = "", increment = "", connect = "", blocked = ""] =
    fields;
  const [fixed = "", mobile = ""] = fields.slice(7);
  if (!/^[1-9]\d{0,14}$/.test(prefix)) throw new DeckError(line, `"${prefix}" is not a prefix of digits`);
  return {
    prefix,
    name: nameOf(name, line),
    rate: {
      perMinute_mc: credits(perMinute, "credits_per_minute", line),
      connect_mc: credits(connect, "connect_credits", line),
      minimum_s: seconds(minimum, "min_seconds", line),
      increment_s: seconds(increment, "increment_seconds", line),
    },
    blocked: yesOrNo(blocked, line),
    countries: {
      fixed: countriesOf(prefix, fixed, "landline_countries", line),
      mobile: countriesOf(prefix, mobile, "mobile_countries", line),
    },
  };
}

function nameOf(text: string, line: number): string {
  const name = text.trim();
  if (name === "") throw new DeckError(line, "the name is missing");
  if (name.length > longestName) {
    throw new DeckError(line, `the name is longer than ${longestName} characters`);
  }
  // A file in another encoding decodes to replacement characters.
  if (/[\p{Cc}\uFFFD]/u.test(name)) {
    throw new DeckError(line, `the name "${name}" holds characters that are not plain UTF-8 text`);
  }
  return name;
}

function credits(text: string, column: string, line: number): number {
  const amount_mc = scaledFromText(text, creditPlaces);
  if (amount_mc === undefined || amount_mc > highestCredits_mc) {
    throw new DeckError(line, `${column} "${text}" is not a number of credits up to 10000 with three places`);
  }
  return amount_mc;
}

function seconds(text: string, column: string, line: number): number {
  const value_s = scaledFromText(text, 0);
  if (!value_s || value_s > longestStep_s) {
    throw new DeckError(line, `${column} "${text}" is not a number of seconds from 1 to 3600`);
  }
  return value_s;
}

function yesOrNo(text: string, line: number): boolean {
  if (text === "yes") return true;
  if (text === "no") return false;
  throw new DeckError(line, `blocked "${text}" is neither yes nor no`);
}

function countriesOf(prefix: string, text: string, column: string, line: number) {
  const { countries, foreign } = readCountries(text, prefix);
  const [wrong] = foreign;
  if (wrong !== undefined) {
    throw new DeckError(line, `${column} "${wrong}" is not a country with numbers behind ${prefix}`);
  }
  return countries;
}
