import { type ContactNumber, contactLimits, type TypedContact } from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { NewContact } from "./contact-store.ts";

/** A typed contact with its numbers in E.164 form, each once. Refuses what is no number. */
export function readContact(id: string, { name, favourite, numbers }: TypedContact): NewContact | Refusal {
  const read = new Map<E164, ContactNumber>();
  for (const { number: typed, label } of numbers) {
    const number = readNumber(typed);
    if (isRefusal(number)) return number;
    if (!read.has(number)) read.set(number, { number, label });
  }
  return { id, name, favourite, numbers: [...read.values()] };
}

/** The contacts of a file, each with a new id. Refuses what is no number. */
export function readContacts(typed: readonly TypedContact[], newId: () => string): NewContact[] | Refusal {
  const contacts: NewContact[] = [];
  for (const one of typed) {
    const contact = readContact(newId(), one);
    if (isRefusal(contact)) return contact;
    contacts.push(contact);
  }
  return contacts;
}

export const hasTooManyNumbers = ({ numbers }: NewContact) => numbers.length > contactLimits.numbers;
