import { describe, expect, test } from "vitest";
import { call, type Sent } from "./support/call.ts";
import { solvedCaptcha } from "./support/captcha.ts";
import { type Mail, mailTo } from "./support/inbox.ts";
import { logIn, newPerson, refusal, verifiedPerson } from "./support/people.ts";
import { target } from "./support/target.ts";

const operator = process.env.ACCOUNTS_OPERATOR ?? "operator@farline.example";
const thanks =
  "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.";

const form = () => ({
  name: "Ada Lovelace",
  email: newPerson().email,
  subject: `Rates to Peru ${Math.random().toString(36).slice(2)}`,
  message: "Hello,\nwhat does a call to Lima cost?",
});
const send = (body: object, sent: Sent = {}) => call("POST", "/api/contact", { ...sent, body });

describe("the contact form", () => {
  const missing = "Please fill in all fields";
  test.each([
    ["no name", { name: "" }, missing],
    ["a blank subject", { subject: "  " }, missing],
    ["no message", { message: undefined }, missing],
    ["no address", { email: undefined }, missing],
    ["an address that is none", { email: "ada" }, undefined],
    ["two addresses", { email: "a@example.com, b@example.com" }, undefined],
    ["a header in the address", { email: "a@example.com\r\nBcc: b@example.com" }, undefined],
    ["an endless message", { message: "x".repeat(10_001) }, undefined],
    ["an endless subject", { subject: "x".repeat(201) }, undefined],
    ["an endless name", { name: "x".repeat(201) }, undefined],
    ["no CAPTCHA", { recaptchaToken: undefined }, "Please complete the CAPTCHA verification"],
    ["an empty CAPTCHA", { recaptchaToken: "" }, "Please complete the CAPTCHA verification"],
    [
      "a made up CAPTCHA",
      { recaptchaToken: "eyJjaGFsbGVuZ2UiOnt9fQ==" },
      "Please complete the CAPTCHA verification",
    ],
  ])("refuses %s", async (_name, changes, message) => {
    const reply = await send({ ...form(), recaptchaToken: "made up", ...changes });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject(
      message ? refusal(expect.any(String), message) : { msg: expect.any(String) },
    );
  });
});

interface Payload {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: { counter: number };
}

describe.skipIf(!target.altcha)("the built-in CAPTCHA", () => {
  test("is work that cannot be lowered, moved to another challenge or delayed", async () => {
    const token = await solvedCaptcha();
    const payload = JSON.parse(Buffer.from(token, "base64").toString("utf8")) as Payload;
    const { challenge, solution } = payload;
    const other = JSON.parse((await call("GET", "/api/contact/challenge")).text) as Payload["challenge"];
    const withParameters = (changes: object) => ({
      solution,
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...changes } },
    });
    const forgeries = [
      withParameters({ cost: 1 }),
      withParameters({ expiresAt: 4_000_000_000 }),
      { solution, challenge: { ...challenge, signature: "0".repeat(64) } },
      { challenge, solution: { ...solution, counter: solution.counter + 1, derivedKey: "00" } },
      { solution, challenge: other },
    ].map((forged) => Buffer.from(JSON.stringify(forged)).toString("base64"));
    for (const recaptchaToken of forgeries) {
      expect(await send({ ...form(), recaptchaToken })).toMatchObject({
        status: 400,
        body: refusal("captcha_failed", "Please complete the CAPTCHA verification"),
      });
    }
    expect((await send({ ...form(), recaptchaToken: token })).status).toBe(200);
  });

  test("counts once, even when it is sent ten times at once", async () => {
    const recaptchaToken = await solvedCaptcha();
    const replies = await Promise.all(Array.from({ length: 10 }, () => send({ ...form(), recaptchaToken })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await send({ ...form(), recaptchaToken })).status).toBe(400);
  });
});

describe.skipIf(!target.altcha || !target.sandboxUrl)("a contact message", () => {
  async function arrived(
    body: ReturnType<typeof form>,
    subject = body.subject,
    token?: string,
  ): Promise<Mail> {
    const reply = await send({ ...body, recaptchaToken: await solvedCaptcha() }, { token });
    expect(reply).toMatchObject({ status: 200, body: { msg: thanks } });
    return mailTo(operator, `Contact form: ${subject}`);
  }

  test("reaches the operator, who can answer the sender", async () => {
    const sent = form();
    const mail = await arrived(sent);
    expect(mail.replyTo).toBe(sent.email);
    expect(mail.text).toContain("Name: Ada Lovelace");
    expect(mail.text).toContain("> what does a call to Lima cost?");
    expect(mail.html).toContain("what does a call to Lima cost?");
  });

  test("has the account's address when a logged-in user sends it, and not the form's", async () => {
    const person = await verifiedPerson();
    const mail = await arrived(form(), undefined, await logIn(person));
    expect(mail.replyTo).toBe(person.email);
  });

  test("injects no header and adds no recipient", async () => {
    const sent = form();
    const evil = "\r\nBcc: everybody@example.com\r\nX-Evil: yes";
    const mail = await arrived(
      { ...sent, name: `Ada${evil}`, subject: `${sent.subject}${evil}` },
      `${sent.subject} Bcc: everybody@example.com X-Evil: yes`,
    );
    expect(mail.to).toBe(operator);
    expect(mail.text).toContain("Name: Ada Bcc: everybody@example.com X-Evil: yes");
  });

  test("stays text: markup is shown and not interpreted", async () => {
    const evil = `<img src=x onerror="alert('1')"><a href="https://evil.example">log in</a>`;
    const mail = await arrived({ ...form(), name: evil, message: evil });
    expect(mail.html).not.toMatch(/<img|<a /);
    expect(mail.html).toContain("&#60;img src=x");
    expect(mail.text).toContain(evil);
  });

  test("arrives unchanged in any script", async () => {
    const message = "👩‍👩‍👧‍👦 Zażółć gęślą jaźń, 你好, مرحبا, ﷽ 𒐫 ".repeat(50).trim();
    const mail = await arrived({ ...form(), name: "李 Zoë O’Brien", message });
    expect(mail.text.replace(/\s/g, "")).toContain(message.replace(/\s/g, ""));
  });
});
