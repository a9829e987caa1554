import { useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { type ChangeEvent, Suspense, useState } from "react";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { likelyRegion } from "#contract/money/default-currency.ts";
import { useIsTouched } from "#web/kit/browser/served-page.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { FileField } from "#web/kit/fields/file-field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { lazyPart } from "#web/kit/loading/lazy-part.tsx";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { toast } from "#web/kit/notices/toast.ts";
import { countryOptions } from "#web/number/country/country-options.ts";
import { numberingPlans, requireNumberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import type { Sentence } from "#words/catalogue.ts";
import { byLocale } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { encodings } from "./files/encoding-names.ts";
import type { FileReading } from "./files/file-contacts.ts";
import type { ReadingChoice } from "./files/read-file.ts";
import { longestFile_bytes, ReadingTimeoutError, readInWorker } from "./files/read-in-worker.ts";

const ImportPreview = lazyPart(async () => (await import("./import-preview.tsx")).ImportPreview, NotLoaded);

export function FilePanel({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <Card title={t("Import and export")}>
      <div className="space-y-8">
        <ImportForm contacts={contacts} />
        {contacts.length > 0 && <ExportButtons contacts={contacts} />}
      </div>
    </Card>
  );
}

function ExportButtons({ contacts }: { contacts: readonly Contact[] }) {
  async function save(format: "3.0" | "4.0" | "csv"): Promise<void> {
    const [{ saveContacts }] = await Promise.all([
      import("./files/save-contacts.ts"),
      requireNumberingPlans(),
    ]);
    saveContacts(contacts, format);
  }
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="mb-2 font-semibold text-sm">{t("Save all contacts as")}</legend>
      {(
        [
          ["3.0", "vCard"],
          ["4.0", "vCard 4.0"],
          ["csv", "CSV"],
        ] as const
      ).map(([format, name]) => (
        <Button
          key={format}
          variant="secondary"
          onClick={() => save(format).catch(() => toast.error(t(notLoadedSentence)))}
        >
          <Download aria-hidden="true" className="size-4.5" />
          {name}
        </Button>
      ))}
    </fieldset>
  );
}

interface Chosen {
  file: File;
  /** Counts the files, so that a file that is chosen again is read again. */
  round: number;
  encoding?: string;
  country?: string;
}

/** Reads a file of contacts in a worker, and imports what its preview shows. */
function ImportForm({ contacts }: { contacts: readonly Contact[] }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [round, setRound] = useState(0);
  const [part, setPart] = useState(0);
  useNumberingPlans(useIsTouched());
  const { data, error, isFetching } = useQuery({
    queryKey: ["contact-file", chosen?.round, chosen?.encoding, chosen?.country],
    queryFn: ({ signal }) => read(chosen, { signal, onProgress: setPart }),
    enabled: chosen !== null && chosen.file.size <= longestFile_bytes,
    // Nothing is asked of the server, and the file's contents are in no other part's way.
    networkMode: "always",
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    // The preview stays while another country or encoding is tried.
    placeholderData: (previous, query) => (query?.queryKey[1] === chosen?.round ? previous : undefined),
  });
  const problem = problemOf(chosen, error);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? [];
    setPart(0);
    setChosen(file ? { file, round: (chosen?.round ?? 0) + 1 } : null);
  }
  function change(choice: Partial<Chosen>): void {
    setPart(0);
    if (chosen) setChosen({ ...chosen, ...choice });
  }
  function close(): void {
    setChosen(null);
    setRound(round + 1);
  }

  return (
    <div className="space-y-5">
      <FileField
        key={round}
        label={t("File to import")}
        button={t("Choose a file")}
        accept=".vcf,.vcard,.csv,.txt,.json,.jcf,text/vcard,text/csv,application/vcard+json"
        hint={t("vCard (.vcf) or CSV, as phones, Google, Outlook and Skype write them")}
        onChange={choose}
      />
      {problem && <Alert tone="danger">{t(problem)}</Alert>}
      {chosen && isFetching && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <label className="min-w-48 flex-1 font-semibold text-sm">
            {t("Reading the file...")}
            <progress value={part} max={1} className="mt-1 block h-2 w-full accent-accent" />
          </label>
          <Button variant="quiet" onClick={close}>
            {t("Cancel")}
          </Button>
        </div>
      )}
      {chosen && data && !problem && (
        <Suspense fallback={<Loading />}>
          <ImportPreview contacts={contacts} reading={data} isReading={isFetching} onClose={close}>
            <ReadingChoices reading={data} onChange={change} />
          </ImportPreview>
        </Suspense>
      )}
    </div>
  );
}

function read(
  chosen: Chosen | null,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<FileReading> {
  if (!chosen) throw new Error("No file is chosen");
  const { file, encoding, country } = chosen;
  const choice: ReadingChoice = {
    encoding,
    country,
    languages: navigator.languages,
    // The likeliest country of national numbers.
    ownCountry: likelyRegion(navigator.language) ?? "",
  };
  return readInWorker(file, choice, options);
}

function problemOf(chosen: Chosen | null, error: unknown): Sentence | null {
  if (!chosen) return null;
  if (chosen.file.size > longestFile_bytes) return "This file is larger than 20 MB.";
  if (error instanceof ReadingTimeoutError) {
    return "Reading this file took too long and was stopped. Please save fewer contacts into a file and try again.";
  }
  return error ? "This file could not be read. Please try again." : null;
}

interface ReadingChoicesProps {
  reading: FileReading;
  onChange: (choice: { encoding: string } | { country: string }) => void;
}

/** Choices that the file leaves open: the country of its numbers, and of an older file the letters of its names. */
function ReadingChoices({ reading: { country, encoding, isGuessed }, onChange }: ReadingChoicesProps) {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <SelectField
        label={t("Country for numbers without a code")}
        options={countryOptions(t("None#country"), numberingPlans()?.getCountries() ?? [])}
        value={country}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      {isGuessed && (
        <SelectField
          label={t("Text encoding")}
          hint={t("Please choose another if the names below look wrong.")}
          options={Object.keys(encodings).map((value) => ({ value, label: encodingWords(value) }))}
          value={encoding}
          onChange={({ target }) => onChange({ encoding: target.value })}
        />
      )}
    </div>
  );
}

const languageNames = byLocale((locale) => new Intl.DisplayNames(locale, { type: "language" }));

/** "Polish (windows-1250)": more languages would not fit on a phone. */
function encodingWords(encoding: string): string {
  const [language = ""] = encodings[encoding] ?? [];
  return `${languageNames().of(language)} (${encoding})`;
}
