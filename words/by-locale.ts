import { currentLocale } from "./translate.ts";

/** Keeps one formatter for each language, because making one is slow: `const names = byLocale((locale) => ...)`. */
export function byLocale<T>(make: (locale: string) => T): () => T {
  const known = new Map<string, T>();
  return () => {
    const locale = currentLocale();
    const kept = known.get(locale) ?? make(locale);
    known.set(locale, kept);
    return kept;
  };
}
