import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { ConfigurationError, readConfig } from "#server/config.ts";
import { dataKey, problemsOf, stripe, twilio } from "./testing/environments.ts";

describe("a wrong variable stops the start and is named", () => {
  const cases: [name: string, variables: NodeJS.ProcessEnv, message: RegExp][] = [
    ["a port that is not a number", { PORT: "abc" }, /^PORT must be a port number/],
    ["a port out of range", { PORT: "70000" }, /^PORT must be a port number/],
    ["a port of another protocol", { PORT: "6000" }, /^PORT is a port that browsers refuse to open/],
    ["a malformed database address", { DATABASE_URL: "localhost/farline" }, /^DATABASE_URL must be a URL/],
    [
      "another database's address",
      { DATABASE_URL: "mysql://localhost/farline" },
      /^DATABASE_URL must be a URL/,
    ],
    ["a public address without scheme", { PUBLIC_URL: "farline.example" }, /^PUBLIC_URL must be a URL/],
    [
      "a proxy by its name",
      { TRUSTED_PROXIES: "10.0.0.1, caddy" },
      /^TRUSTED_PROXIES must be addresses or CIDR/,
    ],
    ["a proxy with a port", { TRUSTED_PROXIES: "10.0.0.1:80" }, /^TRUSTED_PROXIES must be addresses or CIDR/],
    ["a proxy in brackets", { TRUSTED_PROXIES: "[::1]" }, /^TRUSTED_PROXIES must be addresses or CIDR/],
    ["a range too narrow", { TRUSTED_PROXIES: "10.0.0.0/33" }, /^TRUSTED_PROXIES must be addresses or CIDR/],
    ["every machine as a proxy", { TRUSTED_PROXIES: "::1, 0.0.0.0/0" }, /^TRUSTED_PROXIES must not be every/],
    ["an unknown environment", { NODE_ENV: "prod" }, /^NODE_ENV must be/],
    [
      "a key of the wrong kind",
      { STRIPE_SECRET_KEY: "pk_test_x" },
      /^STRIPE_SECRET_KEY must begin with sk_test_/,
    ],
    ["a statement suffix without a letter", { STATEMENT_SUFFIX: "1234" }, /^STATEMENT_SUFFIX must be Latin/],
    [
      "a statement suffix that is not Latin",
      { STATEMENT_SUFFIX: "ЗВОНКИ A" },
      /^STATEMENT_SUFFIX must be Latin/,
    ],
    ["an asterisk in the suffix", { STATEMENT_SUFFIX: "CALLS*5" }, /^STATEMENT_SUFFIX must not contain/],
    ["a quote in the suffix", { STATEMENT_SUFFIX: "ADA'S CALLS" }, /^STATEMENT_SUFFIX must not contain/],
    ["a long suffix", { STATEMENT_SUFFIX: "CALLS TO THE WORLD." }, /^STATEMENT_SUFFIX must be at most 18/],
    [
      "a wallet that pays without a card",
      { STRIPE_WALLETS: "apple_pay,paypal" },
      /^STRIPE_WALLETS must be apple_pay, google_pay or both/,
    ],
    ["wallets by another separator", { STRIPE_WALLETS: "apple_pay google_pay" }, /^STRIPE_WALLETS must be/],
    [
      "a limit that no service keeps",
      { PROVIDER_TIMEOUT_MS: "99" },
      /^PROVIDER_TIMEOUT_MS must be a whole number from 100/,
    ],
    ["no connections", { CONNECTIONS: "0" }, /^CONNECTIONS must be a whole number from 1 to/],
    [
      "connections below zero",
      { CONNECTIONS_PER_NETWORK: "-1" },
      /^CONNECTIONS_PER_NETWORK must be a whole number/,
    ],
    ["a strange choice of receipts", { STRIPE_RECEIPTS: "yes" }, /^STRIPE_RECEIPTS must be true or false/],
    [
      "half a vendor",
      { STRIPE_SECRET_KEY: "sk_test_x" },
      /^STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must be set too/,
    ],
    ["half of Twilio", { ...twilio, TWILIO_APP_SID: undefined }, /^TWILIO_APP_SID must be set too/],
    ["real calls paid with sandbox money", twilio, /^TWILIO_ACCOUNT_SID is a live key, but the sandbox/],
    [
      "a live key beside the sandbox",
      stripe,
      /^STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY is a live key, but the sandbox/,
    ],
    ["real calls paid with sandbox money", twilio, /^TWILIO_ACCOUNT_SID is a live key, but the sandbox/],
    [
      "a live key beside the sandbox, allowed or not",
      { ...stripe, ALLOW_SANDBOX: "true" },
      /is a live key, but the sandbox/,
    ],
    [
      "two CAPTCHA vendors",
      {
        RECAPTCHA_SITE_KEY: "a",
        RECAPTCHA_SECRET_KEY: "b",
        TURNSTILE_SITE_KEY: "c",
        TURNSTILE_SECRET_KEY: "d",
      },
      /^RECAPTCHA_SITE_KEY, TURNSTILE_SITE_KEY are set, but there can be one CAPTCHA only$/,
    ],
    ["half a CAPTCHA", { HCAPTCHA_SITE_KEY: "a" }, /^HCAPTCHA_SECRET_KEY must be set too/],
    [
      "a CAPTCHA's address without its keys",
      { CAPTCHA_VERIFY_URL: "https://captcha.example/siteverify" },
      /^CAPTCHA_VERIFY_URL is set, but no key/,
    ],
    ["a data key that is a password", { DATA_KEY: "correct horse" }, /^DATA_KEY must be 32 random bytes/],
    [
      "a data key without randomness",
      { DATA_KEY: Buffer.alloc(32, "ab").toString("base64") },
      /^DATA_KEY must be 32 random bytes/,
    ],
    [
      "a previous data key that is none",
      { DATA_KEYS_PREVIOUS: `${dataKey},x` },
      /^DATA_KEYS_PREVIOUS must be 32 random bytes in base64, .* separated by commas$/,
    ],
    ["a limit of no calls", { CALLS_PER_HOUR: "0" }, /^CALLS_PER_HOUR must be a whole number from 1/],
    ["a limit that is not a number", { SPEND_PER_DAY: "1e3" }, /^SPEND_PER_DAY must be a whole number/],
    ["a call longer than any", { LONGEST_CALL_MINUTES: "241" }, /^LONGEST_CALL_MINUTES .* from 1 to 240/],
    ["calling neither on nor off", { CALLING: "maybe" }, /^CALLING must be on or off/],
    [
      "the sandbox in production",
      { NODE_ENV: "production" },
      /TWILIO_\*, STRIPE_\*, SMTP_URL, GOOGLE_\* must be set in production/,
    ],
  ];
  test.each(cases)("%s", (_name, variables, message) => {
    expect(() => readConfig(variables)).toThrow(ConfigurationError);
    expect(() => readConfig(variables)).toThrow(message);
  });
});

test("every wrong variable is named in the one message", () => {
  const problems = problemsOf({
    NODE_ENV: "production",
    PORT: "abc",
    LOG_LEVEL: "loud",
    CALLS_PER_HOUR: "0",
    ...stripe,
    STRIPE_WEBHOOK_SECRET: undefined,
    STRIPE_PUBLISHABLE_KEY: "pk_test_x",
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: sandboxAccounts.google.clientSecret,
    SMTP_URL: "smtp://user:password@mail.example",
  });
  expect(problems.map((problem) => problem.split(" ")[0])).toEqual([
    "PORT",
    "LOG_LEVEL",
    "CALLS_PER_HOUR",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_SECRET_KEY",
    "TWILIO_*",
    "STRIPE_SECRET_KEY",
    "GOOGLE_CLIENT_SECRET",
    "PUBLIC_URL",
    "SMTP_URL",
    "MAIL_FROM",
    "OPERATOR_EMAIL",
    "DATA_KEY",
  ]);
});
