import type { ContactNumber } from "./contact-book.ts";
import type { E164 } from "./phone-number.ts";

interface Mergeable {
  name: string;
  favourite: boolean;
  numbers: ContactNumber[];
}

export interface Merged<Known, Read> {
  /** To add: of the contacts read, those that share no number with another. */
  added: Read[];
  /** Known contacts with the numbers that they gain. */
  changed: Known[];
  /** How many of the contacts read went into another one. */
  merged: number;
  /** How many of the contacts read bring nothing new. */
  unchanged: number;
}

/**
 * Merges contacts that were read from a file into known ones: contacts that share a number are one person. The first
 * name stays, and the contact gains the other numbers. The page previews an import with it, and the server decides
 * with it.
 */
export function mergeContacts<Known extends Mergeable, Read extends Mergeable>(
  known: readonly Known[],
  read: readonly Read[],
): Merged<Known, Read> {
  const owners = new Map<E164, Known | Read>();
  const claim = (contact: Known | Read) => {
    for (const { number } of contact.numbers) if (!owners.has(number)) owners.set(number, contact);
  };
  const copies = known.map((contact) => ({ ...contact, numbers: [...contact.numbers] }));
  for (const contact of copies) claim(contact);
  const added: Read[] = [];
  const gained = new Set<Known | Read>();
  let merged = 0;
  let unchanged = 0;
  for (const one of read) {
    const owner = one.numbers.map(({ number }) => owners.get(number)).find((found) => found !== undefined);
    if (owner === undefined) {
      const copy = { ...one, numbers: [...one.numbers] };
      added.push(copy);
      claim(copy);
      continue;
    }
    const fresh = one.numbers.filter(({ number }) => !owners.has(number));
    if (fresh.length === 0) {
      unchanged += 1;
      continue;
    }
    owner.numbers.push(...fresh);
    claim(owner);
    gained.add(owner);
    merged += 1;
  }
  return { added, changed: copies.filter((contact) => gained.has(contact)), merged, unchanged };
}
