import { notCsv, textFormatOf } from "#contract/files/file-format.ts";
import { quoted } from "#contract/files/quoted-text.ts";
import { scaledFromText } from "#contract/money/decimal.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import { isFilled } from "#contract/required-text.ts";
import { compilePrefixes } from "#domain/tariff/prefix-trie.ts";
import { type PricedCountries, readCountries } from "#domain/tariff/priced-countries.ts";
import { type CsvLine, placesOf, readCsv } from "./csv.ts";

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
export const longestName = 100;
/** A file of something else has a fault in each of its lines, which could be millions. */
const mostFaults = 10_000;

const columnNames = deckColumns.split(",");
const columnNamesWithCountries = deckColumnsWithCountries.split(",");

/** The rows of a deck's text, and all its faults. */
export interface ReadDeck {
  rows: TariffRow[];
  lineOf: ReadonlyMap<string, number>;
  faults: DeckError[];
}

/**
 * Reads a deck: CSV with the columns of `deckColumns` or of `deckColumnsWithCountries`, in any order. A line that is
 * malformed, out of bounds or repeats a prefix is a fault; of a wrong header only the first wrong name is.
 */
export function readDeck(text: string): ReadDeck {
  const rows: TariffRow[] = [];
  const lineOf = new Map<string, number>();
  const faults: DeckError[] = [];
  const format = textFormatOf(text);
  if (format) return { rows, lineOf, faults: [new DeckError(1, notCsv(format))] };
  const csv = readCsv(text);
  const places = placesIn(csv.header);
  if (typeof places === "string") return { rows, lineOf, faults: [new DeckError(csv.header.line, places)] };
  for (const { line, fields } of csv.lines) {
    if (faults.length >= mostFaults) break;
    try {
      const row = parseRow(fields, line, places, csv.hasDecimalCommas);
      expectNew(row.prefix, line, lineOf);
      lineOf.set(row.prefix, line);
      rows.push(row);
    } catch (error) {
      if (!(error instanceof DeckError)) throw error;
      faults.push(error);
    }
  }
  if (csv.brokenLine !== undefined)
    faults.push(new DeckError(csv.brokenLine, "a quotation mark is misplaced or not closed"));
  if (rows.length + faults.length === 0) faults.push(new DeckError(2, "the deck has no prices"));
  return { rows, lineOf, faults };
}

/** Positions of the deck's columns, or the fault in their names. */
function placesIn(header: CsvLine): number[] | string {
  const places = placesOf(header, columnNames);
  return typeof places === "string" && header.fields.length > columnNames.length
    ? placesOf(header, columnNamesWithCountries)
    : places;
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

function parseRow(
  fields: readonly string[],
  line: number,
  places: readonly number[],
  hasDecimalCommas: boolean,
): TariffRow {
  const last = places.length - 1;
  // Some programs leave out the empty cells at the end of a line, which may be those of the countries.
  if (fields.length > places.length || fields.length <= Math.max(...places.slice(0, columnNames.length))) {
    throw new DeckError(line, `must have the ${places.length} columns that the first line names`);
  }
  const at = (index: number) => (index > last ? "" : (fields[places[index] ?? last] ?? ""));
  const number = (index: number, { read, rule }: NumberColumn, column: string) => {
    const value = read(hasDecimalCommas ? at(index).replace(",", ".") : at(index));
    if (value === undefined) throw new DeckError(line, `${column} ${quoted(at(index))} is not ${rule}`);
    return value;
  };
  const prefix = at(0);
  if (!/^[1-9]\d{0,14}$/.test(prefix))
    throw new DeckError(line, `${quoted(prefix)} is not a prefix of digits`);
  return {
    prefix,
    name: nameOf(at(1), line),
    rate: {
      perMinute_mc: number(2, credits, "credits_per_minute"),
      minimum_s: number(3, seconds, "min_seconds"),
      increment_s: number(4, seconds, "increment_seconds"),
      connect_mc: number(5, credits, "connect_credits"),
    },
    blocked: yesOrNo(at(6), line),
    countries: {
      fixed: countriesOf(prefix, at(7), "landline_countries", line),
      mobile: countriesOf(prefix, at(8), "mobile_countries", line),
    },
  };
}

function nameOf(name: string, line: number): string {
  if (!isFilled(name)) throw new DeckError(line, "the name is missing");
  if (name.length > longestName) {
    throw new DeckError(line, `the name is longer than ${longestName} characters`);
  }
  // A file in another encoding decodes to replacement characters.
  if (/[\p{Cc}\uFFFD]/u.test(name)) {
    throw new DeckError(line, `the name ${quoted(name)} holds characters that are not plain UTF-8 text`);
  }
  return name;
}

/** A column of numbers: its reader, which has undefined for what is none, and its rule for the refusal. */
interface NumberColumn {
  read(text: string): number | undefined;
  rule: string;
}

const credits: NumberColumn = {
  read(text) {
    const amount_mc = scaledFromText(text, creditPlaces);
    return amount_mc === undefined || amount_mc > highestCredits_mc ? undefined : amount_mc;
  },
  rule: "a number of credits up to 10000 with three places",
};

const seconds: NumberColumn = {
  read(text) {
    const value_s = scaledFromText(text, 0);
    return !value_s || value_s > longestStep_s ? undefined : value_s;
  },
  rule: "a number of seconds from 1 to 3600",
};

function yesOrNo(text: string, line: number): boolean {
  // A spreadsheet turns yes and no into its own words.
  if (/^(yes|true)$/i.test(text)) return true;
  if (/^(no|false)$/i.test(text)) return false;
  throw new DeckError(line, `blocked ${quoted(text)} is neither yes nor no`);
}

function countriesOf(prefix: string, text: string, column: string, line: number) {
  const { countries, foreign } = readCountries(text, prefix);
  const [wrong] = foreign;
  if (wrong !== undefined) {
    throw new DeckError(line, `${column} ${quoted(wrong)} is not a country with numbers behind ${prefix}`);
  }
  return countries;
}
