import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import { defaultSpendLimits } from "#domain/calls/lines/watch-spend.ts";
import { defaultStreamLimits } from "#domain/events/event-hub.ts";
import { defaultCardTestingLimits } from "#domain/payments/limits/payment-limits.ts";
import { defaultMoneyBackRules } from "#domain/payments/refunds/money-back-limit.ts";
import { defaultFairLimits } from "#domain/rate-limits/fair-limits.ts";
import { defaultKeptDays } from "#domain/retention.ts";
import { dataKey, live, problemsOf } from "./config/testing/environments.ts";
import { providerVariableNames } from "./config/vendors/openid-providers.ts";
import { readConfig, variableNames } from "./config.ts";

test("with nothing set, everything runs on the sandbox", () => {
  const config = readConfig({});
  expect(config.sandbox.parts).toEqual(["voice", "cards", "mail", "google"]);
  expect(config.publicUrl).toBe("http://localhost:3000");
  expect(config.voice.signallingHost).toBe("localhost:3100");
  expect(config.cards.scriptUrl).toBe("http://localhost:3100/stripe.js");
});

test("the sandbox's port for mail follows its other one, unless it is set", () => {
  expect(readConfig({}).mail.smtpUrl).toBe("smtp://localhost:3125");
  expect(readConfig({ SANDBOX_PORT: "4100" }).sandbox).toMatchObject({ port: 4100, smtpPort: 4125 });
  expect(readConfig({ SANDBOX_PORT: "65535" }).sandbox.smtpPort).toBe(65_510);
  expect(readConfig({ SANDBOX_PORT: "4100", SANDBOX_SMTP_PORT: "25" }).sandbox.smtpPort).toBe(25);
});

test("with every key set nothing points at the sandbox", () => {
  const config = readConfig({ ...live, NODE_ENV: "production" });
  expect(config.sandbox.parts).toEqual([]);
  expect(config.voice.apiUrl).toBeUndefined();
  expect(config.cards.apiUrl).toBeUndefined();
  expect(config.openidProviders).toEqual([]);
  const { sandbox, ...rest } = config;
  expect(JSON.stringify(rest)).not.toContain(String(sandbox.port));
});

test("the limits of calls are those of the domain, unless they are set", () => {
  expect(readConfig({}).creditLimits().callLimits).toEqual(defaultCallLimits);
  const { calling, caller, longestCall_s } = readConfig({
    CALLING: "off",
    SPEND_PER_DAY: "50",
    NEW_WALLET_DAYS: "2",
    LONGEST_CALL_MINUTES: "5",
  }).creditLimits().callLimits;
  expect(calling).toBe(false);
  expect(caller.spendPerDay_mc).toBe(50_000);
  expect(caller.newWallet.age_s).toBe(172_800);
  expect(longestCall_s).toBe(300);
});

test("usual limits are as much money at another worth of a credit, and set ones keep their credits", () => {
  const atFirst = readConfig({}).creditLimits();
  const set = readConfig({
    SPEND_PER_DAY: "50",
    BAD_LINE_CREDITS_A_MONTH: "0",
    VERIFICATION_CREDITS_PER_DAY: "7",
  });
  setCreditsPerUsd(100);
  try {
    const usual = readConfig({}).creditLimits();
    expect(usual.callLimits.caller).toEqual({
      ...atFirst.callLimits.caller,
      spendPerHour_mc: 10_000_000,
      spendPerDay_mc: 20_000_000,
      newWallet: { ...atFirst.callLimits.caller.newWallet, topPerMinute_mc: 200_000 },
    });
    expect(usual.spendLimits).toEqual({ perHour_mc: 1_000_000_000, perDay_mc: 5_000_000_000 });
    expect(usual.verification.mostPerDay_mc).toBe(5_000_000);
    expect(usual.pumpingLimits.dearPerMinute_mc).toBe(50_000);
    expect(usual.badLineLimits.credits_mc).toBe(200_000);
    expect(usual.grantLimit_mc).toBe(10_000_000);
    expect(set.creditLimits()).toMatchObject({
      callLimits: { caller: { spendPerHour_mc: 10_000_000, spendPerDay_mc: 50_000 } },
      badLineLimits: { credits_mc: 0 },
      verification: { mostPerDay_mc: 7_000 },
    });
  } finally {
    setCreditsPerUsd();
  }
});

test("connections are limited in all, and for each network unless a known proxy has them all", () => {
  expect(readConfig({}).connectionLimits).toEqual({ inAll: 30_000, perNetwork: 3_000 });
  const set = { CONNECTIONS: "9", CONNECTIONS_PER_NETWORK: "4" };
  expect(readConfig(set).connectionLimits).toEqual({ inAll: 9, perNetwork: 4 });
  const behindProxy = readConfig({ ...set, TRUSTED_PROXIES: "10.0.0.1" });
  expect(behindProxy.connectionLimits).toEqual({ inAll: 9, perNetwork: undefined });
});

test("trusted proxies are addresses and ranges of both versions of IP, and none by default", () => {
  expect(readConfig({}).trustedProxies).toEqual([]);
  expect(readConfig({ TRUSTED_PROXIES: " 10.0.0.1, 172.16.0.0/12,::1,fd00::/8," }).trustedProxies).toEqual([
    "10.0.0.1",
    "172.16.0.0/12",
    "::1",
    "fd00::/8",
  ]);
});

test("the limits of requests and of all spending are those of the domain, unless they are set", () => {
  const { fairLimits, streamLimits, creditLimits } = readConfig({});
  const { spendLimits } = creditLimits();
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
  expect(changed.creditLimits().spendLimits).toEqual({ perHour_mc: 100_000_000, perDay_mc: 70_000 });
  expect(changed.creditLimits().callLimits.refusedPerHour).toBe(3);
});

test("what is kept for days is kept as long as the domain says, unless it is set", () => {
  expect(readConfig({}).keptDays).toEqual(defaultKeptDays);
  const days = readConfig({ CONTACT_MESSAGES_DAYS: "30", CALL_QUALITY_DAYS: "7" }).keptDays;
  expect(days).toEqual({ contactMessages: 30, callQuality: 7 });
});

test("the unused part of a purchase can be taken back for two weeks, unless other days or none are set", () => {
  const days = [{}, { MONEY_BACK_DAYS: "30" }, { MONEY_BACK_DAYS: "0" }].map(
    (variables) => readConfig(variables).moneyBack.days,
  );
  expect(days).toEqual([14, 30, 0]);
  expect(() => readConfig({ MONEY_BACK_DAYS: "181" })).toThrow(/MONEY_BACK_DAYS must be a whole number/);
  expect(readConfig({}).moneyBack).toEqual(defaultMoneyBackRules);
  const fewer = { MONEY_BACK_TIMES_A_MONTH: "1", MONEY_BACK_USD_A_MONTH: "40" };
  expect(readConfig(fewer).moneyBack).toMatchObject({ times: 1, usd: 40 });
});

test("the limits of payments are those of the domain, unless they are set", () => {
  expect(readConfig({}).cardTestingLimits).toEqual(defaultCardTestingLimits);
  const { declines, newWallet, threeDSecure, cardsRelate } = readConfig({
    CARDS_RELATE: "always",
    DECLINES_PER_USER: "4",
    NEW_WALLET_DAYS: "2",
    NEW_WALLET_USD_PER_DAY: "30",
    THREE_D_SECURE: "always",
  }).cardTestingLimits;
  expect(declines.user.attempts).toBe(3);
  expect(newWallet).toMatchObject({ age_s: 172_800, usdPerDay: 30, usdPerWeek: 200 });
  expect([threeDSecure, cardsRelate]).toEqual(["always", "always"]);
  expect(() => readConfig({ THREE_D_SECURE: "sometimes" })).toThrow(
    /^THREE_D_SECURE must be always, new or automatic/,
  );
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

test.each([
  ["double quotation marks", (value: string) => `"${value}"`],
  ["single quotation marks", (value: string) => `'${value}'`],
  ["spaces behind it", (value: string) => `${value}  `],
  ["the carriage return of a file from Windows", (value: string) => `${value}\r`],
])("a value with %s, as docker run --env-file keeps them, is read without", (_what, written) => {
  const variables = {
    ...live,
    NODE_ENV: "production",
    PORT: "8080",
    BRAND_NAME: "Far line",
    METRICS_TOKEN: "m".repeat(32),
  };
  const inFile = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, written(value)]));
  expect(JSON.stringify(readConfig(inFile))).toBe(JSON.stringify(readConfig(variables)));
});

test("quotation marks that belong to a value stay", () => {
  const from = '"Far line" <hello@farline.example>';
  expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from);
  expect(readConfig({ BRAND_NAME: '"Far" and "line"' }).brand.name).toBe('"Far" and "line"');
  expect(readConfig({ BRAND_NAME: '""' }).brand.name).toBe(readConfig({}).brand.name);
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

test.each([
  "hello@calls.test",
  "hello@localhost",
  "Calls <hello@calls.test>",
  '"Calls, Inc." <hello@calls.test>',
])("mail goes out in the name of one address: %s", (MAIL_FROM) => {
  expect(readConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
});

test.each([
  "hello",
  "a@calls.test, b@calls.test",
  "Calls, Inc. <hello@calls.test>",
  "<a@calls.test> <b@calls.test>",
  "Calls <hello@calls.test>\r\nBcc: x@calls.test",
  "hello@calls..test",
  "Calls <hello@-calls.test>",
])("no mail goes out with a sender that is not one address: %j", (MAIL_FROM) => {
  expect(problemsOf({ MAIL_FROM })).toEqual([
    "MAIL_FROM must be one address, such as Farline <hello@farline.example>",
  ]);
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

test("thresholds of alarms are figures or off, and anything else stops the start by name", () => {
  const read = (ALARM_THRESHOLDS: string) => readConfig({ ALARM_THRESHOLDS }).alarmThresholds;
  expect(readConfig({}).alarmThresholds).toEqual({});
  expect(read("mail_waits 600, ledger_broken off")).toEqual({ mail_waits: 600, ledger_broken: null });
  for (const wrong of ["mail_waits", "mail_waits 0", "mail_waits 1000001", "mails 5", "mail_waits 6 s"]) {
    expect(() => read(wrong)).toThrow(`ALARM_THRESHOLDS has "${wrong}"`);
  }
});
