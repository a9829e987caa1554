import { beforeAll, expect, test } from "vitest";
import { asText, counted, type Message, message, sentences } from "#contract/messages/message.ts";
import type { Language } from "#contract/pages/languages.ts";
import "./all.ts";
import { say } from "./say.ts";
import { inLanguage } from "./translate.ts";

beforeAll(() => {});

const said = (language: Language, sentence: Message | string) => inLanguage(language, () => say(sentence));
const amount = { amount: 1234.5, currency: "USD" } as const;

test("a key is looked up, and other text stays as it is", () => {
  expect(said("de", "Language")).toBe("Sprache");
  for (const text of ["Not in any catalogue", "Sprache", "{n} minutes"]) expect(said("de", text)).toBe(text);
});

test.each<[Language, string]>([
  ["en", "Your account is new, so you can buy for up to $1,234.50 now."],
  ["de", "Ihr Konto ist neu. Sie können jetzt für höchstens 1.234,50 $ kaufen."],
])("money is written as %s does: %s", (language, words) => {
  const left = message("Your account is new, so you can buy for up to {amount} now.", { amount });
  expect(said(language, left).replaceAll("\u00a0", " ")).toBe(words);
});

test("a moment, a destination and a message within are written in the reader's language", () => {
  const moment = { moment: "2026-11-23T03:15:00Z" };
  expect(said("de", message("The limit ends on {moment}.", { moment }))).toContain("23. November 2026");
  const call = message("Call to {destination}, {number}", {
    destination: { country: "DE", destination: "Germany mobile" },
    number: "+491",
  });
  expect(said("de", call)).toContain("Deutschland");
  const wait = counted(3, "{n} minute", "{n} minutes");
  expect(said("de", message("Too many attempts. Please wait {wait} and try again.", { wait }))).toContain(
    "3 Minuten",
  );
});

test.each<[Language, number, string]>([
  ["en", 1, "1 minute"],
  ["en", 2, "2 minutes"],
  ["de", 1, "1 Minute"],
  ["ar", 2, "دقيقتين"],
])("%s counts %d: %s", (language, n, words) => {
  expect(said(language, counted(n, "{n} minute", "{n} minutes"))).toBe(words);
});

test("sentences follow each other", () => {
  expect(said("de", sentences("Language", "Not in any catalogue"))).toBe("Sprache Not in any catalogue");
});

test("a count within a text that a schema gives is counted", () => {
  const text = asText(counted(10, "A contact has at most one number", "A contact has at most {n} numbers"));
  expect(said("de", text)).toBe("Ein Kontakt hat höchstens 10 Nummern");
});

test("a message within a text that a schema gives is read back", () => {
  const text = asText(message("Please use at most {maximum} characters", { maximum: 100 }));
  expect(said("en", text)).toBe("Please use at most 100 characters");
  expect(said("de", text)).toBe("Bitte verwenden Sie höchstens 100 Zeichen");
});
