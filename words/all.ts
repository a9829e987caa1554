import { type Language, languages } from "#contract/pages/languages.ts";
import { ar } from "./ar/index.ts";
import { mails as arMails } from "./ar/mails.ts";
import type { Catalogue } from "./catalogue.ts";
import { de } from "./de/index.ts";
import { mails as deMails } from "./de/mails.ts";
import { es } from "./es/index.ts";
import { mails as esMails } from "./es/mails.ts";
import { fr } from "./fr/index.ts";
import { mails as frMails } from "./fr/mails.ts";
import { hi } from "./hi/index.ts";
import { mails as hiMails } from "./hi/mails.ts";
import { pt } from "./pt/index.ts";
import { mails as ptMails } from "./pt/mails.ts";
import { addCatalogue } from "./translate.ts";

/**
 * Every language's catalogue. A process that imports this file knows all, as each that words a mail does. The page loads
 * the one it shows, without what mails alone say: web/kit/loading/language.ts.
 */
export const catalogues = {
  de: { ...de, ...deMails },
  es: { ...es, ...esMails },
  fr: { ...fr, ...frMails },
  pt: { ...pt, ...ptMails },
  ar: { ...ar, ...arMails },
  hi: { ...hi, ...hiMails },
} satisfies Record<Exclude<Language, "en">, Catalogue>;

for (const language of languages) if (language !== "en") addCatalogue(language, catalogues[language]);
