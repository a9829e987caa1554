import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
} from "libphonenumber-js/max";
import { lengthsBegun } from "#contract/numbers/begun-lengths.ts";

/** Digits behind a plus, as far as they are typed. */
export interface BegunNumber {
  digits: string;
  /** The digits with their country's spaces. Text with other characters stays unchanged. */
  spaced: string;
  callingCode: string | undefined;
  /** ISO 3166-1 alpha-2; undefined while the digits leave it open. */
  country: string | undefined;
  /** Without the calling code, and without a prefix that is dialled within the country only. */
  national: string;
}

export function beginNumber(digits: string): BegunNumber {
  const none = { digits, spaced: digits, callingCode: undefined, country: undefined, national: digits };
  if (!/^\d+$/.test(digits)) return none;
  const formatter = new AsYouType();
  const spaced = formatter.input(`+${digits}`).replace(/\D+/g, " ").trim();
  const callingCode = formatter.getCallingCode();
  return {
    digits,
    // The formatter may change a number that belongs to no known country.
    spaced: spaced.replaceAll(" ", "") === digits ? spaced : digits,
    callingCode,
    country: formatter.getCountry(),
    national: formatter.getNumber()?.nationalNumber ?? digits.slice(callingCode?.length),
  };
}

/** True when a number of the digits' country can be longer than they are. A calling code has at most three digits. */
export function isUnfinished({ callingCode, national, digits }: BegunNumber): boolean {
  if (callingCode === undefined) return /^[1-9]\d?$/.test(digits);
  const metadata = new Metadata();
  metadata.selectNumberingPlan(callingCode as CountryCode);
  return metadata.numberingPlan?.possibleLengths().some((length) => length > national.length) ?? false;
}

/** The digits that an unfinished number misses; undefined where its plan has longer numbers of several lengths, or none. */
export function digitsMissing({ callingCode, national, digits }: BegunNumber): number | undefined {
  if (callingCode === undefined || !digits.startsWith(callingCode)) return undefined;
  const written = digits.slice(callingCode.length);
  const begun = written.endsWith(national) ? national : written;
  const [length, ...others] = lengthsBegun(callingCode, begun);
  return length === undefined || others.length > 0 ? undefined : length - begun.length;
}

/**
 * The country that the digits begin to name, earlier than its plan knows it: 1 416 is Canada. A calling code that several
 * countries share names the chosen one of them, or else its main one.
 */
export function countryBegun(
  { digits, callingCode, country }: BegunNumber,
  chosen?: string,
): string | undefined {
  if (country !== undefined || callingCode === undefined || !/^[1-9]/.test(digits)) return country;
  const sharing = getCountries().filter((one) => getCountryCallingCode(one) === callingCode);
  const hasArea = digits.length >= callingCode.length + areaCodeDigits;
  const [named, ...others] = hasArea ? countriesFilledUp(digits, callingCode) : [];
  if (named !== undefined && others.length === 0) return named;
  return sharing.find((one) => one === chosen) ?? mainCountries[callingCode] ?? sharing[0];
}

/** The country that most numbers of a shared calling code belong to. */
const mainCountries: Readonly<Record<string, string>> = {
  1: "US",
  7: "RU",
  39: "IT",
  44: "GB",
  47: "NO",
  61: "AU",
  212: "MA",
  262: "RE",
  290: "SH",
  358: "FI",
  590: "GP",
  599: "CW",
};

const areaCodeDigits = 3;
const nationalDigits = 10;

/** The countries of the complete numbers that begin so. */
function countriesFilledUp(digits: string, callingCode: string): string[] {
  const filledUp = ["2", "5", "8"].map((fill) => digits.padEnd(callingCode.length + nationalDigits, fill));
  if (filledUp[0] === digits) return [];
  const countries = filledUp.map((one) => beginNumber(one).country);
  return [...new Set(countries.filter((country) => country !== undefined))];
}
