import { contactBook } from "#adapters/postgres/contact-book-store.ts";
import { contactBookRoutes } from "#server/http/routes/contact-book-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

export function serveContactBook({ clock, ids, database }: Platform, { mount }: Host): void {
  contactBookRoutes(mount, {
    clock,
    ids,
    transaction: (work) => database.transaction((client) => work({ contacts: contactBook(client) })),
    connection: (work) => database.withClient((client) => work({ contacts: contactBook(client) })),
  });
}
