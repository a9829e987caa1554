import { once } from "node:events";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import type { Envelope } from "./read-mail.ts";

export interface SmtpListenerOptions {
  /** 0 takes any free port. */
  port: number;
  largestMail_bytes: number;
  onMail(raw: Buffer, envelope: Envelope): Promise<void>;
}

export interface SmtpListener {
  port: number;
  close(): Promise<void>;
}

/** A mail server for this machine only: it accepts every mail and delivers none. */
export async function startSmtpListener(options: SmtpListenerOptions): Promise<SmtpListener> {
  const server = new SMTPServer({
    name: "sandbox",
    banner: "Farline sandbox: nothing sent here is delivered",
    size: options.largestMail_bytes,
    // Clients could not trust a certificate here, and reverse look-ups would leave the machine.
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    maxClients: 50,
    socketTimeout: 30_000,
    closeTimeout: 1_000,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
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
