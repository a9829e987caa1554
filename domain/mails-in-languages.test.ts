import { execFileSync } from "node:child_process";
import { describe, expect, onTestFinished, test } from "vitest";
import { type Language, languages } from "#contract/pages/languages.ts";
import { mailsToUsers } from "#testing/people/mails-to-users.ts";
import { defaultBrand, setBrand } from "#words/brand.ts";
import { inLanguage } from "#words/translate.ts";
import { mailToOperator } from "./mail-layout.ts";
import type { Mail } from "./outbox.ts";
import * as mails from "./users/user-mails.ts";

const mailOf = (kind: string, language: Language | null): Mail => {
  const mail = mailsToUsers[kind]?.({ email: "ada@example.com", firstName: "Ada", language });
  if (mail === undefined) throw new Error(`There is no mail ${kind}`);
  return mail;
};

/** The sentences of a mail without names, links and the signature's brand. */
const linesOf = ({ text }: Mail) => text.split("\n").filter((line) => /\p{L}{3}.* .*\p{L}{3}/u.test(line));

test("every mail to a user is here", () => {
  const names = Object.keys(mails).filter((name) => name.endsWith("Mail") && name !== "userMail");
  expect(Object.keys(mailsToUsers)).toEqual(
    expect.arrayContaining(names.map((name) => name.slice(0, -"Mail".length))),
  );
});

/** The words that a mail shows, each once. */
const wordsOf = (shown: string) => new Set(shown.match(/[\p{L}\p{M}\p{N}]+/gu));
const shownIn = ({ html }: Mail) =>
  html
    .replace(/<head>.*?<\/head>|<[^>]*>/gs, " ")
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
/** Text that has Latin letters in every language: names, addresses, abbreviations. Hindi writes "am" and "pm". */
const names = new RegExp(
  [
    String.raw`https?:\S+|ada@example\.com|FL-\w+-\w+|UK£|\bGB\d+|\b[ap]m\b`,
    String.raw`\b(Farline|Ada|Lovelace|Acme|Telecom|Okta|Google|Firefox|Windows|Visa|Apple Pay)\b`,
    String.raw`\b(Analytical Engines Ltd|1 High Street|12 St James's Square|London|PDF|UTC|VAT|USD|GBP)\b`,
  ].join("|"),
  "g",
);
const english = /(?<!\p{L})(the|you|your|this|please|which|not|from|with)(?!\p{L})/iu;

describe.each(languages)("in %s", (language) => {
  test.each(Object.keys(mailsToUsers))("the mail %s is whole, and says where its text begins", (kind) => {
    const mail = mailOf(kind, language);
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\{\w+\}|\b(undefined|null)\b/);
    const side = language === "ar" ? ' dir="rtl"' : "";
    expect(mail.html).toContain(`<html lang="${language}"${side}>`);
    expect([...wordsOf(mail.text)].filter((word) => !wordsOf(shownIn(mail)).has(word))).toEqual([]);
    if (language === "en") return;
    const said = new Set(linesOf(mailOf(kind, "en")));
    expect(linesOf(mail).filter((line) => said.has(line))).toEqual([]);
    expect(mail.subject).not.toBe(mailOf(kind, "en").subject);
    const own = `${mail.subject}\n${mail.text}\n${shownIn(mail)}`.replace(names, "");
    expect(own).not.toMatch(["ar", "hi"].includes(language) ? /\p{Script=Latin}/u : english);
  });
});

test.each(Object.keys(mailsToUsers))("the mail %s says the operator's brand alone, as a text", (kind) => {
  const imprint = "Söhne <b>\nHRB 1234";
  setBrand({ ...defaultBrand, name: "Ring & Söhne <b>", imprint, supportAddress: "help@ring.example" });
  onTestFinished(() => setBrand(defaultBrand));
  for (const language of languages) {
    const mail = mailOf(kind, language);
    expect(mail.subject + mail.text + mail.html).not.toContain("Farline");
    expect(mail.text).toContain("Ring & Söhne <b>");
    expect(mail.html).toContain("Ring &#38; Söhne &#60;b&#62;");
    expect(mail.html).not.toContain("<b>");
    expect(mail.html).toContain("Söhne &#60;b&#62;<br>HRB 1234<br>help@ring.example");
    expect(mail.text).toContain("help@ring.example");
  }
});

test.each<[Language, string[]]>([
  ["en", ["Date: March 1, 2026", "Credits: 15,103.7", "Charged to your card: £1,234.50"]],
  ["de", ["Datum: 1. März 2026", "Credits: 15.103,7", "Von Ihrer Karte abgebucht: 1.234,50\u00a0£"]],
  ["es", ["Fecha: 1 de marzo de 2026", "15.103,7", "1234,50\u00a0GBP"]],
  ["fr", ["Date\u00a0: 1 mars 2026", "15\u202f103,7", "1\u202f234,50\u00a0£GB"]],
  ["pt", ["Data: 1 de março de 2026", "15.103,7", "£\u00a01.234,50"]],
  ["ar", ["التاريخ: 1 مارس 2026", "15,103.7", "\u20661,234.50"]],
  ["hi", [": 1 मार्च 2026", "15,103.7", "£1,234.50"]],
])("a receipt in %s has the reader's dates, numbers and amounts", (language, facts) => {
  const { text } = mailOf("receipt", language);
  for (const fact of facts) expect(text).toContain(fact);
});

test("French has a space before the colon of a value and of a link", () => {
  const { text } = mailOf("newDevice", "fr");
  expect(text).toMatch(/^Navigateur\u00a0: Firefox/m);
  expect(text).toMatch(/\u00a0:\nhttps:/);
});

test("a reader without a language gets a mail in the one of the request", () => {
  expect(inLanguage("de", () => mailOf("resetPassword", null)).subject).toBe(
    "Setzen Sie Ihr Passwort zurück",
  );
  expect(inLanguage("de", () => mailOf("resetPassword", "fr")).subject).toBe(
    "Réinitialisez votre mot de passe",
  );
  expect(mailOf("resetPassword", null).subject).toBe("Reset your password");
});

test("times and browsers are written as the reader does", () => {
  const { text } = mailOf("newDevice", "de");
  expect(text).toContain("Wann: 1. März 2026, 12:05 UTC");
  expect(text).toContain("Browser: Firefox auf Windows");
  expect(mailOf("newDevice", "en").text).toContain("When: March 1, 2026, 12:05 PM UTC");
});

test.each(Object.keys(mailsToUsers))("each line of the Arabic mail %s runs from right to left", (kind) => {
  const { text, subject } = mailOf(kind, "ar");
  const lines = [subject, ...text.split("\n")].filter((line) => !/^https?:|^-- $/.test(line));
  const firstLetters = lines.map((line) => /[\p{L}\u200f]/u.exec(line)?.[0] ?? "\u200f");
  expect(firstLetters.filter((letter) => !/[\p{Script=Arabic}\u200f]/u.test(letter))).toEqual([]);
  expect(mailOf(kind, "de").text).not.toContain("\u200f");
});

test("values in an Arabic mail keep their own direction", () => {
  const { html } = mailOf("newDevice", "ar");
  expect(html).toContain("<bdi>\u2066192.0.2.1\u2069</bdi>");
  const numbers = Object.keys(mailsToUsers).flatMap((kind) => {
    const mail = mailOf(kind, "ar");
    return [mail.subject, ...mail.text.split("\n")].filter((line) => line.includes("+44"));
  });
  expect(numbers.length).toBeGreaterThan(10);
  // Without isolates the plus would stand behind the digits.
  for (const line of numbers) expect(line).toMatch(/\u2066\+442079460011\u2069/);
  expect(html).toMatch(/<p dir="ltr"[^>]*>https:/);
});

test("a German line does not end within the word for a mail", () => {
  const { subject, html } = mailOf("verification", "de");
  expect(subject).toBe("Bestätigen Sie Ihre E-Mail-Adresse");
  expect(html).toContain('Ihre <span style="white-space:nowrap">E-Mail</span>-Adresse</h1>');
});

test("an operator's mail is English, although its cause was German", () => {
  const mail = inLanguage("de", () =>
    mailToOperator("root@example.com", () => ({ subject: "Alarm", body: [], note: "" })),
  );
  expect(mail.text).toContain("Hello,");
  expect(mail.text).toContain("Farline: phone calls to anywhere, from your browser");
  expect(mail.html).toContain('<html lang="en">');
});

/** A mail to a reader of each language, as one text to compare: `{kind}/{language}: ...`. */
function everyMail(): string[] {
  return Object.keys(mailsToUsers).flatMap((kind) =>
    languages.map((language) => `${kind}/${language}: ${JSON.stringify(mailOf(kind, language))}`),
  );
}

test.each(languages)(
  "a request in %s changes no word of a mail to a reader of another language",
  (language) => {
    expect(inLanguage(language, everyMail)).toEqual(everyMail());
  },
);

test("a process that serves no page, as a command's or a job's, words each mail in its reader's language", () => {
  const program = `
    import { languages } from "#contract/pages/languages.ts";
    import { mailsToUsers } from "#testing/people/mails-to-users.ts";
    const mails = Object.entries(mailsToUsers).flatMap(([kind, mailOf]) => languages.map((language) =>
      kind + "/" + language + ": " + JSON.stringify(mailOf({ email: "ada@example.com", firstName: "Ada", language }))));
    process.stdout.write(JSON.stringify(mails));
  `;
  const options = { cwd: `${import.meta.dirname}/..`, encoding: "utf8", maxBuffer: 2 ** 25 } as const;
  const mails = execFileSync(process.execPath, ["--input-type=module", "--eval", program], options);
  expect(JSON.parse(mails)).toEqual(everyMail());
});
