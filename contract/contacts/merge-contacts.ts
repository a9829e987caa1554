import type { E164 } from "#contract/numbers/phone-number.ts";
import { plainLetters } from "#contract/plain-letters.ts";
import { type ContactNumber, contactLimits } from "./contact-book.ts";

interface Mergeable {
  name: string;
  favourite: boolean;
  numbers: ContactNumber[];
  note: string;
}

export interface Merged<Known, Read> {
  /** To add: of the contacts read, those that are no other's. */
  added: Read[];
  /** Known contacts with the numbers and the notes that they gain. */
  changed: Known[];
  merged: number;
  unchanged: number;
  /** Contacts read whose note is left out, because a contact's note would be too long with it. */
  withoutNote: Read[];
}

/**
 * Merges contacts that were read from a file into known ones: contacts that share a name and a number are one person, and
 * the contact gains the other numbers, and the other note below its own. People with one number and two names, as in a
 * household, stay two. The page previews an import with it, and the server decides with it.
 */
export function mergeContacts<Known extends Mergeable, Read extends Mergeable>(
  contacts: readonly Known[],
  read: readonly Read[],
): Merged<Known, Read> {
  const people = new Namesakes<Known | Read>();
  const copies = contacts.map(copyOf);
  for (const contact of copies) people.add(contact);
  const added: Read[] = [];
  const gained = new Set<Known | Read>();
  const withoutNote: Read[] = [];
  let merged = 0;
  let unchanged = 0;
  for (const one of read) {
    const person = people.find(one);
    if (person === undefined) {
      const copy = copyOf(one);
      added.push(copy);
      people.add(copy);
      continue;
    }
    const note = joinedNotes(person.contact.note, one.note);
    if (note === undefined) withoutNote.push(one);
    if (hasAll(person, one) && !gainsNote(person, one)) {
      unchanged += 1;
    } else {
      people.give(person, one.numbers);
      person.contact.note = note ?? person.contact.note;
      gained.add(person.contact);
      merged += 1;
    }
  }
  return { added, changed: copies.filter((contact) => gained.has(contact)), merged, unchanged, withoutNote };
}

interface Person<One> {
  contact: One;
  numbers: Set<E164>;
}

/** Namesakes with one number whose notes are compared: comparing those of thousands would take minutes. */
const mostNotes = 20;

/** People by name and number together, so that a thousand contacts of one name are not compared with each other. */
class Namesakes<One extends Mergeable> {
  readonly #people = new Map<string, Person<One>[]>();

  add(contact: One): void {
    const person = { contact, numbers: new Set<E164>() };
    this.#index(person, contact.numbers);
  }

  /** The person who has the name, all numbers and the note, or else one who has the name and all or one of the numbers. */
  find(contact: Mergeable): Person<One> | undefined {
    const name = nameKey(contact);
    const namesakes = contact.numbers.map(({ number }) => this.#people.get(`${name} ${number}`) ?? []);
    const [fewest = []] = namesakes.toSorted((one, other) => one.length - other.length);
    return (
      fewest.slice(0, mostNotes).find((person) => hasAll(person, contact) && !gainsNote(person, contact)) ??
      fewest.find((person) => hasAll(person, contact)) ??
      namesakes.find(({ length }) => length > 0)?.[0]
    );
  }

  give(person: Person<One>, numbers: readonly ContactNumber[]): void {
    const missing = numbers.filter(({ number }) => !person.numbers.has(number));
    person.contact.numbers.push(...missing);
    this.#index(person, missing);
  }

  #index(person: Person<One>, numbers: readonly ContactNumber[]): void {
    const name = nameKey(person.contact);
    for (const { number } of numbers) {
      const key = `${name} ${number}`;
      const namesakes = this.#people.get(key);
      if (namesakes) namesakes.push(person);
      else this.#people.set(key, [person]);
      person.numbers.add(number);
    }
  }
}

/** The notes of one person, each line of them once where one has the other; undefined where they are too long together. */
function joinedNotes(stored: string, read: string): string | undefined {
  const hasLines = (whole: string, part: string) => part === "" || `\n${whole}\n`.includes(`\n${part}\n`);
  if (hasLines(stored, read)) return stored;
  const joined = hasLines(read, stored) ? read : `${stored}\n${read}`;
  return joined.length <= contactLimits.note ? joined : undefined;
}

function gainsNote<One extends Mergeable>({ contact: { note } }: Person<One>, contact: Mergeable): boolean {
  return (joinedNotes(note, contact.note) ?? note) !== note;
}

function hasAll<One>({ numbers }: Person<One>, contact: Mergeable): boolean {
  return contact.numbers.every(({ number }) => numbers.has(number));
}

function copyOf<One extends Mergeable>(contact: One): One {
  return { ...contact, numbers: [...contact.numbers] };
}

/** Alike for "Ada Lovelace", "LOVELACE, Ada" and "ada  lovelace". */
function nameKey({ name }: Mergeable): string {
  const words = plainLetters(name).match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.toSorted().join(" ") ?? name.trim();
}
