import { contactLimits } from "#contract/contacts/contact-book.ts";
import { binaryFormatOf, byteText, textFormatOf } from "#contract/files/file-format.ts";
import { printable } from "#contract/files/quoted-text.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { countryOf } from "#web/number/phone-number.ts";
import type { Sentence } from "#words/catalogue.ts";
import { asNational, type CellNumbers, everyCountry, needsCountry, readCell } from "./cell-numbers.ts";
import { encodingOf, type FileEncoding } from "./encodings.ts";
import type {
  FileContact,
  FileContents,
  FileLabel,
  FileNote,
  FileReading,
  OnProgress,
  ReadContact,
} from "./file-contacts.ts";
import { readCsv } from "./read-csv.ts";
import { isJcard, readJcards } from "./read-jcard.ts";
import { readVcards } from "./read-vcard.ts";

/** The choices of a file's reader, and the browser's facts about its user. */
export interface ReadingChoice {
  encoding?: string | undefined;
  /** ISO 3166-1 alpha-2; empty for none, undefined for the likeliest. */
  country?: string | undefined;
  languages: readonly string[];
  /** The country of the browser's language, proposed where no number of the file has a code. */
  ownCountry: string;
}

/** The sign that Windows' `copy` writes behind files that it joins. */
const endOfFile = 0x1a;

/** Reads a file of contacts: vCards by their first line, jCards, and any other text as CSV. The numbering plans must be loaded. */
export function readContactFile(
  file: Uint8Array<ArrayBuffer>,
  choice: ReadingChoice,
  onProgress: OnProgress = () => undefined,
): FileReading {
  const bytes = file.at(-1) === endOfFile ? file.subarray(0, -1) : file;
  const detected = encodingOf(bytes, choice.languages);
  const encoding = {
    name: detected.isGuessed ? (choice.encoding ?? detected.name) : detected.name,
    isGuessed: detected.isGuessed,
  };
  const {
    contacts,
    problems,
    parts = [],
    leftOut,
    format,
  } = contentsOf(bytes, encoding, (part) => onProgress(part / 2));
  const cells = new Cells(contacts, (part) => onProgress(0.5 + part / 2));
  const country = choice.country ?? cells.likeliestCountry() ?? choice.ownCountry;
  const { international, national } = cells.columnsOf(country);
  const read = contacts.map((contact) =>
    readContact(contact, (text, column) => {
      const cell = cells.read(text, international.includes(column) ? everyCountry : country);
      return national.includes(column) ? asNational(cell) : cell;
    }),
  );
  return {
    encoding: encoding.name,
    isGuessed: encoding.isGuessed,
    country,
    international,
    contacts: read.flatMap(({ contact }) => (contact.numbers.length > 0 ? [contact] : [])),
    problems: inOrder([...problems, ...read.flatMap((one) => one.problems)]),
    parts: inOrder([...parts, ...read.flatMap((one) => one.parts)]),
    leftOut,
    format,
  };
}

function inOrder(notes: FileNote[]): FileNote[] {
  const printed = notes.map(({ about, ...rest }) => ({ ...rest, about: printable(about) }));
  return printed.sort((one, other) => one.line - other.line);
}

function contentsOf(
  bytes: Uint8Array<ArrayBuffer>,
  { name }: FileEncoding,
  onProgress: OnProgress,
): FileContents {
  const binary = binaryFormatOf(bytes);
  if (binary) return { contacts: [], problems: [], leftOut: [], format: binary };
  const text = new TextDecoder(name).decode(bytes);
  if (isJcard(text)) return readJcards(text);
  if (!/^[ \t]*BEGIN:VCARD/im.test(text)) {
    const format = textFormatOf(text);
    return format ? { contacts: [], problems: [], leftOut: [], format } : readCsv(text, onProgress);
  }
  const isWide = name.startsWith("utf-16");
  const letters = byteText(isWide ? new TextEncoder().encode(text) : bytes);
  const lines = text.length / averageLine;
  return readVcards(letters, isWide ? "utf-8" : name, (line) => onProgress(Math.min(1, line / lines)));
}

/** Letters in a line, for an estimate of what is still to be read. */
const averageLine = 30;

/** The texts of a file that hold numbers, each read once, and again where the country decides. */
class Cells {
  readonly #contacts: readonly FileContact[];
  readonly #withoutCountry: ReadonlyMap<string, CellNumbers>;

  constructor(contacts: readonly FileContact[], onProgress: OnProgress) {
    this.#contacts = contacts;
    this.#withoutCountry = new Map(
      contacts.flatMap(({ numbers }, index) => {
        onProgress((index + 1) / contacts.length);
        return numbers.map(({ text }) => [text, readCell(text, "")] as const);
      }),
    );
  }

  read(text: string, country: string): CellNumbers {
    const cell = this.#withoutCountry.get(text) ?? readCell(text, "");
    return country !== "" && needsCountry(cell) ? readCell(text, country) : cell;
  }

  /**
   * The columns whose numbers all begin with country codes, because a spreadsheet takes the plus away from each, and those whose
   * numbers are all the country's, without the zero that it takes away too. "15123456789" is a mobile in Germany and a number in
   * Texas: the numbers beside it decide, and where they leave it open too, it is no number.
   */
  columnsOf(country: string): { international: string[]; national: string[] } {
    const open = this.#contacts.flatMap(({ numbers }) =>
      numbers.filter(({ text }) => needsCountry(this.read(text, ""))),
    );
    const columns = [...Map.groupBy(open, ({ column }) => column)].map(([column, cells]) => {
      const meanings = new Set(cells.map(({ text }) => meaningOf(text, country)));
      const has = (...wanted: Meaning[]) => wanted.some((meaning) => meanings.has(meaning));
      return {
        column,
        isInternational: !has("national", "none") && (has("international", "same") || !has("either")),
        isNational: has("national") && !has("international"),
      };
    });
    return {
      international: columns.flatMap(({ column, isInternational }) => (isInternational ? [column] : [])),
      national: columns.flatMap(({ column, isNational }) => (isNational ? [column] : [])),
    };
  }

  /** The country of most numbers that have its code; undefined where none has one. */
  likeliestCountry(): string | undefined {
    const counts = new Map<string, number>();
    for (const { numbers } of this.#withoutCountry.values()) {
      for (const number of numbers) {
        const country = countryOf(number);
        if (country !== undefined) counts.set(country, (counts.get(country) ?? 0) + 1);
      }
    }
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
    return most?.[0];
  }
}

/** A text without a plus as a number of the country, of another one by its code, as the same by both, or as two different ones. */
type Meaning = "national" | "international" | "same" | "either" | "none";

function meaningOf(text: string, country: string): Meaning {
  const national = readCell(text, country);
  const international = readCell(text, everyCountry);
  const isNational = national.unreadable.length === 0;
  if (international.unreadable.length > 0) return isNational ? "national" : "none";
  if (isNational) return national.numbers.join() === international.numbers.join() ? "same" : "national";
  return asNational(national).unreadable.length === 0 ? "either" : "international";
}

interface ReadOne {
  contact: ReadContact;
  problems: FileNote[];
  parts: FileNote[];
}

function readContact(
  { line, name, favourite, numbers: cells, note: written }: FileContact,
  read: (text: string, column: string) => CellNumbers,
): ReadOne {
  const problems: FileNote[] = [];
  const parts: FileNote[] = [];
  const numbers = new Map<E164, FileLabel>();
  for (const { text, label, column } of cells) {
    const cell = read(text, column);
    for (const { text: about, reason } of cell.unreadable) problems.push({ line, about, reason });
    for (const beside of cell.besides)
      parts.push({ line, about: beside, reason: "Left out next to a number" });
    for (const number of cell.numbers) {
      if (!numbers.has(number)) numbers.set(number, shortLabel(label, line, parts));
    }
  }
  const about = name || (cells[0]?.text ?? "");
  if (cells.length === 0) problems.push({ line, about, reason: "No phone number" });
  const [shown, rest] = cut(oneLine(name), contactLimits.name);
  if (rest !== "") parts.push({ line, about: rest, reason: "The end of a long name" });
  const [note, end] = cut(severalLines(written), contactLimits.note);
  if (end !== "") parts.push({ line, about: cut(oneLine(end), 40)[0], reason: "The end of a long note" });
  const all = [...numbers].map(([number, label]) => ({ number, label }));
  const [first] = all;
  for (const { number } of all.slice(contactLimits.numbers)) {
    problems.push({
      line,
      about: number,
      reason: "A contact can have at most ten numbers, so this one is left out",
    });
  }
  const contact = {
    name: shown || (first?.number ?? ""),
    favourite,
    numbers: all.slice(0, contactLimits.numbers),
    note,
  };
  return { contact, problems, parts };
}

function shortLabel(label: FileLabel, line: number, parts: FileNote[]): FileLabel {
  if ("standard" in label) return label;
  const [own, rest] = cut(oneLine(label.own), contactLimits.label);
  const reason: Sentence = "The end of a long label";
  if (rest !== "") parts.push({ line, about: rest, reason });
  return { own };
}

/** A text without characters that cannot be printed. */
const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, " ").trim();

/** The same with its line breaks. */
const severalLines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/\p{Cc}+/gu, " "))
    .join("\n")
    .trim();

/** A text cut to a length in UTF-16 units between two characters. */
function cut(text: string, most: number): [kept: string, rest: string] {
  if (text.length <= most) return [text, ""];
  let beginning = "";
  for (const character of text) {
    if (beginning.length + character.length > most) break;
    beginning += character;
  }
  return [beginning.trim(), text.slice(beginning.length).trim()];
}
