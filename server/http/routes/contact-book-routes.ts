import { contactBookRoutes as routes } from "#contract/contacts/contact-book.ts";
import {
  addContact,
  type ContactDeps,
  changeContact,
  importContacts,
  removeContact,
} from "#domain/contacts/manage-contacts.ts";
import type { Mount } from "#server/http/mount.ts";

export function contactBookRoutes(mount: Mount, deps: ContactDeps): void {
  mount.user(routes.list, async (_call, user) => deps.connection(({ contacts }) => contacts.list(user.id)));
  mount.user(routes.add, async ({ body }, user) => addContact(deps, user.id, body));
  mount.user(routes.import, async ({ body }, user) => importContacts(deps, user.id, body.contacts));
  mount.user(routes.change, async ({ params, body }, user) => changeContact(deps, user.id, params.id, body));
  mount.user(routes.remove, async ({ params, body }, user) =>
    removeContact(deps, user.id, { id: params.id, version: body.version }),
  );
}
