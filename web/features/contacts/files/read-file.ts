import { t } from "#words/translate.ts";
import type { FileContents } from "./file-contacts.ts";
import { readCsv } from "./read-csv.ts";
import { readVcards } from "./read-vcard.ts";

/** A phone's file has its contacts' pictures in it, which are left out here. */
export const longestFile_bytes = 20_000_000;

/** Reads a file of contacts: vCards by their first line, anything else as CSV. */
export function readContactFile(bytes: Uint8Array<ArrayBuffer>): FileContents {
  const text = decoded(bytes);
  // A picture or a spreadsheet, whatever its name ends in.
  if (text.slice(0, 1_000).includes("\0")) {
    return { contacts: [], problems: [{ line: 1, about: "", reason: t("Neither a vCard nor a CSV file") }] };
  }
  return /^[ \t]*BEGIN:VCARD/im.test(text) ? readVcards(text) : readCsv(text);
}

/** UTF-8, UTF-16 by its byte order mark or its first letter, and otherwise what Outlook on Windows writes. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second, third, fourth] = bytes;
  if (first && third && second === 0 && fourth === 0) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
