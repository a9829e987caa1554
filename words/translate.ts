import { type Language, locales } from "#contract/pages/languages.ts";
import { brandName } from "./brand.ts";
import type {
  Catalogue,
  CountedSentence,
  PageCatalogue,
  PlainSentence,
  Sentence,
  Values,
} from "./catalogue.ts";

// The English sentence is its own key, so the source reads as the page does: docs/decisions/27-languages-and-messages.md.

const catalogues = new Map<Language, Partial<Catalogue>>();
let chosen: () => Language = () => "en";
let forced: Language | undefined;

/** Makes a language's catalogue known. The page adds one when it is needed, words/all.ts adds all. */
export function addCatalogue(language: Language, catalogue: PageCatalogue): void {
  catalogues.set(language, catalogue);
}

/** Says how the language of the moment is found: the page has one, the server one for each request. */
export function setLanguageSource(source: () => Language): void {
  chosen = source;
}

/** Runs what words a text in this language, such as a mail to a user. The work must not wait for anything. */
export function inLanguage<T>(language: Language, work: () => T): T {
  const before = forced;
  forced = language;
  try {
    return work();
  } finally {
    forced = before;
  }
}

export function currentLanguage(): Language {
  return forced ?? chosen();
}

/** Returns the locale of the current language's numbers, dates and money. */
export function currentLocale(): string {
  return locales[currentLanguage()];
}

/**
 * A sentence in the language of the moment, with its values in their places. Numbers are written as the language does.
 * A context after "#" tells apart what English writes alike: "Call#verb", "Call#noun".
 */
export function t(sentence: Sentence): string;
export function t<S extends PlainSentence>(sentence: S, values: Values<S>): string;
export function t(sentence: PlainSentence, values: object = {}): string {
  return inWords(sentence, values);
}

/**
 * A sentence about a number of things: `tn(3, "{n} minute", "{n} minutes")`. The second sentence is the key. `{n}` is
 * the number, unless the values bring it in another shape.
 */
export function tn<S extends CountedSentence>(
  n: number,
  one: string,
  several: S,
  ...[values]: MoreValues<S>
): string {
  return inWords(several, { n, ...values }, { n, one });
}

/**
 * Any sentence by its key, such as one that only the running program knows: t, tn and say.ts. What no catalogue has is
 * English, or was worded already. A name in braces that no value fills in stays as it is.
 */
export function inWords(key: string, values: object, count?: { n: number; one: string }): string {
  const language = currentLanguage();
  const entries: Readonly<Record<string, Entry | undefined>> = catalogues.get(language) ?? {};
  const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (typeof entry === "string") return filled(entry, values);
  if (count === undefined) return filled(english(key), values);
  const form = rules(language).select(count.n);
  return filled(entry?.[form] ?? entry?.other ?? english(form === "one" ? count.one : key), values);
}

type Entry = string | Partial<Record<Intl.LDMLPluralRule, string>>;

/** Values of a counted sentence besides its number. */
type MoreValues<S extends string> = keyof Omit<Values<S>, "n"> extends never
  ? [values?: { n: string }]
  : [values: Omit<Values<S>, "n"> & { n?: string }];

function english(sentence: string): string {
  return sentence.replace(/#[a-z ]+$/, "");
}

function filled(sentence: string, values: object): string {
  if (!sentence.includes("{")) return sentence;
  const byName = new Map<string, unknown>(Object.entries({ brand: brandName(), ...values }));
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = byName.get(name);
    if (value === undefined) return place;
    return typeof value === "number" ? formatDecimal(value) : String(value);
  });
}

/** A number as the reader's language writes it, with at most three decimal places: 1234.5 -> "1,234.5". */
export function formatDecimal(value: number): string {
  return needsFormat(value) ? numbers(currentLocale()).format(value) : String(value);
}

/**
 * Tells if writing the number takes a format, which the browser reads for 20 ms. Small whole numbers are the same in each
 * language, and English writes small decimals as JavaScript does.
 */
export function needsFormat(value: number): boolean {
  const isSmall = value >= 0 && value < 1_000;
  const isPlain =
    Number.isInteger(value) || (currentLanguage() === "en" && Math.round(value * 1_000) / 1_000 === value);
  return !(isSmall && isPlain);
}

const knownNumbers = new Map<string, Intl.NumberFormat>();

function numbers(locale: string): Intl.NumberFormat {
  const format = knownNumbers.get(locale) ?? new Intl.NumberFormat(locale);
  knownNumbers.set(locale, format);
  return format;
}

const knownRules = new Map<Language, Intl.PluralRules>();

function rules(language: Language): Intl.PluralRules {
  const rule = knownRules.get(language) ?? new Intl.PluralRules(locales[language]);
  knownRules.set(language, rule);
  return rule;
}
