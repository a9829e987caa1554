import type { ReactNode } from "react";
import { type Contact, contactLimits } from "#contract/contacts/contact-book.ts";
import { mergeContacts } from "#contract/contacts/merge-contacts.ts";
import { contactBookMessages } from "#contract/messages/contact-book-messages.ts";
import { refusals } from "#contract/refusals.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatNumber } from "#web/number/phone-number.ts";
import { byLocale } from "#words/by-locale.ts";
import { t, tn } from "#words/translate.ts";
import { useImportContacts } from "./contact-changes.ts";
import type { FileReading, ImportableContact } from "./files/file-contacts.ts";
import { importable } from "./files/labels.ts";
import { leftOutWords } from "./left-out-words.ts";
import { NoteList } from "./note-list.tsx";

const mostShown = 5;

interface ImportPreviewProps {
  contacts: readonly Contact[];
  reading: FileReading;
  /** Another reading is on its way, with another country or other letters. */
  isReading: boolean;
  onClose: () => void;
  /** Choices of the reader. */
  children: ReactNode;
}

/** Changes that an import would make, and the lines, columns and parts of the file that it leaves out. */
export function ImportPreview({ contacts, reading, isReading, onClose, children }: ImportPreviewProps) {
  const save = useImportContacts(onClose);
  const read = reading.contacts.map(importable);
  const plan = mergeContacts(contacts, read);
  const obstacle = obstacleOf(contacts.length, plan);
  return (
    <section aria-label={t("What the file holds")} className="space-y-4">
      <p role="status" className="font-semibold">
        {sentence(plan)}
      </p>
      {children}
      {obstacle && <Alert tone="danger">{obstacle}</Alert>}
      {plan.added.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {telling(plan.added, reading.isGuessed).map(({ name, numbers }) => (
            <li key={`${name} ${numbers[0]?.number}`} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words font-medium">{name}</span>
              <span className="figures flex flex-wrap gap-x-3 text-ink-soft">
                {numbers.map(({ number }) => (
                  <bdi key={number}>{formatNumber(number)}</bdi>
                ))}
              </span>
            </li>
          ))}
          {plan.added.length > mostShown && (
            <li className="py-2">{t("and {n} more", { n: plan.added.length - mostShown })}</li>
          )}
        </ul>
      )}
      <NoteList
        title={tn(reading.problems.length, "{n} line cannot be read", "{n} lines cannot be read")}
        notes={reading.problems}
      />
      <NoteList
        title={tn(reading.parts.length, "{n} part of a cell is left out", "{n} parts of cells are left out")}
        notes={reading.parts}
      />
      {reading.leftOut.length > 0 && (
        <p className="text-sm">
          <span className="font-semibold">{t("Left out, because contacts here are names and numbers:")}</span>{" "}
          {leftOutWords(reading.leftOut)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={save.isPending}
          disabled={obstacle !== undefined || isReading}
          onClick={() => save.mutate(read)}
        >
          {t("Import")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("Cancel")}
        </Button>
      </div>
    </section>
  );
}

/** The contacts to show first: where the letters are a guess, those whose names have letters beyond ASCII. */
function telling(contacts: readonly ImportableContact[], isGuessed: boolean): ImportableContact[] {
  const isPlain = ({ name }: ImportableContact) => /^\p{ASCII}*$/u.test(name);
  const sorted = isGuessed
    ? [...contacts.filter((one) => !isPlain(one)), ...contacts.filter(isPlain)]
    : contacts;
  return sorted.slice(0, mostShown);
}

type Plan = ReturnType<typeof mergeContacts<Contact, ImportableContact>>;

const listed = byLocale((locale) => new Intl.ListFormat(locale, { type: "unit" }));

function sentence({ added, merged, unchanged }: Plan): string {
  const parts = [
    tn(added.length, "{n} new contact", "{n} new contacts"),
    merged > 0 && tn(merged, "{n} merged by number", "{n} merged by number"),
    unchanged > 0 && tn(unchanged, "{n} already there", "{n} already there"),
  ];
  return listed().format(parts.filter((part) => part !== false));
}

/** Reason why the server would refuse the import. */
function obstacleOf(known: number, { added, changed, merged, unchanged }: Plan): string | undefined {
  if (added.length + merged + unchanged === 0) return t(contactBookMessages.nothingToImport);
  if (known + added.length > contactLimits.contacts) return t(refusals.too_many_contacts.message);
  const full = [...added, ...changed].find(({ numbers }) => numbers.length > contactLimits.numbers);
  return full && t("{name} would have more than ten numbers.", { name: full.name });
}
