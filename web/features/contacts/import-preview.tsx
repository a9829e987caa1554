import { type Contact, contactLimits } from "#contract/contact-book.ts";
import { contactBookMessages } from "#contract/contact-book-messages.ts";
import { mergeContacts } from "#contract/merge-contacts.ts";
import { refusals } from "#contract/refusals.ts";
import { formatNumber } from "#web/lib/phone-number.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { byLocale } from "#words/by-locale.ts";
import { t, tn } from "#words/translate.ts";
import { useImportContacts } from "./contact-changes.ts";
import { type FileContents, type FileProblem, readNumbers } from "./files/file-contacts.ts";

const mostShown = 5;
const mostProblems = 50;

interface ImportPreviewProps {
  contacts: readonly Contact[];
  file: FileContents;
  country: string | undefined;
  onClose: () => void;
}

/** What an import would change, and which lines of the file it leaves out. */
export function ImportPreview({ contacts, file, country, onClose }: ImportPreviewProps) {
  const save = useImportContacts(onClose);
  const read = readNumbers(file, country);
  const plan = mergeContacts(contacts, read.contacts);
  const obstacle = obstacleOf(contacts.length, plan);
  return (
    <section aria-label={t("What the file holds")} className="space-y-4">
      <p role="status" className="font-semibold">
        {sentence(plan)}
      </p>
      {obstacle && <Alert tone="danger">{obstacle}</Alert>}
      {plan.added.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {plan.added.slice(0, mostShown).map(({ name, numbers }) => (
            <li key={numbers[0]?.number} className="flex flex-wrap justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words font-medium">{name}</span>
              <span className="figures text-ink-soft">
                <bdi>{numbers.map(({ number }) => formatNumber(number)).join(", ")}</bdi>
              </span>
            </li>
          ))}
          {plan.added.length > mostShown && (
            <li className="py-2">{t("and {n} more", { n: plan.added.length - mostShown })}</li>
          )}
        </ul>
      )}
      <Problems problems={read.problems} />
      <div className="flex flex-wrap gap-3">
        <Button
          busy={save.isPending}
          disabled={obstacle !== undefined}
          onClick={() => save.mutate(read.contacts)}
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

type Plan = ReturnType<typeof mergeContacts<Contact, Omit<Contact, "id" | "version">>>;

const listed = byLocale((locale) => new Intl.ListFormat(locale, { type: "unit" }));

function sentence({ added, merged, unchanged }: Plan): string {
  const parts = [
    tn(added.length, "{n} new contact", "{n} new contacts"),
    merged > 0 && tn(merged, "{n} merged by number", "{n} merged by number"),
    unchanged > 0 && tn(unchanged, "{n} already there", "{n} already there"),
  ];
  return listed().format(parts.filter((part) => part !== false));
}

/** Why the server would refuse the import. */
function obstacleOf(known: number, { added, changed, merged, unchanged }: Plan): string | undefined {
  const read = added.length + merged + unchanged;
  if (read === 0) return t(contactBookMessages.nothingToImport);
  if (read > contactLimits.contacts) return t("This file has more than 1,000 contacts.");
  if (known + added.length > contactLimits.contacts) return t(refusals.too_many_contacts.message);
  const full = [...added, ...changed].find(({ numbers }) => numbers.length > contactLimits.numbers);
  return full && t("{name} would have more than ten numbers.", { name: full.name });
}

function worded({ line, reason, about }: FileProblem): string {
  const values = { line: String(line), reason, about };
  return about ? t("Line {line}: {reason} ({about})", values) : t("Line {line}: {reason}", values);
}

function Problems({ problems }: { problems: readonly FileProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer font-semibold text-sm">
        {tn(problems.length, "{n} line cannot be read", "{n} lines cannot be read")}
      </summary>
      <ul className="list-disc space-y-1 ps-5 text-sm">
        {problems.slice(0, mostProblems).map((problem) => (
          <li key={`${problem.line} ${problem.about} ${problem.reason}`} className="break-words">
            {worded(problem)}
          </li>
        ))}
        {problems.length > mostProblems && (
          <li>{t("and {n} more", { n: problems.length - mostProblems })}</li>
        )}
      </ul>
    </details>
  );
}
