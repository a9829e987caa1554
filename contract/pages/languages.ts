// All that is said of a language outside its folder in words/, but for its row in words/all.ts and the vendors' words in
// web/kit/captcha/altcha-widget.tsx.

/** The languages of the product, by their ISO 639-1 codes. English is the language of the source. */
export const languages = ["en", "de", "es", "fr", "pt", "ar", "hi"] as const;
export type Language = (typeof languages)[number];

/** Each language by its own name, as the switch shows it. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  pt: "Português",
  ar: "العربية",
  hi: "हिन्दी",
};

/**
 * Locale for each language's numbers, dates and money. Digits are 0 to 9 in all of them, as on every dial pad: a price
 * and a phone number on one screen are written alike.
 */
export const locales = {
  en: "en-US",
  de: "de-DE",
  es: "es-ES",
  fr: "fr-FR",
  pt: "pt-BR",
  ar: "ar-u-nu-latn",
  hi: "hi-IN-u-nu-latn",
} as const satisfies Record<Language, string>;

export function byLanguage<T>(valueFor: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languages.map((language) => [language, valueFor(language)])) as Record<
    Language,
    T
  >;
}

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

/** The side a text begins at, as HTML's `dir` names it. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}

/** The first of a reader's languages that we speak, of those that count: ["sv-SE", "pt-PT", "en"] -> "pt". */
export function spokenLanguage(
  wanted: readonly string[],
  counts: (language: Language) => boolean = () => true,
): Language | undefined {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.filter(isLanguage).find(counts);
}

/** The cookie that keeps a reader's choice on a device. Scripts read and write it; without it the browser's languages count. */
export const languageCookie = "farline.language";
