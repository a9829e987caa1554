import { remembering } from "#contract/numbers/remembering.ts";
import { byLocale } from "./formats.ts";
import { currentLanguage, inLanguage, t } from "./translate.ts";

// Each row of a page names its country several times, and the engine takes 2 us for it.
const names = byLocale((locale) => {
  const engine = new Intl.DisplayNames(locale, { type: "region", fallback: "code" });
  return remembering((code: string) => engine.of(code) ?? code);
});

/** The name of a country by its ISO code; the code itself when the engine knows no name. */
export function countryName(code: string): string {
  return names()(code);
}

/** Countries whose English name has an article within a sentence. */
const withArticle =
  "AE AX BQ BS CC CF CK DO FK FO GB GM IC IM IO KM KY MH MP MV NL PH PS SB SC TC TF UM US VG VI";

/**
 * The name within a sentence, after "to" or "in": "the Netherlands". Translations are worded so that a country needs no
 * article.
 */
export function countryInSentence(code: string, name = countryName(code)): string {
  return currentLanguage() === "en" && withArticle.includes(code) ? `the ${name}` : name;
}

/** The name that addresses have and tariffs are written with; the code itself when the engine knows no name. */
function englishCountryName(code: string): string {
  return inLanguage("en", () => countryName(code));
}

/** The name in a country's address, by the name that is shown. In English the server's counts: each engine has its own. */
export function nameInAddress(country: string, shown: string): string {
  return currentLanguage() === "en" ? shown : englishCountryName(country);
}

/**
 * A destination of the tariff, which is written in English: its country is named in the language of the moment, and
 * other words stay as the operator wrote them. Countries that share a price have the name of one of them: Christmas
 * Island's is Australia.
 */
export function destinationName(country: string, destination: string): string {
  const [, place = destination, kind] = /^(.*?)( mobile| toll-free)?$/.exec(destination) ?? [];
  const named = englishCountryName(country) === place ? country : countryByEnglishName(place);
  if (named === undefined) return destination;
  const name = countryName(named);
  if (kind === undefined) return name;
  return kind === " mobile"
    ? t("{country} mobile", { country: name })
    : t("{country} toll-free", { country: name });
}

/** The same within a sentence. A country has its article, and no other destination. */
export function destinationInSentence(country: string, destination: string): string {
  const name = destinationName(country, destination);
  return name === countryName(country) ? countryInSentence(country) : name;
}

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
let codesByName: ReadonlyMap<string, string> | undefined;

/** The engine lists no codes, so each of two letters is asked for, once. Former codes have the names of today's. */
function countryByEnglishName(name: string): string | undefined {
  const codes = () => alphabet.flatMap((first) => alphabet.map((second) => first + second));
  codesByName ??= new Map(codes().map((code) => [englishCountryName(code), code]));
  return codesByName.get(name);
}
