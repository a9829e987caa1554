import { createTransport } from "nodemailer";
import type { Mailer } from "#domain/mail-delivery.ts";
import { messageOf } from "./message.ts";
import { isAddressRefused, setupError } from "./smtp-errors.ts";
import { type SmtpServerOptions, transportOptions } from "./transport-options.ts";

export interface SmtpOptions extends SmtpServerOptions {
  /** Sender of every mail: `Name <address>`. */
  from: string;
}

/**
 * Sends mail over SMTP. A recipient that the server rejects for good is `refused`; everything else may be retried.
 * @throws MailSetupError when there is no TLS connection, or the server refuses our credentials.
 */
export function smtpMailer({ from, ...server }: SmtpOptions): Mailer {
  const transport = createTransport(transportOptions(server));
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
