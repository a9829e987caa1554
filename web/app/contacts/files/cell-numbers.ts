import { divideDialString } from "#contract/numbers/dial-string.ts";
import { numberInText } from "#contract/numbers/number-in-text.ts";
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
  unreadable: { text: string; reason: Sentence }[];
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
  } else if (!isFirst && digitsIn(piece) < wholeDigits) {
    // Keys to press after the answer, behind a pause: "+1 212 555 0100,,42".
    cell.besides.push(piece);
  } else {
    readSlashed(piece, country, cell);
  }
}

/** A slash divides numbers, where each side is long enough for one; otherwise an area code: "030/1234567". */
function readSlashed(piece: string, country: string, cell: CellNumbers): void {
  const sides = piece.split("/");
  if (sides.length > 1 && sides.every((side) => digitsIn(side) >= wholeDigits)) {
    for (const side of sides) readOne(side.trim(), country, cell);
    return;
  }
  const first = sides.findIndex((side) => digitsIn(side) >= wholeDigits);
  if (first >= 0 && first < sides.length - 1) {
    // "+49 30 1234567/8" may be a longer number, or a second one that ends in 8.
    cell.unreadable.push({ text: piece, reason: "This may be more than one phone number" });
    return;
  }
  readOne(piece, country, cell);
}

function readOne(text: string, country: string, cell: CellNumbers): void {
  const { code, number: main, tail } = divideDialString(text);
  const within = numberInText(main);
  const whole = readNumberOf(main, country);
  const { number, hiding, reason } = whole.number || within === null ? whole : readNumberOf(within, country);
  if (number === null) {
    cell.unreadable.push({ text, reason });
    return;
  }
  const words = whole.number || within === null ? "" : main.replace(within, " ").replace(/\s+/g, " ").trim();
  const besides = [code, hiding, words, tail.replace(/^[\s.,]+/, "")];
  cell.numbers.push(number);
  cell.besides.push(...besides.filter((one) => one !== ""));
}

interface CellNumber {
  number: E164 | null;
  /** A code before the number that would hide the caller's own. */
  hiding: string;
  /** The reason where there is no number. */
  reason: Sentence;
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
  return { number: isRead ? number : null, hiding: read?.code ?? "", reason };
}

function whyUnreadable(text: string, country: string): Sentence {
  if (isInternational(text) || digitsIn(text) < fewestDigits) return "This is not a whole phone number";
  return country === "" ? withoutCountry : "This is no phone number of the chosen country";
}

function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
