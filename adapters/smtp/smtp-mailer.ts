import { createTransport } from "nodemailer";
import type { Mailer } from "#domain/mail-delivery.ts";
import { messageOf } from "./message.ts";
import { isAddressRefused, setupError } from "./smtp-errors.ts";

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
        if (isAddressRefused(error)) return "refused";
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
