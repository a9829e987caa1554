import { type ContactNumber, contactLimits } from "#contract/contact-book.ts";
import type { E164 } from "#contract/phone-number.ts";
import { isFilled } from "#contract/required-text.ts";
import { isInternational, tidyNumber } from "#contract/tidy-number.ts";
import { readNationalNumber, readNumber } from "#web/lib/phone-number.ts";
import { t } from "#words/translate.ts";

/** A contact as a file has it, before its numbers are read. */
export interface FileContact {
  /** The line of the file that it begins in. */
  line: number;
  name: string;
  favourite: boolean;
  numbers: { text: string; label: string }[];
}

/** What of a file cannot be imported, and why. */
export interface FileProblem {
  line: number;
  /** The name or the text that it is about. */
  about: string;
  reason: string;
}

export interface FileContents {
  contacts: FileContact[];
  problems: FileProblem[];
}

export interface ImportableContact {
  name: string;
  favourite: boolean;
  numbers: ContactNumber[];
}

/**
 * Reads the numbers of a file's contacts. National numbers belong to `country`, ISO 3166-1 alpha-2; without one they are
 * a problem. The numbering plans must be loaded.
 */
export function readNumbers(
  { contacts, problems }: FileContents,
  country: string | undefined,
): { contacts: ImportableContact[]; problems: FileProblem[] } {
  const found = [...problems];
  const importable: ImportableContact[] = [];
  for (const { line, name, favourite, numbers } of contacts) {
    const about = name || (numbers[0]?.text ?? "");
    const read = new Map<E164, ContactNumber>();
    for (const { text, label } of numbers) {
      const number = readFileNumber(text, country);
      if (number === null) found.push({ line, about: text, reason: whyUnreadable(text, country) });
      else if (!read.has(number)) read.set(number, { number, label: short(label, contactLimits.label) });
    }
    const all = [...read.values()];
    if (numbers.length === 0) found.push({ line, about, reason: t("No phone number") });
    if (all.length > contactLimits.numbers) {
      found.push({
        line,
        about,
        reason: t("More than {n} numbers: the rest is left out", { n: contactLimits.numbers }),
      });
    }
    if (all.length === 0) continue;
    const shown = short(name, contactLimits.name);
    const named = isFilled(shown) ? shown : String(all[0]?.number);
    importable.push({ name: named, favourite, numbers: all.slice(0, contactLimits.numbers) });
  }
  return { contacts: importable, problems: found.toSorted((one, other) => one.line - other.line) };
}

function whyUnreadable(text: string, country: string | undefined): string {
  const isNational = !isInternational(text) && tidyNumber(text).length >= fewestDigits;
  return isNational && country === undefined
    ? t("A number without a country code: choose a country")
    : t("This is not a whole phone number");
}

/** Shorter numbers are services within a country. */
const fewestDigits = 6;

function readFileNumber(text: string, country: string | undefined): E164 | null {
  const typed = withoutPause(text);
  const national = country === undefined ? null : readNationalNumber(typed, country);
  return national ?? (isInternational(typed) ? readNumber(typed) : null);
}

/** Phones keep what is keyed after the answer behind a pause: "+1 212 555 0100,,42". */
function withoutPause(text: string): string {
  const pause = /^\s*tel:/i.test(text) ? -1 : text.search(/(?<=\d)\s*[,;pw]/i);
  return pause < 0 ? text : text.slice(0, pause);
}

/** A text without characters that cannot be printed, cut to a length in UTF-16 units between two characters. */
function short(text: string, most: number): string {
  const printed = text.replace(/\p{Cc}+/gu, " ").trim();
  let cut = "";
  for (const character of printed) {
    if (cut.length + character.length > most) break;
    cut += character;
  }
  return cut.trim();
}
