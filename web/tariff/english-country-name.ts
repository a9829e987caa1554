import { currentLanguage } from "#words/translate.ts";

const names = new Intl.DisplayNames("en", { type: "region", fallback: "code" });

/** The name that addresses have and tariffs are written with; the code itself when the browser knows no name. */
export function englishCountryName(code: string): string {
  return names.of(code) ?? code;
}

/** The name in a country's address, by the name that is shown. In English the server's counts: each engine has its own. */
export function nameInAddress(country: string, shown: string): string {
  return currentLanguage() === "en" ? shown : englishCountryName(country);
}
