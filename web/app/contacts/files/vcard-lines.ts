import { decodeLetters } from "./encodings.ts";

/** A property of a vCard, such as `item1.TEL;TYPE=cell:+44 20 7946 0000`. */
export interface VcardProperty {
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
export function* vcardProperties(
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
export function unescaped(value: string): string {
  return value.replace(/\\([\\,;:nN])/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));
}

/** The parts of a value that a sign separates, unescaped. */
export function parts(value: string, sign = ";"): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < value.length; at++) {
    if (value[at] === "\\") at++;
    else if (value[at] === sign) {
      found.push(value.slice(from, at));
      from = at + 1;
    }
  }
  return [...found, value.slice(from)].map((part) => unescaped(part).trim());
}
