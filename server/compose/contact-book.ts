import type { Database } from "#adapters/postgres/connection/database.ts";
import { contactBook } from "#adapters/postgres/contact-book-store.ts";
import type { ContactDeps } from "#domain/contacts/manage-contacts.ts";
import { randomIds, systemClock } from "./runtime.ts";

export function contactDeps(database: Database): ContactDeps {
  return {
    clock: systemClock,
    ids: randomIds,
    transaction: (work) => database.transaction((client) => work({ contacts: contactBook(client) })),
    connection: (work) => database.withClient((client) => work({ contacts: contactBook(client) })),
  };
}
