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
  const titleOf = ({ name, favourite }: Contact) => (favourite ? favourites : letterOf(name));
  const rank = (title: string) => [favourites, noLetter].indexOf(title);
  const groups = [...Map.groupBy(sorted, titleOf)].map(([title, members]) => ({ title, contacts: members }));
  return [
    ...groups.filter(({ title }) => rank(title) === 0),
    ...groups.filter(({ title }) => rank(title) < 0),
    ...groups.filter(({ title }) => rank(title) === 1),
  ];
}

const noLetter = "#";

function letterOf(name: string): string {
  const [first = ""] = plain(name);
  return /\p{L}/u.test(first) ? first.toUpperCase() : noLetter;
}
