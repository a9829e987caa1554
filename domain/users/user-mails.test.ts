import { expect, test } from "vitest";
import { composeMail } from "#domain/mail-layout.ts";
import { alreadyRegisteredMail, passwordChangedMail, resetMail, verificationMail } from "./user-mails.ts";

const ada = { email: "ada@example.com", firstName: "Ada", createdAt: new Date("2026-03-01T12:05:59Z") };
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
  ["reset", resetMail(ada, url, "TOKEN"), `${url}/reset-password/TOKEN`],
  ["already registered", alreadyRegisteredMail(ada, url), `${url}/login`],
  ["password changed", passwordChangedMail(ada, url), `${url}/login`],
])("the %s mail has one link, the same in text and HTML", (_name, mail, link) => {
  expect(mail.to).toBe("ada@example.com");
  expect(linksIn(mail.text)).toEqual([link]);
  expect(new Set(linksIn(mail.html))).toEqual(new Set([link]));
  expect(mail.text).toContain("Hello Ada,");
});

test("a verification mail says when the registration was made, and whether others wait", () => {
  const mail = (others: boolean) => verificationMail(ada, url, "TOKEN", { others }).text;
  expect(mail(false)).toContain("Registered: 1 March 2026 at 12:05 UTC");
  expect(mail(false)).toContain("another person chose the password");
  expect(mail(false)).not.toContain("More than one registration");
  expect(mail(true)).toContain("More than one registration waits with this address");
});

test.each([
  "<script>alert(1)</script>",
  "https://evil.example",
  "evil.example",
  "Ada\r\nBcc: everybody@example.com",
  "A".repeat(41),
])("a greeting leaves out a name that is too long or has more than letters: %j", (firstName) => {
  const mail = verificationMail({ ...ada, firstName }, url, "TOKEN", { others: false });
  expect(mail.text.startsWith("Hello,\n")).toBe(true);
  expect(JSON.stringify(mail)).not.toContain(firstName);
});

test.each(["Zoë", "Jean-Luc", "O’Brien", "李", "Anna Maria"])("%s is greeted by name", (firstName) => {
  expect(resetMail({ ...ada, firstName }, url, "TOKEN").text).toContain(`Hello ${firstName},`);
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
