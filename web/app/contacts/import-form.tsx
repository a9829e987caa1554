import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { useIsTouched } from "#web/arrival/index.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { FileField } from "#web/kit/fields/file-field.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { likelyRegion } from "#web/kit/kept/default-currency.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { numberingPlans, useNumberingPlans } from "#web/number/numbering-plans.ts";
import { byLocale } from "#words/by-locale.ts";
import type { Sentence } from "#words/catalogue.ts";
import { collator } from "#words/collator.ts";
import { countryName } from "#words/country-names.ts";
import { t } from "#words/translate.ts";
import { encodings } from "./files/encoding-names.ts";
import type { FileReading } from "./files/file-contacts.ts";
import type { ReadingChoice } from "./files/read-file.ts";
import { longestFile_bytes, ReadingTimeoutError, readInWorker } from "./files/read-in-worker.ts";
import { ImportPreview } from "./import-preview.tsx";

interface Chosen {
  file: File;
  /** Counts the files, so that a file that is chosen again is read again. */
  round: number;
  encoding?: string;
  country?: string;
}

/** Reads a file of contacts in a worker, and imports what its preview shows. */
export function ImportForm({ contacts }: { contacts: readonly Contact[] }) {
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
        accept=".vcf,.vcard,.csv,.txt,text/vcard,text/csv"
        hint={t("vCard (.vcf) or CSV, as phones, Google and Outlook write them")}
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
        <ImportPreview contacts={contacts} reading={data} isReading={isFetching} onClose={close}>
          <ReadingChoices reading={data} onChange={change} />
        </ImportPreview>
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
        label={t("Country of numbers without a code")}
        options={countries()}
        value={country}
        onChange={({ target }) => onChange({ country: target.value })}
      />
      {isGuessed && (
        <SelectField
          label={t("Letters of the file")}
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

function countries(): { value: string; label: string }[] {
  const codes = numberingPlans()?.getCountries() ?? [];
  const named = codes.map((value) => ({ value, label: countryName(value) }));
  return [
    { value: "", label: t("None#country") },
    ...named.toSorted((one, other) => collator().compare(one.label, other.label)),
  ];
}
