import type { Environment } from "./environment.ts";
import type { Reading } from "./read-environment.ts";

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
