import type { Language } from "#contract/pages/languages.ts";

/** ALTCHA's own words for our languages, by the names that it gives them. English comes with the widget. */
const words: Record<Exclude<Language, "en">, { code: string; load: () => Promise<unknown> }> = {
  de: { code: "de", load: () => import("altcha/i18n/de") },
  es: { code: "es-es", load: () => import("altcha/i18n/es-es") },
  fr: { code: "fr-fr", load: () => import("altcha/i18n/fr-fr") },
  pt: { code: "pt-br", load: () => import("altcha/i18n/pt-br") },
  ar: { code: "ar", load: () => import("altcha/i18n/ar") },
  hi: { code: "hi", load: () => import("altcha/i18n/hi") },
};

/** Loads what the widget says in a language. Returns the widget's name of it: English where its words do not load. */
export async function loadAltchaWords(language: Language): Promise<string> {
  if (language === "en") return "en";
  const { code, load } = words[language];
  return load().then(
    () => code,
    () => "en",
  );
}
