import { validatePhoneNumberLength } from "libphonenumber-js/max";
import { callingCodeOf, codeOf, onlyAreaCodeOf } from "#contract/numbers/country-codes.ts";
import { divideDialString } from "#contract/numbers/dial-string.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readWritten } from "#contract/numbers/possible-numbers.ts";
import { readDialled } from "#contract/numbers/read-dialled.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { beginNumber, countryBegun } from "./begun-number.ts";
import { type Given, textOfNumber } from "./read-given.ts";

/**
 * The field's text once a country is chosen: the number that people there write so, or the digits behind the country's
 * calling code, and its area code where it has one alone. The keys for after the answer stay.
 */
export function withCountry(typed: string, country: string): Given {
  const { number: text, keys } = divideDialString(typed);
  const { number, ...dialled } = readDialled(typed, { countries: [country] });
  const begun: Given = {
    text: digitsWithCountry(tidyNumber(text), country) + keys,
    number: null,
    choices: [],
    emergency: undefined,
  };
  if (isRefusal(number)) return begun;
  const isWritten = dialled.code !== "" || readWritten(text, country) === number;
  // Digits that are a number with their calling code keep what follows it.
  if (!isWritten && !isRefusal(readNumber(text))) return begun;
  const choice = { number, text: textOfNumber(number, dialled) };
  return isUnfinishedOf(text, country, number)
    ? { ...begun, text, choices: [choice] }
    : { ...begun, ...choice };
}

/** A number of the country whose first digits are its calling code: "47 70 78 91" may be the beginning of +47 70 78 91 00. */
function isUnfinishedOf(text: string, country: string, number: E164): boolean {
  const code = callingCodeOf(country) ?? "";
  return (
    tidyNumber(text).startsWith(code) && isRefusal(readNumber(text)) && number.startsWith(`+${code}${code}`)
  );
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
