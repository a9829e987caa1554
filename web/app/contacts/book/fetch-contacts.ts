import { type Contact, contactBookRoutes } from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callApi } from "#web/kit/api/browser-api.ts";

export interface ContactBook {
  contacts: Contact[];
  names: ReadonlyMap<string, string>;
  /** Chosen caller IDs by number. */
  callerIds: ReadonlyMap<string, string>;
}

export async function fetchContacts(signal: AbortSignal): Promise<ContactBook> {
  const contacts = await callApi(contactBookRoutes.list, {}, { signal });
  return bookOf(contacts);
}

export function bookOf(contacts: Contact[]): ContactBook {
  return { contacts, names: namesOf(contacts), callerIds: callerIdsOf(contacts) };
}

/** Names by number. Of two contacts with one number the favourite gives its name. */
export function namesOf(contacts: readonly Contact[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { name, numbers } of favouritesFirst(contacts)) {
    for (const { number } of numbers) if (!names.has(number)) names.set(number, name);
  }
  return names;
}

function callerIdsOf(contacts: readonly Contact[]): ReadonlyMap<string, string> {
  const callerIds = new Map<string, string>();
  for (const { callerId, numbers } of favouritesFirst(contacts)) {
    if (callerId === null) continue;
    for (const { number } of numbers) if (!callerIds.has(number)) callerIds.set(number, callerId);
  }
  return callerIds;
}

/** The contact that gives a number its name; undefined for a number of none. */
export function contactOf(contacts: readonly Contact[], number: E164): Contact | undefined {
  return favouritesFirst(contacts).find(({ numbers }) => numbers.some((one) => one.number === number));
}

function favouritesFirst(contacts: readonly Contact[]): Contact[] {
  return contacts.toSorted((one, other) => Number(other.favourite) - Number(one.favourite));
}
