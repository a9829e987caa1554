import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { languages, locales } from "#contract/pages/languages.ts";
import { spokenCountryNames } from "#web/kit/wording/spoken-country-names.ts";
import type { numberingPlans } from "#web/number/numbering-plans.ts";
import { countryName } from "#words/country-names.ts";
import { currentLanguage, currentLocale } from "#words/translate.ts";

export interface ListedCountry {
  country: string;
  name: string;
  /** With its area code, where the country has one alone: 1264 for Anguilla. */
  callingCode: string;
  wasCalled: boolean;
}

type Plans = NonNullable<ReturnType<typeof numberingPlans>>;

/** Every country with a calling code: those called last first, the others by name. */
export function listCountries(
  plans: Pick<Plans, "getCountries" | "getCountryCallingCode" | "onlyAreaCodeOf">,
  called: readonly string[],
): ListedCountry[] {
  const byName = new Intl.Collator(currentLocale());
  const rank = (country: string) => (called.includes(country) ? called.indexOf(country) : called.length);
  return plans
    .getCountries()
    .map((country) => ({
      country,
      name: countryName(country),
      callingCode: plans.getCountryCallingCode(country) + plans.onlyAreaCodeOf(country),
      wasCalled: called.includes(country),
    }))
    .sort((left, right) => rank(left.country) - rank(right.country) || byName.compare(left.name, right.name));
}

/**
 * The countries found by name, best first: of exactly this name or code, then those whose shown name or a word of it
 * begins so or contains it, then those of such a name in another language. By digits those with the calling code.
 */
export function searchCountries(countries: readonly ListedCountry[], search: string): ListedCountry[] {
  const text = plain(search);
  if (text === "") return [...countries];
  const digits = tidyNumber(search);
  if (/^\d+$/.test(digits)) {
    const begun = countries.filter(({ callingCode }) => callingCode.startsWith(digits));
    return begun.sort((left, right) => left.callingCode.length - right.callingCode.length);
  }
  return countries
    .map((country) => ({ country, rank: rankOf(country, text) }))
    .filter(({ rank }) => rank < notFound)
    .sort((left, right) => left.rank - right.rank)
    .map(({ country }) => country);
}

const notFound = 6;

/** Rank of a country in a search, from 0 for the best to `notFound`. */
function rankOf({ name, country }: ListedCountry, text: string): number {
  const shown = plain(name);
  // One letter begins a name of most countries in some language.
  const others = text.length < 2 ? [] : plainOtherNames(country);
  if (shown === text || others.includes(text)) return 0;
  if (shown.startsWith(text)) return 1;
  if (shown.includes(` ${text}`)) return 2;
  if (shown.includes(text)) return 3;
  // Two letters are a code or an abbreviation.
  if (text.length === 2) return notFound;
  if (others.some((other) => other.startsWith(text))) return 4;
  return others.some((other) => other.includes(` ${text}`)) ? 5 : notFound;
}

const namesByCountry = new Map<string, readonly string[]>();

/** A country's other names, compared as the search is. Each country is named once in a language: there are thousands of names. */
function plainOtherNames(country: string): readonly string[] {
  const key = currentLanguage() + country;
  const names = namesByCountry.get(key) ?? otherCountryNames(country).map(plain);
  namesByCountry.set(key, names);
  return names;
}

/** Lower case without accents and signs: "Côte d'Ivoire" is found by "cote d ivoire". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}+]+/gu, " ")
    .trim()
    .toLowerCase()
    .replaceAll("ß", "ss");
}

/** A country's ISO code, its names in the product's languages and its own ("日本"), and common ones ("Holland"). */
function otherCountryNames(country: string): string[] {
  const own = new Intl.Locale(`und-${country}`).maximize().baseName;
  const named = [...languages.map((language) => locales[language]), own].map((locale) =>
    nameIn(locale, country),
  );
  return [country, shortNames.of(country) ?? country, ...named, ...spokenCountryNames(country)];
}

/** "UK" and "US". */
const shortNames = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
const namesIn = new Map<string, Intl.DisplayNames>();

function nameIn(locale: string, country: string): string {
  const names = namesIn.get(locale) ?? new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  namesIn.set(locale, names);
  return names.of(country) ?? country;
}
