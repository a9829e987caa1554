import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { defaultCardTestingLimits } from "#domain/payments/payment-limits.ts";
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
const live = { ...twilio, ...stripe, ...mail, PUBLIC_URL: "https://farline.example" };

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
  expect(() => readConfig({ PORT: "abc", LOG_LEVEL: "loud", DATABASE_URL: "x" })).toThrow(
    /PORT .*\n?.*DATABASE_URL .*\n?.*LOG_LEVEL /s,
  );
});

test("no message repeats a secret", () => {
  const variables = { STRIPE_SECRET_KEY: "my-very-secret-key", DATABASE_URL: "my://user:hunter2@host" };
  try {
    readConfig(variables);
    expect.unreachable();
  } catch (error) {
    expect((error as Error).message).not.toMatch(/my-very-secret-key|hunter2/);
  }
});

test("production may show the sandbox when it is allowed to", () => {
  expect(readConfig({ NODE_ENV: "production", ALLOW_SANDBOX: "true" }).sandbox.parts).toHaveLength(4);
});

test("an empty variable is the same as none", () => {
  expect(readConfig({ DATABASE_URL: "", STRIPE_SECRET_KEY: "" }).databaseUrl).toBeUndefined();
});

test("the operating guide explains exactly the variables that are read", () => {
  const guide = readFileSync(join(import.meta.dirname, "../docs/operating.md"), "utf8");
  const rows = guide.split("\n").filter((line) => line.startsWith("| `"));
  const explained = rows.flatMap((row) => row.split("|")[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  expect(explained.toSorted()).toEqual(variableNames.toSorted());
});
