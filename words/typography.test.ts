import { expect, test } from "vitest";
import { languages } from "#contract/pages/languages.ts";
import { catalogues } from "./all.ts";
import { mails } from "./de/mails.ts";

// Each language's own marks, which a native reader sees at once and the compiler cannot.

type Entry = string | Partial<Record<Intl.LDMLPluralRule, string>>;

const translated = languages.filter((language) => language !== "en");

/** A sentence without the names of its values and parts. */
const shown = (sentence: string) => sentence.replace(/<\/?\w+>/g, "").replace(/\{\w+\}/g, "X");

/** Each form with its English key. */
function formsOf(language: (typeof translated)[number]): [english: string, form: string][] {
  const catalogue: Record<string, Entry> = catalogues[language];
  return Object.entries(catalogue).flatMap(([key, entry]) =>
    (typeof entry === "string" ? [entry] : Object.values(entry)).map((form): [string, string] => [
      shown(key.replace(/#[a-z ]+$/, "")),
      shown(form),
    ]),
  );
}

const wrongOf = (language: (typeof translated)[number], isWrong: (form: string) => boolean) =>
  formsOf(language)
    .filter(([, form]) => isWrong(form))
    .map(([, form]) => form);

const count = (text: string, sign: string) => text.split(sign).length;

test.each(translated)("%s ends a sentence where English does, and a label nowhere else", (language) => {
  const wrong = formsOf(language).filter(
    ([english, form]) => /[.?!]$/.test(english) !== /[.?!।؟…]$/.test(form),
  );
  expect(wrong).toEqual([]);
});

test.each(translated)("%s has no straight quotation marks, and no dots for an ellipsis", (language) => {
  expect(wrongOf(language, (form) => /["]|\.\.\./.test(form))).toEqual([]);
});

test("French keeps a space before its high marks, and no line ends there", () => {
  const wrong = wrongOf("fr", (form) => /[^\u00a0\u202f!?][:;!?»]|«[^\u00a0\u202f]/.test(form));
  expect(wrong).toEqual([]);
});

// A hyphen that keeps the line is not in the product's font, and a word joiner after the hyphen needs no glyph. Mails
// have markup for it. A label that begins with the word stays as people search for it.
test.each(["de", "fr", "pt"] as const)("%s ends no line within E-Mail", (language) => {
  const ofMails: readonly string[] = Object.keys(mails).map(shown);
  const wrong = formsOf(language)
    .filter(([english, form]) => !ofMails.includes(english) && /[^\p{L}]e-mail/iu.test(form))
    .map(([, form]) => form);
  expect(wrong).toEqual([]);
});

test("Spanish opens what it asks and exclaims", () => {
  const isUneven = (form: string) =>
    count(form, "?") !== count(form, "¿") || count(form, "!") !== count(form, "¡");
  expect(wrongOf("es", isUneven)).toEqual([]);
});

test("Arabic has its own comma, semicolon and question mark, and the digits of a dial pad", () => {
  expect(wrongOf("ar", (form) => /[,;?٠-٩]/.test(form))).toEqual([]);
});

test("Hindi ends sentences with a danda, and has the digits of a dial pad", () => {
  expect(wrongOf("hi", (form) => /[\u0900-\u097f]\.(\s|$)|[०-९]/.test(form))).toEqual([]);
});

test("nobody is addressed in two ways", () => {
  const otherAddress = {
    de: /(^|[^\p{L}])(du|dir|dich|dein\p{L}*)([^\p{L}]|$)/iu,
    es: /(^|[^\p{L}])(usted|ustedes|vuestr\p{L}*)([^\p{L}]|$)/iu,
    fr: /(^|[^\p{L}])(tu|toi|tes|ton)([^\p{L}]|$)/iu,
    pt: /(^|[^\p{L}])(tu|teu|tua|vós)([^\p{L}]|$)/iu,
    hi: /(^|[^\p{L}\p{M}])(तुम|तू|तुम्हारा|तुम्हारी|तेरा)([^\p{L}\p{M}]|$)/u,
  };
  for (const language of ["de", "es", "fr", "pt", "hi"] as const)
    expect(wrongOf(language, (form) => otherAddress[language].test(form))).toEqual([]);
});
