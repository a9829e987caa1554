import type { MailReach } from "#domain/mail-reach.ts";
import { remembered } from "#domain/remembered.ts";
import type { Clock } from "#domain/runtime.ts";
import { type SmtpServerOptions, transportOptions } from "./transport-options.ts";

/** A server gains or loses the extension by an upgrade. */
const kept_ms = 10 * 60_000;
/** A person waits for the answer. */
const longestWait_ms = 5_000;

/** Reads what the mail server offers in its greeting (RFC 6531 section 3.1), after STARTTLS where that is required. */
export function smtpReach(clock: Clock, server: SmtpServerOptions): MailReach {
  return {
    speaksSmtpUtf8: remembered(clock, kept_ms, async () => /[ -]SMTPUTF8\b/i.test(await greetingOf(server))),
  };
}

async function greetingOf({ timeout_ms = longestWait_ms, ...server }: SmtpServerOptions): Promise<string> {
  const { createTransport } = await import("nodemailer");
  const { default: SmtpConnection } = await import("nodemailer/lib/smtp-connection/index.js");
  const { options } = createTransport(transportOptions({ ...server, timeout_ms }));
  const connection = new SmtpConnection(options);
  return new Promise((resolve, reject) => {
    const failed = (error: Error) => {
      connection.close();
      reject(error);
    };
    connection.once("error", failed);
    connection.connect((error) => {
      if (error) return failed(error);
      resolve(String(connection.lastServerResponse));
      connection.quit();
    });
  });
}
