import { languages, locales } from "#contract/pages/languages.ts";
import { spokenCountryNames } from "#web/kit/wording/spoken-country-names.ts";

/**
 * Names that people may use for a country besides the shown one: its ISO code, its names in every language of the
 * product and in the country's own main language ("Deutschland", "日本"), and common ones ("Holland").
 */
export function otherCountryNames(country: string): string[] {
  const own = new Intl.Locale(`und-${country}`).maximize().baseName;
  const named = [...languages.map((language) => locales[language]), own].map((locale) =>
    nameIn(locale, country),
  );
  return [country, shortNames.of(country) ?? country, ...named, ...(spokenCountryNames[country] ?? [])];
}

/** "UK" and "US". */
const shortNames = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
const namesIn = new Map<string, Intl.DisplayNames>();

function nameIn(locale: string, country: string): string {
  const names = namesIn.get(locale) ?? new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  namesIn.set(locale, names);
  return names.of(country) ?? country;
}
