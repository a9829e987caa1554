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
export const catalogues: Readonly<Record<Exclude<Language, "en">, Catalogue>> = {
  de: whole({ ...de, ...deMails }),
  es: whole({ ...es, ...esMails }),
  fr: whole({ ...fr, ...frMails }),
  pt: whole({ ...pt, ...ptMails }),
  ar: whole({ ...ar, ...arMails }),
  hi: whole({ ...hi, ...hiMails }),
};

/** A type by name: the compiler then names a missing language without printing the sentences of the others. */
function whole(catalogue: Catalogue): Catalogue {
  return catalogue;
}

for (const language of languages) if (language !== "en") addCatalogue(language, catalogues[language]);
