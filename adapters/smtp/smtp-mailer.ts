import { createTransport } from "nodemailer";
import { type Mailer, MailSetupError } from "#domain/mail-delivery.ts";
import { messageOf } from "./message.ts";

export interface SmtpOptions {
  /** smtp://host:port, or smtps://; both may have user and password, and TLS is required with either of the two. */
  url: string;
  /** Sends nothing, no password either, to a server that does not upgrade the connection to TLS. */
  requireTls?: boolean;
  /** Sender of every mail: `Name <address>`. */
  from: string;
  /** How long the server may stay silent at any step. */
  timeout_ms?: number;
}

/**
 * Sends mail over SMTP. A recipient that the server rejects for good is `refused`; everything else may be retried.
 * @throws MailSetupError when there is no TLS connection, or the server refuses our credentials.
 */
export function smtpMailer({ url, from, requireTls = false, timeout_ms = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url: requireTls || hasCredentials(url) ? withRequiredTls(url) : url,
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
    dnsTimeout: timeout_ms,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
        return "sent";
      } catch (error) {
        if (isRecipientRejected(error)) return "refused";
        throw setupError(error) ?? error;
      }
    },
  };
}

/** A server on this machine may be a tunnel to another one, so credentials take TLS there too. */
function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== "" || password !== "";
}

/** The library prefers options of the URL, so the requirement stands there. */
function withRequiredTls(url: string): string {
  const required = new URL(url);
  required.searchParams.delete("ignoreTLS");
  required.searchParams.set("requireTLS", "true");
  return required.href;
}

/** A 5xx after RCPT TO rejects this address for good; elsewhere it points at our set-up, which can be repaired. */
function isRecipientRejected(error: unknown): boolean {
  return (
    error instanceof Error &&
    "command" in error &&
    error.command === "RCPT TO" &&
    "responseCode" in error &&
    Number(error.responseCode) >= 500
  );
}

/** Names what the operator can repair; undefined for every other error. */
function setupError(error: unknown): MailSetupError | undefined {
  if (!(error instanceof Error && "code" in error)) return undefined;
  const nothingSent = "so neither password nor mail was sent";
  if (error.code === "EAUTH") {
    return new MailSetupError("EAUTH", "the mail server refuses the user name or the password of SMTP_URL");
  }
  // Only a refused STARTTLS has an answer of the server; a failed handshake has none.
  if (error.code === "ETLS" && "response" in error && error.response) {
    return new MailSetupError("ETLS", `the mail server of SMTP_URL offers no TLS (STARTTLS), ${nothingSent}`);
  }
  const tlsCode = tlsCodeOf(error);
  if (error.code !== "ETLS" && tlsCode === undefined) return undefined;
  const why = tlsCode ?? "handshake failed";
  return new MailSetupError(
    "ETLS",
    `no trusted TLS with the mail server of SMTP_URL (${why}), ${nothingSent}`,
  );
}

/** Node's code of a TLS error, such as CERT_HAS_EXPIRED. The library reports the error as one of the socket. */
function tlsCodeOf(error: Error): string | undefined {
  const code = "originalCode" in error ? String(error.originalCode) : "";
  return /CERT|^UNABLE_TO_|^ERR_(TLS|SSL)_/.test(code) ? code : undefined;
}
