import { notCsv, textFormatOf } from "#contract/files/file-format.ts";
import { quoted } from "#contract/files/quoted-text.ts";
import { scaledFromText } from "#contract/money/decimal.ts";
import { type CallRate, isFree } from "#contract/money/pricing.ts";
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
  /** The carrier's price of a minute, in millionths of a USD; null where the deck does not say. */
  cost_usd_e6: number | null;
  /** True where the number of a caller is refused or changed: the operator's is shown. */
  refusesCallerIds: boolean;
}

/** False for a destination that is blocked, and for one that is free while the carrier's cost of it is not known. */
export function isSold(row: TariffRow): boolean {
  return !row.blocked && !awaitsCost(row);
}

/** True for a free row without the carrier's cost, which cannot be sold before the deck names it. */
export function awaitsCost({ rate, cost_usd_e6 }: TariffRow): boolean {
  return cost_usd_e6 === null && isFree(rate);
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

const countryColumns = ["landline_countries", "mobile_countries"];
/** The columns with the countries whose landlines and mobiles a prefix prices: "GB GG IM JE". */
export const deckColumnsWithCountries = [deckColumns, ...countryColumns].join(",");
/** The column with the carrier's price of a minute, in USD. */
export const costColumn = "carrier_usd_per_minute";
/** The column that says yes where callers' own numbers are not shown. */
export const callerIdColumn = "refuses_caller_ids";

/** Credits in a deck have at most three decimal places: whole millicredits. */
const creditPlaces = 3;
export const costPlaces = 6;
// No honest price reaches these bounds. They keep `seconds * rate` far inside the safe integers.
const highestCredits_mc = 10_000_000;
const highestCost_usd_e6 = 1_000_000_000;
const longestStep_s = 3_600;
export const longestName = 100;
/** A file of something else has a fault in each of its lines, which could be millions. */
const mostFaults = 10_000;

const requiredColumns = deckColumns.split(",");
/** Columns that a deck may have, each group whole. */
const optionalColumns = [countryColumns, [costColumn], [callerIdColumn]];

/** The rows of a deck's text, and all its faults. */
export interface ReadDeck {
  rows: TariffRow[];
  lineOf: ReadonlyMap<string, number>;
  faults: DeckError[];
}

/**
 * Reads a deck: CSV with the columns of `deckColumns`, and of `optionalColumns`, in any order. A line that is malformed, out
 * of bounds or repeats a prefix is a fault; of a wrong header only the first wrong name is.
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

/** Positions of the deck's columns by their names, or the fault in their names. */
function placesIn(header: CsvLine): ReadonlyMap<string, number> | string {
  const names = header.fields.map((name) => name.toLowerCase());
  const optional = optionalColumns.filter((group) => group.some((name) => names.includes(name)));
  const columns = [...requiredColumns, ...optional.flat()];
  const places = placesOf(header, columns);
  return typeof places === "string" ? places : new Map(columns.map((name, n) => [name, places[n] ?? -1]));
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
  places: ReadonlyMap<string, number>,
  hasDecimalCommas: boolean,
): TariffRow {
  const lastRequired = Math.max(...requiredColumns.map((name) => places.get(name) ?? 0));
  // Some programs leave out the empty cells at the end of a line, which may be those of optional columns.
  if (fields.length > places.size || fields.length <= lastRequired) {
    throw new DeckError(line, `must have the ${places.size} columns that the first line names`);
  }
  const at = (column: string) => fields[places.get(column) ?? -1] ?? "";
  const number = (column: string, { read, rule }: NumberColumn) => {
    const value = read(hasDecimalCommas ? at(column).replace(",", ".") : at(column));
    if (value === undefined) throw new DeckError(line, `${column} ${quoted(at(column))} is not ${rule}`);
    return value;
  };
  const prefix = at("prefix");
  if (!/^[1-9]\d{0,14}$/.test(prefix))
    throw new DeckError(line, `${quoted(prefix)} is not a prefix of digits`);
  const row = {
    prefix,
    name: nameOf(at("name"), line),
    rate: {
      perMinute_mc: number("credits_per_minute", credits),
      minimum_s: number("min_seconds", seconds),
      increment_s: number("increment_seconds", seconds),
      connect_mc: number("connect_credits", credits),
    },
    blocked: yesOrNo(at("blocked"), "blocked", line),
    countries: {
      fixed: countriesOf(prefix, at("landline_countries"), "landline_countries", line),
      mobile: countriesOf(prefix, at("mobile_countries"), "mobile_countries", line),
    },
    cost_usd_e6: at(costColumn) === "" ? null : number(costColumn, usd),
    refusesCallerIds: at(callerIdColumn) !== "" && yesOrNo(at(callerIdColumn), callerIdColumn, line),
  };
  if (!row.blocked && awaitsCost(row)) {
    throw new DeckError(
      line,
      `the cost of ${quoted(row.name)} (${prefix}) is unknown; a price of 0 needs the carrier's price in ${costColumn}`,
    );
  }
  return row;
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

const usd: NumberColumn = {
  read(text) {
    const amount_usd_e6 = scaledFromText(text, costPlaces);
    return amount_usd_e6 === undefined || amount_usd_e6 > highestCost_usd_e6 ? undefined : amount_usd_e6;
  },
  rule: "a number of USD up to 1000 with six places",
};

const seconds: NumberColumn = {
  read(text) {
    const value_s = scaledFromText(text, 0);
    return !value_s || value_s > longestStep_s ? undefined : value_s;
  },
  rule: "a number of seconds from 1 to 3600",
};

function yesOrNo(text: string, column: string, line: number): boolean {
  // A spreadsheet has truth values of its own, in the language of its program: German, French, Spanish, Portuguese, Italian, Dutch.
  if (/^(yes|true|wahr|vrai|verdadero|verdadeiro|vero|waar)$/i.test(text)) return true;
  if (/^(no|false|falsch|faux|falso|onwaar)$/i.test(text)) return false;
  throw new DeckError(line, `${column} ${quoted(text)} is neither yes nor no`);
}

function countriesOf(prefix: string, text: string, column: string, line: number) {
  const { countries, foreign } = readCountries(text, prefix);
  const [wrong] = foreign;
  if (wrong !== undefined) {
    throw new DeckError(line, `${column} ${quoted(wrong)} is not a country with numbers behind ${prefix}`);
  }
  return countries;
}
