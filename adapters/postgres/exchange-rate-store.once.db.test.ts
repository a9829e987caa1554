import { describe, expect, test } from "vitest";
import { currentRates, refreshExchangeRates } from "#domain/money/exchange-rates.ts";
import { fallbackScaledRates } from "#domain/money/rates.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { exchangeRateStore } from "./exchange-rate-store.ts";

const database = testDatabase();
const now = new Date("2026-03-10T15:00:00Z");
const rates = { ...fallbackScaledRates, GBP: 801_234 };

/** As stored, and as prices are made with them. */
const shown = { ...rates, GBP: 801_200 };
const current = async () => {
  const { rates, asOf } = await database.withClient((client) => currentRates(exchangeRateStore(client)));
  return { rates, asOf };
};
const refresh = (published: { asOf: string; rates: typeof rates }) =>
  refreshExchangeRates({
    source: { latest: async () => published },
    transaction: (work) => database.transaction((client) => work({ rates: exchangeRateStore(client) })),
    clock: { now: () => now },
  });

describe("exchange rates", () => {
  test("are the built-in ones at first, then the latest day's, in any order of arrival", async () => {
    expect(await current()).toEqual({ rates: fallbackScaledRates, asOf: null });
    await refresh({ asOf: "2026-03-09", rates });
    expect(await current()).toEqual({ rates: shown, asOf: "2026-03-09" });
    await refresh({ asOf: "2026-03-06", rates: { ...rates, GBP: 700_000 } });
    expect(await current()).toEqual({ rates: shown, asOf: "2026-03-09" });
    await refresh({ asOf: "2026-03-09", rates: { ...rates, GBP: 802_000 } });
    expect(await current()).toEqual({ rates: { ...rates, GBP: 802_000 }, asOf: "2026-03-09" });
  });

  test.each([
    ["off by far", { asOf: "2026-03-10", rates: { ...rates, GBP: 1 } }],
    ["of a day to come", { asOf: "2026-03-12", rates }],
  ])("%s are not believed, and the known ones stay", async (_what, published) => {
    const before = await current();
    await expect(refresh(published)).rejects.toMatchObject({ name: "ImplausibleRatesError" });
    expect(await current()).toEqual(before);
  });
});
