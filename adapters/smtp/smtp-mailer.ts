import { createTransport } from "nodemailer";
import type { Mailer } from "#domain/mail-delivery.ts";
import { type SmtpServerOptions, transportOptions } from "./transport-options.ts";

export interface SmtpOptions extends SmtpServerOptions {
  /** Sender of every mail: `Name <address>`. */
  from: string;
}

/** Sends mail over SMTP. A recipient that the server rejects for good is `refused`; everything else may be retried. */
export function smtpMailer({ url, from, requireTls = false, timeout_ms = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport(transportOptions({ url, requireTls, timeout_ms }));
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
