import { isFilled } from "#contract/required-text.ts";
import type { Sentence } from "#words/catalogue.ts";
import {
  type FileContact,
  type FileContents,
  type FileLabel,
  type FileNote,
  LeftOutCount,
} from "./file-contacts.ts";
import { favouriteWord, labelOfTypes } from "./labels.ts";
import { parts, unescaped, type VcardProperty, vcardProperties } from "./vcard-lines.ts";

/** Properties that say nothing of a person, or that the contact has in another form. */
const withoutNews = /^(VERSION|PRODID|REV|UID|N|X-ABLABEL)$/;

/** Reads the contacts of a file of vCards, given as letters of a byte each. A card that is broken spoils no other. */
export function readVcards(
  letters: string,
  encoding: string,
  onLine: (line: number) => void = () => undefined,
): FileContents {
  const contacts: FileContact[] = [];
  const problems: FileNote[] = [];
  const leftOut = new LeftOutCount();
  let card: VcardProperty[] | undefined;
  for (const property of vcardProperties(letters, encoding)) {
    onLine(property.line);
    if ("broken" in property) {
      problems.push(note(property.line, property.broken.slice(0, 40), "Not a line of a vCard"));
    } else if (property.name === "BEGIN") {
      if (card) problems.push(unfinished(card));
      card = [property];
    } else if (property.name === "END") {
      if (card) contacts.push(contactOf(card, leftOut));
      else problems.push(note(property.line, "END", "Not a line of a vCard"));
      card = undefined;
    } else if (card) {
      card.push(property);
    } else {
      problems.push(note(property.line, property.name, "Not a line of a vCard"));
    }
  }
  if (card) problems.push(unfinished(card));
  return { contacts, problems, leftOut: leftOut.list() };
}

function note(line: number, about: string, reason: Sentence): FileNote {
  return { line, about, reason };
}

function unfinished(card: VcardProperty[]): FileNote {
  return note(card[0]?.line ?? 0, nameOf(card), "This card has no end");
}

function contactOf([begin, ...card]: VcardProperty[], leftOut: LeftOutCount): FileContact {
  const name = nameOf(card);
  const labels = ownLabels(card);
  const contact: FileContact = { line: begin?.line ?? 0, name, favourite: false, numbers: [] };
  for (const { group, name: kind, parameters, value } of card) {
    if (value.trim() === "" || withoutNews.test(kind)) continue;
    if (kind === "TEL") {
      const own = labels.get(group);
      const label: FileLabel = own === undefined ? labelOfTypes(parameters.get("TYPE") ?? []) : { own };
      contact.numbers.push({ text: unescaped(value).trim(), label });
    } else if (kind === "CATEGORIES") {
      const groups = parts(value, ",");
      contact.favourite ||= groups.some((word) => favouriteWord.test(word));
      if (!groups.every((word) => favouriteWord.test(word))) leftOut.add(kind);
    } else if (!(nameProperties.includes(kind) && name.includes(parts(value)[0] ?? ""))) {
      leftOut.add(kind);
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
