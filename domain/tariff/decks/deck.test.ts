import { describe, expect, test } from "vitest";
import { costColumn, DeckError, deckColumns, deckColumnsWithCountries, parseDeck, readDeck } from "./deck.ts";

const deck = (...lines: string[]) => parseDeck([deckColumns, ...lines, ""].join("\n"));

test("reads credits as whole millicredits and seconds as they are", () => {
  const row = deck("1202,United States,0.3,30,6,0.015,no").rowFor("12025550100");
  expect(row).toEqual({
    prefix: "1202",
    name: "United States",
    rate: { perMinute_mc: 300, connect_mc: 15, minimum_s: 30, increment_s: 6 },
    blocked: false,
    countries: { fixed: [], mobile: [] },
    cost_usd_e6: null,
    refusesCallerIds: false,
  });
});

test.each([
  [deckColumns, "44,United Kingdom,1,60,60,0,no"],
  [deckColumnsWithCountries, "44,United Kingdom,1,60,60,0,no,GB,GB"],
])("reads the carrier's price of a minute beside the columns %s", (columns, line) => {
  const { rows, faults } = readDeck(
    `${columns},${costColumn}\n${line},0.0158\n${line.replace("44", "447")},\n${line.replace("44", "441")},0\n`,
  );
  expect(faults).toEqual([]);
  expect(rows.map(({ cost_usd_e6 }) => cost_usd_e6)).toEqual([15_800, null, 0]);
});

test("reads the carrier's price from a first column, with a decimal comma", () => {
  const { rows } = readDeck(
    `${costColumn};${deckColumns.replaceAll(",", ";")}\n0,0158;44;United Kingdom;1,5;60;60;0;no\n`,
  );
  expect(rows.map(({ rate, cost_usd_e6 }) => [rate.perMinute_mc, cost_usd_e6])).toEqual([[1_500, 15_800]]);
});

test.each(["-1", "0.0000001", "1000.1", "cheap"])("refuses %s as a carrier's price", (typed) => {
  const { faults } = readDeck(`${deckColumns},${costColumn}\n44,United Kingdom,1,60,60,0,no,${typed}\n`);
  expect(faults.map(({ message }) => message)).toEqual([
    `line 2: ${costColumn} "${typed}" is not a number of USD up to 1000 with six places`,
  ]);
});

test.each([
  [
    "0,60,60,0,no",
    "",
    `the cost of "Toll-free" (44800) is unknown; a price of 0 needs the carrier's price in ${costColumn}`,
  ],
  ["0,60,60,0,no", "0.0262", undefined],
  ["0,60,60,0,no", "0", undefined],
  ["0,60,60,0,yes", "", undefined],
  ["0,60,60,1,no", "", undefined],
])("a price of %s with %j as the carrier's price: %s", (price, cost, fault) => {
  const { rows, faults } = readDeck(`${deckColumns},${costColumn}\n44800,Toll-free,${price},${cost}\n`);
  expect(faults.map(({ message }) => message)).toEqual(fault ? [`line 2: ${fault}`] : []);
  expect(rows).toHaveLength(fault ? 0 : 1);
});

test("reads the countries of landlines and mobiles when the deck has columns for them", () => {
  const text = `${deckColumnsWithCountries}\n44,United Kingdom,1,60,60,0,no,JE GB GB,GB\n881,Satellite,30,60,60,0,no,,\n`;
  expect(readDeck(text).rows.map(({ countries }) => countries)).toEqual([
    { fixed: ["GB", "JE"], mobile: ["GB"] },
    { fixed: [], mobile: [] },
  ]);
});

describe("a deck with an impossible country is refused with the line number", () => {
  const cases: [problem: string, line: string, message: RegExp][] = [
    ["an unknown code", "44,United Kingdom,1,60,60,0,no,GB UK,", /landline_countries "UK".*44/],
    ["a code in lower case", "44,United Kingdom,1,60,60,0,no,,gb", /mobile_countries "gb"/],
    [
      "a country with another calling code",
      "44,United Kingdom,1,60,60,0,no,,DE",
      /mobile_countries "DE".*44/,
    ],
    ["a field too many", "44,United Kingdom,1,60,60,0,no,GB,GB,x", /9 columns/],
  ];
  test.each(cases)("%s", (_problem, line, message) => {
    const [fault, ...others] = readDeck([deckColumnsWithCountries, line].join("\n")).faults;
    expect(others).toEqual([]);
    expect(fault?.line).toBe(2);
    expect(fault?.message).toMatch(message);
  });

  test("a prefix shorter than a calling code may have the countries behind it", () => {
    const text = `${deckColumnsWithCountries}\n4,Somewhere,1,60,60,0,no,DE GB,\n`;
    expect(readDeck(text).faults).toEqual([]);
  });
});

test("the longest prefix wins in any order of lines", () => {
  const prices = deck(
    "447,UK mobile,2,60,60,0,no",
    "44,UK,1,60,60,0,no",
    "4476,Isle of Man,3,60,60,0,no",
    "447624,Manx,4,60,60,0,yes",
  );
  const nameFor = (number: string) => prices.rowFor(number)?.name;
  expect(nameFor("+442079460000")).toBe("UK");
  expect(nameFor("+447400123456")).toBe("UK mobile");
  expect(nameFor("+447600000000")).toBe("Isle of Man");
  expect(nameFor("+447624000000")).toBe("Manx");
  expect(nameFor("+4")).toBeUndefined();
  expect(nameFor("+33123456789")).toBeUndefined();
});

describe("a bad deck is refused with the line number", () => {
  const good = "44,United Kingdom,1,60,60,0,no";
  const cases: [problem: string, lines: string[], line: number, message: RegExp][] = [
    ["no prices", [], 2, /no prices/],
    ["a field missing", [good, "49,Germany,1,60,60,0"], 3, /7 columns/],
    ["a quote left open", ['49,"Germany,1,60,60,0,no'], 2, /a quotation mark is misplaced or not closed/],
    ["a prefix with a plus", ["+49,Germany,1,60,60,0,no"], 2, /prefix/],
    ["a prefix beginning with zero", ["049,Germany,1,60,60,0,no"], 2, /prefix/],
    ["a prefix longer than any number", ["4912345678901234,Germany,1,60,60,0,no"], 2, /prefix/],
    ["no name", ["49, ,1,60,60,0,no"], 2, /name/],
    ["a price that is no number", ["49,Germany,1e3,60,60,0,no"], 2, /credits_per_minute "1e3"/],
    ["a negative price", ["49,Germany,-1,60,60,0,no"], 2, /credits_per_minute "-1"/],
    ["a price finer than a millicredit", ["49,Germany,0.0005,60,60,0,no"], 2, /credits_per_minute/],
    ["a price above the bound", ["49,Germany,10001,60,60,0,no"], 2, /credits_per_minute/],
    ["a connection price that is no number", ["49,Germany,1,60,60,,no"], 2, /connect_credits ""/],
    ["no minimum time", ["49,Germany,1,0,60,0,no"], 2, /min_seconds "0"/],
    ["no step", ["49,Germany,1,60,0,0,no"], 2, /increment_seconds "0"/],
    ["a fraction of a second", ["49,Germany,1,60,1.5,0,no"], 2, /increment_seconds "1.5"/],
    ["a step over an hour", ["49,Germany,1,60,3601,0,no"], 2, /increment_seconds/],
    ["an unclear block", ["49,Germany,1,60,60,0,maybe"], 2, /blocked "maybe"/],
    ["an empty last cell", ["49,Germany,1,60,60,0,"], 2, /blocked "" is neither/],
    ["a text beyond the columns", [`${good},,,x`], 2, /7 columns/],
    ["an order to a terminal in a price", ["49,Germany,\x1b[2J,60,60,0,no"], 2, /"\\u001b\[2J"/],
    ["an order to a terminal in a prefix", ["4\x9b,Germany,1,60,60,0,no"], 2, /"4\\u009b"/],
    ["an order to a terminal in a name", ["49,Ger\x07many,1,60,60,0,no"], 2, /"Ger\\u0007many"/],
    ["a decimal comma beside commas", ['49,Germany,"0,3",60,60,0,no'], 2, /credits_per_minute "0,3"/],
    ["a prefix twice", [good, "49,Germany,1,60,60,0,no", good], 4, /44 stands in line 2/],
  ];
  test.each(cases)("%s", (_problem, lines, line, message) => {
    expect(() => deck(...lines)).toThrow(DeckError);
    expect(() => deck(...lines)).toThrow(message);
    expect(() => deck(...lines)).toThrow(new RegExp(`^line ${line}: `));
  });

  test.each([
    [
      "prefix,price\n44,1\n",
      /^line 1: the name of column 2, "price", is none of them: the columns must be prefix,name,/,
    ],
    [
      `${deckColumns.replace("blocked", "locked")}\n${"44,United Kingdom,1,60,60,0,no\n".repeat(245)}`,
      /^line 1: the name of column 7, "locked"/,
    ],
    ["prefix,na\x1b[2Jme,price\n44,UK,1\n", /^line 1: the name of column 2, "na\\u001b\[2Jme", is none/],
    ["<!doctype html><title>Log in</title>", /^line 1: this is HTML: save it as CSV$/],
    ["PK\x03\x04\x14xl/workbook.xml", /^line 1: this is a spreadsheet \(Excel XLSX\): save it as CSV/],
    [`${deckColumns},landline_countries\n`, /^line 1: the column mobile_countries is missing/],
    ["44,United Kingdom,1,60,60,0,no\n", /^line 1: the name of column 1, "44", is none of them/],
  ])("a wrong header is named once, whatever follows it", (text, sentence) => {
    const { rows, faults } = readDeck(text);
    expect(rows).toEqual([]);
    expect(faults.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)]);
  });
});

test.each([
  ["credits_per_minute", "44;UK;1.000,5;60;60;0;no", "1.000,5"],
  ["min_seconds", "44;UK;1;60,5;60;0;no", "60,5"],
  ["connect_credits", "44;UK;1;60;60;0,0005;no", "0,0005"],
])("a wrong %s of a file with semicolons is quoted as it was typed", (column, line, typed) => {
  const { faults } = readDeck(`${deckColumns.replaceAll(",", ";")}\n${line}\n`);
  expect(faults.map(({ message }) => message)).toEqual([
    expect.stringContaining(`${column} "${typed}" is not`),
  ]);
});

const plain = readDeck(`${deckColumns}\n44,United Kingdom,0.3,60,6,1.5,no\n447,"Mobile, UK",2,60,60,0,yes\n`);
expect(plain.faults).toEqual([]);
const cells = [
  deckColumns.split(","),
  ["44", "United Kingdom", "0.3", "60", "6", "1.5", "No"],
  ["447", "Mobile, UK", "2", "60", "60", "0", "TRUE"],
];
const written = (sign: string, write: (cell: string) => string = (cell) => cell) =>
  cells.map((row) => row.map(write).join(sign)).join("\r\n");
const quoted = (cell: string) => `"${cell}"`;
test.each([
  ["every field quoted", `\uFEFF${written(",", quoted)}`],
  ["semicolons", written(";")],
  ["semicolons with decimal commas", written(";", (cell) => cell.replace(/^(\d)\.(\d)$/, "$1,$2"))],
  ["tabs with decimal commas", written("\t", (cell) => cell.replace(/^(\d)\.(\d)$/, "$1,$2"))],
  ["German truth values", written(";", (cell) => cell.replace(/^TRUE$/, "WAHR").replace(/^No$/, "FALSCH"))],
  ["columns in another order", cells.map((row) => [...row].reverse().join(";")).join("\n")],
])("a deck is read as spreadsheets write it: %s", (_how, text) => {
  const read = readDeck(text);
  expect(read.faults).toEqual([]);
  expect(read.rows).toEqual(plain.rows);
});
