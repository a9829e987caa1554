import { byteText } from "#contract/files/file-format.ts";
import type { Sentence } from "#words/catalogue.ts";
import { decodeLetters } from "./encodings.ts";
import { countByName, type FileContact, type FileContents, type FileNote } from "./file-contacts.ts";
import { contactOf, nameOf, unescaped, type VcardProperty } from "./vcard-contact.ts";

/** Reads the contacts of a file of vCards, given as letters of a byte each. A card that is broken spoils no other. */
export function readVcards(
  letters: string,
  encoding: string,
  onLine: (line: number) => void = () => undefined,
): FileContents {
  const contacts: FileContact[] = [];
  const problems: FileNote[] = [];
  const parts: FileNote[] = [];
  const leftOut: string[] = [];
  /** The open card, each with its beginning, and the cards of other persons that stand in it. */
  const open: VcardProperty[][] = [];
  for (const property of vcardProperties(letters, encoding)) {
    onLine(property.line);
    const card = open.at(-1);
    if ("broken" in property) {
      problems.push(note(property.line, property.broken.slice(0, 40), "This line is not part of a vCard"));
    } else if (property.name === "BEGIN") {
      if (!isAgent(card?.at(-1), /^\s*$/)) problems.push(...open.splice(0).map(unfinished));
      open.push([property]);
    } else if (!card) {
      problems.push(note(property.line, property.name, "This line is not part of a vCard"));
    } else if (property.name === "END") {
      open.pop();
      const [begin, ...properties] = card;
      const line = begin?.line ?? 0;
      if (open.length === 0) contacts.push(contactOf(line, properties, leftOut));
      else parts.push(note(line, nameOf(properties), "The card of another person inside this one"));
    } else if (isAgent(property, /^\s*BEGIN:VCARD\s*$/i)) {
      open.push([property]);
    } else if (isAgent(property, /^\s*BEGIN:VCARD/i)) {
      parts.push(
        note(property.line, nameWithin(property.value), "The card of another person inside this one"),
      );
    } else {
      card.push(property);
    }
  }
  problems.push(...open.map(unfinished));
  return { contacts, problems, parts, leftOut: countByName(leftOut) };
}

function note(line: number, about: string, reason: Sentence): FileNote {
  return { line, about, reason };
}

function unfinished(card: VcardProperty[]): FileNote {
  return note(card[0]?.line ?? 0, nameOf(card), "This vCard has no end");
}

/** AGENT holds a whole card: in 2.1 as lines behind it, the first perhaps on its own line, and in 3.0 as one escaped value. */
function isAgent(property: VcardProperty | undefined, value: RegExp): boolean {
  return property?.name === "AGENT" && value.test(property.value);
}

/** The name of a card that is the value of a property. */
function nameWithin(value: string): string {
  const letters = byteText(new TextEncoder().encode(unescaped(value)));
  return nameOf([...vcardProperties(letters, "utf-8")].filter((property) => "name" in property));
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
  const lines = text
    .split(/\r?\r?\n|\r/)
    .flatMap((whole, index) => linesOf(whole).map((line) => [index, line] as const));
  for (const [index, written] of lines) {
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

/** A line without the UTF-8 mark of a file that was joined to the one before, and in two where that one had no line break. */
function linesOf(line: string): string[] {
  const [, end, begin] = /^([ \t]*END:VCARD)[ \t]*((?:\u00EF\u00BB\u00BF)?BEGIN:VCARD.*)$/i.exec(line) ?? [];
  const lines = end === undefined || begin === undefined ? [line] : [end, begin];
  return lines.map((one) => one.replace(/^\u00EF\u00BB\u00BF/, ""));
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
    const [key = "", listed = ""] = namedParameter(parameter);
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

/** Phones with Android write a label of their own as `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=42=C3=BC=72=6F)`. */
function namedParameter(parameter: string): [key: string, listed: string] {
  const [, charset, label] =
    /^X-CUSTOM\(CHARSET=([\w-]+),ENCODING=QUOTED-PRINTABLE,(.*)\)$/i.exec(parameter) ?? [];
  if (charset !== undefined && label !== undefined) {
    return ["TYPE", `X-${decodeLetters(unquoted(label), charset).replaceAll(",", " ")}`];
  }
  return parameter.includes("=") ? splitOnce(parameter, "=") : ["TYPE", parameter];
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
