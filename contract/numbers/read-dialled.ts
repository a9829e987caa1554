import { inAscii } from "#contract/ascii-text.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { callingCodeOf } from "./country-codes.ts";
import { divideDialString } from "./dial-string.ts";
import { emergencyNumber } from "./emergency-numbers.ts";
import type { E164 } from "./phone-number.ts";
import { possibleNationals, readWritten } from "./possible-numbers.ts";
import { readBehindExitCode, readNationalNumber, readNumber, readOfCountry } from "./read-number.ts";
import { isInternational } from "./tidy-number.ts";

/** A text that is dialled: whom it calls, and what goes along. */
export interface DialledText {
  number: E164 | Refusal;
  /** The numbers that the text can mean where that is open. None is called before the user chooses it. */
  choices: readonly E164[];
  /** True when the text or the user names the country; otherwise it may be a number of another one too. */
  isCertain: boolean;
  /** True for a plus or an exit code before the number. */
  isInternational: boolean;
  /** The emergency number that the digits dial. Numbers that they are too are choices. */
  emergency: string | null;
  /** A code that would hide or show the caller's number, and is not sent; empty for none. */
  code: string;
  /** The keys for after the answer; empty for none. */
  keys: string;
}

/** Facts about the countries of a text without a country code (ISO 3166-1 alpha-2). */
export interface DialledContext {
  /** Those that the user has named, in the order in which they are asked. */
  countries?: readonly string[];
  /** Those whose numbers this user is likely to write. Their numbers are offered, and never taken. */
  likely?: readonly string[];
  /** Asks every country for its way to write such a number, for a text that is given whole. */
  bySpelling?: boolean;
}

type Meaning = Pick<DialledText, "number" | "isCertain"> & Partial<DialledText>;

/**
 * Reads a text that is typed, pasted, linked, imported or asked about. A number is one of the named countries before it is an
 * international one whose plus is left out. Two readings that both make sense are choices: a national one does where the
 * text is written as people write it there, with the zero that they dial. Emergency numbers are judged before any reading.
 */
export function readDialled(text: string, context: DialledContext = {}): DialledText {
  const { code, number: written, keys } = divideDialString(text);
  const none = { choices: [], isInternational: false, emergency: emergencyIn(written), code, keys };
  const meaning = { ...none, ...meaningOf(written, code, context) };
  if (meaning.emergency === null || isRefusal(meaning.number)) return meaning;
  return { ...meaning, ...offered([meaning.number]) };
}

function meaningOf(written: string, code: string, context: DialledContext): Meaning {
  const { countries = [], likely = [], bySpelling = false } = context;
  const international = readNumber(written);
  const named = firstOf(written, countries, readNationalNumber);
  if (named !== null) return namedOr(international, named, written);
  const behindExit = behindExitCode(written, countries);
  if (behindExit !== null && behindExit !== international) {
    // In Korea 001 is an exit code, and elsewhere 00 and the code of the United States.
    return isRefusal(international)
      ? { number: behindExit, isCertain: true, isInternational: true }
      : { ...offered([behindExit, international]), isInternational: true };
  }
  if (isInternational(written)) return { number: international, isCertain: true, isInternational: true };
  const hidden =
    code === "" && (isRefusal(international) || countries.length > 0) ? readHidden(written, countries) : null;
  if (hidden !== null) return hidden;
  const abroad = behindShortExit(written);
  if (abroad !== null && countries.some((country) => callingCodeOf(country) === "1")) {
    return { number: abroad, isCertain: true, isInternational: true };
  }
  const others = possibleNationals(written, likely, bySpelling);
  // A zero that the named country does not dial: the number may as well be one of a country that does.
  const forgiven = firstOf(written, countries, readOfCountry)?.number ?? null;
  if (forgiven !== null && others.every((one) => one === forgiven))
    return { number: forgiven, isCertain: true };
  const numbers = [isRefusal(international) ? null : international, abroad, forgiven, ...others];
  const [first, ...more] = new Set(numbers.filter((one) => one !== null));
  const isOnly = first === undefined || (first === international && more.length === 0);
  return isOnly ? { number: international, isCertain: false } : offered([first, ...more]);
}

interface NamedNumber {
  number: E164;
  country: string;
}

/** The number of a named country, the international one, or both where the text can mean either. */
function namedOr(international: E164 | Refusal, { number, country }: NamedNumber, written: string): Meaning {
  const certain = (one: E164): Meaning => ({ number: one, isCertain: true });
  if (isRefusal(international) || international === number) return certain(number);
  const isOfCountry = international.startsWith(`+${callingCodeOf(country)}`);
  const isWritten = readWritten(written, country) === number;
  if (isOfCountry !== isWritten) return certain(isOfCountry ? international : number);
  return offered(isOfCountry ? [international, number] : [number, international]);
}

const offered = (choices: readonly E164[]): Meaning => ({
  number: refuse("number_not_valid"),
  isCertain: false,
  choices,
});

function behindExitCode(text: string, countries: readonly string[]): E164 | null {
  return countries.reduce<E164 | null>(
    (number, country) => number ?? readBehindExitCode(text, country),
    null,
  );
}

function firstOf(
  text: string,
  countries: readonly string[],
  read: (text: string, country: string) => E164 | null,
): NamedNumber | null {
  for (const country of countries) {
    const number = read(text, country);
    if (number !== null) return { number, country };
  }
  return null;
}

function emergencyIn(written: string): string | null {
  return /\p{L}/u.test(written) ? null : emergencyNumber(asciiDigits(written));
}

const asciiDigits = (text: string) => inAscii(text).replace(/\D/g, "");

/** 011 is North America's exit code, and an area code of cities whose numbers have at most eight digits behind it. */
export function behindShortExit(text: string): E164 | null {
  const [, rest] = /^011(\d{7,8})$/.exec(asciiDigits(text)) ?? [];
  const number = rest === undefined ? null : readNumber(rest);
  return number === null || isRefusal(number) ? null : number;
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
    const number = isInternational(rest) ? readNumber(rest) : firstWritten(rest, named);
    if (number !== null && !isRefusal(number)) return { number, isCertain: true, code };
  }
  return null;
}

/** The number as people write it: without its zero, the rest may be the beginning of another one. */
function firstWritten(text: string, countries: readonly string[]): E164 | null {
  return countries.reduce<E164 | null>((number, country) => number ?? readWritten(text, country), null);
}
