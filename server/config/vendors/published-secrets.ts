import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { Environment } from "#server/config/environment.ts";
import type { Reading } from "#server/config/read-environment.ts";

const { voice, cards, google, openid, mail } = sandboxAccounts;

/** The secret keys that CAPTCHA vendors publish for tests: they accept every visitor's answer, or refuse every one. */
const captchaTestSecrets = [
  "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe",
  "1x0000000000000000000000000000000AA",
  "2x0000000000000000000000000000000AA",
  "3x0000000000000000000000000000000AA",
  "0x0000000000000000000000000000000000000000",
];

/** Values that the whole world knows, because they stand in this repository or in a vendor's documentation. */
const published = {
  TWILIO_ACCOUNT_SID: [voice.accountSid],
  TWILIO_AUTH_TOKEN: [voice.authToken],
  TWILIO_API_KEY_SID: [voice.apiKeySid],
  TWILIO_API_KEY_SECRET: [voice.apiKeySecret],
  TWILIO_APP_SID: [voice.appSid],
  STRIPE_SECRET_KEY: [cards.secretKey],
  STRIPE_PUBLISHABLE_KEY: [cards.publishableKey],
  STRIPE_WEBHOOK_SECRET: [cards.webhookSecret],
  GOOGLE_CLIENT_ID: [google.clientId],
  GOOGLE_CLIENT_SECRET: [google.clientSecret],
  RECAPTCHA_SECRET_KEY: captchaTestSecrets,
  TURNSTILE_SECRET_KEY: captchaTestSecrets,
  HCAPTCHA_SECRET_KEY: captchaTestSecrets,
} as const satisfies Partial<Record<keyof Environment, readonly string[]>>;

/** Names the variables whose secret is published, and so protects nothing. */
export function publishedSecrets({ environment, given }: Reading): string[] {
  const values: Partial<Record<string, unknown>> = environment;
  const { SMTP_URL } = environment;
  const hasSandboxPassword = SMTP_URL !== undefined && new URL(SMTP_URL).password === mail.password;
  return Object.entries(published)
    .filter(([name, publishedValues]) => (publishedValues as readonly unknown[]).includes(values[name]))
    .map(([name]) => name)
    .concat(hasSandboxPassword ? ["SMTP_URL"] : [], publishedProviderSecrets(given))
    .map((name) => `${name} is a published value that anybody can use: set your own`);
}

function publishedProviderSecrets(given: Reading["given"]): string[] {
  const secrets: readonly string[] = [google.clientSecret, openid.clientSecret];
  return [...given.entries()]
    .filter(([name, value]) => /^OIDC_.*_CLIENT_SECRET$/.test(name) && secrets.includes(value))
    .map(([name]) => name);
}
