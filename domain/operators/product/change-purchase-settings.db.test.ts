import { expect, test } from "vitest";
import { firstSettings } from "#contract/money/purchase-settings.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { defaultCardTestingLimits } from "#domain/payments/limits/payment-limits.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { operatorHarness } from "#testing/people/operator-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import {
  changePurchaseSettings,
  previewPurchaseSettings,
  readPurchaseSettings,
} from "./change-purchase-settings.ts";

const database = testDatabase();
const system = { actor: { kind: "system", name: "ada" }, reason: "we open in Kuwait" } as const;
const { newWallet } = defaultCardTestingLimits;
const texts = {
  currencies: "USD, KWD",
  usual: "USD",
  fixedRates: "KWD 0.3067 2026-03-01",
  presets: "KWD 5 10\nUSD 10 25",
  leastUsd: "",
  mostUsd: "",
  creditsPerUsd: "",
  capPurchasesPerDay: "",
  capUsdPerDay: " 20 ",
  capUsdPerWeek: "",
};

test("an owner sees what a change means before it is saved, and a refused one changes nothing", async () => {
  const { deps } = await operatorHarness(database);
  const first = agreed(await readPurchaseSettings(deps, system, newWallet));
  expect(first).toMatchObject({
    currencies: "USD, GBP, EUR, CAD, AUD, JPY",
    usual: "GBP",
    fixedRates: "",
    presets: "",
    leastUsd: "10",
    mostUsd: "1000",
    creditsPerUsd: "10",
    capPurchasesPerDay: "",
    capUsdPerDay: "",
    capUsdPerWeek: "",
    isSet: false,
    newCustomers: { purchasesPerDay: 5, usdPerDay: 100, usdPerWeek: 200, newDays: 7, presetsAbove: [] },
  });
  expect(first.sold.at(-1)).toEqual({
    code: "JPY",
    state: "offered",
    users: 0,
    perUsd: 149.82,
    fixedAt: null,
    least: 1_499,
    most: 149_820,
    presets: [
      { amount: 1_499, credits: 100 },
      { amount: 2_997, credits: 200 },
      { amount: 7_491, credits: 500 },
      { amount: 14_982, credits: 1_000 },
    ],
  });

  for (const change of [previewPurchaseSettings, changePurchaseSettings]) {
    const unrated = await change(deps, system, newWallet, { ...texts, fixedRates: "" });
    expect(isRefusal(unrated) && refusalMessage(unrated).key).toBe(operatorMessages.rateMissing("KWD"));
    const free = await change(deps, system, newWallet, { ...texts, fixedRates: "KWD 0 2026-03-01" });
    expect(isRefusal(free) && refusalMessage(free).key).toBe(operatorMessages.fixedRateZero("KWD"));
    const small = await change(deps, system, newWallet, { ...texts, presets: "KWD 3.06 10" });
    expect(isRefusal(small) && refusalMessage(small).key).toBe(
      operatorMessages.presetOutside("3.06 KWD", "3.07 KWD", "306.7 KWD"),
    );
    const unknown = await change(deps, system, newWallet, { ...texts, currencies: "USD, IRR" });
    expect(isRefusal(unknown) && refusalMessage(unknown).key).toBe(operatorMessages.currencyNotTaken("IRR"));
    const capped = await change(deps, system, newWallet, { ...texts, capUsdPerWeek: "9" });
    const crossed = await change(deps, system, newWallet, { ...texts, leastUsd: "50", mostUsd: "20" });
    expect(isRefusal(crossed) && refusalMessage(crossed).key).toBe(
      operatorMessages.limitsCrossed("50 USD", "20 USD"),
    );
    const high = await change(deps, system, newWallet, { ...texts, leastUsd: "11" });
    expect(isRefusal(high) && refusalMessage(high).key).toBe(
      operatorMessages.presetOutside("10 USD", "11 USD", "1000 USD"),
    );
    expect(isRefusal(capped) && refusalMessage(capped).key).toBe(
      operatorMessages.capWrong("9", 10, 1_000_000),
    );
  }
  await database.query(
    `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'stripe', 'completed', 'JPY', 1499, 100000, now())`,
  );
  const preview = agreed(await previewPurchaseSettings(deps, system, newWallet, texts));
  expect(preview.sold.map(({ code, state, users }) => [code, state, users])).toEqual([
    ["USD", "offered", 0],
    ["KWD", "added", 0],
    ["JPY", "kept", 1],
    ["GBP", "removed", 0],
    ["EUR", "removed", 0],
    ["CAD", "removed", 0],
    ["AUD", "removed", 0],
  ]);
  expect(preview.sold[1]).toMatchObject({
    perUsd: 0.3067,
    fixedAt: "2026-03-01",
    least: 3.07,
    most: 306.7,
    presets: [
      { amount: 5, credits: 163 },
      { amount: 10, credits: 326 },
    ],
  });
  expect(preview.newCustomers).toEqual({
    ...first.newCustomers,
    usdPerDay: 20,
    presetsAbove: [
      { code: "USD", amount: 25 },
      { code: "KWD", amount: 10 },
    ],
  });
  expect(agreed(await readPurchaseSettings(deps, system, newWallet))).toEqual({ ...first, isSold: true });
  expect(await database.query("SELECT 1 FROM purchase_settings")).toEqual([]);

  expect(agreed(await changePurchaseSettings(deps, system, newWallet, texts))).toEqual({
    ...preview,
    isSet: true,
  });
  const after = agreed(await readPurchaseSettings(deps, system, newWallet));
  expect(after).toMatchObject({
    ...texts,
    leastUsd: "10",
    mostUsd: "1000",
    creditsPerUsd: "10",
    capUsdPerDay: "20",
    isSet: true,
  });
  expect(after.sold.map(({ code, state }) => `${code} ${state}`)).toEqual([
    "USD offered",
    "KWD offered",
    "JPY kept",
  ]);
  const rows = await database.query<{ before: object; after: object }>(
    "SELECT before, after FROM operator_action WHERE use_case = 'change_purchase_settings'",
  );
  expect(rows).toEqual([
    {
      before: firstSettings,
      after: {
        currencies: {
          offered: ["USD", "KWD"],
          usual: "USD",
          kept: ["JPY"],
          presets: { USD: [10, 25], KWD: [5, 10] },
        },
        fixedRates: { KWD: { perUsd: 0.3067, asOf: "2026-03-01" } },
        newCustomerCaps: { usdPerDay: 20 },
      },
    },
  ]);
});

test("the worth of a credit changes before the first sale, forgets fixed prices, and never after", async () => {
  const { deps } = await operatorHarness(database);
  await database.query("DELETE FROM payment");
  const wish = { ...agreed(await readPurchaseSettings(deps, system, newWallet)), creditsPerUsd: "100" };
  const preview = agreed(await previewPurchaseSettings(deps, system, newWallet, wish));
  expect(preview.sold[0]?.presets[0]).toEqual({ amount: 10, credits: 1_000 });
  expect(preview).toMatchObject({ creditsPerUsd: "100", isSold: false });
  await database.query(
    `INSERT INTO quote (wallet_id, id, currency, charge_minor, value_cents, credits_mc, per_usd_e6, expires_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), 'USD', 1000, 1000, 100000, 1000000, now() + interval '1 day')`,
  );
  expect(agreed(await changePurchaseSettings(deps, system, newWallet, wish)).creditsPerUsd).toBe("100");
  expect(await database.query("SELECT 1 FROM quote")).toEqual([]);
  await database.query(
    `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
     VALUES (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'stripe', 'pending', 'USD', 1000, 1000000, now())`,
  );
  for (const change of [previewPurchaseSettings, changePurchaseSettings]) {
    const refused = await change(deps, system, newWallet, { ...wish, creditsPerUsd: "10" });
    expect(isRefusal(refused) && refusalMessage(refused).key).toBe(operatorMessages.creditValueFixed(100));
    agreed(await change(deps, system, newWallet, wish));
  }
});
