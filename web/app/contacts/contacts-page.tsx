import { UserPlus } from "lucide-react";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { contactBookMessages as messages } from "#contract/messages/contact-book-messages.ts";
import { useContacts } from "#web/app/contacts/book/contacts-query.ts";
import { isMatch } from "#web/app/contacts/book/match-contacts.ts";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { requireNumberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { t, tn } from "#words/translate.ts";
import { groupContacts } from "./contact-groups.ts";
import { ContactRow } from "./contact-row.tsx";
import { ContactsTitle } from "./contacts-title.tsx";

const FilePanel = lazyPart(async () => (await import("./file-panel.tsx")).FilePanel, NotLoaded);

const ContactForm = lazyPart(async () => {
  // What is typed is read by its country's rules.
  const [form] = await Promise.all([import("./contact-form.tsx"), requireNumberingPlans()]);
  return form.ContactForm;
}, NotLoaded);

/** Every contact, and the form of a new one: an address with a number opens it. */
export function ContactsPage() {
  const { data: contacts, error, refetch } = useContacts();
  const [parameters, setParameters] = useSearchParams();
  const number = parameters.get("number");
  // The list is there first; its numbers get their spaces when these are here.
  useNumberingPlans(contacts !== undefined && contacts.length > 0);
  const [open, setOpen] = useState<Contact | "new" | null>(number === null ? null : "new");
  function close(): void {
    setOpen(null);
    setParameters({}, { replace: true });
  }
  return (
    <div className="mx-auto max-w-3xl">
      <ContactsTitle />
      <div className="space-y-6">
        {open === null ? (
          <Button onClick={() => setOpen("new")}>
            <UserPlus aria-hidden="true" className="size-5" />
            {t("Add a contact")}
          </Button>
        ) : open === "new" ? (
          <Card title={t("New contact")}>
            <Suspense fallback={<Loading />}>
              <ContactForm number={number ?? ""} onClose={close} />
            </Suspense>
          </Card>
        ) : (
          <Card title={t("Change {name}", { name: open.name })}>
            <Suspense fallback={<Loading />}>
              <ContactForm
                key={open.id}
                contact={contacts?.find(({ id }) => id === open.id) ?? open}
                onClose={close}
              />
            </Suspense>
          </Card>
        )}
        <Card>
          {contacts && <ContactList contacts={contacts} onChange={setOpen} />}
          {!contacts && !error && <Loading />}
          {!contacts && error && (
            <Alert tone="danger">
              {serverMessage(error) ?? t(messages.loadFailed)}{" "}
              <Button variant="secondary" size="small" onClick={() => void refetch()}>
                {t("Try again")}
              </Button>
            </Alert>
          )}
        </Card>
        {contacts && (
          <Suspense fallback={<Loading />}>
            <FilePanel contacts={contacts} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

interface ContactListProps {
  contacts: readonly Contact[];
  onChange: (contact: Contact) => void;
}

function ContactList({ contacts, onChange }: ContactListProps) {
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(shownAtOnce);
  const found = contacts.filter((contact) => isMatch(contact, typed));
  if (contacts.length === 0) {
    return <EmptyState title={t(messages.none)}>{t("Add one, or import a file of your phone.")}</EmptyState>;
  }
  return (
    <>
      <TextField
        label={t("Search by name or number")}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="mt-3 mb-4 text-ink-soft text-sm">
        {found.length === 0 ? t(messages.noMatch) : tn(found.length, "{n} contact", "{n} contacts")}
      </p>
      {groupContacts(found, most).map(({ title, contacts: members }) => (
        <section key={title} aria-label={title} className="mb-4">
          <h2 className="border-line border-b pb-1 font-bold text-ink-soft text-sm">{title}</h2>
          <ul className="divide-y divide-line">
            {members.map((contact) => (
              <ContactRow key={contact.id} contact={contact} onChange={() => onChange(contact)} />
            ))}
          </ul>
        </section>
      ))}
      {found.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + shownAtOnce)}>
          {t("Load more")}
        </Button>
      )}
    </>
  );
}

/** Thousands of rows at once would hold a phone up. */
const shownAtOnce = 200;
