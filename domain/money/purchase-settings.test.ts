import { expect, test } from "vitest";
import { firstOffer } from "#contract/money/offered-currencies.ts";
import { firstSettings } from "#contract/money/purchase-settings.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import type { RateStore, StoredRates } from "./exchange-rates.ts";
import { missingRate, readSettings, settingsAfter, startSettings, textsOf } from "./purchase-settings.ts";

const today = "2026-11-29";
const texts = {
  currencies: "USD, EUR",
  usual: "EUR",
  fixedRates: "",
  presets: "",
  leastUsd: "",
  mostUsd: "",
  creditsPerUsd: "",
};
const read = (changes: Partial<typeof texts>) => readSettings({ ...texts, ...changes }, today);

test.each([
  ["a currency of no country", { currencies: "USD, QQQ" }, operatorMessages.currencyNotTaken("QQQ")],
  [
    "one that the card provider does not take",
    { currencies: "USD IRR" },
    operatorMessages.currencyNotTaken("USD IRR"),
  ],
  ["the rial", { currencies: "USD,IRR" }, operatorMessages.currencyNotTaken("IRR")],
  ["no currency", { currencies: " ,\n" }, operatorMessages.currencyMissing],
  ["a usual one that is not offered", { usual: "GBP" }, operatorMessages.usualNotOffered],
  ["a rate of 0", { fixedRates: "KWD 0 2026-11-01" }, operatorMessages.fixedRateZero("KWD")],
  ["a rate of 0.0000", { fixedRates: "KWD 0.0000 2026-11-01" }, operatorMessages.fixedRateZero("KWD")],
  ["a rate without a day", { fixedRates: "KWD 0.3067" }, operatorMessages.fixedRateWrong("KWD 0.3067")],
  [
    "a rate below zero",
    { fixedRates: "KWD -1 2026-11-01" },
    operatorMessages.fixedRateWrong("KWD -1 2026-11-01"),
  ],
  [
    "a rate of five decimals",
    { fixedRates: "KWD 0.30671 2026-11-01" },
    operatorMessages.fixedRateWrong("KWD 0.30671 2026-11-01"),
  ],
  [
    "a day that is none",
    { fixedRates: "KWD 0.3067 2026-02-30" },
    operatorMessages.fixedRateWrong("KWD 0.3067 2026-02-30"),
  ],
  ["a day to come", { fixedRates: "KWD 0.3067 2026-11-30" }, operatorMessages.fixedRateToCome("KWD")],
  [
    "a rate at which nothing can be charged",
    { fixedRates: "LBP 895000 2026-11-01" },
    operatorMessages.fixedRateTooHigh("LBP"),
  ],
  ["a preset of three decimals", { presets: "KWD 5.123" }, operatorMessages.presetsWrong("KWD 5.123", 8)],
  ["a preset with a comma", { presets: "EUR 12,50 20" }, operatorMessages.presetsWrong("EUR 12,50 20", 8)],
  ["presets with commas", { presets: "EUR 10,20,50" }, operatorMessages.presetsWrong("EUR 10,20,50", 8)],
  ["a preset of 0", { presets: "EUR 0 10" }, operatorMessages.presetsWrong("EUR 0 10", 8)],
  ["a currency without presets", { presets: "EUR" }, operatorMessages.presetsWrong("EUR", 8)],
  ["a least purchase of nothing", { leastUsd: "0" }, operatorMessages.limitWrong("0", 2, 10_000)],
  [
    "less than the card provider takes everywhere",
    { leastUsd: "1" },
    operatorMessages.limitWrong("1", 2, 10_000),
  ],
  ["a part of a USD", { leastUsd: "9.50" }, operatorMessages.limitWrong("9.50", 2, 10_000)],
  [
    "a largest purchase beyond the range",
    { mostUsd: "10001" },
    operatorMessages.limitWrong("10001", 2, 10_000),
  ],
  ["a largest purchase in words", { mostUsd: "all" }, operatorMessages.limitWrong("all", 2, 10_000)],
  [
    "a least purchase above the largest",
    { leastUsd: "51", mostUsd: "50" },
    operatorMessages.limitsCrossed("51 USD", "50 USD"),
  ],
  [
    "a least purchase above 1000",
    { leastUsd: "1001" },
    operatorMessages.limitsCrossed("1001 USD", "1000 USD"),
  ],
  [
    "another worth of a credit",
    { creditsPerUsd: "15" },
    operatorMessages.creditValueWrong("10, 20, 50, 100"),
  ],
  [
    "a worth in other digits",
    { creditsPerUsd: "0x14" },
    operatorMessages.creditValueWrong("10, 20, 50, 100"),
  ],
  [
    "two rates of a currency",
    { fixedRates: "KWD 0.3 2026-01-31\nKWD 0.4 2026-01-31" },
    operatorMessages.currencyTwice("KWD"),
  ],
  [
    "a rate of five decimals with a comma",
    { fixedRates: "KWD 0,30671 2026-11-01" },
    operatorMessages.fixedRateWrong("KWD 0,30671 2026-11-01"),
  ],
  ["two lines of presets", { presets: "EUR 10, EUR 20" }, operatorMessages.currencyTwice("EUR")],
  ["a credit worth nothing", { creditsPerUsd: "0" }, operatorMessages.creditValueWrong("10, 20, 50, 100")],
  ["presets of an unknown currency", { presets: "QQQ 10" }, operatorMessages.currencyNotTaken("QQQ")],
])("%s is refused by name", (_what, changes, sentence) => {
  expect(read(changes)).toBe(sentence);
});

test("a rate has the decimal sign of any keyboard, beside others with commas between them", () => {
  const fixedRates = "KWD 0,3067 2026-11-01,BHD 0.376 2026-11-01, OMR 0,384 2026-11-02";
  expect(read({ fixedRates })).toMatchObject({
    fixedRates: {
      KWD: { perUsd: 0.3067, asOf: "2026-11-01" },
      BHD: { perUsd: 0.376, asOf: "2026-11-01" },
      OMR: { perUsd: 0.384, asOf: "2026-11-02" },
    },
  });
});

test("codes are read in their order, once each, and rates with their days", () => {
  const settings = read({
    currencies: "kwd\nUSD, KWD, eur",
    usual: "kwd",
    fixedRates: "kwd 0.3067 2026-11-29\nAED 3.6725 2026-11-01",
  });
  expect(settings).toEqual({
    offered: ["KWD", "USD", "EUR"],
    usual: "KWD",
    fixedRates: { KWD: { perUsd: 0.3067, asOf: today }, AED: { perUsd: 3.6725, asOf: "2026-11-01" } },
  });
});

test("limits are those of the specification unless both or one are set", () => {
  expect(read({ leastUsd: "10", mostUsd: "1000" })).toMatchObject({ limits: undefined });
  expect(read({ leastUsd: " 5 " })).toMatchObject({ limits: { leastUsd: 5, mostUsd: 1_000 } });
  expect(read({ leastUsd: "20", mostUsd: "20" })).toMatchObject({ limits: { leastUsd: 20, mostUsd: 20 } });
});

test("what is shown of settings is read back as the same", () => {
  const currencies = { offered: ["KWD", "USD"], usual: "USD", kept: [] } as const;
  const settings = {
    ...firstSettings,
    currencies: {
      ...currencies,
      offered: [...currencies.offered],
      kept: [],
      limits: { leastUsd: 5, mostUsd: 300 },
    },
    fixedRates: { KWD: { perUsd: 0.3067, asOf: today } },
    creditsPerUsd: 20,
  };
  const { offered, usual, limits } = settings.currencies;
  expect(readSettings(textsOf(settings), today)).toEqual({
    offered,
    usual,
    limits,
    fixedRates: settings.fixedRates,
    creditsPerUsd: 20,
  });
});

/** A store in memory, in which users have the currencies that are named. */
function storeOf(
  stored: Pick<StoredRates, "settings" | "isSet">,
  having: Partial<Record<string, number>> = {},
  isSold = false,
) {
  let now = stored;
  const store: RateStore = {
    latest: async () => ({ published: undefined, ...now }),
    save: async () => {},
    isSold: async () => isSold,
    lockSales: async () => isSold,
    saveSettings: async (settings, { isSet }) => {
      now = { settings, isSet };
    },
    usersOf: async (codes) =>
      Object.fromEntries(codes.flatMap((code) => (having[code] ? [[code, having[code]]] : []))),
  };
  return { store, now: () => now };
}

test("a removed currency is kept for the users who have it, needs a rate as long, and comes back when it is offered again", async () => {
  const rated = { KWD: { perUsd: 0.3067, asOf: today } };
  const before = {
    currencies: { ...firstOffer, offered: ["USD" as const, "KWD" as const, "CHF" as const] },
    fixedRates: rated,
  };
  const { store } = storeOf({ settings: before, isSet: true }, { KWD: 2 });
  const onlyUsd = { offered: ["USD" as const], usual: "USD" as const, fixedRates: {} };
  const after = await settingsAfter(store, before, onlyUsd);
  expect(after.currencies).toEqual({ offered: ["USD"], usual: "USD", kept: ["KWD"] });
  expect(missingRate(after)).toBe(operatorMessages.rateMissing("KWD"));
  expect(missingRate({ ...after, fixedRates: rated })).toBeUndefined();
  const again = await settingsAfter(store, after, { ...onlyUsd, offered: ["KWD", "USD"] });
  expect(again.currencies.kept).toEqual([]);
});

test("variables count until an owner has set others, and keep the rate of a currency that users have", async () => {
  const ofVariables = { offered: ["USD" as const], usual: "USD" as const, fixedRates: {} };
  const rated = { KWD: { perUsd: 0.3067, asOf: today } };
  const before = {
    currencies: { ...firstOffer, offered: ["USD" as const, "KWD" as const] },
    fixedRates: rated,
  };
  const started = storeOf({ settings: before, isSet: false }, { KWD: 1 });
  await startSettings(started.store, ofVariables);
  expect(started.now()).toEqual({
    settings: { currencies: { offered: ["USD"], usual: "USD", kept: ["KWD"] }, fixedRates: rated },
    isSet: false,
  });
  const set = storeOf({ settings: before, isSet: true });
  await startSettings(set.store, ofVariables);
  expect(set.now()).toEqual({ settings: before, isSet: true });
});

test("the worth of a credit is the variable's until something was sold, and then stays", async () => {
  const ofVariables = {
    offered: ["USD" as const],
    usual: "USD" as const,
    fixedRates: {},
    creditsPerUsd: 100,
  };
  const fresh = storeOf({ settings: firstSettings, isSet: false });
  expect(await startSettings(fresh.store, ofVariables)).toMatchObject({ creditsPerUsd: 100 });
  expect(fresh.now().settings.creditsPerUsd).toBe(100);
  const sold = storeOf({ settings: firstSettings, isSet: false }, {}, true);
  expect(await startSettings(sold.store, ofVariables)).toBe(operatorMessages.creditValueFixed(10));
  expect(sold.now().settings).toBe(firstSettings);
  const settings = { ...firstSettings, creditsPerUsd: 100 };
  const later = storeOf({ settings, isSet: false }, {}, true);
  expect(await startSettings(later.store, ofVariables)).toMatchObject({ creditsPerUsd: 100 });
  const unsaid = { ...ofVariables, creditsPerUsd: undefined };
  expect(await startSettings(later.store, unsaid)).toMatchObject({ creditsPerUsd: 100 });
  const back = { ...ofVariables, creditsPerUsd: 10 };
  expect(await startSettings(later.store, back)).toBe(operatorMessages.creditValueFixed(100));
});
