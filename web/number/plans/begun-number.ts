import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  Metadata,
} from "libphonenumber-js/max";

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

/** The calling code of a country, such as 49 for DE; undefined for a country without a numbering plan. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** The area code of a country that shares the calling code 1 and has one alone: 264 for AI. Empty for other countries. */
export function onlyAreaCodeOf(country: string): string {
  if (!isSupportedCountry(country) || getCountryCallingCode(country) !== "1") return "";
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const begins = metadata.numberingPlan?.leadingDigits() ?? "";
  return /^\d{3}$/.test(begins) ? begins : "";
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
  const found = filledUp.map((one) => beginNumber(one).country);
  return [...new Set(found.filter((country) => country !== undefined))];
}
