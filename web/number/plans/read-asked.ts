import type { E164 } from "#contract/numbers/phone-number.ts";
import { readWritten } from "#contract/numbers/possible-numbers.ts";
import { numberServed, readNationalNumber, readNumber } from "#contract/numbers/read-number.ts";
import { isInternational, tidyNumber } from "#contract/numbers/tidy-number.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { Reading } from "#web/number/typed-number.ts";
import { beginNumber } from "./begun-number.ts";
import { meaningOf } from "./read-typed.ts";

/**
 * Reads the text of a field without a plus of its own, in which visitors ask for a price. Without a country code the
 * number is one of the `named` country (ISO 3166-1 alpha-2). Without either, those of the `likely` countries are offered
 * beside the international one.
 */
export function readAsked(text: string, named: string | undefined, likely: readonly string[]): Reading {
  const number = readIn(named, text);
  const others = named === undefined && !isInternational(text) ? writtenIn(likely, text) : [];
  const numbers = [...new Set([...(isRefusal(number) ? [] : [number]), ...others])];
  const choices = numbers.map((one) => ({ number: one, text: `+${beginNumber(one.slice(1)).spaced}` }));
  const isClear = choices.every((choice) => choice.number === number);
  return isClear ? meaningOf(number, beginNumber(tidyNumber(text)), text) : { is: "several", choices };
}

/** A number of the country, if there is one: also with its calling code. */
function readIn(country: string | undefined, text: string): E164 | Refusal {
  const international = readNumber(text);
  if (country === undefined || (!isRefusal(international) && countryOf(international) === country))
    return international;
  return readNationalNumber(text, country) ?? international;
}

const countryOf = (number: E164) => beginNumber(number.slice(1)).country;

/** The numbers that may be called of the countries whose people write the text so. */
function writtenIn(countries: readonly string[], text: string): E164[] {
  return countries.flatMap((country) => {
    const number = readWritten(text, country);
    return number === null || isRefusal(numberServed(number)) ? [] : [number];
  });
}
