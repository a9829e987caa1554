import type { ContactNumber } from "./contact-book.ts";
import type { E164 } from "./phone-number.ts";

interface Mergeable {
  name: string;
  favourite: boolean;
  numbers: ContactNumber[];
}

export interface Merged<Known, Read> {
  /** To add: of the contacts read, those that are no other's. */
  added: Read[];
  /** Known contacts with the numbers that they gain. */
  changed: Known[];
  /** How many of the contacts read went into another one. */
  merged: number;
  /** How many of the contacts read bring nothing new. */
  unchanged: number;
}

/**
 * Merges contacts that were read from a file into known ones: contacts that share a name and a number are one person, and
 * the contact gains the other numbers. People with one number and two names, as in a household, stay two. The page
 * previews an import with it, and the server decides with it.
 */
export function mergeContacts<Known extends Mergeable, Read extends Mergeable>(
  known: readonly Known[],
  read: readonly Read[],
): Merged<Known, Read> {
  const copies = known.map((contact) => ({ ...contact, numbers: [...contact.numbers] }));
  const people = new Map<string, (Known | Read)[]>();
  const keep = (contact: Known | Read) =>
    people.set(nameKey(contact), [...(people.get(nameKey(contact)) ?? []), contact]);
  for (const contact of copies) keep(contact);
  const added: Read[] = [];
  const gained = new Set<Known | Read>();
  let merged = 0;
  let unchanged = 0;
  for (const one of read) {
    const same = (people.get(nameKey(one)) ?? []).filter(
      (other) => numbersBeyond(one, other).length < one.numbers.length,
    );
    const [person] = same;
    if (person === undefined) {
      const copy = { ...one, numbers: [...one.numbers] };
      added.push(copy);
      keep(copy);
    } else if (same.some((other) => numbersBeyond(one, other).length === 0)) {
      unchanged += 1;
    } else {
      person.numbers.push(...numbersBeyond(one, person));
      gained.add(person);
      merged += 1;
    }
  }
  return { added, changed: copies.filter((contact) => gained.has(contact)), merged, unchanged };
}

/** The numbers of one contact that another lacks. */
function numbersBeyond({ numbers }: Mergeable, { numbers: others }: Mergeable): ContactNumber[] {
  const owned = new Set<E164>(others.map(({ number }) => number));
  return numbers.filter(({ number }) => !owned.has(number));
}

/** Alike for "Ada Lovelace", "LOVELACE, Ada" and "ada  lovelace". */
function nameKey({ name }: Mergeable): string {
  const words = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.toSorted().join(" ") ?? name.trim();
}
