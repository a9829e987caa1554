import { expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { ConfigurationError, readConfig } from "#server/config.ts";
import { dataKey, problemsOf, stripe, twilio } from "./testing/environments.ts";

const cases: [variables: NodeJS.ProcessEnv, message: RegExp][] = [
  [{ PORT: "abc" }, /^PORT must be a port number/],
  [{ PORT: "70000" }, /^PORT must be a port number/],
  [{ PORT: "6000" }, /^PORT is a port that browsers refuse to open/],
  [{ DATABASE_URL: "localhost/farline" }, /^DATABASE_URL must be a URL/],
  [{ DATABASE_URL: "mysql://localhost/farline" }, /^DATABASE_URL must be a URL/],
  [{ PUBLIC_URL: "farline.example" }, /^PUBLIC_URL must be a URL/],
  [{ TRUSTED_PROXIES: "10.0.0.1, caddy" }, /^TRUSTED_PROXIES must be addresses or CIDR/],
  [{ TRUSTED_PROXIES: "10.0.0.1:80" }, /^TRUSTED_PROXIES must be addresses or CIDR/],
  [{ TRUSTED_PROXIES: "[::1]" }, /^TRUSTED_PROXIES must be addresses or CIDR/],
  [{ TRUSTED_PROXIES: "10.0.0.0/33" }, /^TRUSTED_PROXIES must be addresses or CIDR/],
  [{ TRUSTED_PROXIES: "::1, 0.0.0.0/0" }, /^TRUSTED_PROXIES must not be every/],
  [{ BRAND_NAME: "Ring\nSöhne" }, /^BRAND_NAME must be one line/],
  [{ BRAND_NAME: "x".repeat(41) }, /^BRAND_NAME must be at most 40/],
  [{ BRAND_NAME: "\u200b\u2800" }, /^BRAND_NAME must be one line of visible/],
  [{ SELLER_NAME: "Ring\nSöhne" }, /^SELLER_NAME must be one line of visible/],
  [{ SELLER_NAME: "\u200b" }, /^SELLER_NAME must be one line of visible/],
  [{ SELLER_NAME: "Ring \u202eSöhne" }, /^SELLER_NAME must be one line of visible/],
  [{ BRAND_SHORT_NAME: "Ring & Söhne GmbH" }, /^BRAND_SHORT_NAME must be at most 12/],
  [{ BRAND_IMPRINT: "Ring\u0000" }, /^BRAND_IMPRINT must be lines/],
  [{ BRAND_SUPPORT_ADDRESS: "help@" }, /^BRAND_SUPPORT_ADDRESS must be an email address/],
  [{ BRAND_LINKS: "Status http://status.example" }, /^BRAND_LINKS must be at most 4 lines/],
  [{ SECURITY_CONTACT: "security@ring.example" }, /^SECURITY_CONTACT must be a URL such as mailto:/],
  [{ SECURITY_CONTACT: "mailto:" }, /^SECURITY_CONTACT must be a URL such as mailto:/],
  [{ SECURITY_CONTACT: "mailto:security" }, /^SECURITY_CONTACT must be a URL such as mailto:/],
  [{ SECURITY_CONTACT: "http://ring.example/security" }, /^SECURITY_CONTACT must be a URL such as mailto:/],
  [{ LANGUAGES: "en, sv" }, /^LANGUAGES must be some of en, de,/],
  [{ DEFAULT_LANGUAGE: "sv" }, /^DEFAULT_LANGUAGE must be one of en, de,/],
  [{ LANGUAGES: "de,fr", DEFAULT_LANGUAGE: "en" }, /^DEFAULT_LANGUAGE must be one of LANGUAGES: de, fr\.$/],
  [{ BRAND_ACCENT: "green" }, /^BRAND_ACCENT must be a colour/],
  [
    { BRAND_STAGE_DARK: "#eeeeee" },
    /^BRAND_STAGE_DARK cannot be read\. In the dark theme, text on the stage .*#[0-9a-f]{6}\.$/,
  ],
  [{ NODE_ENV: "prod" }, /^NODE_ENV must be/],
  [{ STRIPE_SECRET_KEY: "pk_test_x" }, /^STRIPE_SECRET_KEY must begin with sk_test_/],
  [{ STATEMENT_SUFFIX: "1234" }, /^STATEMENT_SUFFIX must be Latin/],
  [{ STATEMENT_SUFFIX: "ЗВОНКИ A" }, /^STATEMENT_SUFFIX must be Latin/],
  [{ STATEMENT_SUFFIX: "CALLS*5" }, /^STATEMENT_SUFFIX must not contain/],
  [{ STATEMENT_SUFFIX: "ADA'S CALLS" }, /^STATEMENT_SUFFIX must not contain/],
  [{ STATEMENT_SUFFIX: "CALLS TO THE WORLD." }, /^STATEMENT_SUFFIX must be at most 18/],
  [{ STRIPE_WALLETS: "apple_pay,paypal" }, /^STRIPE_WALLETS must be apple_pay, google_pay or both/],
  [{ STRIPE_WALLETS: "apple_pay google_pay" }, /^STRIPE_WALLETS must be/],
  [{ PROVIDER_TIMEOUT_MS: "99" }, /^PROVIDER_TIMEOUT_MS must be a whole number from 100/],
  [{ CONNECTIONS: "0" }, /^CONNECTIONS must be a whole number from 1 to/],
  [{ CONNECTIONS_PER_NETWORK: "-1" }, /^CONNECTIONS_PER_NETWORK must be a whole number/],
  [{ STRIPE_RECEIPTS: "yes" }, /^STRIPE_RECEIPTS must be true or false/],
  [{ STRIPE_SECRET_KEY: "sk_test_x" }, /^STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET must be set too/],
  [{ ...twilio, TWILIO_APP_SID: undefined }, /^TWILIO_APP_SID must be set too/],
  [stripe, /^STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY is a live key, but the sandbox/],
  [twilio, /^TWILIO_ACCOUNT_SID is a live key, but the sandbox/],
  [{ ...stripe, ALLOW_SANDBOX: "true" }, /is a live key, but the sandbox/],
  [
    {
      RECAPTCHA_SITE_KEY: "a",
      RECAPTCHA_SECRET_KEY: "b",
      TURNSTILE_SITE_KEY: "c",
      TURNSTILE_SECRET_KEY: "d",
    },
    /^RECAPTCHA_SITE_KEY, TURNSTILE_SITE_KEY are set, but there can be one CAPTCHA only$/,
  ],
  [{ HCAPTCHA_SITE_KEY: "a" }, /^HCAPTCHA_SECRET_KEY must be set too/],
  [{ CAPTCHA_VERIFY_URL: "https://captcha.example/siteverify" }, /^CAPTCHA_VERIFY_URL is set, but no key/],
  [{ DATA_KEY: "correct horse" }, /^DATA_KEY must be 32 random bytes/],
  [{ DATA_KEY: Buffer.alloc(32, "ab").toString("base64") }, /^DATA_KEY must be 32 random bytes/],
  [
    { DATA_KEYS_PREVIOUS: `${dataKey},x` },
    /^DATA_KEYS_PREVIOUS must be 32 random bytes in base64, .* separated by commas$/,
  ],
  [{ CALLS_PER_HOUR: "0" }, /^CALLS_PER_HOUR must be a whole number from 1/],
  [{ SPEND_PER_DAY: "1e3" }, /^SPEND_PER_DAY must be a whole number/],
  [{ LONGEST_CALL_MINUTES: "241" }, /^LONGEST_CALL_MINUTES .* from 1 to 240/],
  [{ CALLING: "maybe" }, /^CALLING must be on or off/],
  [{ NODE_ENV: "production" }, /TWILIO_\*, STRIPE_\*, SMTP_URL, GOOGLE_\* must be set in production/],
];
test.each(cases)("a wrong variable stops the start and is named: %j", (variables, message) => {
  expect(() => readConfig(variables)).toThrow(ConfigurationError);
  expect(() => readConfig(variables)).toThrow(message);
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
