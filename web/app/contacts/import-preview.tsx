import type { ReactNode } from "react";
import { type Contact, contactBookMessages, contactLimits } from "#contract/contacts/contact-book.ts";
import { mergeContacts } from "#contract/contacts/merge-contacts.ts";
import type { FileFormat } from "#contract/files/file-format.ts";
import { refusals } from "#contract/refusals.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { formatNumber } from "#web/number/phone-number.ts";
import type { Sentence } from "#words/catalogue.ts";
import { byLocale, leftToRight } from "#words/formats.ts";
import { t, tn } from "#words/translate.ts";
import { useImportContacts } from "./contact-changes.ts";
import type { FileNote, FileReading, ImportableContact, LeftOut } from "./files/file-contacts.ts";
import { importable } from "./files/labels.ts";

const mostShown = 5;

interface ImportPreviewProps {
  contacts: readonly Contact[];
  reading: FileReading;
  /** Another reading is on its way, with another country or other letters. */
  isReading: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Changes that an import would make, and the lines, columns and parts of the file that it leaves out. */
export function ImportPreview({ contacts, reading, isReading, onClose, children }: ImportPreviewProps) {
  const save = useImportContacts(onClose);
  const read = reading.contacts.map(importable);
  const plan = mergeContacts(contacts, read);
  const obstacle = reading.format ? formatSentence(reading.format) : obstacleOf(contacts.length, plan);
  return (
    <section aria-label={t("What is in the file")} className="space-y-4">
      <p role="status" className="font-semibold">
        {sentence(plan)}
      </p>
      {children}
      {reading.international.length > 0 && (
        <p className="break-words text-sm">
          <span className="font-semibold">
            {t("Read as international, because all their numbers begin with country codes:")}
          </span>{" "}
          {listed().format(reading.international)}
        </p>
      )}
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
          <span className="font-semibold">
            {t("Left out, because contacts here have only names, numbers and notes:")}
          </span>{" "}
          {leftOutWords(reading.leftOut)}
        </p>
      )}
      {plan.withoutNote.length > 0 && (
        <p className="break-words text-sm">
          <span className="font-semibold">
            {t("Notes left out, because the saved ones would be too long with them:")}
          </span>{" "}
          {listed().format(plan.withoutNote.map(({ name }) => name))}
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

function obstacleOf(count: number, { added, changed, merged, unchanged }: Plan): string | undefined {
  if (added.length + merged + unchanged === 0) return t(contactBookMessages.nothingToImport);
  if (count + added.length > contactLimits.contacts) return t(refusals.too_many_contacts.message);
  const full = [...added, ...changed].find(({ numbers }) => numbers.length > contactLimits.numbers);
  return full && t("{name} would have more than ten numbers.", { name: full.name });
}

function formatSentence({ name, kind }: FileFormat): string {
  if (kind === "spreadsheet")
    return t("This is a spreadsheet ({format}). Please save it as CSV and choose that file.", {
      format: name,
    });
  if (kind === "packed")
    return t("This file is packed ({format}). Please unpack it and choose the file in it.", { format: name });
  if (name === "") return t("This is not a vCard or CSV file");
  return t("This is not a vCard or CSV file ({format})", { format: name });
}

const properties: ReadonlyMap<string, Sentence> = new Map([
  ["ADR", "Address"],
  ["BDAY", "Birthday"],
  ["CATEGORIES", "Groups"],
  ["EMAIL", "Email"],
  ["NICKNAME", "Nickname"],
  ["ORG", "Company"],
  ["PHOTO", "Picture"],
  ["TITLE", "Job title"],
  ["URL", "Website"],
]);

/** "Email (12), Birthday (3)": columns and properties as the file or people name them, and how many cells each. */
function leftOutWords(leftOut: readonly LeftOut[]): string {
  const named = leftOut.map(({ name, count }) => {
    const property = properties.get(name);
    return t("{name} ({n})", { name: property ? t(property) : name, n: count });
  });
  return listed().format(named);
}

const mostNotes = 50;

/** Lines of a file that need a look, folded until they are asked for. */
function NoteList({ title, notes }: { title: string; notes: readonly FileNote[] }) {
  if (notes.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer font-semibold text-sm">{title}</summary>
      <ul className="list-disc space-y-1 ps-5 text-sm">
        {notes.slice(0, mostNotes).map((note) => (
          <li key={`${note.line} ${note.about} ${note.reason}`} className="break-words">
            {worded(note)}
          </li>
        ))}
        {notes.length > mostNotes && <li>{t("and {n} more", { n: notes.length - mostNotes })}</li>}
      </ul>
    </details>
  );
}

function worded({ line, reason, about }: FileNote): string {
  const values = {
    line: String(line),
    reason: t(reason),
    about: /\p{Nd}/u.test(about) ? leftToRight(about) : about,
  };
  return about ? t("Line {line}: {reason} ({about})", values) : t("Line {line}: {reason}", values);
}
