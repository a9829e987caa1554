import { numberingPlans } from "./numbering-plans.ts";
import { countryOf } from "./phone-number.ts";

/**
 * The country that the digits begin to name, earlier than `countryOf`: 1 416 is Canada. A calling code that several
 * countries share names the chosen one of them, or else its main one.
 */
export function countryBegun(digits: string, chosen?: string): string | undefined {
  const plans = numberingPlans();
  if (!plans || !/^[1-9]\d*$/.test(digits)) return undefined;
  const reader = new plans.AsYouType();
  reader.input(`+${digits}`);
  const code = reader.getCallingCode();
  const known = reader.getCountry();
  if (known !== undefined || code === undefined) return known;
  const sharing = plans.getCountries().filter((country) => plans.getCountryCallingCode(country) === code);
  const national = digits.slice(code.length);
  const [named, ...others] = national.length < areaCodeDigits ? [] : countriesFilledUp(digits, code);
  if (named !== undefined && others.length === 0) return named;
  return sharing.find((country) => country === chosen) ?? mainCountries[code] ?? sharing[0];
}

/** The country that most numbers of a shared calling code belong to. */
const mainCountries: Readonly<Record<string, string>> = {
  ...{ 1: "US", 7: "RU", 39: "IT", 44: "GB", 47: "NO", 61: "AU" },
  ...{ 212: "MA", 262: "RE", 290: "SH", 358: "FI", 590: "GP", 599: "CW" },
};

const areaCodeDigits = 3;
const nationalDigits = 10;

/** The countries of the complete numbers that begin so. */
function countriesFilledUp(digits: string, code: string): string[] {
  const found = ["2", "5", "8"].map((fill) => countryOf(digits.padEnd(code.length + nationalDigits, fill)));
  return [...new Set(found.filter((country) => country !== undefined))];
}
