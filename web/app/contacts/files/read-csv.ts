import Papa from "papaparse";
import { isFilled } from "#contract/required-text.ts";
import { fromCsvText } from "#web/kit/wording/csv.ts";
import { type Columns, columnsOf } from "./csv-columns.ts";
import {
  type FileContact,
  type FileContents,
  type FileLabel,
  type FileNote,
  LeftOutCount,
} from "./file-contacts.ts";
import { favouriteWord } from "./labels.ts";

interface Row {
  line: number;
  cells: string[];
}

/** Reads the contacts of a CSV whose first row names the columns. */
export function readCsv(text: string, onPart: (part: number) => void = () => undefined): FileContents {
  const problems: FileNote[] = [];
  const [header, ...rows] = rowsOf(text, problems, onPart);
  const contacts: FileContact[] = [];
  const leftOut = new LeftOutCount();
  if (!header) return { contacts, problems, leftOut: [] };
  const columns = columnsOf(header.cells, (column) => rows.some(({ cells }) => isLikeNumber(cells[column])));
  if (columns.numbers.length === 0) {
    const about = header.cells.join(", ").slice(0, 40);
    const reason = "The first line must name the columns, such as Name and Phone";
    return { contacts, problems: [{ line: header.line, about, reason }], leftOut: [] };
  }
  for (const { line, cells } of rows) {
    const contact = { line, ...contactOf(cells, columns) };
    contacts.push(contact);
    for (const column of otherColumns(cells, columns, contact)) {
      leftOut.add(header.cells[column] || `#${column + 1}`);
    }
  }
  return { contacts, problems, leftOut: leftOut.list() };
}

/** The rows with words in them. Excel puts a line before them that names the delimiter: "sep=;". */
function rowsOf(file: string, problems: FileNote[], onPart: (part: number) => void): Row[] {
  const text = file.replace(/^\uFEFF/, "").replace(/\r?\r?\n|\r/g, "\n");
  const [, blank = "", named] = /^(\s*)sep=(.)[ \t]*(?=\n|$)/i.exec(text) ?? [];
  const start = named === undefined ? text.length - text.trimStart().length : blank.length + "sep=;".length;
  const rows: Row[] = [];
  let line = 1 + linesIn(text.slice(0, start));
  let from = 0;
  const body = text.slice(start);
  if (body.trim() === "") return rows;
  Papa.parse<string[]>(body, {
    delimiter: named ?? delimiterOf(body.trimStart()),
    newline: "\n",
    step({ data, errors, meta }) {
      if (errors.length > 0) {
        problems.push({ line, about: data.join(" ").slice(0, 40), reason: "A quotation mark is not closed" });
      } else if (data.some((cell) => cell.trim() !== "")) {
        rows.push({ line, cells: data.map(cellOf) });
      }
      line += linesIn(body.slice(from, meta.cursor));
      from = meta.cursor;
      onPart(from / body.length);
    },
  });
  return rows;
}

/** The sign that divides the names of the columns: a semicolon where the comma is the decimal sign. */
function delimiterOf(text: string): string {
  const [header = ""] = text.split("\n", 1);
  const count = (sign: string) => header.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

/** The text of a cell, without what keeps a spreadsheet from changing it: an apostrophe, or `="+44 20 7946 0000"`. */
function cellOf(cell: string): string {
  const text = cell.trim();
  return text.startsWith('="') && text.endsWith('"') && text.length > 3
    ? text.slice(2, -1)
    : fromCsvText(text);
}

function isLikeNumber(cell = ""): boolean {
  return !/\p{L}/u.test(cell) && (cell.match(/\p{Nd}/gu)?.length ?? 0) > 6;
}

function contactOf(cells: readonly string[], columns: Columns): Omit<FileContact, "line"> {
  const cell = (column: number | undefined) => (column === undefined ? "" : (cells[column] ?? ""));
  const filled = (listed: readonly number[]) => listed.map(cell).filter(isFilled);
  const name = filled(columns.whole)[0] ?? (filled(columns.given).join(" ") || filled(columns.company)[0]);
  const labelOf = (label: number | undefined, kind: FileLabel): FileLabel =>
    "known" in kind || kind.own !== ""
      ? kind
      : { own: cell(label).replace(/^\*\s+/, "") || cell(columns.label) };
  return {
    name: name ?? "",
    favourite: filled(columns.groups).some((text) => groupsIn(text).some(isFavourite)),
    numbers: columns.numbers
      .filter(({ value }) => cell(value) !== "")
      .map(({ value, label, kind }) => ({ text: cell(value), label: labelOf(label, kind) })),
  };
}

const groupsIn = (text: string) => text.split(/ ::: |[,;]/).map((group) => group.trim());
const isFavourite = (group: string) => favouriteWord.test(group) || /^(yes|true|1)$/i.test(group);
/** Google's group of all contacts, and what a column of favourites says of the others. */
const isNoGroup = (group: string) => /^(\*\s*my\s?contacts|no|false|0)$/i.test(group);

/** The columns whose cell a contact does not keep. */
function otherColumns(cells: readonly string[], columns: Columns, contact: FileContact): number[] {
  const kept = new Set(columns.numbers.flatMap(({ value, label = value }) => [value, label]));
  if (columns.label !== undefined) kept.add(columns.label);
  const names = new Set([...columns.whole, ...columns.given, ...columns.company]);
  return cells.flatMap((cell, column) => {
    if (cell === "" || kept.has(column)) return [];
    if (columns.groups.includes(column)) {
      return groupsIn(cell).every((group) => isFavourite(group) || isNoGroup(group)) ? [] : [column];
    }
    return names.has(column) && contact.name.includes(cell) ? [] : [column];
  });
}
