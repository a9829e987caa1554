import { byLocale } from "#words/by-locale.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";
import type { LeftOut } from "./files/file-contacts.ts";

/** Everyday names of the properties of vCards. */
const properties: ReadonlyMap<string, Sentence> = new Map([
  ["ADR", "Address"],
  ["BDAY", "Birthday"],
  ["CATEGORIES", "Groups"],
  ["EMAIL", "Email"],
  ["NICKNAME", "Nickname"],
  ["NOTE", "Notes"],
  ["ORG", "Company"],
  ["PHOTO", "Picture"],
  ["TITLE", "Job title"],
  ["URL", "Website"],
]);

const listed = byLocale((locale) => new Intl.ListFormat(locale, { type: "unit" }));

/** "Email (12), Birthday (3)": columns and properties as the file or people name them, and how many cells each. */
export function leftOutWords(leftOut: readonly LeftOut[]): string {
  const named = leftOut.map(({ name, count }) => {
    const known = properties.get(name);
    return t("{name} ({n})", { name: known ? t(known) : name, n: count });
  });
  return listed().format(named);
}
