import { tidyNumber } from "#contract/tidy-number.ts";
import { countryBegun } from "#web/lib/country-begun.ts";
import { callingCodeOf, isValidNumber, nationalNumber, onlyAreaCodeOf } from "#web/lib/national-number.ts";

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
  if (isValidNumber(code + rest)) return code + rest;
  return nationalNumber(digits, country) ?? (rest.startsWith(area) ? code + rest : code + area + rest);
}

/** What follows the code of the country that the digits begin to name. */
function withoutCountry(digits: string): string {
  const country = countryBegun(digits);
  if (country === undefined) return digits;
  const rest = digits.slice((callingCodeOf(country) ?? "").length);
  return rest === onlyAreaCodeOf(country) ? "" : rest;
}
