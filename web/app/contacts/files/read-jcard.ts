import { countByName, type FileContact, type FileContents, type FileNote } from "./file-contacts.ts";
import { contactOf, type VcardProperty } from "./vcard-contact.ts";

/** One card, or a list of cards. */
export const isJcard = (text: string) => /^\s*\[\s*(?:\[\s*)?"vcard"/i.test(text.slice(0, 1_000));

/** Reads the contacts of vCards in JSON (RFC 7095). */
export function readJcards(text: string): FileContents {
  const contacts: FileContact[] = [];
  const problems: FileNote[] = [];
  const leftOut: string[] = [];
  const contents = parsed(text);
  if (!Array.isArray(contents)) {
    problems.push({ line: 1, about: "", reason: "This jCard is damaged" });
    return { contacts, problems, parts: [], leftOut: [] };
  }
  const lines = beginnings(text);
  const cards: unknown[] = typeof contents[0] === "string" ? [contents] : contents;
  for (const [index, card] of cards.entries()) {
    const line = lines[index] ?? 1;
    const properties = propertiesOf(card, line);
    if (properties) contacts.push(contactOf(line, properties, leftOut));
    else problems.push({ line, about: "", reason: "This jCard is damaged" });
  }
  return { contacts, problems, parts: [], leftOut: countByName(leftOut) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The lines on which cards begin. Within a text, the quotation marks would be escaped. */
function beginnings(text: string): number[] {
  const lines: number[] = [];
  let [line, from] = [1, 0];
  for (const { index } of text.matchAll(/"vcard"\s*,/gi)) {
    line += text.slice(from, index).split("\n").length - 1;
    from = index;
    lines.push(line);
  }
  return lines;
}

/** Undefined for what is no card. */
function propertiesOf(card: unknown, line: number): VcardProperty[] | undefined {
  if (!Array.isArray(card) || !/^vcard$/i.test(String(card[0])) || !Array.isArray(card[1])) return undefined;
  const properties = card[1].map((property: unknown) => propertyOf(property, line));
  return properties.some((property) => property === undefined)
    ? undefined
    : properties.filter((property) => property !== undefined);
}

/** `["tel", { "type": "cell" }, "uri", "tel:+44-20-7946-0000"]`, with a value or several behind its type. */
function propertyOf(property: unknown, line: number): VcardProperty | undefined {
  if (!Array.isArray(property) || property.length < 4) return undefined;
  const [name, given, , ...values]: unknown[] = property;
  if (typeof name !== "string" || typeof given !== "object" || given === null) return undefined;
  const parameters = new Map(
    Object.entries(given).map(([key, value]) => [key.toUpperCase(), [value].flat().map(String)] as const),
  );
  return {
    line,
    group: parameters.get("GROUP")?.[0]?.toLowerCase() ?? "",
    name: name.toUpperCase(),
    parameters,
    value: values.map((value) => joined(value, ";")).join(","),
  };
}

/** A value as vCard writes it. The parts of a structured one may be lists themselves. */
function joined(value: unknown, sign: string): string {
  if (Array.isArray(value)) return value.map((part) => joined(part, ",")).join(sign);
  const text = typeof value === "object" ? "" : String(value);
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r?\n/g, "\\n");
}
