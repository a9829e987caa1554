import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type Contact,
  contactBookMessages,
  contactBookRoutes,
  contactLimits,
  type TypedContact,
} from "#contract/contacts/contact-book.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { bookOf, type ContactBook } from "./book/fetch-contacts.ts";

/** Content of a saved form: a new contact under an id of its own, or another version of a known one. */
type ContactToSave = TypedContact & { id: string; version?: number | undefined };

function save({ id, version, ...contact }: ContactToSave): Promise<Contact> {
  return version === undefined
    ? callApi(contactBookRoutes.add, { body: { id, ...contact } })
    : callApi(contactBookRoutes.change, { params: { id }, body: { version, ...contact } });
}

export function useSaveContact(onSaved: () => void = () => undefined) {
  const refetch = useRefetch();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: save,
    onSuccess(saved) {
      // A form that is opened again at once begins with what was saved.
      queries.setQueryData<ContactBook>(
        queryKeys.contacts,
        (book) => book && bookOf([...book.contacts.filter(({ id }) => id !== saved.id), saved]),
      );
      onSaved();
    },
    onError: showFailure,
    // After a failure too: another tab may have changed the list.
    onSettled: refetch,
  });
}

export function useRemoveContact() {
  const refetch = useRefetch();
  const restore = useSaveContact();
  return useMutation({
    mutationFn: ({ id, version }: Contact) =>
      callApi(contactBookRoutes.remove, { params: { id }, body: { version } }),
    onSuccess({ message }, { version: _, ...contact }) {
      const action = { label: t("Undo"), onClick: () => restore.mutate(contact) };
      toast.success(message, { action, duration: 10_000 });
    },
    onError: showFailure,
    onSettled: refetch,
  });
}

/** Sends contacts in parts. A part that is sent again changes nothing, so after a failure the same file brings the rest. */
export function useImportContacts(onDone: () => void) {
  const refetch = useRefetch();
  return useMutation({
    async mutationFn(contacts: TypedContact[]) {
      const sum = { added: 0, merged: 0 };
      let done = 0;
      for (const part of importParts(contacts)) {
        try {
          const { added, merged } = await callApi(contactBookRoutes.import, { body: { contacts: part } });
          sum.added += added;
          sum.merged += merged;
        } catch (error) {
          if (done > 0) toast.error(t(partlyImported, { done, n: contacts.length }));
          throw error;
        }
        done += part.length;
      }
      return sum;
    },
    onSuccess({ added, merged }) {
      toast.success(say(contactBookMessages.imported(added, merged)));
      onDone();
    },
    onError: showFailure,
    onSettled: refetch,
  });
}

const partlyImported = "{done} of {n} contacts were imported. Please choose the file again for the others.";

function useRefetch() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.contacts });
}

function showFailure(error: unknown): void {
  toast.error(serverMessage(error) ?? t(contactBookMessages.failed));
}

/** More than the JSON around a list of contacts. */
const frame_bytes = 100;

/** Contacts in parts, each of which one request takes: by their number, and by their size, because notes are long. */
export function importParts(contacts: readonly TypedContact[]): TypedContact[][] {
  const parts: TypedContact[][] = [];
  let part: TypedContact[] = [];
  let size_bytes = 0;
  for (const contact of contacts) {
    const more_bytes = new TextEncoder().encode(`${JSON.stringify(contact)},`).length;
    const isFull =
      part.length === contactLimits.importedAtOnce ||
      size_bytes + more_bytes > contactLimits.importedAtOnce_bytes;
    if (parts.length === 0 || isFull) {
      part = [];
      parts.push(part);
      size_bytes = frame_bytes;
    }
    part.push(contact);
    size_bytes += more_bytes;
  }
  return parts;
}
