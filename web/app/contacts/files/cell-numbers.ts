import { inAscii } from "#contract/ascii-text.ts";
import { divideDialString } from "#contract/numbers/dial-string.ts";
import { numbersInText, shorterNumbers, sidesOf } from "#contract/numbers/number-in-text.ts";
import { type E164, longestTyped } from "#contract/numbers/phone-number.ts";
import { isInternational } from "#contract/numbers/tidy-number.ts";
import { isRefusal, refusals } from "#contract/refusals.ts";
import { numberingPlans } from "#web/number/numbering-plans.ts";
import { countryOf } from "#web/number/phone-number.ts";
import type { Sentence } from "#words/catalogue.ts";

/** The numbers of a text, and what of it is none. */
export interface CellNumbers {
  numbers: E164[];
  /** Texts beside a number that was read: an extension, words. */
  besides: string[];
  unreadable: Unreadable[];
}

interface Unreadable {
  text: string;
  reason: Sentence;
  /** The country's mobile, without its zero, that the text may be beside a number with a country code. */
  mobile?: E164;
}

/** Shorter numbers are services within a country, or the beginning of a number. */
const fewestDigits = 6;
const wholeDigits = 7;

/**
 * Reads a text of a file with one number or several: "020 7946 0000 / 020 7946 0001 ext. 12". National numbers belong to
 * `country`, ISO 3166-1 alpha-2; without one they are unreadable. With {@link everyCountry} numbers begin with country
 * codes. The numbering plans must be loaded.
 */
export function readCell(text: string, country: string): CellNumbers {
  const cell: CellNumbers = { numbers: [], besides: [], unreadable: [] };
  for (const piece of piecesOf(text)) readPiece(piece, country, cell);
  return cell;
}

/** In place of a country: all numbers have their codes, and a spreadsheet took the plus away. */
export const everyCountry = "+";

/** The cell with the country's mobile for each text that may be another country's number as well. */
export function asNational(cell: CellNumbers): CellNumbers {
  const read = cell.unreadable.flatMap(({ mobile }) => mobile ?? []);
  const unreadable = cell.unreadable.filter(({ mobile }) => mobile === undefined);
  return { ...cell, numbers: [...cell.numbers, ...read], unreadable };
}

export const needsCountry = ({ unreadable }: CellNumbers): boolean =>
  unreadable.some(({ reason }) => reason === withoutCountry);

const withoutCountry: Sentence = "A number without a country code: choose a country";

/** The texts between line breaks, semicolons, commas, bars and Google's colons; a local `tel:` number stays whole. */
function piecesOf(text: string): string[] {
  if (/;phone-context=/i.test(text)) return [text];
  return text
    .split(/[\r\n;,|]|:::/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}

function readPiece(piece: string, country: string, cell: CellNumbers): void {
  const isFirst = cell.numbers.length === 0;
  if (piece.length > longestTyped) {
    cell.unreadable.push({ text: piece.slice(0, 40), reason: "This is not a whole phone number" });
  } else if (!isFirst && digitsIn(piece) < wholeDigits && !isInternational(piece)) {
    // Keys to press after the answer, behind a pause: "+1 212 555 0100,,42".
    cell.besides.push(piece);
  } else {
    for (const side of sidesOf(piece)) readOne(side, country, cell);
  }
}

function readOne(text: string, country: string, cell: CellNumbers): void {
  const whole = readWhole(text, country, cell);
  if (whole === null) return;
  const visible = inAscii(text);
  const within = numbersInText(visible);
  if (within.some((one) => isOpen(one, shorterNumbers(visible, one), country))) {
    cell.unreadable.push({ text, reason: "This may be more than one phone number" });
    return;
  }
  const [fault] = within.flatMap((one) => readWhole(one, country, cell) ?? []);
  if (within.length === 0 || fault !== undefined) {
    cell.unreadable.push({ ...(fault ?? whole), text });
    return;
  }
  const words = within
    .reduce((rest, one) => rest.replace(one, " "), visible)
    .replace(/\s+/g, " ")
    .trim();
  if (words !== "") cell.besides.push(words);
}

/** True where the digits at an end may be none of the number: "030 1234567 3 children". */
function isOpen(text: string, shorter: readonly string[], country: string): boolean {
  const numbers = [text, ...shorter].flatMap((one) => readNumberOf(one, country).number ?? []);
  return shorter.length > 0 && new Set(numbers).size > 1;
}

/** Reads a text of one number and what is dialled with it; returns why there is none, and null for one. */
function readWhole(text: string, country: string, cell: CellNumbers): Omit<Unreadable, "text"> | null {
  const { code, number: main, tail } = divideDialString(text);
  const { number, hiding, ...fault } = readNumberOf(main, country);
  if (number === null) return fault;
  cell.numbers.push(number);
  cell.besides.push(...[code, hiding, tail.replace(/^[\s.,]+/, "")].filter((one) => one !== ""));
  return null;
}

interface CellNumber {
  number: E164 | null;
  /** A code before the number that would hide the caller's own. */
  hiding: string;
  /** The reason where there is no number. */
  reason: Sentence;
  mobile?: E164;
}

/** A number with its country code is international whatever the country; one without belongs to the country. */
function readNumberOf(text: string, country: string): CellNumber {
  const isOfAny = country === everyCountry;
  const countries = country === "" || isOfAny ? [] : [country];
  const read = numberingPlans()?.readDialled(text, { countries });
  const number = read === undefined || isRefusal(read.number) ? null : read.number;
  const isRead = number !== null && (read?.isCertain || isOfAny || countryOf(number) === country);
  const reason =
    read?.emergency != null
      ? refusals.emergency_number_not_served.message
      : (read?.choices.length ?? 0) > 0 && country !== ""
        ? "This may be more than one phone number"
        : whyUnreadable(text, country);
  const mobile = read?.choices.find(
    (choice) => countryOf(choice) === country && numberingPlans()?.isMobile(choice),
  );
  const fault = mobile === undefined || read?.emergency != null ? { reason } : { reason, mobile };
  return { number: isRead ? number : null, hiding: read?.code ?? "", ...fault };
}

function whyUnreadable(text: string, country: string): Sentence {
  if (/\d\s*\/\s*\d{1,3}$/.test(text)) return "This may be more than one phone number";
  if (isInternational(text) || digitsIn(text) < fewestDigits) return "This is not a whole phone number";
  return country === "" ? withoutCountry : "This is no phone number of the chosen country";
}

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
