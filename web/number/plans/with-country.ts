import { validatePhoneNumberLength } from "libphonenumber-js/max";
import { callingCodeOf, codeOf, onlyAreaCodeOf } from "#contract/numbers/country-codes.ts";
import { divideDialString } from "#contract/numbers/dial-string.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readWritten } from "#contract/numbers/possible-numbers.ts";
import { readDialled } from "#contract/numbers/read-dialled.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { beginNumber, countryBegun } from "./begun-number.ts";
import { type Given, textOfNumber } from "./read-given.ts";
import { emergencyDialled } from "./read-typed.ts";

/**
 * The field's text once a country is chosen: the number that people there write so, or the digits behind the country's
 * calling code, and its area code where it has one alone. The keys for after the answer stay. A number is a question where
 * its digits were typed as another's: behind another country's code, or as the beginning of one behind this country's.
 */
export function withCountry(typed: string, country: string): Given {
  const { number: text, keys } = divideDialString(typed);
  const tidied = tidyNumber(text);
  const code = callingCodeOf(country) ?? "";
  const { number, choices, ...beside } = readDialled(typed, { countries: [country] });
  const international = readNumber(text);
  const offer = (one: E164) => ({ number: one, text: textOfNumber(one, beside) });
  const given = (shown: string, numbers: readonly E164[]): Given => ({
    text: beginNumber(shown).spaced + keys,
    number: null,
    choices: numbers.map(offer),
    emergency: emergencyDialled(beside.emergency, tidied),
  });
  const isWritten = beside.code !== "" || readWritten(text, country) === number;
  if (isRefusal(number) || (!isWritten && !isRefusal(international))) {
    const digits = digitsWithCountry(tidied, country);
    const exchanged =
      /^0/.test(tidied) || tidied.startsWith(code) ? refuse("number_not_valid") : readNumber(digits);
    return given(digits, isRefusal(exchanged) ? choices : [...choices, exchanged]);
  }
  const mayBeBegun =
    tidied.startsWith(code) && isRefusal(international) && number.startsWith(`+${code}${code}`);
  return mayBeBegun ? given(text, [number]) : { ...given("", []), ...offer(number) };
}

function digitsWithCountry(digits: string, country: string): string {
  const code = callingCodeOf(country);
  if (code === undefined) return digits;
  const rest = digits.startsWith("0") ? digits.replace(/^0+/, "") : withoutCountry(digits);
  if (rest === "") return codeOf(country);
  const isWhole =
    rest.startsWith(onlyAreaCodeOf(country)) || validatePhoneNumberLength(`+${code}${rest}`) === undefined;
  return isWhole ? code + rest : codeOf(country) + rest;
}

/** The digits after the code of the country that they begin to name. */
function withoutCountry(digits: string): string {
  const country = countryBegun(beginNumber(digits));
  if (country === undefined) return digits;
  const rest = digits.slice((callingCodeOf(country) ?? "").length);
  return rest === onlyAreaCodeOf(country) ? "" : rest;
}
