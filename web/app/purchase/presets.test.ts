import { expect, onTestFinished, test } from "vitest";
import { firstOffer } from "#contract/money/offered-currencies.ts";
import { leastAmount, maximumCustomAmount } from "#web/kit/money/local-amount.ts";
import { readMarket } from "#web/kit/money/market.ts";
import { presetsIn } from "./presets.ts";
import { lastChoice, leastChoiceFor } from "./purchase-habits.ts";

function offerPresets(): void {
  onTestFinished(() => readMarket(null));
  const presets = { EUR: [9, 9.2, 10, 50], KWD: [5, 10] };
  const rates = { EUR: 0.92, KWD: 0.3067 };
  readMarket({ config: { currencies: { ...firstOffer, presets } }, rates: { rates, asOf: null } });
}

test("without own presets the worth of those in USD is offered", () => {
  expect(presetsIn("EUR", { EUR: 0.92 }).map(({ price, credits }) => [price, credits])).toEqual([
    [9.2, 100],
    [18.4, 200],
    [46, 500],
    [92, 1_000],
  ]);
});

test("own presets are round, buy what the server sells for them, and leave out one below the least purchase", () => {
  offerPresets();
  expect(presetsIn("EUR", undefined)).toEqual([
    { choice: { kind: "custom", amount: 9.2 }, price: 9.2, credits: 100 },
    { choice: { kind: "custom", amount: 10 }, price: 10, credits: 108.6 },
    { choice: { kind: "custom", amount: 50 }, price: 50, credits: 543.4 },
  ]);
  expect(presetsIn("KWD", undefined).map(({ credits }) => credits)).toEqual([163, 326]);
  expect(presetsIn("USD", undefined)[0].choice).toEqual({ kind: "preset", amount: 10 });
});

test("the operator's limits leave out presets, and bound what may be typed", () => {
  onTestFinished(() => readMarket(null));
  const offer = (leastUsd: number, mostUsd: number) => {
    const currencies = { ...firstOffer, presets: { KWD: [5, 10, 70] }, limits: { leastUsd, mostUsd } };
    readMarket({ config: { currencies }, rates: { rates: { KWD: 0.3067 }, asOf: null } });
  };
  offer(20, 200);
  expect(presetsIn("USD", undefined).map(({ price }) => price)).toEqual([20, 50, 100]);
  expect(presetsIn("KWD", undefined).map(({ price }) => price)).toEqual([10]);
  const bounds = ["USD", "KWD"] as const;
  expect(bounds.map((code) => leastAmount(code, undefined))).toEqual([20, 6.14]);
  expect(bounds.map((code) => maximumCustomAmount(code, undefined))).toEqual([200, 61.34]);
  offer(200, 300);
  expect(presetsIn("USD", undefined)).toEqual([
    { choice: { kind: "preset", amount: 200 }, price: 200, credits: 2_000 },
  ]);
});

test("the first choice is the least own preset that is enough, and the last purchase as it was paid", () => {
  offerPresets();
  expect(leastChoiceFor(0, "EUR", undefined)).toEqual({ kind: "custom", amount: 9.2 });
  expect(leastChoiceFor(110, "EUR", undefined)).toEqual({ kind: "custom", amount: 50 });
  const last = { amount: 9.2, currency: "EUR", credits: 100 } as const;
  expect(lastChoice(last, "EUR", 0)).toEqual({ kind: "custom", amount: 9.2 });
  expect(lastChoice(last, "KWD", 0)).toBeUndefined();
  expect(lastChoice(last, "USD", 0)).toEqual({ kind: "preset", amount: 10 });
});
