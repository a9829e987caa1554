import type { ContactNumber } from "#contract/contacts/contact-book.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { Sentence } from "#words/catalogue.ts";

/** A label as a file has it, or one that a type of number has in the reader's language. */
export type FileLabel = { own: string } | { known: Sentence };

/** A contact as a file has it, before its numbers are read. */
export interface FileContact {
  /** The line of the file that it begins in. */
  line: number;
  name: string;
  favourite: boolean;
  /** The texts of the file, each with one number or several. */
  numbers: { text: string; label: FileLabel }[];
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
  leftOut: LeftOut[];
}

/** A contact of a file, with its numbers in E.164 form. */
export interface ReadContact {
  name: string;
  favourite: boolean;
  numbers: { number: E164; label: FileLabel }[];
}

export interface ImportableContact {
  name: string;
  favourite: boolean;
  numbers: ContactNumber[];
}

/** Content of a file, and the parts of it that are left out. */
export interface FileReading {
  encoding: string;
  /** The letters may be wrong, and the reader may choose another encoding. */
  isGuessed: boolean;
  /** The country of numbers without a code, ISO 3166-1 alpha-2: the chosen one or the proposed one; empty for none. */
  country: string;
  contacts: ReadContact[];
  /** Content that cannot be imported. */
  problems: FileNote[];
  /** Parts of what is imported that are left out. */
  parts: FileNote[];
  leftOut: LeftOut[];
}

/** Counts what is left out, by name. */
export class LeftOutCount {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  list(): LeftOut[] {
    return [...this.#counts].map(([name, count]) => ({ name, count }));
  }
}

/** The reading of the text goes ahead first, and that of its numbers after it. */
export type OnProgress = (part: number) => void;
