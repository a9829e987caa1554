import { type Contact, contactBookRoutes } from "#contract/contacts/contact-book.ts";
import { callApi } from "#web/kit/api/browser-api.ts";

export interface ContactBook {
  contacts: Contact[];
  names: ReadonlyMap<string, string>;
}

export async function fetchContacts(signal: AbortSignal): Promise<ContactBook> {
  const contacts = await callApi(contactBookRoutes.list, {}, { signal });
  return { contacts, names: namesOf(contacts) };
}

/** Names by number. Of two contacts with one number the favourite gives its name. */
export function namesOf(contacts: readonly Contact[]): ReadonlyMap<string, string> {
  const favouritesFirst = contacts.toSorted((one, other) => Number(other.favourite) - Number(one.favourite));
  const names = new Map<string, string>();
  for (const { name, numbers } of favouritesFirst) {
    for (const { number } of numbers) if (!names.has(number)) names.set(number, name);
  }
  return names;
}
