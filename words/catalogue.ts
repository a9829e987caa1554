import type { Language } from "#contract/pages/languages.ts";
import type { de } from "./de/index.ts";
import type { mails } from "./de/mails.ts";

/**
 * The forms of a counted sentence: those that the compiler asks for. words/catalogue.test.ts asks for every form that the
 * language counts a number below 200 by.
 */
export type Forms<L extends Language> = Partial<Record<Intl.LDMLPluralRule, string>> &
  Record<L extends "ar" ? Intl.LDMLPluralRule : "one" | "other", string>;

type German = typeof de & typeof mails;

/** A sentence with forms for a number: its key is the English form for several. */
export type CountedSentence = { [S in keyof German]: German[S] extends string ? never : S }[keyof German];
/** A sentence without a number to count. */
export type PlainSentence = Exclude<keyof German, CountedSentence>;
/** A sentence without anything to fill in but the brand's name, which is the same in each sentence. */
export type Sentence = {
  [S in PlainSentence]: Branded<S> extends `${string}{${string}}${string}` ? never : S;
}[PlainSentence];

type Branded<S extends string> = S extends `${infer Before}{brand}${infer Rest}`
  ? `${Before}${Branded<Rest>}`
  : S;

/** The names in braces of a sentence, and what fills them in: "{price} a minute" needs `{ price: ... }`. */
export type Values<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends "brand" ? object : Record<Name, string | number>) & Values<Rest>
  : object;

/** A part of a language's catalogue: the translations of the sentences of the same part of another language. */
export type Translated<L extends Language, Part> = {
  readonly [S in keyof Part]: Part[S] extends string ? string : Forms<L>;
};

/** A language's translation of each English sentence. */
export type Catalogue = Readonly<
  Record<PlainSentence, string> & Record<CountedSentence, Partial<Record<Intl.LDMLPluralRule, string>>>
>;

/** The part that the page uses: all but the sentences of mails. */
export type PageCatalogue = Pick<Catalogue, keyof typeof de>;
