import type { Reading } from "./read-environment.ts";

/**
 * Names the addresses that still have their defaults where real mail goes out. Mail servers check SPF and DKIM against
 * the sender's domain, and mail to farline.example reaches no mailbox.
 */
export function missingOwnAddresses({ isGiven }: Reading): string[] {
  if (!isGiven("SMTP_URL")) return [];
  return (["MAIL_FROM", "OPERATOR_EMAIL"] as const)
    .filter((name) => !isGiven(name))
    .map(
      (name) => `${name} must be set in production: an address of your own, because SMTP_URL sends real mail`,
    );
}
