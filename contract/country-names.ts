import { byLocale } from "#words/by-locale.ts";
import { currentLanguage, t } from "#words/translate.ts";

const names = byLocale((locale) => new Intl.DisplayNames(locale, { type: "region", fallback: "code" }));

/** The name of a country by its ISO code; the code itself when the engine knows no name. */
export function countryName(code: string): string {
  return names().of(code) ?? code;
}

const englishNames = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name that addresses have and tariffs are written with; the code itself when the engine knows no name. */
function englishCountryName(code: string): string {
  return englishNames.of(code) ?? code;
}

/** The name in a country's address, by the name that is shown. In English the server's counts: each engine has its own. */
export function nameInAddress(country: string, shown: string): string {
  return currentLanguage() === "en" ? shown : englishCountryName(country);
}

/**
 * A destination of the tariff, which is written in English: its country is named in the language of the moment, and
 * other words stay as the operator wrote them.
 */
export function destinationName(country: string, destination: string): string {
  const englishName = englishCountryName(country);
  if (destination === englishName) return countryName(country);
  if (destination === `${englishName} mobile`)
    return t("{country} mobile", { country: countryName(country) });
  return destination;
}
