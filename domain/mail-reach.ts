import { type Refusal, refuse } from "#contract/refusals.ts";
import { needsSmtpUtf8 } from "#contract/users/email-address.ts";
import { UnavailableError } from "./service-check.ts";

export interface MailReach {
  /** Asks the mail server whether it speaks SMTPUTF8 (RFC 6531). Throws when the server does not answer. */
  speaksSmtpUtf8(): Promise<boolean>;
}

/**
 * Refuses `email_not_reachable` for an address that our mail server cannot deliver to, and `unavailable` when it does
 * not answer. Ask before a transaction: it may wait for the server.
 */
export async function refuseUnreachable(mail: MailReach, email: string): Promise<Refusal | undefined> {
  if (!needsSmtpUtf8(email)) return undefined;
  try {
    return (await mail.speaksSmtpUtf8()) ? undefined : refuse("email_not_reachable");
  } catch (error) {
    throw new UnavailableError("the mail server does not say whether it speaks SMTPUTF8", { cause: error });
  }
}
