import { Download } from "lucide-react";
import type { Contact } from "#contract/contacts/contact-book.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Card } from "#web/kit/controls/card.tsx";
import { notLoadedSentence } from "#web/kit/loading/not-loaded.ts";
import { toast } from "#web/kit/notices/toast.ts";
import { t } from "#words/translate.ts";
import { ImportForm } from "./import-form.tsx";

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
