import type { Contact } from "#contract/contacts/contact-book.ts";
import type { FileFormat } from "#contract/files/file-format.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { Sentence } from "#words/catalogue.ts";

/** A label as a file has it, or one that a type of number has in the reader's language. */
export type FileLabel = { own: string } | { standard: Sentence };

/** A contact as a file has it, before its numbers are read. */
export interface FileContact {
  line: number;
  name: string;
  favourite: boolean;
  /** The texts of the file, each with one number or several, and the name of their column or property. */
  numbers: { text: string; label: FileLabel; column: string }[];
  note: string;
}

/** A part of a file that cannot be imported or is left out, and why. */
export interface FileNote {
  line: number;
  /** The name or the text that it is about. */
  about: string;
  reason: Sentence;
}

/** A column of a CSV or a property of vCards that is left out, and how many cells of it. */
export interface LeftOut {
  name: string;
  count: number;
}

export interface FileContents {
  contacts: FileContact[];
  problems: FileNote[];
  parts?: FileNote[];
  leftOut: LeftOut[];
  /** The format of a file that cannot hold contacts here. */
  format?: FileFormat;
}

export interface ReadContact {
  name: string;
  favourite: boolean;
  numbers: { number: E164; label: FileLabel }[];
  note: string;
}

export type ImportableContact = Pick<Contact, "name" | "favourite" | "numbers" | "note">;

/** Content of a file, and the parts of it that are left out. */
export interface FileReading {
  encoding: string;
  /** The letters may be wrong, and the reader may choose another encoding. */
  isGuessed: boolean;
  /** The country of numbers without a code, ISO 3166-1 alpha-2: the chosen one or the proposed one; empty for none. */
  country: string;
  /** The columns whose numbers all begin with country codes, without a plus. */
  international: string[];
  contacts: ReadContact[];
  problems: FileNote[];
  /** Parts of what is imported that are left out. */
  parts: FileNote[];
  leftOut: LeftOut[];
  /** The format of a file that cannot hold contacts here; undefined for one that is read. */
  format: FileFormat | undefined;
}

export function countByName(names: readonly string[]): LeftOut[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }));
}

/** The reading of the text goes ahead first, and that of its numbers after it. */
export type OnProgress = (part: number) => void;
