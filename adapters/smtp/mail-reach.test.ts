import { fastify } from "fastify";
import { describe, expect, onTestFinished, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { refuseUnreachable } from "#domain/mail-reach.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { type MailSandboxOptions, mailSandbox } from "#sandbox/mail/mail-sandbox.ts";
import { smtpReach } from "./mail-reach.ts";
import { smtpMailer } from "./smtp-mailer.ts";

let now = new Date("2026-03-01T12:00:00Z");
const clock = { now: () => now };

async function mailServer(options: Partial<MailSandboxOptions> = {}) {
  const app = fastify();
  onTestFinished(() => app.close());
  const { smtpPort } = await mailSandbox(app, { smtpPort: 0, ...options });
  const arrived = async () => (await app.inject("/mail.json")).json<{ to: string; replyTo?: string }[]>();
  return { app, arrived, url: `smtp://localhost:${smtpPort}` };
}

const mail = { id: "1", walletId: "0", attempts: 1, language: null, subject: "s", text: "t", html: "h" };
const international = "почта@xn--80a1acny.xn--p1ai";

describe("an address beyond ASCII", () => {
  test("is reachable where the mail server offers SMTPUTF8, and the mail arrives", async () => {
    const { url, arrived } = await mailServer();
    expect(await refuseUnreachable(smtpReach(clock, { url }), international)).toBeUndefined();
    expect(await smtpMailer({ url, from: "a@farline.test" }).send({ ...mail, to: international })).toBe(
      "sent",
    );
    expect(await arrived()).toMatchObject([{ to: "почта@почта.рф" }]);
  });

  test("is refused where the mail server offers none, and such a server takes no mail for it", async () => {
    const { url, arrived } = await mailServer({ smtpUtf8: false });
    expect(await refuseUnreachable(smtpReach(clock, { url }), international)).toEqual({
      refused: "email_not_reachable",
    });
    expect(await smtpMailer({ url, from: "a@farline.test" }).send({ ...mail, to: international })).toBe(
      "refused",
    );
    expect(await arrived()).toEqual([]);
  });

  test("is judged by what the server offers after STARTTLS", async () => {
    const { app, url } = await mailServer({ smtpTls: true });
    const ca = (await app.inject("/mail/certificate.pem")).body;
    const { user, password } = sandboxAccounts.mail;
    const withPassword = url.replace("//", `//${user}:${password}@`);
    const reach = smtpReach(clock, { url: `${withPassword}?tls.ca=${encodeURIComponent(ca)}` });
    expect(await reach.speaksSmtpUtf8()).toBe(true);
  });

  test("waits for a server that does not answer now, and is asked about again", async () => {
    const { app, url } = await mailServer();
    await app.close();
    const reach = smtpReach(clock, { url, timeout_ms: 60_000 });
    await expect(refuseUnreachable(reach, international)).rejects.toThrow(UnavailableError);
    await mailServer({ smtpPort: Number(new URL(url).port) });
    expect(await refuseUnreachable(reach, international)).toBeUndefined();
  });

  test("is asked about once in ten minutes", async () => {
    const first = await mailServer();
    const reach = smtpReach(clock, { url: first.url, timeout_ms: 60_000 });
    expect(await reach.speaksSmtpUtf8()).toBe(true);
    await first.app.close();
    expect(await reach.speaksSmtpUtf8()).toBe(true);
    now = new Date(now.getTime() + 11 * 60_000);
    await expect(reach.speaksSmtpUtf8()).rejects.toThrow();
  });

  test("is left out of the answer-to of a mail whose reader is known to take ASCII alone", async () => {
    const { url, arrived } = await mailServer({ smtpUtf8: false });
    const mailer = smtpMailer({ url, from: "a@farline.test" });
    const answered = { ...mail, to: "operator@example.com" };
    expect(await mailer.send({ ...answered, replyTo: international })).toBe("sent");
    expect(await mailer.send({ ...answered, replyTo: "ada@xn--bcher-kva.example" })).toBe("sent");
    expect((await arrived()).map(({ replyTo }) => replyTo)).toEqual(["ada@xn--bcher-kva.example", undefined]);
  });
});

test("an address of ASCII is asked about nowhere", async () => {
  const neverAsked = { speaksSmtpUtf8: () => Promise.reject(new Error("asked")) };
  expect(await refuseUnreachable(neverAsked, "test@xn--80a1acny.xn--p1ai")).toBeUndefined();
});

test.each([
  "o&m@example.com",
  "a/b@example.com",
  "x=y@example.com",
  "a..b@example.com",
  ".a.@example.com",
  "{'`|}@example.com",
])("a mail arrives at every address that HTML's email field takes: %s", async (to) => {
  const { url, arrived } = await mailServer();
  expect(await smtpMailer({ url, from: "a@farline.test" }).send({ ...mail, to })).toBe("sent");
  expect((await arrived())[0]?.to.replaceAll('"', "")).toBe(to);
});
