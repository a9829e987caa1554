import { tidyNumber } from "#contract/tidy-number.ts";
import { countryBegun } from "#web/lib/country-begun.ts";
import { callingCodeOf, isValidNumber, nationalNumber } from "#web/lib/national-number.ts";

/** The digits of the field once a country is chosen: the number goes on with the country's calling code. */
export function withCountry(typed: string, country: string): string {
  const digits = tidyNumber(typed);
  const code = callingCodeOf(country);
  if (code === undefined) return digits;
  const before = countryBegun(digits);
  const old = before === undefined ? "" : (callingCodeOf(before) ?? "");
  const exchanged = digits.startsWith("0")
    ? code + digits.replace(/^0+/, "")
    : code + digits.slice(old.length);
  if (isValidNumber(exchanged)) return exchanged;
  return nationalNumber(digits, country) ?? exchanged;
}
