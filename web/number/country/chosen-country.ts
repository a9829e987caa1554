import { divideDialString } from "#contract/dial-string.ts";
import { isRefusal } from "#contract/refusals.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { countryBegun } from "#web/number/country-begun.ts";
import { textOfNumber } from "#web/number/dialled-text.ts";
import { callingCodeOf, isPossibleLength, onlyAreaCodeOf } from "#web/number/national-number.ts";
import { numberingPlans } from "#web/number/numbering-plans.ts";
import { readNumber } from "#web/number/phone-number.ts";

/**
 * The field's text once a country is chosen: the number that people there write so, or the digits behind the country's
 * calling code, and its area code where it has one alone. The keys for after the answer stay.
 */
export function withCountry(typed: string, country: string): string {
  const plans = numberingPlans();
  const { number: text, keys } = divideDialString(typed);
  const dialled = plans?.readDialled(typed, [country]);
  if (dialled && !isRefusal(dialled.number)) {
    const isWritten = dialled.code !== "" || plans?.readWritten(text, country) === dialled.number;
    // Digits that are a number with their calling code keep what follows it.
    if (isWritten || readNumber(text) === null) return textOfNumber(dialled.number, dialled);
  }
  return digitsWithCountry(tidyNumber(text), country) + keys;
}

function digitsWithCountry(digits: string, country: string): string {
  const code = callingCodeOf(country);
  if (code === undefined) return digits;
  const rest = digits.startsWith("0") ? digits.replace(/^0+/, "") : withoutCountry(digits);
  const area = onlyAreaCodeOf(country);
  if (rest === "") return code + area;
  return isPossibleLength(code + rest) || rest.startsWith(area) ? code + rest : code + area + rest;
}

/** What follows the code of the country that the digits begin to name. */
function withoutCountry(digits: string): string {
  const country = countryBegun(digits);
  if (country === undefined) return digits;
  const rest = digits.slice((callingCodeOf(country) ?? "").length);
  return rest === onlyAreaCodeOf(country) ? "" : rest;
}
