import { tidyNumber } from "#contract/tidy-number.ts";
import { countryBegun } from "#web/lib/country-begun.ts";
import { callingCodeOf, isPossibleLength, onlyAreaCodeOf } from "#web/lib/national-number.ts";
import { readNationalNumber } from "#web/lib/phone-number.ts";

/**
 * The digits of the field once a country is chosen: the number goes on with the country's calling code, and its area code
 * where it has one alone.
 */
export function withCountry(typed: string, country: string): string {
  const digits = tidyNumber(typed);
  const code = callingCodeOf(country);
  if (code === undefined) return digits;
  const rest = digits.startsWith("0") ? digits.replace(/^0+/, "") : withoutCountry(digits);
  const area = onlyAreaCodeOf(country);
  if (rest === "") return code + area;
  if (isPossibleLength(code + rest)) return code + rest;
  const number = readNationalNumber(digits, country);
  if (number !== null) return number.slice(1);
  return rest.startsWith(area) ? code + rest : code + area + rest;
}

/** What follows the code of the country that the digits begin to name. */
function withoutCountry(digits: string): string {
  const country = countryBegun(digits);
  if (country === undefined) return digits;
  const rest = digits.slice((callingCodeOf(country) ?? "").length);
  return rest === onlyAreaCodeOf(country) ? "" : rest;
}
