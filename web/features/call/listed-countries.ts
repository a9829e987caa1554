import { countryName } from "#contract/country-names.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import type { numberingPlans } from "#web/lib/numbering-plans.ts";
import { currentLocale } from "#words/translate.ts";

export interface ListedCountry {
  country: string;
  name: string;
  callingCode: string;
  wasCalled: boolean;
}

type Plans = NonNullable<ReturnType<typeof numberingPlans>>;

/** Every country with a calling code: those called last first, the others by name. */
export function listCountries(
  plans: Pick<Plans, "getCountries" | "getCountryCallingCode">,
  called: readonly string[],
): ListedCountry[] {
  const byName = new Intl.Collator(currentLocale());
  const rank = (country: string) => (called.includes(country) ? called.indexOf(country) : called.length);
  return plans
    .getCountries()
    .map((country) => ({
      country,
      name: countryName(country),
      callingCode: plans.getCountryCallingCode(country),
      wasCalled: called.includes(country),
    }))
    .sort((left, right) => rank(left.country) - rank(right.country) || byName.compare(left.name, right.name));
}

/** The countries whose name or a word of it begins so, then those that contain it; by digits those with the code. */
export function searchCountries(countries: readonly ListedCountry[], search: string): ListedCountry[] {
  const text = plain(search);
  if (text === "") return [...countries];
  const digits = tidyNumber(search);
  if (/^\d+$/.test(digits)) {
    const begun = countries.filter(({ callingCode }) => callingCode.startsWith(digits));
    return begun.sort((left, right) => left.callingCode.length - right.callingCode.length);
  }
  const rankOf = ({ name, country }: ListedCountry) => {
    const words = plain(name);
    if (words.startsWith(text) || country.toLowerCase() === text) return 0;
    if (words.includes(` ${text}`)) return 1;
    return words.includes(text) ? 2 : 3;
  };
  return countries
    .map((country) => ({ country, rank: rankOf(country) }))
    .filter(({ rank }) => rank < 3)
    .sort((left, right) => left.rank - right.rank)
    .map(({ country }) => country);
}

/** Lower case without accents and signs: "Côte d'Ivoire" is found by "cote d ivoire". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim()
    .toLowerCase();
}
