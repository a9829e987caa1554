import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { MailSetupError } from "#domain/mail-delivery.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const servers: SMTPServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((done) => server.close(() => done()));
});

/** A mail server that offers no STARTTLS, as an attacker between us and a real one would make it look. */
async function startServerWithoutTls() {
  const received = { passwords: [] as string[], mails: 0 };
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
      received.mails++;
      stream.on("end", done).resume();
    },
  });
  servers.push(server);
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
      timeout_ms: 5_000,
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: "ETLS" });
    expect(received).toEqual({ passwords: [], mails: 0 });
  },
);

test.each(["", "?requireTLS=false", "?ignoreTLS=true"])(
  "sends no password in clear, not even to a server on this machine: %j",
  async (query) => {
    const { received, url } = await startServerWithoutTls();
    const mailer = smtpMailer({ url: url + query, from: "a@farline.test", timeout_ms: 5_000 });
    await expect(mailer.send(mail)).rejects.toEqual(
      new MailSetupError(
        "ETLS",
        "the mail server of SMTP_URL offers no TLS (STARTTLS), so neither password nor mail was sent",
      ),
    );
    expect(received).toEqual({ passwords: [], mails: 0 });
  },
);

test("sends to a server on this machine without TLS, when there is no password", async () => {
  const { received, url } = await startServerWithoutTls();
  const mailer = smtpMailer({ url: url.replace("farline:hunter2@", ""), from: "a@farline.test" });
  expect(await mailer.send(mail)).toBe("sent");
  expect(received).toEqual({ passwords: [], mails: 1 });
});
