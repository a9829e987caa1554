import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { slugOf } from "./country-pages.ts";
import type { CountryPrices } from "./country-prices.ts";

export interface Search {
  text: string;
  /** The number's digits typed so far; null for a search by name. */
  digits: string | null;
  country?: string | undefined;
}

export function searchedDigits(search: string): string | null {
  const digits = tidyNumber(search);
  return /^\d+$/.test(digits) ? digits : null;
}

/** The countries that a search finds; all countries for an empty search. */
export function findCountries(
  prices: readonly CountryPrices[],
  { text, digits, country }: Search,
): CountryPrices[] {
  if (digits === null) return byName(prices, text);
  if (country !== undefined) return prices.filter((one) => one.country === country);
  return prices.filter(({ callingCode }) => callingCode.startsWith(digits) || digits.startsWith(callingCode));
}

/** Countries whose name contains the text; case, accents and punctuation do not count. */
function byName(prices: readonly CountryPrices[], search: string): CountryPrices[] {
  const wanted = plain(search);
  if (wanted === "") return [...prices];
  return prices.filter(({ name, otherNames }) => {
    if (plain(name).includes(wanted)) return true;
    // Two letters are a code or an abbreviation, and too many names contain them.
    return otherNames.some((other) =>
      wanted.length <= 2 ? plain(other) === wanted : plain(other).includes(wanted),
    );
  });
}

function plain(text: string): string {
  return slugOf(text).replaceAll("-", " ");
}
