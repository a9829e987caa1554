import Papa from "papaparse";
import { fromCsvText } from "#contract/csv-text.ts";
import { csvBody } from "#contract/files/csv-body.ts";
import { quoted } from "#contract/files/quoted-text.ts";

/** A line of a CSV file that is not empty. */
export interface CsvLine {
  /** Its number in the file, from 1. */
  line: number;
  /** As many as the header has, or all up to the last with a text; a line with fewer is as short as the file has it. */
  fields: string[];
}

export interface Csv {
  header: CsvLine;
  lines: CsvLine[];
  /** True where the comma may be the decimal sign, because it divides no cells: spreadsheets write semicolons, or tabs. */
  hasDecimalCommas: boolean;
  /** A line with a quote that is misplaced or not closed. Nothing behind it can be read. */
  brokenLine: number | undefined;
}

/**
 * Reads CSV (RFC 4180) as programs and spreadsheets write it: with a byte order mark, `sep=;`, quotes, semicolons, tabs or bars,
 * spaces around fields, and empty rows and columns at the end.
 */
export function readCsv(text: string): Csv {
  const body = csvBody(text);
  const { data, errors } = Papa.parse<string[]>(body.text, { delimiter: body.delimiter, newline: "\n" });
  const broken = errors.find(({ type }) => type === "Quotes")?.row;
  const lines: CsvLine[] = [];
  let line = body.line;
  let brokenLine: number | undefined;
  for (const [index, row] of data.entries()) {
    if (index === broken) {
      brokenLine = line;
      break;
    }
    const fields = row.map(fromCsvText);
    const filled = 1 + fields.findLastIndex((field) => field !== "");
    const columns = lines[0]?.fields.length ?? 0;
    if (filled > 0) lines.push({ line, fields: fields.slice(0, Math.max(filled, columns)) });
    line += 1 + row.reduce((count, field) => count + field.split("\n").length - 1, 0);
  }
  const [header = { line: 1, fields: [] }, ...others] = lines;
  return { header, lines: others, hasDecimalCommas: body.delimiter !== ",", brokenLine };
}

/**
 * Positions of the columns in the header, in the order that is asked for; or the header's fault, in a sentence with the
 * first wrong name.
 */
export function placesOf(header: CsvLine, columns: readonly string[]): number[] | string {
  const names = header.fields.map((name) => name.toLowerCase());
  const rule = `the columns must be ${columns.join(",")}`;
  const unknown = names.findIndex((name, index) => !columns.includes(name) || names.indexOf(name) !== index);
  const missing = columns.find((column) => !names.includes(column));
  if (unknown !== -1) {
    const twice = names.indexOf(names[unknown] ?? "") !== unknown;
    return `the name of column ${unknown + 1}, ${quoted(header.fields[unknown] ?? "")}, ${twice ? "stands there twice" : "is none of them"}: ${rule}`;
  }
  if (missing !== undefined) return `the column ${missing} is missing: ${rule}`;
  return columns.map((column) => names.indexOf(column));
}
