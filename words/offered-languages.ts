import { type Language, languages } from "#contract/pages/languages.ts";

/** The languages that the operator offers, and the one of a reader who wants none of them. */
export interface LanguageOffer {
  languages: readonly Language[];
  defaultLanguage: Language;
}

export const wholeOffer: LanguageOffer = { languages, defaultLanguage: "en" };

let current: LanguageOffer = wholeOffer;

export function languageOffer(): LanguageOffer {
  return current;
}

/** Sets what this process offers, before anything is worded. */
export function setLanguageOffer(next: LanguageOffer): void {
  current = next;
}

export function isOffered(language: Language): boolean {
  return current.languages.includes(language);
}

/** The language itself where it is offered, or else the default: what a new reader gets. */
export function offeredLanguage(language: Language): Language {
  return isOffered(language) ? language : current.defaultLanguage;
}
