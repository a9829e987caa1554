import Fastify, { type FastifyInstance } from "fastify";
import { createTransport } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport/index.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { mailSandbox } from "./mail-sandbox.ts";
import { linksOf } from "./read-mail.ts";

let app: FastifyInstance;
let smtpPort: number;
beforeEach(async () => {
  app = Fastify();
  ({ smtpPort } = await mailSandbox(app, { smtpPort: 0 }));
});
afterEach(() => app.close());

async function send(mail: Partial<{ to: string; subject: string; text: string; html: string }> = {}) {
  const transport = createTransport({ host: "localhost", port: smtpPort, connectionTimeout: 2_000 });
  await transport.sendMail({
    from: "hello@farline.test",
    to: "ada@example.com",
    subject: "Hello",
    text: "Hi",
    ...mail,
  });
}
const inbox = async () => (await app.inject("/mail.json")).json<Record<string, unknown>[]>();
const page = async (query = "") => (await app.inject(`/mail${query}`)).body;

test("mails are listed newest first with their fields and links", async () => {
  await send({ subject: "first" });
  await send({
    to: "bob@example.com",
    subject: "Grüße",
    text: "Go to http://localhost:3000/verify/abc.\n",
    html: '<a href="http://localhost:3000/verify/abc">go</a> <a href="http://localhost:3000/?a=1&amp;b=2">x</a>',
  });
  const [newest, oldest] = await inbox();
  expect(oldest).toMatchObject({ to: "ada@example.com", subject: "first", links: [] });
  expect(newest).toMatchObject({
    to: "bob@example.com",
    from: "hello@farline.test",
    subject: "Grüße",
    links: ["http://localhost:3000/verify/abc", "http://localhost:3000/?a=1&b=2"],
  });
  expect(newest?.html).toContain(">go</a>");
  expect((await app.inject("/mail.json?to=Bob%40example.com")).json()).toEqual([newest]);
});

test("the page shows the newest mail, or the chosen one, with its links", async () => {
  expect(await page()).toContain("No mail yet");
  await send({ subject: "first", text: "http://localhost:3000/one" });
  await send({ subject: "second", text: "http://localhost:3000/two" });
  expect(await page()).toContain('<a href="http://localhost:3000/two"');
  const first = (await inbox())[1];
  expect(await page(`?id=${first?.id}`)).toContain('<a href="http://localhost:3000/one"');
  expect(await page("?id=unknown")).toContain('<a href="http://localhost:3000/two"');
});

test("a mail's own markup stays inside a frame without permissions", async () => {
  await send({ subject: "<script>alert(1)</script>", html: '"><script>alert(2)</script>', text: "<b>" });
  const reply = await app.inject("/mail");
  expect(reply.body).not.toContain("<script");
  expect(reply.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(reply.headers["content-security-policy"]).toContain("default-src 'none'");
});

test("a mail that is too large is refused, with or without an announced size", async () => {
  await expect(send({ text: "x".repeat(300_000) })).rejects.toMatchObject({ responseCode: 552 });
  expect(await inbox()).toEqual([]);
  await send();
  expect(await inbox()).toHaveLength(1);
});

describe("a recipient that tests ordered an answer for", () => {
  const { user, password } = sandboxAccounts.mail;
  const basic = (secret: string) => `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`;
  const order = (payload: object, secret: string = password) =>
    app.inject({
      method: "POST",
      url: "/sandbox/mail",
      headers: { authorization: basic(secret) },
      payload,
    });

  test.each([
    ["no such mailbox", "550 5.1.1 "],
    ["mailbox full", "452 4.2.2 "],
    ["sender blocked", "554 5.7.1 "],
  ])("is refused, and then accepted again: %s", async (answer, response) => {
    expect((await order({ email: "Ada@example.com", answer })).statusCode).toBe(200);
    await expect(send()).rejects.toMatchObject({
      command: "RCPT TO",
      response: expect.stringContaining(response),
    });
    await send({ to: "bob@example.com" });
    await order({ email: "ada@example.com", answer: "accepted" });
    await send();
    expect((await inbox()).map(({ to }) => to)).toEqual(["ada@example.com", "bob@example.com"]);
  });

  test("takes orders with the password alone, and known answers alone", async () => {
    const refuse = { email: "ada@example.com", answer: "no such mailbox" };
    expect((await order(refuse, "guessed")).statusCode).toBe(401);
    expect((await order({ ...refuse, answer: "perhaps" })).statusCode).toBe(400);
    await send();
    expect(await inbox()).toHaveLength(1);
  });
});

test("only the newest two hundred are kept", async () => {
  for (let batch = 0; batch < 7; batch++) {
    await Promise.all(Array.from({ length: 30 }, () => send({ subject: `batch ${batch}` })));
  }
  const mails = await inbox();
  expect(mails).toHaveLength(200);
  expect(mails[0]?.subject).toBe("batch 6");
});

test("a taken port fails the start", async () => {
  const other = Fastify();
  await expect(mailSandbox(other, { smtpPort })).rejects.toMatchObject({ code: "EADDRINUSE" });
  await other.close();
});

test.each([
  ["see https://a.test/x, or (https://b.test/y).", "", ["https://a.test/x", "https://b.test/y"]],
  ["", "<a href='https://a.test/?q=&#38;'>", ["https://a.test/?q=&"]],
  ["https://a.test/", '<a href="https://a.test/">', ["https://a.test/"]],
  ["ftp://a.test javascript:alert(1)", '<a href="javascript:alert(1)">', []],
])("links of %j and %j", (text, html, links) => {
  expect(linksOf(text, html)).toEqual(links);
});

describe("a server that takes mail as a mail service does", () => {
  const { user, password: pass } = sandboxAccounts.mail;
  let strict: FastifyInstance;
  let port: number;
  let ca: string;
  beforeEach(async () => {
    strict = Fastify();
    ({ smtpPort: port } = await mailSandbox(strict, { smtpPort: 0, smtpTls: true }));
    ca = (await strict.inject("/mail/certificate.pem")).body;
  });
  afterEach(() => strict.close());

  const sendStrictly = (options: SMTPTransport.Options) =>
    createTransport({ host: "127.0.0.1", port, ...options }).sendMail({
      from: "hello@farline.test",
      to: "ada@example.com",
      text: "Hi",
    });
  const arrived = async () => (await strict.inject("/mail.json")).json<Record<string, unknown>[]>();

  test("takes a mail over STARTTLS with the password", async () => {
    await sendStrictly({ requireTLS: true, tls: { ca }, auth: { user, pass } });
    expect(await arrived()).toMatchObject([{ to: "ada@example.com", user }]);
  });

  test.each<[string, SMTPTransport.Options, number]>([
    ["no TLS", { ignoreTLS: true }, 530],
    ["a password without TLS", { ignoreTLS: true, auth: { user, pass } }, 538],
    ["no password", { requireTLS: true }, 530],
    ["a wrong password", { requireTLS: true, auth: { user, pass: "guessed" } }, 535],
  ])("takes no mail with %s", async (_name, options, responseCode) => {
    await expect(sendStrictly({ tls: { ca }, ...options })).rejects.toMatchObject({ responseCode });
    expect(await arrived()).toEqual([]);
  });

  test("is not trusted without its certificate", async () => {
    await expect(sendStrictly({ requireTLS: true, auth: { user, pass } })).rejects.toMatchObject({
      originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT",
    });
    expect(await arrived()).toEqual([]);
  });
});
