import Papa from "papaparse";
import { fromCsvText } from "#contract/csv-text.ts";
import { csvBody } from "#contract/files/csv-body.ts";
import { isInternational } from "#contract/numbers/tidy-number.ts";
import { isFilled } from "#contract/required-text.ts";
import { readNumber } from "#web/number/phone-number.ts";
import { type Columns, columnsOf } from "./csv-columns.ts";
import {
  countByName,
  type FileContact,
  type FileContents,
  type FileLabel,
  type FileNote,
} from "./file-contacts.ts";
import { favouriteWord, labelOfTypes } from "./labels.ts";
import { nameOfParts } from "./name-of-parts.ts";

interface Row {
  line: number;
  cells: string[];
}

export function readCsv(text: string, onPart: (part: number) => void = () => undefined): FileContents {
  const problems: FileNote[] = [];
  const [header, ...rows] = rowsOf(text, problems, onPart);
  const contacts: FileContact[] = [];
  const leftOut: string[] = [];
  if (!header) return { contacts, problems, leftOut: [] };
  const columns = columnsOf(header.cells, filledByColumn(rows));
  if (columns.numbers.length === 0) {
    const about = header.cells.join(", ").slice(0, 40);
    const reason = "The first line must name the columns, such as Name and Phone";
    return { contacts, problems: [{ line: header.line, about, reason }], leftOut: [] };
  }
  for (const { line, cells } of rows) {
    const contact = { line, ...contactOf(cells, columns) };
    contacts.push(contact);
    for (const column of otherColumns(cells, columns, contact)) {
      leftOut.push(header.cells[column] || `#${column + 1}`);
    }
  }
  return { contacts, problems, leftOut: countByName(leftOut) };
}

function filledByColumn(rows: readonly Row[]): string[][] {
  const columns: string[][] = [];
  for (const { cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      columns[column] ??= [];
      if (isFilled(cell)) columns[column].push(cell);
    }
  }
  return columns;
}

/** The rows with words in them. */
function rowsOf(file: string, problems: FileNote[], onPart: (part: number) => void): Row[] {
  const { text: body, delimiter, line: firstLine } = csvBody(file);
  const rows: Row[] = [];
  let line = firstLine;
  let from = 0;
  if (body.trim() === "") return rows;
  Papa.parse<string[]>(body, {
    delimiter,
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

function linesIn(text: string): number {
  return text.split("\n").length - 1;
}

/**
 * The text of a cell, without what keeps a spreadsheet from changing it: an apostrophe, or `="+44 20 7946 0000"`. Tables that take
 * a column of numbers with gaps for decimals write "4930123456.0", which has a digit more where a plan's numbers differ in length.
 */
function cellOf(cell: string): string {
  const [, text] = /^\s*="(.+)"\s*$/.exec(cell) ?? [];
  return text ?? fromCsvText(cell).replace(/^([1-9]\d{6,})[.,]0+$/, "$1");
}

function contactOf(cells: readonly string[], columns: Columns): Omit<FileContact, "line"> {
  const cell = (column: number | undefined) => (column === undefined ? "" : (cells[column] ?? ""));
  const filled = (listed: readonly number[]) => listed.map(cell).filter(isFilled);
  const parts = nameOfParts(filled(columns.given), filled(columns.family));
  const name = filled(columns.whole)[0] ?? (parts || filled(columns.company)[0]);
  const labelOf = ({ label, kind, isOfSkype }: Columns["numbers"][number]): FileLabel => {
    if ("standard" in kind || kind.own !== "") return kind;
    const own = cell(label).replace(/^\*\s+/, "") || cell(columns.label);
    const known = labelOfTypes([(isOfSkype && skypeTypes.get(own)) || own]);
    return "standard" in known ? known : { own };
  };
  return {
    name: name ?? "",
    favourite: filled(columns.groups).some((text) => groupsIn(text).some(isFavourite)),
    numbers: columns.numbers
      .filter(({ value }) => cell(value) !== "")
      .map((number) => ({
        text: withCode(cell(number.value), number.isOfSkype ? "+" : cell(number.code)),
        label: labelOf(number),
        column: number.column,
      })),
    note: filled(columns.notes).join("\n"),
  };
}

/** Skype's own types of numbers, by the names that others have for them. */
const skypeTypes = new Map([
  ["0", "home"],
  ["1", "work"],
  ["office", "work"],
  ["2", "mobile"],
]);

/** A number behind the country code of its row, or behind a plus, unless it has one of its own. */
function withCode(number: string, code: string): string {
  const coded = `+${code.replace(/^(?:\+|00)/, "")} ${number}`;
  return code === "" || isInternational(number) || readNumber(coded) === null ? number : coded;
}

const groupsIn = (text: string) => text.split(/ ::: |[,;]/).map((group) => group.trim());
const isFavourite = (group: string) => favouriteWord.test(group) || /^(yes|true|1)$/i.test(group);
/** Google's group of all contacts, and what a column of favourites says of the others. */
const isNoGroup = (group: string) => /^(\*\s*my\s?contacts|no|false|0)$/i.test(group);

function otherColumns(cells: readonly string[], columns: Columns, contact: FileContact): number[] {
  const used = new Set(
    columns.numbers.flatMap(({ value, label = value, code = value }) => [value, label, code]),
  );
  for (const column of [...columns.notes, columns.label ?? []].flat()) used.add(column);
  const names = new Set([...columns.whole, ...columns.given, ...columns.family, ...columns.company]);
  return cells.flatMap((cell, column) => {
    if (cell === "" || used.has(column)) return [];
    if (columns.groups.includes(column)) {
      return groupsIn(cell).every((group) => isFavourite(group) || isNoGroup(group)) ? [] : [column];
    }
    return names.has(column) && contact.name.includes(cell) ? [] : [column];
  });
}
