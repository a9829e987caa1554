import { validatePhoneNumberLength } from "libphonenumber-js/max";
import { divideDialString } from "#contract/numbers/dial-string.ts";
import { readWritten } from "#contract/numbers/possible-numbers.ts";
import { readDialled } from "#contract/numbers/read-dialled.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { beginNumber, callingCodeOf, countryBegun, onlyAreaCodeOf } from "./begun-number.ts";
import { textOfNumber } from "./read-given.ts";

/**
 * The field's text once a country is chosen: the number that people there write so, or the digits behind the country's
 * calling code, and its area code where it has one alone. The keys for after the answer stay.
 */
export function withCountry(typed: string, country: string): string {
  const { number: text, keys } = divideDialString(typed);
  const dialled = readDialled(typed, [country]);
  if (!isRefusal(dialled.number)) {
    const isWritten = dialled.code !== "" || readWritten(text, country) === dialled.number;
    // Digits that are a number with their calling code keep what follows it.
    if (isWritten || isRefusal(readNumber(text))) return textOfNumber(dialled.number, dialled);
  }
  return digitsWithCountry(tidyNumber(text), country) + keys;
}

function digitsWithCountry(digits: string, country: string): string {
  const code = callingCodeOf(country);
  if (code === undefined) return digits;
  const rest = digits.startsWith("0") ? digits.replace(/^0+/, "") : withoutCountry(digits);
  const area = onlyAreaCodeOf(country);
  if (rest === "") return code + area;
  const hasArea = rest.startsWith(area) || validatePhoneNumberLength(`+${code}${rest}`) === undefined;
  return hasArea ? code + rest : code + area + rest;
}

/** The digits after the code of the country that they begin to name. */
function withoutCountry(digits: string): string {
  const country = countryBegun(beginNumber(digits));
  if (country === undefined) return digits;
  const rest = digits.slice((callingCodeOf(country) ?? "").length);
  return rest === onlyAreaCodeOf(country) ? "" : rest;
}
