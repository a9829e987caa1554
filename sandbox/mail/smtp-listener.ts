import { once } from "node:events";
import {
  SMTPServer,
  type SMTPServerDataStream,
  type SMTPServerOptions,
  type SMTPServerSession,
} from "smtp-server";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Certificate } from "./certificate.ts";
import type { Envelope } from "./read-mail.ts";
import type { Recipients } from "./recipients.ts";

export interface SmtpListenerOptions {
  /** 0 takes any free port. */
  port: number;
  largestMail_bytes: number;
  recipients: Pick<Recipients, "refusalOf">;
  /** Offers SMTPUTF8 (RFC 6531). */
  smtpUtf8: boolean;
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
    banner: "Sandbox: nothing sent here is delivered",
    size: options.largestMail_bytes,
    ...(options.certificate ? submission(options.certificate) : { disabledCommands: ["AUTH", "STARTTLS"] }),
    // The answers below have the codes that services give; the library would add others.
    hideENHANCEDSTATUSCODES: true,
    // Reverse look-ups would leave the machine.
    disableReverseLookup: true,
    hideSMTPUTF8: !options.smtpUtf8,
    // The library's own check refuses quoted names with two dots in a row; ours below knows both forms.
    lenientAddressParsing: true,
    maxClients: 50,
    socketTimeout: 30_000,
    closeTimeout: 1_000,
    onMailFrom(address, session, done) {
      done(addressFault(address.address, session) ?? null);
    },
    onRcptTo({ address }, session, done) {
      done(addressFault(address, session) ?? options.recipients.refusalOf(address) ?? null);
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = {
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        ...(session.secure ? { user: String(session.user) } : {}),
      };
      receive(stream, options.largestMail_bytes)
        .then((raw) => {
          const isAscii = session.envelope.smtpUtf8 || !/[^\0-\x7f]/.test(headersOf(raw));
          if (!isAscii) throw refusal(554, "5.6.9 Headers beyond ASCII need SMTPUTF8");
          return options.onMail(raw, envelope);
        })
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

/** RFC 5321 section 4.1.2: a name is dot-separated or quoted; RFC 6531 section 3.3: letters beyond ASCII need its parameter. */
function addressFault(address: string, { envelope }: SMTPServerSession): Error | undefined {
  const name = address.slice(0, address.lastIndexOf("@"));
  if (/[^\0-\x7f]/.test(name) && !envelope.smtpUtf8) return refusal(553, "5.6.7 The address needs SMTPUTF8");
  const isQuoted = /^".*"$/.test(name);
  if (!isQuoted && /^\.|\.\.|\.$|[\s"(),:;<>@[\\\]]/.test(name))
    return refusal(553, "5.1.3 Bad address syntax");
  return undefined;
}

function headersOf(raw: Buffer): string {
  const end = raw.indexOf("\r\n\r\n");
  return raw.subarray(0, end < 0 ? raw.length : end).toString("latin1");
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
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
      done(refusal(535, "5.7.8 Authentication credentials invalid"));
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
  throw refusal(552, "The mail is too large");
}
