import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Contact, contactBookRoutes, type TypedContact } from "#contract/contact-book.ts";
import { contactBookMessages } from "#contract/contact-book-messages.ts";
import { serverMessage } from "#web/lib/api-error.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { toast } from "#web/ui/toast.ts";
import { t } from "#words/translate.ts";

/** What a form saves: a new contact under an id of its own, or another version of a known one. */
export type ContactToSave = TypedContact & { id: string; version?: number | undefined };

function save({ id, version, ...contact }: ContactToSave): Promise<Contact> {
  return version === undefined
    ? callApi(contactBookRoutes.add, { body: { id, ...contact } })
    : callApi(contactBookRoutes.change, { params: { id }, body: { version, ...contact } });
}

export function useSaveContact(onSaved?: (contact: Contact) => void) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: save,
    onSuccess: async (contact) => {
      onSaved?.(contact);
      await refetch();
    },
    // The list may be why: another tab has changed it.
    onError: async (error) => {
      showFailure(error);
      await refetch();
    },
  });
}

/** Deletes a contact, and offers to bring it back. */
export function useRemoveContact() {
  const refetch = useRefetch();
  const restore = useSaveContact();
  return useMutation({
    mutationFn: ({ id }: Contact) => callApi(contactBookRoutes.remove, { params: { id } }),
    onSuccess: async ({ message }, { version: _, ...contact }) => {
      const action = { label: t("Undo"), onClick: () => restore.mutate(contact) };
      toast.success(message, { action, duration: 10_000 });
      await refetch();
    },
    onError: async (error) => {
      showFailure(error);
      await refetch();
    },
  });
}

export function useImportContacts(onDone: () => void) {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (contacts: TypedContact[]) => callApi(contactBookRoutes.import, { body: { contacts } }),
    onSuccess: async ({ added, merged }) => {
      toast.success(contactBookMessages.imported(added, merged));
      onDone();
      await refetch();
    },
    onError: showFailure,
  });
}

function useRefetch() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: queryKeys.contacts });
}

function showFailure(error: unknown): void {
  toast.error(serverMessage(error) ?? t(contactBookMessages.failed));
}
