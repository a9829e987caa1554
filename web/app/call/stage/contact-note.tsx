import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Contact, contactBookRoutes, contactLimits } from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { type ContactBook, contactOf, fetchContacts } from "#web/app/contacts/book/fetch-contacts.ts";
import { noteDraft } from "#web/app/contacts/book/note-draft.ts";
import { createNoteSaver, type NoteSnapshot } from "#web/app/contacts/book/note-saver.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { TextAreaField } from "#web/kit/fields/text-field.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";

/** The note of the contact who is called. It is saved while it is typed, and when the call ends. */
export function ContactNote({ number }: { number: E164 }) {
  const { data: contacts = [] } = useContacts();
  const contact = contactOf(contacts, number);
  return contact ? <NoteField key={contact.id} contact={contact} /> : null;
}

function NoteField({ contact }: { contact: Contact }) {
  const queries = useQueryClient();
  const [saver] = useState(() => createNoteSaver(contact, portsOf(contact.id, queries)));
  const { text, state, error } = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const { name } = contact;
  useEffect(() => saver.see(contact), [saver, contact]);
  useEffect(() => {
    // A draft may wait.
    void saver.flush();
    return () => {
      const isUnsaved = () => ["failed", "conflict"].includes(saver.snapshot().state);
      void saver
        .flush()
        .then(() => isUnsaved() && toast.error(t(lostSentence, { name }), { duration: 15_000 }));
    };
  }, [saver, name]);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = place.current;
    return () => leaveFocus(field);
  }, []);
  return (
    <div ref={place} className="space-y-2">
      <TextAreaField
        label={t("Note")}
        rows={4}
        dir="auto"
        maxLength={contactLimits.note}
        value={text}
        onChange={({ target }) => saver.type(target.value)}
        onBlur={() => void saver.flush()}
        hint={hintOf(state)}
      />
      {state === "failed" && (
        <Alert tone="danger">
          {serverMessage(error) ?? t("The note could not be saved. Your text is still here.")}{" "}
          <Button variant="secondary" size="small" onClick={() => void saver.flush()}>
            {t("Try again")}
          </Button>
        </Alert>
      )}
      {state === "conflict" && (
        <Alert tone="warn">
          {t("This contact was changed elsewhere.")}{" "}
          <span className="flex flex-wrap gap-2 pt-2">
            <Button variant="secondary" size="small" onClick={() => saver.decide("typed")}>
              {t("Save my text")}
            </Button>
            <Button variant="secondary" size="small" onClick={() => saver.decide("saved")}>
              {t("Show the saved version")}
            </Button>
          </span>
        </Alert>
      )}
    </div>
  );
}

/**
 * Moves the focus to the call's card when the field goes with the call. In the number field the rest of a sentence would be
 * a number, and its line breaks would call it.
 */
function leaveFocus(field: HTMLElement | null): void {
  if (!field?.contains(document.activeElement)) return;
  field.closest<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
}

const lostSentence = "Your note about {name} could not be saved. Open the contact: your text is still there.";

function hintOf(state: NoteSnapshot["state"]): string {
  if (state === "saved") return t("Saved.");
  return state === "unchanged" ? t("Only you can see it.") : t("Not saved yet.");
}

function portsOf(id: string, queries: QueryClient): Parameters<typeof createNoteSaver>[1] {
  return {
    async save({ version, name, favourite, numbers, note }) {
      const body = { version, name, favourite, numbers, note };
      const saved = await callApi(contactBookRoutes.change, { params: { id }, body });
      queries.setQueryData<ContactBook>(
        queryKeys.contacts,
        (book) => book && { ...book, contacts: book.contacts.map((one) => (one.id === id ? saved : one)) },
      );
      return saved;
    },
    async findNewest() {
      const { contacts } = await queries.fetchQuery({
        queryKey: queryKeys.contacts,
        queryFn: ({ signal }) => fetchContacts(signal),
        staleTime: 0,
      });
      return contacts.find((one) => one.id === id);
    },
    draft: noteDraft(id),
  };
}
