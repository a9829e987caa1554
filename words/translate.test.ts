import { afterEach, expect, test, vi } from "vitest";
import { type Language, languages, locales } from "#contract/pages/languages.ts";
import "./all.ts";
import {
  currentLanguage,
  formatDecimal,
  inLanguage,
  needsFormat,
  setLanguageSource,
  t,
  tn,
} from "./translate.ts";

afterEach(() => setLanguageSource(() => "en"));

test("a sentence is its own translation in English, and loses its context", () => {
  expect(t("Language")).toBe("Language");
});

test("a sentence is said in the language of the moment", () => {
  setLanguageSource(() => "de");
  expect(t("Language")).toBe("Sprache");
});

test("a small number needs no format", () => {
  const made = vi.spyOn(Intl, "NumberFormat");
  expect(t("At least {minimum} characters", { minimum: 8 })).toBe("At least 8 characters");
  expect(formatDecimal(87.5)).toBe("87.5");
  expect(needsFormat(87.5)).toBe(false);
  setLanguageSource(() => "de");
  expect(formatDecimal(87)).toBe("87");
  expect(made).not.toHaveBeenCalled();
  expect(needsFormat(87.5)).toBe(true);
  made.mockRestore();
});

test("each number is written as the language's own format writes it", () => {
  const odd = [1_000, 1_234.5, 0.001, 0.0005, 0.1 + 0.2, 999.999, 999.9999, -1, -87.5, 1e21];
  for (const language of languages) {
    setLanguageSource(() => language);
    const format = new Intl.NumberFormat(locales[language]);
    const small = Array.from({ length: 1_000 }, (_, n) => [n, n / 10, n / 1_000]).flat();
    for (const value of [...small, ...odd]) expect(formatDecimal(value), language).toBe(format.format(value));
  }
});

test("a text for another reader is worded in the reader's language, and the moment's comes back", () => {
  setLanguageSource(() => "fr");
  expect(inLanguage("es", () => t("Language"))).toBe("Idioma");
  expect(t("Language")).toBe("Langue");
});

test("the moment's language comes back when wording fails", () => {
  expect(() =>
    inLanguage("es", () => {
      throw new Error("no words");
    }),
  ).toThrow("no words");
  expect(currentLanguage()).toBe("en");
});

test.each<[Language, number, string]>([
  ["en", 1, "1 minute"],
  ["en", 1_200, "1,200 minutes"],
  ["de", 1, "1 Minute"],
  ["de", 1_200, "1.200 Minuten"],
  ["fr", 0, "0 minute"],
  ["fr", 2, "2 minutes"],
  ["pt", 2, "2 minutos"],
  ["ar", 0, "0 دقيقة"],
  ["ar", 1, "دقيقة واحدة"],
  ["ar", 2, "دقيقتين"],
  ["ar", 3, "3 دقائق"],
  ["ar", 11, "11 دقيقة"],
  ["ar", 100, "100 دقيقة"],
  ["hi", 0, "0 मिनट"],
])("%s counts %d: %s", (language, n, words) => {
  setLanguageSource(() => language);
  expect(tn(n, "{n} minute", "{n} minutes")).toBe(words);
});

test("a number that has its own shape is counted by its value", () => {
  setLanguageSource(() => "de");
  expect(tn(1, "{n} minute", "{n} minutes", { n: "1,0" })).toBe("1,0 Minute");
});
