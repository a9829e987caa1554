import { getCountries } from "libphonenumber-js/max";
import { inAscii } from "#contract/ascii-text.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { E164 } from "./phone-number.ts";
import { nationalSpelling, numberServed, readNationalNumber } from "./read-number.ts";
import { nationalDigits } from "./tidy-number.ts";

/** More countries than these write a text alike, so that its spelling tells nothing. */
const mostAlike = 2;

/**
 * The numbers of a text without a country code that may be called, by the plans of the likely countries (ISO 3166-1 alpha-2).
 * With `bySpelling` also those of the countries that space and bracket such a number alike.
 */
export function possibleNationals(text: string, likely: readonly string[], bySpelling: boolean): E164[] {
  const nationals = (bySpelling ? getCountries() : likely).flatMap((country) => {
    const number = readWritten(text, country);
    return number === null || isRefusal(numberServed(number)) ? [] : [{ country, number }];
  });
  const ofLikely = nationals.filter(({ country }) => likely.includes(country)).map(({ number }) => number);
  const isAlike = ({ number }: { number: E164 }) => nationalSpelling(number) === plain(text);
  const alike = new Set(bySpelling ? nationals.filter(isAlike).map(({ number }) => number) : []);
  return [...ofLikely, ...(alike.size > mostAlike ? [] : alike)];
}

/**
 * The number of a text, where people within the country write its digits so; null for other texts. A plan of numbers with
 * many lengths also has most numbers of other countries, without the zero that people write.
 */
export function readWritten(text: string, country: string): E164 | null {
  const number = readNationalNumber(text, country);
  const isWritten =
    number !== null && nationalDigits(text)?.endsWith(nationalSpelling(number).replace(/\D/g, ""));
  return isWritten ? number : null;
}

function plain(text: string): string {
  return inAscii(text)
    .replace(/\p{Dash}/gu, "-")
    .replace(/\s+/g, " ")
    .trim();
}
