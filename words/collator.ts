import { byLocale } from "./by-locale.ts";

/** How the language of the moment sorts names. */
export const collator = byLocale((locale) => new Intl.Collator(locale));
