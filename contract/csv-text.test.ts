import fc from "fast-check";
import { expect, test } from "vitest";
import { csvText, fromCsvText } from "./csv-text.ts";

/** Ways in which spreadsheets write a cell again that they take for a text. */
const spreadsheets = {
  LibreOffice: (cell: string) => cell,
  Gnumeric: (cell: string) => cell.replace(/^'/, ""),
};

test.each([
  ...["=1+1", "+442079460000", "-2", "@SUM(A1)", "\t=1", "＝1", "+44 20 7946 0000", "−5"],
  ...[
    "007",
    "1/2",
    "24/7",
    "1e5",
    "50%",
    "€5",
    "12:30",
    "10:30 PM",
    "(5)",
    "5.",
    "١٢٣",
    "１２３",
    "2026-11-28",
  ],
  ...["True", "FALSE", "5 May", "May 5", "Sept. 5", "4. März 2026", "5 mai 2026", "5 मई"],
])("%j is marked as a text", (text) => {
  expect(csvText(text)).toBe(`'${text}`);
});

test.each([
  "Ada",
  "Flat 5",
  "Studio 54",
  "5 tins",
  "Mayer 5",
  "May",
  "2.º andar",
  "’tis",
  "5 of May",
  "",
  "ext. 5",
])("%j stays as it is", (text) => {
  expect(csvText(text)).toBe(text);
});

test.each(Object.entries(spreadsheets))("any text is the same behind %s", (_name, written) => {
  const sign = fc.constantFrom(..."'= +-@07/5eMay\"Ä");
  const text = fc.array(sign, { maxLength: 8 }).map((signs) => signs.join("").trim());
  fc.assert(
    fc.property(fc.oneof(text, fc.constantFrom("'t Hooft", "''", "'=1", "'007", "5 May")), (value) => {
      expect(fromCsvText(written(csvText(value)))).toBe(value);
    }),
    { numRuns: 2_000 },
  );
});
