import type { Contact } from "#contract/contact-book.ts";
import { plain } from "#web/contacts/match-contacts.ts";
import { byLocale } from "#words/by-locale.ts";
import { t } from "#words/translate.ts";

export interface ContactGroup {
  title: string;
  contacts: Contact[];
}

const byName = byLocale((locale) => new Intl.Collator(locale, { sensitivity: "base", numeric: true }));

/** Favourites, and then all others by their first letter; names that begin with none are last. */
export function groupContacts(contacts: readonly Contact[]): ContactGroup[] {
  const sorted = contacts.toSorted((one, other) => byName().compare(one.name, other.name));
  const favourites = t("Favourites");
  const groups = new Map<string, Contact[]>([[favourites, []]]);
  for (const contact of sorted) {
    const title = contact.favourite ? favourites : letterOf(contact.name);
    groups.set(title, [...(groups.get(title) ?? []), contact]);
  }
  const others = groups.get(noLetter);
  groups.delete(noLetter);
  if (others) groups.set(noLetter, others);
  return [...groups].flatMap(([title, members]) =>
    members.length > 0 ? [{ title, contacts: members }] : [],
  );
}

const noLetter = "#";

function letterOf(name: string): string {
  const [first = ""] = plain(name);
  return /\p{L}/u.test(first) ? first.toUpperCase() : noLetter;
}
