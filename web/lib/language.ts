import { useSyncExternalStore } from "react";
import type { Catalogue } from "#words/catalogue.ts";
import { directionOf, isLanguage, type Language, languageCookie } from "#words/languages.ts";
import { addCatalogue, currentLanguage, setLanguageSource } from "#words/translate.ts";

let shown: Language = "en";
const listeners = new Set<() => void>();
setLanguageSource(() => shown);

const load: Record<Exclude<Language, "en">, () => Promise<Catalogue>> = {
  de: async () => (await import("#words/de/index.ts")).de,
  es: async () => (await import("#words/es/index.ts")).es,
  fr: async () => (await import("#words/fr/index.ts")).fr,
  pt: async () => (await import("#words/pt/index.ts")).pt,
  ar: async () => (await import("#words/ar/index.ts")).ar,
  hi: async () => (await import("#words/hi/index.ts")).hi,
};

/** Shows the page in the language that its HTML is in. Awaited before the first render. */
export async function showDocumentLanguage(): Promise<void> {
  const { lang } = document.documentElement;
  if (isLanguage(lang)) await show(lang);
}

/**
 * Shows the page in a language from now on, and remembers it on this device. A call goes on: the page is drawn again,
 * not loaded again.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  const year_s = 365 * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is missing in Firefox ESR, and answers late
  document.cookie = `${languageCookie}=${language}; Path=/; Max-Age=${year_s}; SameSite=Lax`;
}

/** The shown language. The root draws the whole page again when it changes. */
export function useLanguage(): Language {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    // The document's language is known before React takes its HTML over. The server renders in one at a time.
    currentLanguage,
  );
}

async function show(language: Language): Promise<void> {
  if (language !== "en") addCatalogue(language, await load[language]());
  shown = language;
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  for (const listener of [...listeners]) listener();
}
