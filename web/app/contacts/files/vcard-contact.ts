import { isFilled } from "#contract/required-text.ts";
import type { FileContact, FileLabel } from "./file-contacts.ts";
import { favouriteWord, labelOfTypes } from "./labels.ts";
import { nameOfParts } from "./name-of-parts.ts";

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

/** Properties that say nothing of a person, or that `contactOf` reads by themselves. */
const withoutNews = /^(VERSION|PRODID|REV|UID|N|X-ABLABEL|NOTE)$/;

/** The contact of a card that begins on a line. Adds the names of the properties that it leaves out. */
export function contactOf(line: number, card: readonly VcardProperty[], leftOut: string[]): FileContact {
  const name = nameOf(card);
  const labels = ownLabels(card);
  const contact: FileContact = {
    line,
    name,
    favourite: false,
    numbers: [],
    note: noteOf(card),
  };
  for (const { group, name: kind, parameters, value } of card) {
    if (value.trim() === "" || withoutNews.test(kind)) continue;
    // Outlook has a property of its own for the numbers of companies and assistants, and for calling back.
    if (kind === "TEL" || kind === "X-MS-TEL") {
      const label = labels.get(group) ?? labelOfTypes(parameters.get("TYPE") ?? []);
      contact.numbers.push({ text: unescaped(value).trim(), label, column: "TEL" });
    } else if (kind === "CATEGORIES") {
      const groups = parts(value, ",");
      contact.favourite ||= groups.some((word) => favouriteWord.test(word));
      if (!groups.every((word) => favouriteWord.test(word))) leftOut.push(kind);
    } else if (!(nameProperties.includes(kind) && name.includes(partShown(kind, value)))) {
      leftOut.push(kind);
    }
  }
  return contact;
}

const nameProperties = ["FN", "NICKNAME", "ORG", "EMAIL"];

/** The first part of a company's name or of several nicknames. Another value is one text, and its semicolons belong to it. */
function partShown(name: string, value: string): string {
  if (name === "ORG") return parts(value)[0] ?? "";
  return name === "NICKNAME" ? (parts(value, ",")[0] ?? "") : unescaped(value).trim();
}

/** The name to show, or what else a card says of its owner. */
export function nameOf(card: readonly VcardProperty[]): string {
  const [family = "", given = "", middle = ""] = parts(textOf(card, "N") ?? "");
  const whole = nameOfParts([given, middle], [family]);
  const [shown = "", ...rest] = nameProperties.map((name) => partShown(name, textOf(card, name) ?? ""));
  return [shown, whole, ...rest].find(isFilled) ?? "";
}

function noteOf(card: readonly VcardProperty[]): string {
  const notes = card.filter(({ name, value }) => name === "NOTE" && value.trim() !== "");
  return notes.map(({ value }) => unescaped(value).trim()).join("\n");
}

function textOf(card: readonly VcardProperty[], wanted: string): string | undefined {
  return card.find(({ name, value }) => name === wanted && value.trim() !== "")?.value;
}

/** The labels that Apple's phones name in a property of the same group, by the group. Those of its own list are in marks. */
function ownLabels(card: readonly VcardProperty[]): ReadonlyMap<string, FileLabel> {
  const named = card.filter(({ group, name, value }) => group !== "" && name === "X-ABLABEL" && value !== "");
  return new Map(
    named.map(({ group, value }) => {
      const own = unescaped(value);
      const [, listed] = /^_\$!<(.*)>!\$_$/.exec(own) ?? [];
      return [group, listed === undefined ? { own } : labelOfTypes([listed, `X-${listed}`])];
    }),
  );
}

/** A value with its escapes taken out; in 2.1 they are the same, and rarer. */
export function unescaped(value: string): string {
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
