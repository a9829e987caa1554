import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { type Mail, mailTo } from "./support/inbox.ts";
import { newPerson, subjects, verificationToken, verify } from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";

const forged = {
  host: "evil.example",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  forwarded: "host=evil.example;proto=https",
  origin: "https://evil.example",
  referer: "https://evil.example/",
};

function expectOwnLinks(mail: Mail, origin: string): void {
  expect(mail.links.map((link) => new URL(link).origin)).toEqual([origin]);
  expect(mail.text + mail.html).not.toContain("evil.example");
  for (const link of mail.links) secret(new URL(link).pathname.split("/").at(-1) ?? "");
}

describe.skipIf(!target.sandboxUrl)("mails", () => {
  test("link to the configured address, not to the one in the request's headers", async () => {
    const person = newPerson();
    await call("POST", "/api/auth/signup", { body: newPerson() });
    await call("POST", "/api/auth/signup", { body: person, headers: forged });
    const first = await mailTo(person.email, subjects.verify);
    const origin = new URL(first.links[0] ?? "").origin;
    if (target.own) expect(origin).toBe(target.url);
    expectOwnLinks(first, origin);

    await call("POST", "/api/auth/resend-verification", { body: person, headers: forged });
    expectOwnLinks(await mailTo(person.email, subjects.verify, 1), origin);
    await verify(person.email);
    await call("POST", "/api/auth/forgot-password", { body: person, headers: forged });
    expectOwnLinks(await mailTo(person.email, subjects.reset), origin);
  });

  test("have the same content in plain text and in HTML, and load nothing", async () => {
    const person = newPerson();
    await call("POST", "/api/auth/signup", { body: person });
    await verificationToken(person.email);
    const { text, html } = await mailTo(person.email, subjects.verify);
    expect(text).toContain("Hello Ada,");
    expect(html).toContain("Hello Ada,");
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(/i);
  });

  test("leave out a first name that contains a link", async () => {
    const person = { ...newPerson(), firstName: "Free credits at https://evil.example" };
    await call("POST", "/api/auth/signup", { body: person });
    await verificationToken(person.email);
    const mail = await mailTo(person.email, subjects.verify);
    expect(mail.text + mail.html + mail.subject).not.toContain("evil.example");
  });
});
