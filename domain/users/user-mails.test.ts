import fc from "fast-check";
import { expect, test } from "vitest";
import { composeMail } from "#domain/mail-layout.ts";
import { mailsToUsers } from "#testing/people/mails-to-users.ts";
import { passwordChangedMail, userMail, verificationMail } from "./user-mails.ts";

const ada = {
  email: "ada@example.com",
  firstName: "Ada",
  language: null,
  createdAt: new Date("2026-03-01T12:05:59Z"),
};
const url = "https://farline.test";
const linksIn = (text: string) => text.match(/https?:\/\/[^\s<>"]+/g);

test.each([
  [
    "verification",
    verificationMail(ada, url, "TOKEN", { others: false }),
    `${url}/api/auth/verify-email/TOKEN`,
  ],
  [
    "one of several",
    verificationMail(ada, url, "TOKEN", { others: true }),
    `${url}/api/auth/verify-email/TOKEN`,
  ],
  ["reset", userMail("resetPassword", ada, url, "TOKEN"), `${url}/reset-password/TOKEN`],
  ["already registered", userMail("alreadyRegistered", ada, url), `${url}/login`],
  ["password changed", passwordChangedMail(ada, url), `${url}/login`],
])("the %s mail has one link, the same in text and HTML", (_name, mail, link) => {
  expect(mail.to).toBe("ada@example.com");
  expect(linksIn(mail.text)).toEqual([link]);
  expect(new Set(linksIn(mail.html))).toEqual(new Set([link]));
  expect(mail.text).toContain("Hello Ada,");
});

test("a verification mail says when the registration was made, and whether others wait", () => {
  const mail = (others: boolean) => verificationMail(ada, url, "TOKEN", { others }).text;
  expect(mail(false)).toContain("Registered: March 1, 2026, 12:05 PM UTC");
  expect(mail(false)).toContain("another person chose the password");
  expect(mail(false)).not.toContain("More than one registration");
  expect(mail(true)).toContain("There is more than one open registration for this address");
});

test.each([
  "<script>alert(1)</script>",
  "https://evil.example",
  "evil.example",
  "Ada\r\nBcc: everybody@example.com",
  "Ada\u202Eedoc ruoy",
  "Call 1 800 555 0100",
  "www.evil",
  "ada@evil",
  "A".repeat(61),
])("a greeting leaves out a name that is too long or has more than letters: %j", (firstName) => {
  const mail = verificationMail({ ...ada, firstName }, url, "TOKEN", { others: false });
  expect(mail.text.startsWith("Hello,\n")).toBe(true);
  expect(JSON.stringify(mail)).not.toContain(firstName);
});

test.each([
  ...[
    "Zoë",
    "Jean-Luc",
    "Jean\u2011Luc",
    "O’Brien",
    "O'Brien",
    "Kaʻiulani",
    "N‘Golo",
    "Paraŀlel·la",
    "Anna Maria",
    "J. R.",
    "Q",
  ],
  ...[
    "李",
    "山田\u3000太郎",
    "マリー・アンヌ",
    "محمد",
    "علی\u200Cرضا",
    "רָחֵל",
    "प्रिया",
    "ක්\u200Dරිෂ්ණ",
    "Nguye\u0302\u0303n",
    "𞤀𞤣𞤢𞤥",
  ],
  ...["Ada 😀", "👩🏽‍🚀", "Ada 🇫🇷", "A".repeat(60), "क्षि".repeat(30)],
])("%s is greeted by name", (firstName) => {
  const { text, html } = userMail("resetPassword", { ...ada, firstName }, url, "TOKEN");
  expect(text.startsWith(`Hello ${firstName},\n`)).toBe(true);
  expect(html).toContain(`>Hello ${firstName.replaceAll("'", "&#39;")},</p>`);
});

test("a name changes nothing of a mail but its greeting", () => {
  const evil = [
    "Ada\r\nBcc: x@example.com",
    "\r\n\r\n<b>",
    "=?utf-8?q?=0ABcc:_x?=",
    "a@b.example",
    "x\u2028Subject: y",
  ];
  const names = fc.oneof(fc.constantFrom(...evil), fc.string({ unit: "binary", maxLength: 40 }));
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(mailsToUsers)), names, (mailOf, firstName) => {
      const [plain, mail] = [mailOf({ ...ada, firstName: "Ada" }), mailOf({ ...ada, firstName })];
      const { text, html, ...headers } = mail;
      expect(headers).toEqual({ to: plain.to, language: "en", subject: plain.subject });
      expect(text.split("\n").slice(1)).toEqual(plain.text.split("\n").slice(1));
      expect(html.split("\n").length).toBe(plain.html.split("\n").length);
    }),
  );
});

test("every text of a mail is escaped in its HTML", () => {
  const evil = `<b onclick='x'>&"`;
  const { html } = composeMail({
    to: "ada@example.com",
    subject: evil,
    greeting: evil,
    body: [evil],
    button: { label: evil, url: `${url}/?a=1&b="` },
    note: evil,
  });
  expect(html).not.toContain("<b onclick");
  expect(html).toContain("&#60;b onclick=&#39;x&#39;&#62;&#38;&#34;");
  expect(html).toContain(`href="${url}/?a=1&#38;b=&#34;"`);
});
