import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { defaultSpendLimits } from "#domain/calls/watch-spend.ts";
import { defaultStreamLimits } from "#domain/events/event-hub.ts";
import { defaultCardTestingLimits } from "#domain/payments/payment-limits.ts";
import { defaultFairLimits } from "#domain/rate-limits/fair-limits.ts";
import { providerVariableNames } from "./config/openid-providers.ts";
import { ConfigurationError, readConfig, variableNames } from "./config.ts";

const twilio = {
  TWILIO_ACCOUNT_SID: `AC${"a".repeat(32)}`,
  TWILIO_AUTH_TOKEN: "t".repeat(32),
  TWILIO_API_KEY_SID: `SK${"b".repeat(32)}`,
  TWILIO_API_KEY_SECRET: "s".repeat(32),
  TWILIO_APP_SID: `AP${"c".repeat(32)}`,
  TWILIO_CALLER_ID: "+12025550100",
};
const stripe = {
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
};
const mail = { SMTP_URL: "smtps://user:password@mail.example:465" };
/** 32 different bytes, as good as random to the check. */
const dataKey = Buffer.from(Array.from({ length: 32 }, (_, n) => n * 7)).toString("base64");
const live = {
  ...twilio,
  ...stripe,
  ...mail,
  MAIL_FROM: "Calls <hello@calls.test>",
  OPERATOR_EMAIL: "operator@calls.test",
  PUBLIC_URL: "https://farline.example",
  DATA_KEY: dataKey,
};

/** The lines of the message that stops the start. */
function problemsOf(variables: NodeJS.ProcessEnv): string[] {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split("\n");
    throw error;
  }
  return [];
}

test("with nothing set, everything runs on the sandbox", () => {
  const config = readConfig({});
  expect(config.sandbox.parts).toEqual(["voice", "cards", "mail", "google"]);
  expect(config.publicUrl).toBe("http://localhost:3000");
  expect(config.voice.signallingHost).toBe("localhost:3100");
  expect(config.cards.scriptUrl).toBe("http://localhost:3100/stripe.js");
});

test("with every key set nothing points at the sandbox", () => {
  const config = readConfig({ ...live, NODE_ENV: "production" });
  expect(config.sandbox.parts).toEqual([]);
  expect(config.voice.apiUrl).toBeUndefined();
  expect(config.cards.apiUrl).toBeUndefined();
  expect(config.google).toBeUndefined();
  const { sandbox, ...rest } = config;
  expect(JSON.stringify(rest)).not.toContain(String(sandbox.port));
});

test("the limits of calls are those of the domain, unless they are set", () => {
  expect(readConfig({}).callLimits).toEqual(defaultCallLimits);
  const { calling, caller, longestCall_s } = readConfig({
    CALLING: "off",
    SPEND_PER_DAY: "50",
    NEW_WALLET_DAYS: "2",
    LONGEST_CALL_MINUTES: "5",
  }).callLimits;
  expect(calling).toBe(false);
  expect(caller.spendPerDay_mc).toBe(50_000);
  expect(caller.newWallet.age_s).toBe(172_800);
  expect(longestCall_s).toBe(300);
});

test("the limits of requests and of all spending are those of the domain, unless they are set", () => {
  const { fairLimits, streamLimits, spendLimits } = readConfig({});
  expect({ fairLimits, streamLimits, spendLimits }).toEqual({
    fairLimits: defaultFairLimits,
    streamLimits: defaultStreamLimits,
    spendLimits: defaultSpendLimits,
  });
  const changed = readConfig({
    NETWORK_REQUESTS_PER_MINUTE: "100",
    USER_REQUESTS_AT_ONCE: "2",
    STREAMS_PER_NETWORK: "5",
    TOTAL_SPEND_PER_DAY: "70",
    REFUSED_CALLS_PER_HOUR: "3",
  });
  expect(changed.fairLimits).toMatchObject({ networkPerMinute: 100, userAtOnce: 2 });
  expect(changed.streamLimits).toMatchObject({ perNetwork: 5, perUser: 10 });
  expect(changed.spendLimits).toEqual({ perHour_mc: 100_000_000, perDay_mc: 70_000 });
  expect(changed.callLimits.refusedPerHour).toBe(3);
});

test("the limits of payments are those of the domain, unless they are set", () => {
  expect(readConfig({}).cardTestingLimits).toEqual(defaultCardTestingLimits);
  const { declines, newWallet, threeDSecure } = readConfig({
    DECLINES_PER_USER: "4",
    NEW_WALLET_DAYS: "2",
    NEW_WALLET_USD_PER_DAY: "30",
    THREE_D_SECURE: "always",
  }).cardTestingLimits;
  expect(declines.user.attempts).toBe(3);
  expect(newWallet).toMatchObject({ age_s: 172_800, perDay_mc: 300_000, perWeek_mc: 2_000_000 });
  expect(threeDSecure).toBe("always");
  expect(() => readConfig({ THREE_D_SECURE: "sometimes" })).toThrow(
    /^THREE_D_SECURE must be always, new or automatic/,
  );
});

describe("a wrong variable stops the start and is named", () => {
  const cases: [name: string, variables: NodeJS.ProcessEnv, message: RegExp][] = [
    ["a port that is not a number", { PORT: "abc" }, /^PORT must be a port number/],
    ["a port out of range", { PORT: "70000" }, /^PORT must be a port number/],
    ["a malformed database address", { DATABASE_URL: "localhost/farline" }, /^DATABASE_URL must be a URL/],
    [
      "another database's address",
      { DATABASE_URL: "mysql://localhost/farline" },
      /^DATABASE_URL must be a URL/,
    ],
    ["a public address without scheme", { PUBLIC_URL: "farline.example" }, /^PUBLIC_URL must be a URL/],
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

describe("production refuses", () => {
  const production = { ...live, NODE_ENV: "production" };
  const published = "is a published value that anybody can use";
  const clearMail = "SMTP_URL must begin with smtps:// in production, or end with ?requireTLS=true";
  const cases: [name: string, variables: NodeJS.ProcessEnv, message: string][] = [
    [
      "live voice with test cards",
      { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_PUBLISHABLE_KEY: "pk_test_x" },
      "STRIPE_SECRET_KEY is a test key, and test cards must not pay for the calls of TWILIO_*",
    ],
    [
      "a live secret key with a test publishable key",
      { STRIPE_PUBLISHABLE_KEY: "pk_test_x" },
      "STRIPE_SECRET_KEY is a live key and STRIPE_PUBLISHABLE_KEY a test key",
    ],
    ["no key for stored secrets", { DATA_KEY: "" }, "DATA_KEY must be set in production: 32 random bytes"],
    ["real mail in another domain's name", { MAIL_FROM: "" }, "MAIL_FROM must be set in production"],
    [
      "real mail to an operator without a mailbox",
      { OPERATOR_EMAIL: "" },
      "OPERATOR_EMAIL must be set in production",
    ],
    ["no public address", { PUBLIC_URL: "" }, "PUBLIC_URL must be set in production"],
    [
      "a public address without TLS",
      { PUBLIC_URL: "http://farline.example" },
      "PUBLIC_URL must begin with https:// in production",
    ],
    ["mail in clear", { SMTP_URL: "smtp://user:password@mail.example:587" }, clearMail],
    ["mail that may fall back to clear", { SMTP_URL: "smtp://mail.example?requireTLS=false" }, clearMail],
    ["mail that ignores TLS", { SMTP_URL: "smtp://mail.example?requireTLS=true&ignoreTLS=true" }, clearMail],
    [
      "a mail server whose certificate is not checked",
      { SMTP_URL: "smtps://mail.example?tls.rejectUnauthorized=false" },
      "SMTP_URL must not switch off the check of the server's certificate",
    ],
    ["the sandbox's account SID", { TWILIO_ACCOUNT_SID: sandboxAccounts.voice.accountSid }, published],
    ["the sandbox's voice token", { TWILIO_AUTH_TOKEN: sandboxAccounts.voice.authToken }, published],
    ["the sandbox's voice API key", { TWILIO_API_KEY_SID: sandboxAccounts.voice.apiKeySid }, published],
    ["the sandbox's voice secret", { TWILIO_API_KEY_SECRET: sandboxAccounts.voice.apiKeySecret }, published],
    ["the sandbox's voice application", { TWILIO_APP_SID: sandboxAccounts.voice.appSid }, published],
    ["the sandbox's card secret", { STRIPE_SECRET_KEY: sandboxAccounts.cards.secretKey }, published],
    ["the sandbox's card key", { STRIPE_PUBLISHABLE_KEY: sandboxAccounts.cards.publishableKey }, published],
    [
      "the sandbox's webhook secret",
      { STRIPE_WEBHOOK_SECRET: sandboxAccounts.cards.webhookSecret },
      published,
    ],
    [
      "the sandbox's mail password",
      { SMTP_URL: `smtps://farline:${sandboxAccounts.mail.password}@mail.example` },
      published,
    ],
    [
      "the sandbox's Google secret",
      { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: sandboxAccounts.google.clientSecret },
      published,
    ],
    [
      "CAPTCHA addresses without TLS",
      { TURNSTILE_SITE_KEY: "x", TURNSTILE_SECRET_KEY: "y", CAPTCHA_VERIFY_URL: "http://captcha.example" },
      "CAPTCHA_VERIFY_URL must begin with https:// in production",
    ],
    [
      "a CAPTCHA secret that accepts everything",
      { RECAPTCHA_SITE_KEY: "x", RECAPTCHA_SECRET_KEY: "6LeIxAcTAAAAAGG-vFI1TnRWxMZNFuojJ4WifJWe" },
      published,
    ],
  ];
  test.each(cases)("%s", (_name, variables, message) => {
    expect(problemsOf({ ...production, ...variables })).toEqual(
      expect.arrayContaining([expect.stringContaining(message)]),
    );
    // Permission to show the sandbox is no permission for a weak production.
    expect(problemsOf({ ...production, ...variables, ALLOW_SANDBOX: "true" })).toEqual(
      expect.arrayContaining([expect.stringContaining(message)]),
    );
  });
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

test("no message repeats a secret", () => {
  const variables = {
    STRIPE_SECRET_KEY: "my-very-secret-key",
    DATABASE_URL: "my://user:hunter2@host",
    DATA_KEY: "hunter2",
    DATA_KEYS_PREVIOUS: "hunter2,my-very-secret-key",
  };
  try {
    readConfig(variables);
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message).not.toMatch(/my-very-secret-key|hunter2/);
  }
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

test("the keys of stored secrets are one that encrypts and any that only decrypt", () => {
  expect(readConfig({}).dataKeys).toEqual({ current: undefined, previous: [] });
  const previous = dataKey.replace("A", "B");
  expect(readConfig({ DATA_KEY: dataKey, DATA_KEYS_PREVIOUS: `${previous}, ${dataKey}` }).dataKeys).toEqual({
    current: dataKey,
    previous: [previous, dataKey],
  });
});

test("the payer's statement and mail are as the account has them, unless they are configured", () => {
  expect(readConfig({}).cards).toMatchObject({ statementSuffix: undefined, mailsReceipts: false });
  for (const keys of [{}, live]) {
    const { cards } = readConfig({
      ...keys,
      STATEMENT_SUFFIX: "CALLS TO THE WORLD",
      STRIPE_RECEIPTS: "true",
    });
    expect(cards).toMatchObject({ statementSuffix: "CALLS TO THE WORLD", mailsReceipts: true });
  }
});

test("wallets are off, unless they are configured", () => {
  expect(readConfig({}).cards.wallets).toEqual([]);
  expect(readConfig({ STRIPE_WALLETS: "" }).cards.wallets).toEqual([]);
  for (const keys of [{}, live])
    expect(readConfig({ ...keys, STRIPE_WALLETS: "google_pay, apple_pay,google_pay" }).cards.wallets).toEqual(
      ["google_pay", "apple_pay"],
    );
});

test("an empty variable is the same as none", () => {
  expect(readConfig({ DATABASE_URL: "", STRIPE_SECRET_KEY: "" }).databaseUrl).toBeUndefined();
});

test("the operating guide explains exactly the variables that are read", () => {
  const guide = readFileSync(join(import.meta.dirname, "../docs/operating.md"), "utf8");
  const rows = guide.split("\n").filter((line) => line.startsWith("| `"));
  const explained = rows.flatMap((row) => row.split("|")[1]?.match(/[A-Z][A-Z_<>]+/g) ?? []);
  expect(explained.toSorted()).toEqual([...variableNames, ...providerVariableNames].toSorted());
});

test.each(["hello@calls.test", "Calls <hello@calls.test>", '"Calls, Inc." <hello@calls.test>'])(
  "mail goes out in the name of one address: %s",
  (MAIL_FROM) => {
    expect(readConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
  },
);

test.each([
  "hello",
  "a@calls.test, b@calls.test",
  "Calls, Inc. <hello@calls.test>",
  "<a@calls.test> <b@calls.test>",
  "Calls <hello@calls.test>\r\nBcc: x@calls.test",
])("no mail goes out with a sender that is not one address: %j", (MAIL_FROM) => {
  expect(problemsOf({ MAIL_FROM })).toEqual([
    "MAIL_FROM must be one address, such as Farline <hello@farline.example>",
  ]);
});

describe("providers of sign-in beside Google", () => {
  const logo = join(import.meta.dirname, "../e2e/support/acme.svg");
  const acme = {
    OIDC_PROVIDERS: "acme",
    OIDC_ACME_ISSUER: "https://login.acme.example",
    OIDC_ACME_CLIENT_ID: "id",
    OIDC_ACME_CLIENT_SECRET: "secret",
    OIDC_ACME_LABEL: "Acme",
    OIDC_ACME_LOGO: logo,
  };
  const named = (name: string) =>
    Object.fromEntries(Object.entries(acme).map(([key, value]) => [key.replace("ACME", name), value]));

  test("are none, unless they are named", () => {
    expect(readConfig({}).openidProviders).toEqual([]);
    expect(readConfig(acme).openidProviders).toEqual([
      {
        name: "acme",
        label: "Acme",
        issuer: "https://login.acme.example",
        clientId: "id",
        clientSecret: "secret",
        scopes: "openid email profile",
        responseMode: "query",
        trustsEmail: false,
        logo: { type: "image/svg+xml", content: readFileSync(logo) },
      },
    ]);
    expect(problemsOf({ ...live, ...acme, NODE_ENV: "production" })).toEqual([]);
  });

  test("need every variable, and all that is missing is named at once", () => {
    expect(problemsOf({ OIDC_PROVIDERS: "acme,microsoft" })).toEqual(
      ["ACME", "MICROSOFT"].flatMap((name) =>
        ["ISSUER", "CLIENT_ID", "CLIENT_SECRET", "LABEL", "LOGO"].map(
          (setting) =>
            `OIDC_${name}_${setting} must be set, because OIDC_PROVIDERS names ${name.toLowerCase()}`,
        ),
      ),
    );
  });

  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    ["a name with a dash", { OIDC_PROVIDERS: "my-login" }, /^OIDC_PROVIDERS must be names of small letters/],
    [
      "Google's name",
      { OIDC_PROVIDERS: "google" },
      /^OIDC_PROVIDERS must not name google: set GOOGLE_CLIENT_ID/,
    ],
    ["a name twice", { ...acme, OIDC_PROVIDERS: "acme,acme" }, /^OIDC_PROVIDERS names acme twice$/],
    [
      "a variable without its name",
      { ...acme, OIDC_ACNE_SCOPES: "openid" },
      /^OIDC_ACNE_SCOPES is set, but belongs to no provider/,
    ],
    ["an issuer that is no URL", { ...acme, OIDC_ACME_ISSUER: "acme" }, /^OIDC_ACME_ISSUER must be a URL/],
    [
      "an issuer in clear",
      { ...acme, OIDC_ACME_ISSUER: "http://login.acme.example" },
      /^OIDC_ACME_ISSUER must begin with https:\/\//,
    ],
    [
      "an issuer in clear in production",
      { ...live, ...acme, NODE_ENV: "production", OIDC_ACME_ISSUER: "http://localhost:3100/oidc/acme" },
      /^OIDC_ACME_ISSUER must begin with https:\/\/ in production$/,
    ],
    [
      "Google's issuer",
      { ...acme, OIDC_ACME_ISSUER: "https://accounts.google.com" },
      /^OIDC_ACME_ISSUER is Google/,
    ],
    [
      "one issuer twice",
      {
        ...acme,
        ...named("OTHER"),
        OIDC_PROVIDERS: "acme,other",
        OIDC_OTHER_LABEL: "Other",
        OIDC_OTHER_ISSUER: "https://login.acme.example/",
      },
      /^OIDC_OTHER_ISSUER is the same as OIDC_ACME_ISSUER$/,
    ],
    [
      "one label twice",
      {
        ...acme,
        ...named("OTHER"),
        OIDC_PROVIDERS: "acme,other",
        OIDC_OTHER_LABEL: "ACME",
        OIDC_OTHER_ISSUER: "https://other.example",
      },
      /^OIDC_OTHER_LABEL is taken by acme/,
    ],
    ["Google's label", { ...acme, OIDC_ACME_LABEL: "Google" }, /^OIDC_ACME_LABEL is taken by google/],
    ["a label with markup", { ...acme, OIDC_ACME_LABEL: "<b>" }, /^OIDC_ACME_LABEL must be a name/],
    [
      "a logo that is missing",
      { ...acme, OIDC_ACME_LOGO: "/nowhere.svg" },
      /^OIDC_ACME_LOGO must be a file that can be read, not "\/nowhere.svg" \(ENOENT\)$/,
    ],
    [
      "a logo that is no picture",
      { ...acme, OIDC_ACME_LOGO: import.meta.filename },
      /^OIDC_ACME_LOGO must be an SVG or a PNG$/,
    ],
    [
      "scopes without openid",
      { ...acme, OIDC_ACME_SCOPES: "email" },
      /^OIDC_ACME_SCOPES must begin with openid/,
    ],
    [
      "an unknown response mode",
      { ...acme, OIDC_ACME_RESPONSE_MODE: "fragment" },
      /^OIDC_ACME_RESPONSE_MODE must be query or form_post$/,
    ],
    [
      "trust in any organisation's addresses",
      {
        ...acme,
        OIDC_ACME_ISSUER: "https://login.microsoftonline.com/common/v2.0",
        OIDC_ACME_TRUST_EMAIL: "true",
      },
      /^OIDC_ACME_TRUST_EMAIL must not be true for https:\/\/login.microsoftonline.com\/common\/v2.0/,
    ],
    [
      "the sandbox's secret in production",
      {
        ...live,
        ...acme,
        NODE_ENV: "production",
        OIDC_ACME_CLIENT_SECRET: sandboxAccounts.openid.clientSecret,
      },
      /^OIDC_ACME_CLIENT_SECRET is a published value/,
    ],
  ])("are refused with %s", (_name, variables, sentence) => {
    const problems = problemsOf(variables);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(sentence);
  });
});

test("a pooler needs an address past it, and both need the database's own", () => {
  const url = "postgres://farline@pooler:6432/farline";
  const direct = "postgres://farline@database:5432/farline";
  expect(() => readConfig({ DATABASE_URL: url, DATABASE_POOLER: "pgbouncer" })).toThrow(
    /^DATABASE_DIRECT_URL must be set with DATABASE_POOLER/,
  );
  expect(() => readConfig({ DATABASE_DIRECT_URL: direct })).toThrow(/^DATABASE_URL must be set with/);
  expect(() => readConfig({ DATABASE_URL: url, DATABASE_POOLER: "odyssey" })).toThrow(
    /^DATABASE_POOLER must be pgbouncer$/m,
  );
  expect(
    readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATABASE_POOLER: "pgbouncer" }),
  ).toMatchObject({ databaseUrl: url, databaseDirectUrl: direct, databasePooler: "pgbouncer" });
  expect(readConfig({ DATABASE_URL: direct }).databaseDirectUrl).toBe(direct);
});
