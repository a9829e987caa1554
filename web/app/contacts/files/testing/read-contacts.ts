import type { FileReading } from "#web/app/contacts/files/file-contacts.ts";
import { importable } from "#web/app/contacts/files/labels.ts";
import { readContactFile } from "#web/app/contacts/files/read-file.ts";

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** The bytes of a text in an encoding of one byte for each letter. */
export function encoded(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]),
  );
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? 0x3f);
}

interface Choice {
  /** Empty for none, as a reader chooses it; undefined for the proposed one. */
  country?: string | undefined;
  encoding?: string;
  languages?: readonly string[];
  ownCountry?: string;
}

export function read(file: string | Uint8Array<ArrayBuffer>, choice: Choice = {}): FileReading {
  const bytes = typeof file === "string" ? bytesOf(file) : file;
  return readContactFile(bytes, { country: "", languages: ["en"], ownCountry: "", ...choice });
}

/** Each contact in one line: a star for a favourite, the name, and the numbers with their labels. */
export function brief(file: string | Uint8Array<ArrayBuffer>, choice?: Choice): string[] {
  return read(file, choice)
    .contacts.map(importable)
    .map(({ name, favourite, numbers }) =>
      [favourite ? "*" : "", name, ...numbers.map(({ number, label }) => `${label}:${number}`)]
        .join(" ")
        .trim(),
    );
}

export const card = (...lines: string[]) => ["BEGIN:VCARD", ...lines, "END:VCARD", ""].join("\r\n");
