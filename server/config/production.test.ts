import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { readConfig } from "#server/config.ts";
import { live, problemsOf } from "./testing/environments.ts";

const production = { ...live, NODE_ENV: "production" };
const published = "is a published value that anybody can use";
const clearMail = "SMTP_URL must begin with smtps:// in production, or end with ?requireTLS=true";
const cases: [variables: NodeJS.ProcessEnv, message: string][] = [
  [
    { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_PUBLISHABLE_KEY: "pk_test_x" },
    "STRIPE_SECRET_KEY is a test key, and test cards must not pay for the calls of TWILIO_*",
  ],
  [
    { STRIPE_PUBLISHABLE_KEY: "pk_test_x" },
    "STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test key",
  ],
  [{ DATA_KEY: "" }, "DATA_KEY must be set in production: 32 random bytes"],
  [{ MAIL_FROM: "" }, "MAIL_FROM must be set in production"],
  [{ OPERATOR_EMAIL: "" }, "OPERATOR_EMAIL must be set in production"],
  [{ PUBLIC_URL: "" }, "PUBLIC_URL must be set in production"],
  [{ PUBLIC_URL: "http://farline.example" }, "PUBLIC_URL must begin with https:// in production"],
  [{ SMTP_URL: "smtp://user:password@mail.example:587" }, clearMail],
  [{ SMTP_URL: "smtp://mail.example?requireTLS=false" }, clearMail],
  [{ SMTP_URL: "smtp://mail.example?requireTLS=true&ignoreTLS=true" }, clearMail],
  [
    { SMTP_URL: "smtps://mail.example?tls.rejectUnauthorized=false" },
    "SMTP_URL must not switch off the check of the server's certificate",
  ],
  [{ TWILIO_ACCOUNT_SID: sandboxAccounts.voice.accountSid }, published],
  [{ TWILIO_AUTH_TOKEN: sandboxAccounts.voice.authToken }, published],
  [{ TWILIO_API_KEY_SID: sandboxAccounts.voice.apiKeySid }, published],
  [{ TWILIO_API_KEY_SECRET: sandboxAccounts.voice.apiKeySecret }, published],
  [{ TWILIO_APP_SID: sandboxAccounts.voice.appSid }, published],
  [{ STRIPE_SECRET_KEY: sandboxAccounts.cards.secretKey }, published],
  [{ STRIPE_PUBLISHABLE_KEY: sandboxAccounts.cards.publishableKey }, published],
  [{ STRIPE_WEBHOOK_SECRET: sandboxAccounts.cards.webhookSecret }, published],
  [{ SMTP_URL: `smtps://farline:${sandboxAccounts.mail.password}@mail.example` }, published],
  [{ GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: sandboxAccounts.google.clientSecret }, published],
  [
    { TURNSTILE_SITE_KEY: "x", TURNSTILE_SECRET_KEY: "y", CAPTCHA_VERIFY_URL: "http://captcha.example" },
    "CAPTCHA_VERIFY_URL must begin with https:// in production",
  ],
  [
    {
      VOICEMAIL_BUCKET_URL: "http://s3.example/farline",
      VOICEMAIL_BUCKET_REGION: "eu",
      VOICEMAIL_BUCKET_ACCESS_KEY_ID: "key",
      VOICEMAIL_BUCKET_SECRET_ACCESS_KEY: "a secret of the bucket",
    },
    "VOICEMAIL_BUCKET_URL must begin with https:// in production",
  ],
  [{ RECAPTCHA_SITE_KEY: "x", RECAPTCHA_SECRET_KEY: "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe" }, published],
];
test.each(cases)("production refuses: %j", (variables, message) => {
  expect(problemsOf({ ...production, ...variables })).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  );
  // Permission to show the sandbox is no permission for a weak production.
  expect(problemsOf({ ...production, ...variables, ALLOW_SANDBOX: "true" })).toEqual(
    expect.arrayContaining([expect.stringContaining(message)]),
  );
});

test.each(["smtps://user:password@mail.example", "smtp://user:password@mail.example:587?requireTLS=true"])(
  "production sends mail over TLS: %s",
  (SMTP_URL) => {
    const { mail } = readConfig({ ...live, NODE_ENV: "production", SMTP_URL });
    expect(mail).toMatchObject({ smtpUrl: SMTP_URL, requireTls: true });
  },
);

test("card keys of two modes are refused in development too", () => {
  const mixed = { ...live, STRIPE_SECRET_KEY: "rk_test_x" };
  expect(problemsOf(mixed)).toEqual([
    "STRIPE_SECRET_KEY is a test key and STRIPE_PUBLISHABLE_KEY a live key",
  ]);
});

test("only mail on this machine goes without TLS", () => {
  expect(readConfig({}).mail.requireTls).toBe(false);
  expect(readConfig({ SMTP_URL: "smtp://127.0.0.1:2525" }).mail.requireTls).toBe(false);
  expect(readConfig({ SMTP_URL: "smtp://localhost.example" }).mail.requireTls).toBe(true);
});

test("production may show the sandbox when it is allowed to", () => {
  const show = { NODE_ENV: "production", ALLOW_SANDBOX: "true" };
  expect(readConfig(show).sandbox.parts).toHaveLength(4);
  expect(readConfig({ ...show, PUBLIC_URL: "http://localhost:8080" }).publicUrl).toBe(
    "http://localhost:8080",
  );
  expect(problemsOf({ ...show, PUBLIC_URL: "http://farline.example" })).toEqual([
    "PUBLIC_URL must begin with https:// in production",
  ]);
});
