import { isFilled } from "#contract/required-text.ts";
import type { Sentence } from "#words/catalogue.ts";
import { decodeLetters } from "./encodings.ts";
import {
  countByName,
  type FileContact,
  type FileContents,
  type FileLabel,
  type FileNote,
} from "./file-contacts.ts";
import { favouriteWord, labelOfTypes } from "./labels.ts";

/** Properties that say nothing of a person, or that `contactOf` reads by themselves. */
const withoutNews = /^(VERSION|PRODID|REV|UID|N|X-ABLABEL|NOTE)$/;

/** Reads the contacts of a file of vCards, given as letters of a byte each. A card that is broken spoils no other. */
export function readVcards(
  letters: string,
  encoding: string,
  onLine: (line: number) => void = () => undefined,
): FileContents {
  const contacts: FileContact[] = [];
  const problems: FileNote[] = [];
  const leftOut: string[] = [];
  let card: VcardProperty[] | undefined;
  for (const property of vcardProperties(letters, encoding)) {
    onLine(property.line);
    if ("broken" in property) {
      problems.push(note(property.line, property.broken.slice(0, 40), "This line is not part of a vCard"));
    } else if (property.name === "BEGIN") {
      if (card) problems.push(unfinished(card));
      card = [property];
    } else if (property.name === "END") {
      if (card) contacts.push(contactOf(card, leftOut));
      else problems.push(note(property.line, "END", "This line is not part of a vCard"));
      card = undefined;
    } else if (card) {
      card.push(property);
    } else {
      problems.push(note(property.line, property.name, "This line is not part of a vCard"));
    }
  }
  if (card) problems.push(unfinished(card));
  return { contacts, problems, leftOut: countByName(leftOut) };
}

function note(line: number, about: string, reason: Sentence): FileNote {
  return { line, about, reason };
}

function unfinished(card: VcardProperty[]): FileNote {
  return note(card[0]?.line ?? 0, nameOf(card), "This vCard has no end");
}

function contactOf([begin, ...card]: VcardProperty[], leftOut: string[]): FileContact {
  const name = nameOf(card);
  const labels = ownLabels(card);
  const contact: FileContact = {
    line: begin?.line ?? 0,
    name,
    favourite: false,
    numbers: [],
    note: noteOf(card),
  };
  for (const { group, name: kind, parameters, value } of card) {
    if (value.trim() === "" || withoutNews.test(kind)) continue;
    if (kind === "TEL") {
      const own = labels.get(group);
      const label: FileLabel = own === undefined ? labelOfTypes(parameters.get("TYPE") ?? []) : { own };
      contact.numbers.push({ text: unescaped(value).trim(), label, column: "TEL" });
    } else if (kind === "CATEGORIES") {
      const groups = parts(value, ",");
      contact.favourite ||= groups.some((word) => favouriteWord.test(word));
      if (!groups.every((word) => favouriteWord.test(word))) leftOut.push(kind);
    } else if (!(nameProperties.includes(kind) && name.includes(parts(value)[0] ?? ""))) {
      leftOut.push(kind);
    }
  }
  return contact;
}

const nameProperties = ["FN", "NICKNAME", "ORG", "EMAIL"];

/** The name to show, or what else a card says of its owner. */
function nameOf(card: VcardProperty[]): string {
  const [family = "", given = "", middle = ""] = parts(textOf(card, "N") ?? "");
  const whole = [given, middle, family].filter((part) => part !== "").join(" ");
  const [shown = "", ...rest] = nameProperties.map((name) => parts(textOf(card, name) ?? "")[0] ?? "");
  return [shown, whole, ...rest].find(isFilled) ?? "";
}

function noteOf(card: VcardProperty[]): string {
  const notes = card.filter(({ name, value }) => name === "NOTE" && value.trim() !== "");
  return notes.map(({ value }) => unescaped(value).trim()).join("\n");
}

function textOf(card: VcardProperty[], wanted: string): string | undefined {
  return card.find(({ name, value }) => name === wanted && value.trim() !== "")?.value;
}

/** The labels that Apple's phones name in a property of the same group, by the group. */
function ownLabels(card: VcardProperty[]): ReadonlyMap<string, string> {
  const named = card.filter(({ group, name, value }) => group !== "" && name === "X-ABLABEL" && value !== "");
  return new Map(
    named.map(({ group, value }) => [group, unescaped(value).replace(/^_\$!<(.*)>!\$_$/, "$1")]),
  );
}

/** A property of a vCard, such as `item1.TEL;TYPE=cell:+44 20 7946 0000`. */
interface VcardProperty {
  line: number;
  group: string;
  name: string;
  /** Names in capitals; a parameter without a name, as 2.1 writes types, is a TYPE. */
  parameters: ReadonlyMap<string, readonly string[]>;
  /** Still escaped. */
  value: string;
}

/**
 * Reads the properties of vCards 2.1 (RFC 2425's forerunner), 3.0 (RFC 2426) and 4.0 (RFC 6350), and broken lines.
 * The file is bytes as letters; a value is in the encoding that it names, or else in the file's.
 */
function* vcardProperties(
  letters: string,
  encoding: string,
): Generator<VcardProperty | { line: number; broken: string }> {
  for (const { line, text } of unfolded(letters)) {
    if (text.trim() !== "")
      yield property(text, line, encoding) ?? { line, broken: decodeLetters(text, encoding) };
  }
}

/** A line of a card and the lines that go on with it, which are joined once: joining at each would copy all before. */
interface OpenLine {
  line: number;
  pieces: string[];
  isQuotedPrintable: boolean;
}

/**
 * Lines of a file. A line belongs to the one before when it begins with a space, follows a soft break of
 * quoted-printable, or has no colon: old phones begin the lines of a picture without the space that joins them.
 */
function* unfolded(text: string): Generator<{ line: number; text: string }> {
  let open: OpenLine | undefined;
  // Files that were converted twice end their lines with "\r\r\n".
  for (const [index, written] of text.split(/\r?\r?\n|\r/).entries()) {
    const joined = open && continuation(open, written);
    if (open && joined !== undefined) {
      open.pieces.push(joined);
      continue;
    }
    if (open) yield { line: open.line, text: open.pieces.join("") };
    open = { line: index + 1, pieces: [written], isQuotedPrintable: isQuotedPrintable(written) };
  }
  if (open) yield { line: open.line, text: open.pieces.join("") };
}

/** Text that a line adds to the one before; undefined for a line of its own. */
function continuation({ pieces, isQuotedPrintable }: OpenLine, written: string): string | undefined {
  const last = pieces.at(-1) ?? "";
  if (isQuotedPrintable && last.endsWith("=")) {
    pieces[pieces.length - 1] = last.slice(0, -1);
    // A line that is folded too begins with the fold's space: encoded text has its own spaces encoded.
    return written.replace(/^[ \t](?==[\dA-F]{2})/i, "");
  }
  if (/^[ \t]/.test(written)) return written.slice(1);
  const isWithin = pieces[0] !== "" && !/^END:VCARD\s*$/i.test(pieces[0] ?? "");
  return isWithin && written !== "" && !written.includes(":") ? written : undefined;
}

function isQuotedPrintable(written: string): boolean {
  return written.slice(0, written.indexOf(":")).toUpperCase().includes("QUOTED-PRINTABLE");
}

function property(text: string, line: number, fileEncoding: string): VcardProperty | undefined {
  const end = indexOutsideQuotes(text, ":");
  const [head = "", ...written] = split(text.slice(0, Math.max(end, 0)), ";");
  const [, group = "", name] = /^(?:([\w-]+)\.)?([\w-]+)$/.exec(head) ?? [];
  if (name === undefined) return undefined;
  const parameters = new Map<string, string[]>();
  for (const parameter of written) {
    const [key = "", listed = ""] = parameter.includes("=") ? splitOnce(parameter, "=") : ["TYPE", parameter];
    const values = parameters.get(key.toUpperCase()) ?? [];
    values.push(...listed.replaceAll('"', "").split(","));
    parameters.set(key.toUpperCase(), values);
  }
  const value = text.slice(end + 1);
  // A file of valid UTF-8 was converted as a whole, also where its values name another encoding. Encoded bytes were not.
  const charset = parameters.get("CHARSET")?.[0] ?? "";
  const own = charset === "" ? fileEncoding : charset;
  return {
    line,
    group: group.toLowerCase(),
    name: name.toUpperCase(),
    parameters,
    value: isEncoded(parameters)
      ? decodeLetters(unquoted(value), own)
      : decodeLetters(value, fileEncoding === "utf-8" ? fileEncoding : own),
  };
}

function isEncoded(parameters: ReadonlyMap<string, readonly string[]>): boolean {
  const named = ["ENCODING", "TYPE"].flatMap((key) => parameters.get(key) ?? []);
  return named.some((encoding) => encoding.toUpperCase() === "QUOTED-PRINTABLE");
}

/** Index of a sign outside quotation marks; -1 when there is none. */
function indexOutsideQuotes(text: string, sign: string, from = 0): number {
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === sign && !isQuoted) return at;
  }
  return -1;
}

function split(text: string, sign: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (let at = indexOutsideQuotes(text, sign); at >= 0; at = indexOutsideQuotes(text, sign, from)) {
    pieces.push(text.slice(from, at));
    from = at + 1;
  }
  return [...pieces, text.slice(from)];
}

function splitOnce(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Quoted-printable (RFC 2045): `=C3=A9` is a byte each. */
function unquoted(value: string): string {
  return value.replace(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** A value with its escapes taken out; in 2.1 they are the same, and rarer. */
function unescaped(value: string): string {
  return value.replace(/\\([\\,;:nN])/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));
}

/** The parts of a value that a sign separates, unescaped. */
function parts(value: string, sign = ";"): string[] {
  const values: string[] = [];
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === "\\") at++;
    else if (value[at] === sign) {
      values.push(value.slice(from, at));
      from = at + 1;
    }
  }
  return [...values, value.slice(from)].map((part) => unescaped(part).trim());
}
