import { byLocale } from "./by-locale.ts";

/** Collator for names in the current language. */
export const collator = byLocale((locale) => new Intl.Collator(locale));
