import type { ContactNumber } from "#contract/contacts/contact-book.ts";
import { csvText } from "#contract/csv-text.ts";
import { csvOf } from "#web/kit/wording/csv.ts";
import type { ImportableContact } from "./file-contacts.ts";
import { favouriteGroup, typeOfLabel } from "./labels.ts";

type VcardVersion = "3.0" | "4.0";

/** Contacts as vCards 3.0 (RFC 2426), which every phone reads, or 4.0 (RFC 6350). */
export function writeVcards(contacts: readonly ImportableContact[], version: VcardVersion): string {
  return contacts
    .flatMap(({ name, favourite, numbers, note }) => [
      "BEGIN:VCARD",
      `VERSION:${version}`,
      `FN:${escaped(name)}`,
      // 3.0 asks for a name in parts. How a name divides is not known.
      `N:;${escaped(name)};;;`,
      ...(favourite ? [`CATEGORIES:${favouriteGroup}`] : []),
      ...numbers.flatMap((number, index) => numberLines(number, index + 1, version)),
      ...(note === "" ? [] : [`NOTE:${escaped(note)}`]),
      "END:VCARD",
    ])
    .map((line) => `${folded(line)}\r\n`)
    .join("");
}

function numberLines({ number, label }: ContactNumber, index: number, version: VcardVersion): string[] {
  const type = typeOfLabel(label);
  const own = label !== "" && type === undefined;
  const types = type === undefined ? "" : `;TYPE=${version === "3.0" ? type.toUpperCase() : type}`;
  const group = own ? `item${index}.` : "";
  const tel =
    version === "3.0" ? `${group}TEL${types}:${number}` : `${group}TEL;VALUE=uri${types}:tel:${number}`;
  return own ? [tel, `${group}X-ABLabel:${escaped(label)}`] : [tel];
}

function escaped(text: string): string {
  return text.replace(/[\\,;]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");
}

const longestLine_bytes = 75;

/** A line in parts of at most 75 bytes, cut between characters. */
function folded(line: string): string {
  const lines = [""];
  let length_bytes = 0;
  for (const character of line) {
    const size_bytes = new TextEncoder().encode(character).length;
    if (length_bytes + size_bytes > longestLine_bytes) {
      lines.push(" ");
      length_bytes = 1;
    }
    lines[lines.length - 1] += character;
    length_bytes += size_bytes;
  }
  return lines.join("\r\n");
}

/**
 * Contacts as CSV, with Google's names of columns. A number is a plus and digits: it stays as it is, because a
 * spreadsheet can run nothing in it. Every other text that looks like a formula gets an apostrophe, which reading takes
 * away.
 */
export function writeCsv(contacts: readonly ImportableContact[]): string {
  const most = Math.max(1, ...contacts.map(({ numbers }) => numbers.length));
  const indexes = Array.from({ length: most }, (_, index) => index);
  const header = [
    "Name",
    "Notes",
    "Labels",
    ...indexes.flatMap((index) => [`Phone ${index + 1} - Label`, `Phone ${index + 1} - Value`]),
  ];
  const rows = contacts.map(({ name, favourite, numbers, note }) => [
    csvText(name),
    csvText(note),
    favourite ? favouriteGroup : "",
    ...indexes.flatMap((index) => [csvText(numbers[index]?.label ?? ""), numbers[index]?.number ?? ""]),
  ]);
  return csvOf([header, ...rows]);
}
