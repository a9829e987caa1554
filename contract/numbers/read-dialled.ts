import { isRefusal, type Refusal } from "#contract/refusals.ts";
import { divideDialString } from "./dial-string.ts";
import type { E164 } from "./phone-number.ts";
import { readNationalNumber, readNumber } from "./read-number.ts";
import { inAscii, isInternational } from "./tidy-number.ts";

/** A text that is dialled: whom it calls, and what goes along. */
export interface DialledText {
  number: E164 | Refusal;
  /** True when the text or the user names the country; otherwise it may be a number of another one too. */
  isCertain: boolean;
  /** A code that would hide or show the caller's number, and is not sent; empty for none. */
  code: string;
  /** The keys for after the answer; empty for none. */
  keys: string;
}

/**
 * Reads a text that is typed, pasted or linked. `countries` (ISO 3166-1 alpha-2) are those that the user has named, in the order in
 * which they are asked: a number is one of theirs before it is an international one whose plus is left out.
 */
export function readDialled(text: string, countries: readonly string[] = []): DialledText {
  const { code, number, keys } = divideDialString(text);
  const national = firstOf(number, countries);
  if (national !== null) return { number: national, isCertain: true, code, keys };
  const international = readNumber(number);
  const isCertain = isInternational(number);
  const isGuess = isRefusal(international) || (countries.length > 0 && !isCertain);
  const hidden = code === "" && isGuess ? readHidden(number, countries) : null;
  return { number: international, isCertain, code, keys, ...hidden };
}

function firstOf(text: string, countries: readonly string[]): E164 | null {
  for (const country of countries) {
    const number = readNationalNumber(text, country);
    if (number !== null) return number;
  }
  return null;
}

/** Codes of digits that hide or show the caller's number, and the countries that have them. */
const hidingCodes: readonly [code: string, ...countries: string[]][] = [
  ["141", "GB", "IE"],
  ["1470", "GB"],
  ["1831", "AU"],
  ["1832", "AU"],
  ["0196", "NZ"],
  ["0197", "NZ"],
  ["184", "JP"],
  ["186", "JP"],
  ["3651", "FR"],
  ["067", "ES"],
  ["133", "HK"],
  ["1167", "US", "CA"],
  ["1182", "US", "CA"],
];

/** The number behind a code of digits; null for other texts. The code tells the country, unless the user has named another. */
export function readHidden(
  text: string,
  countries: readonly string[],
): (Pick<DialledText, "isCertain" | "code"> & { number: E164 }) | null {
  const written = inAscii(text).replace(/[\s()-]/g, "");
  for (const [code, ...ofCode] of hidingCodes) {
    if (!written.startsWith(code)) continue;
    const rest = written.slice(code.length);
    const named = countries.length === 0 ? ofCode : ofCode.filter((country) => countries.includes(country));
    const number = firstOf(rest, named) ?? (isInternational(rest) ? readNumber(rest) : null);
    if (number !== null && !isRefusal(number)) return { number, isCertain: true, code };
  }
  return null;
}
