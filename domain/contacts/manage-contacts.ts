import {
  type Contact,
  type ContactNumber,
  contactBookMessages,
  contactLimits,
  type TypedContact,
} from "#contract/contacts/contact-book.ts";
import { mergeContacts } from "#contract/contacts/merge-contacts.ts";
import { success } from "#contract/messages/message.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Clock, Connection, Ids, Transaction } from "#domain/runtime.ts";
import type { ContactBook, ContactChange, NewContact } from "./contact-store.ts";

export interface ContactDeps {
  clock: Clock;
  ids: Ids;
  transaction: Transaction<{ contacts: ContactBook }>;
  connection: Connection<{ contacts: Omit<ContactBook, "lock" | "add" | "remove"> }>;
}

/**
 * Adds a contact under an id of its sender's. Sending it again gives the same answer.
 * Refuses `number_not_valid`, `too_many_contacts`, and `idempotency_conflict` for a different contact of that id.
 */
export async function addContact(
  { clock, transaction }: ContactDeps,
  userId: string,
  { id, ...typed }: TypedContact & { id: string },
): Promise<Contact | Refusal> {
  const contact = readNewContact(id, typed);
  if (isRefusal(contact)) return contact;
  return transaction(async ({ contacts }) => {
    const count = await contacts.lock(userId);
    if (count === undefined) return refuse("unauthenticated");
    const stored = await contacts.find(userId, id);
    if (stored) return isSame(stored, contact) ? stored : refuse("idempotency_conflict");
    if (count >= contactLimits.contacts) return refuse("too_many_contacts");
    await contacts.add(userId, [contact], clock.now());
    return { ...contact, version: 1 };
  });
}

/**
 * Replaces a contact of the version that its sender has seen. Its note stays where the sender names none.
 * Refuses `number_not_valid`, `contact_not_found`, and `contact_changed` when the contact has another version by now.
 */
export async function changeContact(
  { connection }: ContactDeps,
  userId: string,
  id: string,
  { version, ...typed }: TypedContact & { version: number },
): Promise<Contact | Refusal> {
  const contact = readContact(id, typed);
  if (isRefusal(contact)) return contact;
  return connection(async ({ contacts }) => {
    const changed = await contacts.change(userId, { ...contact, version });
    if (changed) return changed;
    const stored = await contacts.find(userId, id);
    if (!stored) return refuse("contact_not_found");
    // The answer to the first attempt may have been lost.
    return isSame(stored, contact) ? stored : refuse("contact_changed");
  });
}

/** Refuses `contact_not_found`, and `contact_changed` for another version. */
export async function removeContact(
  { transaction }: ContactDeps,
  userId: string,
  shown: { id: string; version: number },
): Promise<{ message: string } | Refusal> {
  return transaction(async ({ contacts }) => {
    const book = await contacts.lock(userId);
    const stored = book === undefined ? undefined : await contacts.find(userId, shown.id);
    if (!stored) return refuse("contact_not_found");
    // Changes do not wait for the book's lock, so the row itself is compared.
    if (!(await contacts.remove(userId, shown))) return refuse("contact_changed");
    return success(contactBookMessages.removed(stored.name));
  });
}

/**
 * Adds the contacts of a file, all or none; those that share their name and a number with a known contact are merged into it.
 * Refuses `number_not_valid`, `too_many_contacts` and `too_many_numbers`.
 */
export async function importContacts(
  { clock, ids, transaction }: ContactDeps,
  userId: string,
  typed: readonly TypedContact[],
): Promise<{ added: number; merged: number; unchanged: number } | Refusal> {
  const read = readContacts(typed, ids.uuid);
  if (isRefusal(read)) return read;
  return transaction(async ({ contacts }) => {
    const count = await contacts.lock(userId);
    if (count === undefined) return refuse("unauthenticated");
    const { added, changed, merged, unchanged } = mergeContacts(await contacts.list(userId), read);
    if (count + added.length > contactLimits.contacts) return refuse("too_many_contacts");
    if ([...added, ...changed].some(hasTooManyNumbers)) return refuse("too_many_numbers");
    if (added.length > 0) await contacts.add(userId, added, clock.now());
    for (const contact of changed) {
      // Another tab may change a contact meanwhile, because changes do not wait for the book's lock.
      if (!(await contacts.change(userId, contact))) return refuse("contact_changed");
    }
    return { added: added.length, merged, unchanged };
  });
}

/** True for a contact of this content. A change without a note or a caller ID says nothing of it. */
function isSame(
  stored: Contact,
  { note = stored.note, callerId = stored.callerId, ...content }: Content,
): boolean {
  return JSON.stringify(sorted(stored)) === JSON.stringify(sorted({ ...content, note, callerId }));
}

type Content = Omit<ContactChange, "id" | "version">;

const sorted = ({ name, favourite, numbers, note, callerId }: Content) => [
  name,
  favourite,
  numbers.map(({ number, label }) => [number, label]),
  note,
  callerId,
];

/** A typed contact with its numbers in E.164 form, each once. Refuses what is no number. */
function readContact(
  id: string,
  { numbers, ...typed }: TypedContact,
): Omit<ContactChange, "version"> | Refusal {
  const read = new Map<E164, ContactNumber>();
  for (const { number: dialled, label } of numbers) {
    const number = readNumber(dialled);
    if (isRefusal(number)) return number;
    if (!read.has(number)) read.set(number, { number, label });
  }
  return { ...typed, id, numbers: [...read.values()] };
}

/** The same of a contact that is new: without a note it has an empty one, and without a caller ID the default. */
function readNewContact(id: string, typed: TypedContact): NewContact | Refusal {
  const contact = readContact(id, typed);
  return isRefusal(contact)
    ? contact
    : { ...contact, note: contact.note ?? "", callerId: contact.callerId ?? null };
}

/** The contacts of a file, each with a new id. Refuses what is no number. */
function readContacts(typed: readonly TypedContact[], newId: () => string): NewContact[] | Refusal {
  const contacts: NewContact[] = [];
  for (const one of typed) {
    const contact = readNewContact(newId(), one);
    if (isRefusal(contact)) return contact;
    contacts.push(contact);
  }
  return contacts;
}

const hasTooManyNumbers = ({ numbers }: NewContact) => numbers.length > contactLimits.numbers;
