import { getCountries } from "libphonenumber-js/max";
import { isRefusal } from "#contract/refusals.ts";
import type { E164 } from "./phone-number.ts";
import { nationalSpelling, numberServed, readNationalNumber, readNumber } from "./read-number.ts";
import { inAscii, isInternational, nationalDigits } from "./tidy-number.ts";

/** More countries than these write a text alike, so that its spelling tells nothing. */
const mostAlike = 2;

/**
 * The numbers that a text can mean while no country is known for it: the international one, of which the plus is left out, and
 * those of the likely countries (ISO 3166-1 alpha-2), and of the countries that space and bracket such a number alike.
 * A text with a plus or an exit code means one number at most.
 */
export function possibleNumbers(text: string, likely: readonly string[]): E164[] {
  const international = readNumber(text);
  const found = isRefusal(international) ? [] : [international];
  if (isInternational(text)) return found;
  const nationals = getCountries().flatMap((country) => {
    const number = readWritten(text, country);
    return number === null || isRefusal(numberServed(number)) ? [] : [{ country, number }];
  });
  const known = nationals.filter(({ country }) => likely.includes(country));
  const isAlike = ({ number }: { number: E164 }) => nationalSpelling(number) === plain(text);
  const alike = new Set(nationals.filter(isAlike).map(({ number }) => number));
  if (alike.size > mostAlike) alike.clear();
  return [...new Set([...found, ...known.map(({ number }) => number), ...alike])];
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
