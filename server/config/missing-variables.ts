import type { Environment } from "./environment.ts";
import type { Reading } from "./read-environment.ts";
import { isShow } from "./vendors/sandbox-parts.ts";

/** Variables that must be set together, by vendor. */
const variableGroups = {
  voice: [
    "TWILIO_ACCOUNT_SID",
    "TWILIO_AUTH_TOKEN",
    "TWILIO_API_KEY_SID",
    "TWILIO_API_KEY_SECRET",
    "TWILIO_APP_SID",
    "TWILIO_CALLER_ID",
  ],
  cards: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  recaptcha: ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"],
  turnstile: ["TURNSTILE_SITE_KEY", "TURNSTILE_SECRET_KEY"],
  voicemailBucket: [
    "VOICEMAIL_BUCKET_URL",
    "VOICEMAIL_BUCKET_REGION",
    "VOICEMAIL_BUCKET_ACCESS_KEY_ID",
    "VOICEMAIL_BUCKET_SECRET_ACCESS_KEY",
  ],
  hcaptcha: ["HCAPTCHA_SITE_KEY", "HCAPTCHA_SECRET_KEY"],
} as const satisfies Record<string, readonly (keyof Environment)[]>;

/** Names what is missing of each vendor that has some of its variables. */
export function incompleteGroups({ isGiven }: Reading): string[] {
  return Object.values(variableGroups).flatMap((names: readonly string[]) => {
    const present = names.filter(isGiven);
    const missing = names.filter((name) => !isGiven(name));
    if (present.length === 0 || missing.length === 0) return [];
    return [`${missing.join(", ")} must be set too, because ${present.join(", ")} is set`];
  });
}

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

/** Production has no place of its own to keep a key, so it must be given one. */
export function missingDataKey(reading: Reading): string[] {
  if (reading.isGiven("DATA_KEY") || isShow(reading)) return [];
  return [
    `DATA_KEY must be set in production: 32 random bytes in base64, as \`openssl rand -base64 32\` prints them`,
  ];
}
