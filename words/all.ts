import { ar } from "./ar/index.ts";
import type { Catalogue } from "./catalogue.ts";
import { de } from "./de/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { hi } from "./hi/index.ts";
import type { Language } from "./languages.ts";
import { pt } from "./pt/index.ts";

/** Every language's catalogue. The page loads the one it shows: web/lib/language.ts. */
export const catalogues = { de, es, fr, pt, ar, hi } satisfies Record<Exclude<Language, "en">, Catalogue>;
