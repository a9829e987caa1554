import type { ContactNumber } from "#contract/contacts/contact-book.ts";
import { csvText } from "#contract/csv-text.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { csvOf } from "#web/kit/browser/save-file.ts";
import { formatNumber } from "#web/number/phone-number.ts";
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
 * Contacts as CSV, with Google's names of columns. A spreadsheet changes no cell of it, in any language. The numbering plans
 * must be loaded.
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
    ...indexes.flatMap((index) => {
      const { number, label = "" } = numbers[index] ?? {};
      return [csvText(label), number === undefined ? "" : cellOfNumber(number)];
    }),
  ]);
  return csvOf([header, ...rows]);
}

/**
 * "(+351) 912 345 678". Without the brackets "+351912345678" is a sum everywhere, and "+351 912 345 678" in languages that write
 * thousands with spaces: a spreadsheet would drop the plus.
 */
function cellOfNumber(number: E164): string {
  const [code = "", ...groups] = formatNumber(number).split(" ");
  return [`(${code})`, ...groups].join(" ");
}
