import { type ContactNumber, contactLimits, type TypedContact } from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { ContactChange, NewContact } from "./contact-store.ts";

/** A typed contact with its numbers in E.164 form, each once. Refuses what is no number. */
export function readContact(
  id: string,
  { name, favourite, numbers, note }: TypedContact,
): Omit<ContactChange, "version"> | Refusal {
  const read = new Map<E164, ContactNumber>();
  for (const { number: typed, label } of numbers) {
    const number = readNumber(typed);
    if (isRefusal(number)) return number;
    if (!read.has(number)) read.set(number, { number, label });
  }
  return { id, name, favourite, numbers: [...read.values()], note };
}

/** The same of a contact that is new: without a note it has an empty one. */
export function readNewContact(id: string, typed: TypedContact): NewContact | Refusal {
  const contact = readContact(id, typed);
  return isRefusal(contact) ? contact : { ...contact, note: contact.note ?? "" };
}

/** The contacts of a file, each with a new id. Refuses what is no number. */
export function readContacts(typed: readonly TypedContact[], newId: () => string): NewContact[] | Refusal {
  const contacts: NewContact[] = [];
  for (const one of typed) {
    const contact = readNewContact(newId(), one);
    if (isRefusal(contact)) return contact;
    contacts.push(contact);
  }
  return contacts;
}

export const hasTooManyNumbers = ({ numbers }: NewContact) => numbers.length > contactLimits.numbers;
