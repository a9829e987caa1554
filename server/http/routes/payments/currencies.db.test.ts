/** Purchases in currencies beyond those of the specification, to the exact numbers of ledger, receipt and history. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { exchangeRateStore } from "#adapters/postgres/exchange-rate-store.ts";
import { purchases } from "#adapters/postgres/payments/purchase-store.ts";
import type { Currency } from "#contract/money/currencies.ts";
import type { PurchaseSettings } from "#contract/money/purchase-settings.ts";
import { fallbackScaledRates } from "#domain/money/rates.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
const offered: Currency[] = ["USD", "JPY", "CHF", "KWD", "ISK"];
const fixedRates = { KWD: { perUsd: 0.3067, asOf: "2026-11-01" } };

async function offer(currencies: PurchaseSettings["currencies"]): Promise<void> {
  await harness.database.withClient(async (client) => {
    const store = exchangeRateStore(client);
    await store.saveSettings({ currencies, fixedRates }, { isSet: true });
    const rates = { ...fallbackScaledRates, CHF: 878_100, ISK: 137_930_000 };
    await store.save({ asOf: "2026-11-27", rates }, new Date());
  });
}
beforeEach(() => offer({ offered, usual: "USD", kept: [] }));

const notOffered = {
  status: 400,
  body: { error: { code: "currency_not_offered" }, message: "Please choose one of the offered currencies." },
};

const quote = (body: object) => harness.call("POST", "/api/payments/quotes", body);

/** Buys by quote, and has the bank's notification credit it; returns the quote and the payment's id. */
async function buy(wish: { kind: "preset" | "custom"; amount: number; currency: Currency }) {
  await harness.addOwner();
  const quoted = (await quote(wish)).body;
  const { amountUsd: amount, currency, quoteId } = quoted;
  await harness.call("POST", "/api/payments/create-payment-intent", { amount, currency, quoteId });
  const intent = harness.stripe.only();
  harness.stripe.pay();
  expect(await harness.notify("payment_intent.succeeded", intent)).toBe(200);
  return { quoted, intent, id: (await harness.rows("payment"))[0].id };
}

describe.each([
  {
    currency: "JPY",
    back: 1001,
    backMinor: 1001,
    custom: 1_500,
    charge: 1_500,
    cents: 1_001,
    credits: 100.1,
    perUsd: 149.82,
    words: "¥1,500",
  },
  {
    currency: "CHF",
    back: 5.87,
    backMinor: 587,
    custom: 8.79,
    charge: 879,
    cents: 1_000,
    credits: 100,
    perUsd: 0.8781,
    words: "CHF 8.79",
  },
  {
    currency: "KWD",
    back: 4.1,
    backMinor: 4100,
    custom: 5.12,
    charge: 5_120,
    cents: 1_669,
    credits: 166.9,
    perUsd: 0.3067,
    words: "KWD 5.120",
  },
  {
    currency: "ISK",
    back: 1041,
    backMinor: 104100,
    custom: 1_500,
    charge: 150_000,
    cents: 1_087,
    credits: 108.7,
    perUsd: 137.93,
    words: "ISK 1,500",
  },
] as const)(
  "a purchase in $currency",
  ({ currency, custom, back, backMinor, charge, cents, credits, perUsd, words }) => {
    test("is charged, credited, on the receipt and in the history to its smallest unit", async () => {
      const { quoted, intent, id } = await buy({ kind: "custom", amount: custom, currency });
      expect(quoted).toMatchObject({ amount: custom, currency, credits, amountUsd: cents / 100 });
      expect(intent).toMatchObject({ amount: charge, currency: currency.toLowerCase() });
      expect(await harness.rows("payment")).toMatchObject([
        { currency, charge_minor: charge, credits_mc: credits * 1_000, status: "completed" },
      ]);
      expect(await harness.rows("transfer")).toMatchObject([{ delta_mc: credits * 1_000 }]);
      const receipt = await harness.call("GET", `/api/payments/receipts/${id}`);
      expect(receipt.body).toMatchObject({ currency, amount: custom, left: custom, credits, perUsd });
      const [mail] = await readOutbox(harness.database, `${harness.userId}@example.org`);
      expect(mail?.text_body.replaceAll("\u00a0", " ")).toContain(words);
      const history = await harness.call("GET", "/api/payments/transactions");
      expect(history.body).toMatchObject([{ type: "purchase", amount: custom, currency, credits }]);
      expect(await harness.audit()).toEqual([]);
    });

    test("gives what calls have left of it back to the card, in an amount that a card takes", async () => {
      const { id } = await buy({ kind: "custom", amount: custom, currency });
      const { walletId } = harness;
      await harness.deps.transaction(({ ledger }) =>
        ledger.post({
          walletId,
          contra: "calls",
          delta_mc: -33_333,
          ref: id,
          subjectId: id,
          mayOverdraw: false,
        }),
      );
      const press = await harness.call("POST", `/api/payments/${id}/money-back`, { amount: back });
      expect(press).toMatchObject({ status: 200, body: { state: "done", amount: back, currency } });
      expect(harness.stripe.refunds.map(({ amount }) => amount)).toEqual([backMinor]);
      expect(await harness.balance_mc()).toBe(0);
      const receipt = await harness.call("GET", `/api/payments/receipts/${id}`);
      expect(receipt.body).toMatchObject({ refunded: back, left: Number((custom - back).toFixed(3)) });
      expect(await harness.audit()).toEqual([]);
    });
  },
);

test("the operator's limits of a purchase hold at the next quote and payment", async () => {
  await offer({ offered: ["USD", "KWD"], usual: "USD", kept: [], limits: { leastUsd: 20, mostUsd: 200 } });
  const amounts = [6.13, 6.14, 61.34, 61.35];
  const quotes = amounts.map((amount) => quote({ kind: "custom", amount, currency: "KWD" }));
  expect((await Promise.all(quotes)).map(({ status }) => status)).toEqual([400, 200, 200, 400]);
  expect(await quote({ kind: "preset", amount: 10, currency: "USD" })).toMatchObject({ status: 400 });
  const start = (amount: number) =>
    harness.call("POST", "/api/payments/create-payment-intent", { amount, currency: "USD" });
  expect(await start(19.99)).toMatchObject({ status: 400, body: { error: { code: "invalid_amount" } } });
  expect(await start(200.01)).toMatchObject({ status: 400, body: { error: { code: "invalid_amount" } } });
  expect(await start(20)).toMatchObject({ status: 200 });
  expect(harness.stripe.intents).toHaveLength(1);
});

test("a server that has not taken over a new worth of a credit sells nothing", async () => {
  const { settings } = await harness.deps.transaction(({ rates }) => rates.latest());
  const save = (changes: Partial<PurchaseSettings>) =>
    harness.deps.transaction(({ rates }) => rates.saveSettings({ ...settings, ...changes }, { isSet: true }));
  const wish = { kind: "preset", amount: 10, currency: "USD" } as const;
  const before = await quote(wish);
  await save({ creditsPerUsd: 100 });
  const unavailable = { status: 503, body: { error: { code: "unavailable" } } };
  expect(await quote(wish)).toMatchObject(unavailable);
  for (const quoteId of [undefined, before.body.quoteId]) {
    const body = { amount: 10, currency: "USD", quoteId };
    expect(await harness.call("POST", "/api/payments/create-payment-intent", body)).toMatchObject(
      unavailable,
    );
  }
  expect(harness.stripe.intents).toEqual([]);
  expect(await harness.rows("payment")).toEqual([]);
  await save({});
  expect(await quote(wish)).toMatchObject({ status: 200 });
});

test("a change of the worth of a credit waits for a sale that has begun, and sees it", async () => {
  const order: string[] = [];
  const { promise: mayEnd, resolve: endSale } = Promise.withResolvers<void>();
  const { promise: begun, resolve: saleBegun } = Promise.withResolvers<void>();
  const sale = harness.database.transaction(async (client) => {
    await purchases(client).lockPurchases(harness.walletId);
    saleBegun();
    await mayEnd;
    await client.query(
      `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
       VALUES ($1, gen_random_uuid(), $2, 'stripe', 'pending', 'USD', 1000, 100000, now())`,
      [harness.walletId, harness.userId],
    );
    order.push("sold");
  });
  await begun;
  const change = harness.deps.transaction(async ({ rates }) => {
    order.push(`is sold: ${await rates.lockSales()}`);
  });
  const isWaiting = async () => {
    const rows = await harness.database.query(
      "SELECT FROM pg_locks JOIN pg_database ON oid = database WHERE datname = current_database() AND NOT granted",
    );
    expect(rows).toHaveLength(1);
  };
  await vi.waitFor(isWaiting, { timeout: 60_000 });
  endSale();
  await Promise.all([sale, change]);
  expect(order).toEqual(["sold", "is sold: true"]);
});

test("a currency that is not offered is refused by quote and by payment, and an unknown one as well", async () => {
  expect(await quote({ kind: "preset", amount: 10, currency: "EUR" })).toMatchObject(notOffered);
  const start = (currency: string) =>
    harness.call("POST", "/api/payments/create-payment-intent", { amount: 10, currency });
  expect(await start("EUR")).toMatchObject(notOffered);
  expect(await start("IRR")).toMatchObject({ status: 400, body: { message: notOffered.body.message } });
  expect(harness.stripe.intents).toEqual([]);
});

test("a user keeps the currency of the last purchase when it is offered no longer, and its rows stay readable", async () => {
  const { id } = await buy({ kind: "preset", amount: 10, currency: "KWD" });
  await offer({ offered: ["USD"], usual: "USD", kept: ["KWD"] });
  const wish = { kind: "preset", amount: 10, currency: "KWD" } as const;
  expect(await quote(wish)).toMatchObject({ status: 200, body: { amount: 3.07 } });
  const receipt = await harness.call("GET", `/api/payments/receipts/${id}`);
  expect(receipt.body).toMatchObject({ currency: "KWD", amount: 3.07 });
  const history = await harness.call("GET", "/api/payments/transactions");
  expect(history.body).toMatchObject([{ amount: 3.07, currency: "KWD" }]);
  harness.becomeAnother();
  expect(await quote(wish)).toMatchObject(notOffered);
});

test("visitors see the rates of the currencies that are offered, with the day of a fixed one", async () => {
  const { body } = await harness.call("GET", "/api/exchange-rate");
  expect(body).toEqual({
    rates: { USD: 1, JPY: 149.82, CHF: 0.8781, KWD: 0.3067, ISK: 137.93 },
    asOf: "2026-11-27",
    fixed: { KWD: "2026-11-01" },
  });
});
