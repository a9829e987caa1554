import type { Contact } from "#contract/contacts/contact-book.ts";
import { plain } from "#web/app/contacts/book/match-contacts.ts";
import { byLocale } from "#words/by-locale.ts";
import { t } from "#words/translate.ts";

export interface ContactGroup {
  title: string;
  contacts: Contact[];
}

const byName = byLocale((locale) => new Intl.Collator(locale, { sensitivity: "base", numeric: true }));

/** The first contacts: favourites, then all others by their first letter; names that begin with none are last. */
export function groupContacts(contacts: readonly Contact[], most: number): ContactGroup[] {
  const sorted = contacts.toSorted((one, other) => byName().compare(one.name, other.name));
  const rank = ({ name, favourite }: Contact) => (favourite ? 0 : letterOf(name) === noLetter ? 2 : 1);
  const first = sorted.toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
  const titleOf = ({ name, favourite }: Contact) => (favourite ? t("Favourites") : letterOf(name));
  return [...Map.groupBy(first, titleOf)].map(([title, members]) => ({ title, contacts: members }));
}

const noLetter = "#";

function letterOf(name: string): string {
  const [first = ""] = plain(name);
  return /\p{L}/u.test(first) ? first.toUpperCase() : noLetter;
}
