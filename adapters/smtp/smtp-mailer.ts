import { createTransport } from "nodemailer";
import type { Mailer } from "#domain/mail-delivery.ts";

export interface SmtpOptions {
  /** smtp://host:port, or smtps://; both may have user and password. */
  url: string;
  /** Sends nothing, no password either, to a server that does not upgrade the connection to TLS. */
  requireTls?: boolean;
  /** Sender of every mail: `Name <address>`. */
  from: string;
  /** How long the server may stay silent at any step. */
  timeout_ms?: number;
}

/** Sends mail over SMTP. A recipient that the server rejects for good is `refused`; everything else may be retried. */
export function smtpMailer({ url, from, requireTls = false, timeout_ms = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url: requireTls ? withRequiredTls(url) : url,
    connectionTimeout: timeout_ms,
    greetingTimeout: timeout_ms,
    socketTimeout: timeout_ms,
    dnsTimeout: timeout_ms,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const senderDomain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, to, subject, text, html, replyTo }) {
      try {
        await transport.sendMail({
          from,
          // An object keeps a string with commas or angle brackets one address.
          to: { name: "", address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${id}@${senderDomain}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
        return "sent";
      } catch (error) {
        if (isRecipientRejected(error)) return "refused";
        throw error;
      }
    },
  };
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
