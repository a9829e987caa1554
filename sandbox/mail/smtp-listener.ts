import { once } from "node:events";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from "smtp-server";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import type { Certificate } from "./certificate.ts";
import type { Envelope } from "./read-mail.ts";
import type { Recipients } from "./recipients.ts";

export interface SmtpListenerOptions {
  /** 0 takes any free port. */
  port: number;
  largestMail_bytes: number;
  recipients: Pick<Recipients, "refusalOf">;
  /** With a certificate the server takes mail only over STARTTLS and with a password, as a mail service does. */
  certificate?: Certificate | undefined;
  onMail(raw: Buffer, envelope: Envelope): Promise<void>;
}

export interface SmtpListener {
  port: number;
  close(): Promise<void>;
}

/** A mail server for this machine only: it delivers no mail. */
export async function startSmtpListener(options: SmtpListenerOptions): Promise<SmtpListener> {
  const server = new SMTPServer({
    name: "sandbox",
    banner: "Farline sandbox: nothing sent here is delivered",
    size: options.largestMail_bytes,
    ...(options.certificate ? submission(options.certificate) : { disabledCommands: ["AUTH", "STARTTLS"] }),
    // The answers below have the codes that services give; the library would add others.
    hideENHANCEDSTATUSCODES: true,
    // Reverse look-ups would leave the machine.
    disableReverseLookup: true,
    maxClients: 50,
    socketTimeout: 30_000,
    closeTimeout: 1_000,
    onRcptTo({ address }, _session, done) {
      done(options.recipients.refusalOf(address));
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        ...(session.secure ? { user: String(session.user) } : {}),
      };
      receive(stream, options.largestMail_bytes)
        .then((raw) => options.onMail(raw, envelope))
        .then(() => done(), done);
    },
  });
  // A client that breaks off must not end the process.
  server.on("error", () => {});
  server.listen(options.port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : options.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The rules of message submission (RFC 6409 section 4.3, RFC 4954 section 4): first TLS, then a password, then mail. */
function submission({ key, cert }: Certificate): SMTPServerOptions {
  const { user, password } = sandboxAccounts.mail;
  return {
    key,
    cert,
    authMethods: ["PLAIN", "LOGIN"],
    onAuth(given, _session, done) {
      if (given.username === user && given.password === password) return done(null, { user });
      done(Object.assign(new Error("5.7.8 Authentication credentials invalid"), { responseCode: 535 }));
    },
  };
}

/** Reads a mail to its end even when it is too large, because only then can the server refuse it. */
async function receive(stream: SMTPServerDataStream, largest_bytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= largest_bytes) chunks.push(chunk);
  }
  if (size <= largest_bytes) return Buffer.concat(chunks);
  throw Object.assign(new Error("The mail is too large"), { responseCode: 552 });
}
