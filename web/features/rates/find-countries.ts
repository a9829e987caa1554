import { tidyNumber } from "#contract/phone-number.ts";
import type { CountryPrices } from "./country-prices.ts";

/** What is looked for: a number, or else a name. */
export interface Search {
  text: string;
  /** Of a number, as far as it was typed; null when the text is a name. */
  digits: string | null;
  /** Where the number belongs, once that is known. */
  country: string | undefined;
}

/** The digits of the number that is searched for; null when the search is for a name. */
export function searchedDigits(search: string): string | null {
  const digits = tidyNumber(search);
  return /^\d+$/.test(digits) ? digits : null;
}

/** The countries that a search finds; all of them while nothing is looked for. */
export function findCountries(
  prices: readonly CountryPrices[],
  { text, digits, country }: Search,
): CountryPrices[] {
  if (digits === null) return byName(prices, text);
  return country === undefined
    ? byCallingCode(prices, digits)
    : prices.filter((one) => one.country === country);
}

/** Countries with a name that contains what was typed; case, accents and punctuation do not count. */
function byName(prices: readonly CountryPrices[], search: string): CountryPrices[] {
  const wanted = plain(search);
  if (wanted === "") return [...prices];
  return prices.filter(({ name, otherNames }) => {
    if (plain(name).includes(wanted)) return true;
    // Two letters are a code or an abbreviation and stand within too many names.
    return otherNames.some((other) =>
      wanted.length <= 2 ? plain(other) === wanted : plain(other).includes(wanted),
    );
  });
}

/** Countries that a number may be of, by what is typed of its calling code. */
function byCallingCode(prices: readonly CountryPrices[], digits: string): CountryPrices[] {
  return prices.filter(({ callingCode }) => callingCode.startsWith(digits) || digits.startsWith(callingCode));
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
