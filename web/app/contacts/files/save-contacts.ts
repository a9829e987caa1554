import { saveFile } from "#web/kit/browser/save-file.ts";
import { brandedFile } from "#words/branded-file.ts";
import type { ImportableContact } from "./file-contacts.ts";
import { writeCsv, writeVcards } from "./write-files.ts";

/** Saves contacts as vCards of a version or as CSV. The numbering plans must be loaded. */
export function saveContacts(contacts: readonly ImportableContact[], format: "3.0" | "4.0" | "csv"): void {
  const name = brandedFile(`contacts-${new Date().toISOString().slice(0, 10)}`);
  if (format === "csv") saveFile(`${name}.csv`, writeCsv(contacts), "text/csv");
  else saveFile(`${name}.vcf`, writeVcards(contacts, format), "text/vcard");
}
