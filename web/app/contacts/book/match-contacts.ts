import type { Contact, ContactNumber } from "#contract/contacts/contact-book.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { plainLetters } from "#contract/plain-letters.ts";

export interface ContactMatch extends ContactNumber {
  contact: Contact;
}

/** Fewer digits are in nearly every number. */
const leastDigits = 2;

/**
 * The numbers of contacts that a typed text means: a part of a name, a part of a number, or a name on a keypad's letters
 * (232 is Ada). Beginnings of words come first, favourites before others.
 */
export function matchContacts(contacts: readonly Contact[], typed: string, most: number): ContactMatch[] {
  const text = plain(typed);
  const digits = /\p{L}/u.test(typed) ? "" : tidyNumber(typed);
  if (text === "" || (digits !== "" && digits.length < leastDigits)) return [];
  const ranked = contacts.flatMap((contact) =>
    contact.numbers.flatMap((number) => {
      const rank = rankOf(contact, number.number, text, digits);
      return rank === undefined ? [] : [{ rank: rank + (contact.favourite ? 0 : 0.5), contact, ...number }];
    }),
  );
  return ranked
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, most)
    .map(({ rank: _, ...match }) => match);
}

/** Returns true when a name or one of the numbers has the text, for a list that is searched. */
export function isMatch(contact: Contact, typed: string): boolean {
  return typed.trim() === "" || matchContacts([contact], typed, 1).length > 0;
}

function rankOf({ name }: Contact, number: string, text: string, digits: string): number | undefined {
  const plainName = plain(name);
  if (digits === "") {
    if (beginsWord(plainName, text)) return 0;
    return plainName.includes(text) ? 2 : undefined;
  }
  if (number.slice(1).startsWith(digits)) return 0;
  if (beginsWord(onKeypad(plainName), digits)) return 1;
  // A national number is typed with a zero that its country code replaces.
  return number.includes(digits.replace(/^0+/, "") || digits) ? 2 : undefined;
}

function beginsWord(plainName: string, text: string): boolean {
  return ` ${plainName}`.includes(` ${text}`);
}

/** Without case and accents: "Zoë" is found by "zoe". */
export function plain(text: string): string {
  return plainLetters(text).trim();
}

const keys = "22233344455566677778889999";

function onKeypad(name: string): string {
  return name.replace(/[a-z]/g, (letter) => keys[letter.charCodeAt(0) - 97] ?? "");
}
