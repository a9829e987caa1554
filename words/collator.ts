import { byLocale } from "./by-locale.ts";

export const collator = byLocale((locale) => new Intl.Collator(locale));
