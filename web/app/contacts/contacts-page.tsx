import { Pencil, Phone, Star, Trash2, UserPlus } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { type Contact, contactBookMessages as messages } from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { ContactsTitle } from "#web/app/page-titles.tsx";
import { serverMessage } from "#web/kit/api/api-error.ts";
import { Avatar } from "#web/kit/controls/avatar.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { classNames } from "#web/kit/controls/class-names.ts";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { drafts } from "#web/kit/kept/browser-drafts.ts";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { loadAhead } from "#web/kit/loading/presses.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { requireNumberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { formatNumber } from "#web/number/phone-number.ts";
import { useMinutePrices } from "#web/number/price/minute-prices.ts";
import { byLocale, leftToRight } from "#words/formats.ts";
import { t, tn } from "#words/translate.ts";
import { useContacts } from "./book/contacts-query.ts";
import { isMatch, plain } from "./book/match-contacts.ts";
import { useRemoveContact, useSaveContact } from "./contact-changes.ts";

const FilePanel = lazyPart(async () => (await import("./file-panel.tsx")).FilePanel, NotLoaded);

async function loadForm() {
  // What is typed is read by its country's rules.
  const [form] = await Promise.all([import("./contact-form.tsx"), requireNumberingPlans()]);
  return form.ContactForm;
}
const ContactForm = lazyPart(loadForm, NotLoaded);

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
          <Button {...loadAhead(loadForm)} onClick={() => setOpen("new")}>
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
  const matches = contacts.filter((contact) => isMatch(contact, typed));
  const groups = groupContacts(matches, most);
  const { rateInWords } = useCreditMoney();
  const prices = useMinutePrices(numbersOf(groups));
  if (contacts.length === 0) {
    return (
      <EmptyState title={t(messages.none)}>{t("Add one, or import a file from your phone.")}</EmptyState>
    );
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
        {matches.length === 0 ? t(messages.noMatch) : tn(matches.length, "{n} contact", "{n} contacts")}
      </p>
      {groups.map(({ title, contacts: members }) => (
        <section key={title} aria-label={title} className="mb-4">
          <h2 className="border-line border-b pb-1 font-bold text-ink-soft text-sm">{title}</h2>
          <ul className="divide-y divide-line">
            {members.map((contact) => (
              <ContactRow
                key={contact.id}
                contact={contact}
                prices={prices}
                onChange={() => onChange(contact)}
              />
            ))}
          </ul>
        </section>
      ))}
      {matches.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + shownAtOnce)}>
          {t("Load more")}
        </Button>
      )}
      {prices.size > 0 && <p className="mt-4 text-ink-soft text-xs">{rateInWords}</p>}
    </>
  );
}

/** Thousands of rows at once would hold a phone up. */
const shownAtOnce = 200;

interface ContactGroup {
  title: string;
  contacts: Contact[];
}

const byName = byLocale((locale) => new Intl.Collator(locale, { sensitivity: "base", numeric: true }));

/** The first contacts: favourites, then all others by their first letter; names that begin with none are last. */
function groupContacts(contacts: readonly Contact[], most: number): ContactGroup[] {
  const sorted = contacts.toSorted((one, other) => byName().compare(one.name, other.name));
  const rank = ({ name, favourite }: Contact) => (favourite ? 0 : letterOf(name) === noLetter ? 2 : 1);
  const first = sorted.toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
  const titleOf = ({ name, favourite }: Contact) => (favourite ? t("Favourites") : letterOf(name));
  return [...Map.groupBy(first, titleOf)].map(([title, members]) => ({ title, contacts: members }));
}

/** Each number once, in the order of the list. */
function numbersOf(groups: readonly ContactGroup[]): E164[] {
  const contacts = groups.flatMap(({ contacts: members }) => members);
  return [...new Set(contacts.flatMap(({ numbers }) => numbers.map(({ number }) => number)))];
}

const noLetter = "#";

function letterOf(name: string): string {
  const [first = ""] = plain(name);
  return /\p{L}/u.test(first) ? first.toUpperCase() : noLetter;
}

const quiet = { variant: "quiet", size: "small", className: "min-h-11" } as const;

interface ContactRowProps {
  contact: Contact;
  prices: ReadonlyMap<E164, string>;
  onChange: () => void;
}

function ContactRow({ contact, prices, onChange }: ContactRowProps) {
  const save = useSaveContact();
  const remove = useRemoveContact();
  const { name, favourite, numbers, note } = contact;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3">
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <p className="break-words py-1.5 font-semibold">
            <bdi>{name}</bdi>
          </p>
          <ul>
            {numbers.map((one) => (
              <li key={one.number}>
                <CallLink name={name} price={prices.get(one.number)} {...one} />
              </li>
            ))}
          </ul>
          {note !== "" && (
            <p dir="auto" className="mt-1 line-clamp-3 whitespace-pre-line break-words text-ink-soft text-sm">
              {note}
            </p>
          )}
        </div>
      </div>
      <div className="ms-auto flex">
        <Button
          {...quiet}
          aria-pressed={favourite}
          aria-label={t("{name} is a favourite", { name })}
          onClick={() => save.mutate({ ...contact, favourite: !favourite })}
        >
          <Star aria-hidden="true" className={classNames("size-5", favourite && "fill-current")} />
        </Button>
        <Button
          {...quiet}
          {...loadAhead(loadForm)}
          aria-label={t("Change {name}", { name })}
          onClick={onChange}
        >
          <Pencil aria-hidden="true" className="size-5" />
        </Button>
        <Button
          {...quiet}
          aria-label={t("Delete {name}", { name })}
          busy={remove.isPending}
          onClick={() => remove.mutate(contact)}
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </li>
  );
}

type CallLinkProps = Contact["numbers"][number] & { name: string; price: string | undefined };

function CallLink({ name, number, label, price }: CallLinkProps) {
  const navigate = useNavigate();
  const priceId = useId();
  function openDialler(): void {
    drafts.keep("dial", { phoneNumber: formatNumber(number) });
    void navigate("/dashboard");
  }
  return (
    <button
      type="button"
      aria-label={
        label
          ? t("Call {name}, {label}, {number}", { name, label, number: leftToRight(formatNumber(number)) })
          : t("Call {name}, {number}", { name, number: leftToRight(formatNumber(number)) })
      }
      aria-describedby={priceId}
      onClick={openDialler}
      className="figures -mx-2 inline-flex min-h-11 items-center gap-2 rounded-control px-2 py-0.5 text-start text-accent text-sm hover:bg-accent-soft"
    >
      <Phone aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <bdi>{formatNumber(number)}</bdi> {label && <span className="text-ink-soft">{label}</span>}
        {/* Its place is there before it is. */}
        <span id={priceId} className="block min-h-lh text-ink-soft text-xs">
          {price}
        </span>
      </span>
    </button>
  );
}
