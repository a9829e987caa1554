import { Download } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import type { Contact } from "#contract/contact-book.ts";
import { countryName } from "#contract/country-names.ts";
import { loadNumberingPlans, numberingPlans, useNumberingPlans } from "#web/lib/numbering-plans.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { useIsTouched } from "#web/lib/use-is-touched.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { FileField } from "#web/ui/file-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import type { Sentence } from "#words/catalogue.ts";
import { collator } from "#words/collator.ts";
import { t } from "#words/translate.ts";
import type { FileContents } from "./files/file-contacts.ts";
import { ImportPreview } from "./import-preview.tsx";

/** The files of contacts that are read and written. */
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

const loadReader = () => import("./files/read-file.ts");

function ImportForm({ contacts }: { contacts: readonly Contact[] }) {
  const [file, setFile] = useState<FileContents | null>(null);
  const [problem, setProblem] = useState<Sentence | null>(null);
  const [chosenCountry, setChosenCountry] = useState<string>();
  useNumberingPlans(useIsTouched());
  const country = chosenCountry ?? ownCountry();
  const [round, setRound] = useState(0);

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = target.files ?? [];
    setFile(null);
    setProblem(null);
    if (!chosen) return;
    try {
      const [{ longestFile_bytes, readContactFile }] = await Promise.all([
        loadReader(),
        loadNumberingPlans(),
      ]);
      if (chosen.size > longestFile_bytes) return setProblem("This file is larger than 20 MB.");
      setFile(readContactFile(new Uint8Array(await chosen.arrayBuffer())));
    } catch {
      setProblem("This file could not be read. Please try again.");
    }
  }
  function close(): void {
    setFile(null);
    setRound(round + 1);
  }

  return (
    <div className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <FileField
          key={round}
          label={t("File to import")}
          button={t("Choose a file")}
          accept=".vcf,.vcard,.csv,text/vcard,text/csv"
          hint={t("vCard (.vcf) or CSV, as phones, Google and Outlook write them")}
          onChange={(event) => void choose(event)}
        />
        <SelectField
          label={t("Country of numbers without a code")}
          options={countries()}
          value={country}
          onChange={({ target }) => setChosenCountry(target.value)}
        />
      </div>
      {problem && <Alert tone="danger">{t(problem)}</Alert>}
      {file && (
        <ImportPreview contacts={contacts} file={file} country={country || undefined} onClose={close} />
      )}
    </div>
  );
}

function countries(): { value: string; label: string }[] {
  const codes = numberingPlans()?.getCountries() ?? [];
  const named = codes.map((value) => ({ value, label: countryName(value) }));
  return [
    { value: "", label: t("None#country") },
    ...named.toSorted((one, other) => collator().compare(one.label, other.label)),
  ];
}

/** The region of the browser's language, the likeliest country of national numbers. */
function ownCountry(): string {
  const region = new Intl.Locale(navigator.language).maximize().region ?? "";
  return countries().some(({ value }) => value === region) ? region : "";
}

function ExportButtons({ contacts }: { contacts: readonly Contact[] }) {
  async function save(format: "3.0" | "4.0" | "csv"): Promise<void> {
    const { writeCsv, writeVcards } = await import("./files/write-files.ts");
    const name = `farline-contacts-${new Date().toISOString().slice(0, 10)}`;
    if (format === "csv") saveFile(`${name}.csv`, writeCsv(contacts), "text/csv");
    else saveFile(`${name}.vcf`, writeVcards(contacts, format), "text/vcard");
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
        <Button key={format} variant="secondary" onClick={() => void save(format)}>
          <Download aria-hidden="true" className="size-4.5" />
          {name}
        </Button>
      ))}
    </fieldset>
  );
}
