import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fastify } from "fastify";
import { SMTPServer } from "smtp-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { MailSetupError, type QueuedMail } from "#domain/outbox.ts";
import { makeCertificate } from "#sandbox/mail/certificate.ts";
import { mailSandbox } from "#sandbox/mail/mail-sandbox.ts";
import { defaultBrand, setBrand } from "#words/brand.ts";
import { smtpMailer } from "./smtp-mailer.ts";

/** A mail server that offers no STARTTLS, as an attacker between us and a real one would make it look. */
async function startServerWithoutTls() {
  const received = { passwords: [] as string[], mails: [] as string[] };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth({ password }, _session, done) {
      received.passwords.push(password ?? "");
      done(null, { user: "farline" });
    },
    onData(stream, _session, done) {
      text(stream).then((raw) => {
        received.mails.push(raw);
        done();
      }, done);
    },
  });
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as { port: number };
  return { received, url: `smtp://farline:hunter2@127.0.0.1:${port}` };
}

const mail = {
  id: "1",
  walletId: "0",
  attempts: 1,
  to: "ada@example.com",
  language: "de" as const,
  subject: "s",
  text: "t",
  html: "h",
};

test.each(["", "?requireTLS=false", "?ignoreTLS=true"])(
  "sends neither password nor mail without the TLS that is required: %j",
  async (query) => {
    const { received, url } = await startServerWithoutTls();
    const mailer = smtpMailer({
      url: url + query,
      requireTls: true,
      from: "a@farline.test",
      timeout_ms: 60_000,
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: "ETLS" });
    expect(received).toEqual({ passwords: [], mails: [] });
  },
);

test.each(["", "?requireTLS=false", "?ignoreTLS=true"])(
  "sends no password in clear, not even to a server on this machine: %j",
  async (query) => {
    const { received, url } = await startServerWithoutTls();
    const mailer = smtpMailer({ url: url + query, from: "a@farline.test", timeout_ms: 60_000 });
    await expect(mailer.send(mail)).rejects.toEqual(
      new MailSetupError(
        "ETLS",
        "the mail server of SMTP_URL offers no TLS (STARTTLS), so neither password nor mail was sent",
      ),
    );
    expect(received).toEqual({ passwords: [], mails: [] });
  },
);

test("sends to a server on this machine without TLS, when there is no password", async () => {
  const { received, url } = await startServerWithoutTls();
  const mailer = smtpMailer({ url: url.replace("farline:hunter2@", ""), from: "a@farline.test" });
  expect(await mailer.send(mail)).toBe("sent");
  expect(received).toEqual({ passwords: [], mails: [expect.stringContaining("Subject: s\r\n")] });
});

describe("with a server that takes mail over TLS and with a password", () => {
  async function strictServer() {
    const app = fastify();
    onTestFinished(() => app.close());
    const { smtpPort } = await mailSandbox(app, { smtpPort: 0, smtpTls: true });
    const ca = (await app.inject("/mail/certificate.pem")).body;
    const send = (user: string, password: string, trusted: string) => {
      const url = `smtp://${user}:${password}@localhost:${smtpPort}?tls.ca=${encodeURIComponent(trusted)}`;
      return smtpMailer({ url, from: "a@farline.test", timeout_ms: 60_000 }).send(mail);
    };
    return { ca, send, inbox: async () => (await app.inject("/mail.json")).json<unknown[]>() };
  }
  const { user, password } = sandboxAccounts.mail;

  test("sends", async () => {
    const { ca, send, inbox } = await strictServer();
    expect(await send(user, password, ca)).toBe("sent");
    expect(await inbox()).toMatchObject([{ to: "ada@example.com", user }]);
  });

  test("says that the password is refused", async () => {
    const { ca, send, inbox } = await strictServer();
    await expect(send(user, "guessed", ca)).rejects.toEqual(
      new MailSetupError("EAUTH", "the mail server refuses the user name or the password of SMTP_URL"),
    );
    expect(await inbox()).toEqual([]);
  });

  test("says that the certificate is not trusted", async () => {
    const { send, inbox } = await strictServer();
    const { cert } = await makeCertificate();
    await expect(send(user, password, cert)).rejects.toEqual(
      new MailSetupError(
        "ETLS",
        "no trusted TLS with the mail server of SMTP_URL (DEPTH_ZERO_SELF_SIGNED_CERT), so neither password nor mail was sent",
      ),
    );
    expect(await inbox()).toEqual([]);
  });
});

describe("a recipient", () => {
  async function sendTo(answer: string) {
    const app = fastify();
    onTestFinished(() => app.close());
    const { smtpPort } = await mailSandbox(app, { smtpPort: 0 });
    const { user, password } = sandboxAccounts.mail;
    const credentials = Buffer.from(`${user}:${password}`).toString("base64");
    const headers = { authorization: `Basic ${credentials}` };
    await app.inject({ method: "POST", url: "/sandbox/mail", headers, payload: { email: mail.to, answer } });
    return smtpMailer({ url: `smtp://localhost:${smtpPort}`, from: "a@farline.test" }).send(mail);
  }

  test("without a mailbox refuses mail for good", async () => {
    expect(await sendTo("no such mailbox")).toBe("refused");
  });

  test("with a full mailbox is tried again", async () => {
    await expect(sendTo("mailbox full")).rejects.toMatchObject({ responseCode: 452 });
  });

  test("behind a server that blocks us is tried again, and the operator learns why", async () => {
    await expect(sendTo("sender blocked")).rejects.toEqual(
      new MailSetupError("EENVELOPE", "a mail server refuses our mail by its policy (554 5.7.1)"),
    );
  });
});

describe("what a mail server signs", () => {
  async function rawMail(changes: Partial<QueuedMail> = {}): Promise<string> {
    const { received, url } = await startServerWithoutTls();
    const from = "Farline <hello@farline.test>";
    const audioOf = async (id: string) => {
      if (id === "away") throw new Error("the storage is away");
      return id === "gone" ? undefined : Buffer.from("RIFF of a message");
    };
    const mailer = smtpMailer({ url: url.replace("farline:hunter2@", ""), from, audioOf });
    await mailer.send({ ...mail, ...changes });
    return received.mails[0] ?? "";
  }

  const headersOf = (raw: string) =>
    (raw.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]/g, " ").split("\r\n");

  test("has each header once, and an id in our own domain", async () => {
    const headers = headersOf(await rawMail());
    const names = headers.map((header) => header.split(":")[0]?.toLowerCase());
    expect(names.toSorted()).toEqual([
      "auto-submitted",
      "content-language",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "to",
    ]);
    expect(headers).toEqual(
      expect.arrayContaining([
        "Auto-Submitted: auto-generated",
        "Content-Language: de",
        "From: Farline <hello@farline.test>",
        "Message-ID: <1@farline.test>",
        "MIME-Version: 1.0",
        expect.stringMatching(/^Date: \w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} \+0000$/),
      ]),
    );
  });

  test("has the audio of a message, unless that was deleted meanwhile", async () => {
    const raw = await rawMail({ voicemailId: "one" });
    expect(raw).toContain("Content-Type: audio/wav; name=voicemail.wav");
    expect(raw).toContain(Buffer.from("RIFF of a message").toString("base64"));
    expect(await rawMail({ voicemailId: "gone" })).not.toContain("audio/wav");
  });

  test("waits for a storage that is away, and goes out without the audio before it would be given up", async () => {
    await expect(rawMail({ voicemailId: "away", attempts: 11 })).rejects.toThrow("the storage is away");
    const raw = await rawMail({ voicemailId: "away", attempts: 12 });
    expect(raw).toContain("Message-ID: <1@farline.test>");
    expect(raw).not.toContain("audio/wav");
  });

  test("is a person's message where it is to be answered, and not automatic", async () => {
    const headers = headersOf(await rawMail({ replyTo: "asker@example.com" }));
    expect(headers).toContain("Reply-To: asker@example.com");
    expect(headers.join()).not.toMatch(/auto-submitted/i);
    expect(headers).toContain("Content-Language: de");
  });

  test("is automatic, and answered to the operator's support where it names a support address", async () => {
    setBrand({ ...defaultBrand, supportAddress: "help@ring.example" });
    onTestFinished(() => setBrand(defaultBrand));
    const headers = headersOf(await rawMail());
    expect(headers).toContain("Reply-To: help@ring.example");
    expect(headers).toContain("Auto-Submitted: auto-generated");
    expect(headersOf(await rawMail({ replyTo: "ada@example.com" }))).toContain("Reply-To: ada@example.com");
  });

  test("names no language where a server from before has queued the mail", async () => {
    expect(headersOf(await rawMail({ language: null })).join()).not.toMatch(/content-language/i);
  });

  test.each([
    ["long lines", "x".repeat(5_000)],
    ["lines that relays change", "From me\n.\n-- \nblank at the end \n\ttab"],
    ["other scripts", "Grüße ещё 你好 ".repeat(200)],
  ])("has short ASCII lines without a blank at their end: %s", async (_name, content) => {
    const raw = await rawMail({ subject: "Grüße ещё 你好 ".repeat(20), text: content, html: content });
    for (const line of raw.split("\r\n")) {
      expect(line).toMatch(/^[\t\x20-\x7e]{0,76}$/);
      expect(line).not.toMatch(/[ \t]$/);
    }
    expect(raw.match(/^Content-Transfer-Encoding: .*$/gm)).toEqual([
      "Content-Transfer-Encoding: quoted-printable",
      "Content-Transfer-Encoding: quoted-printable",
    ]);
  });
});
