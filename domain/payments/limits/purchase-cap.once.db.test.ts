import { describe, expect, test } from "vitest";
import { firstSettings, type NewCustomerCaps } from "#contract/money/purchase-settings.ts";
import { limitsWith } from "#domain/payments/limits/new-customer-caps.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { defaultCardTestingLimits } from "./payment-limits.ts";

const harness = paymentHarness();
const { newWallet } = defaultCardTestingLimits;
const start = (amount: number) => harness.call("POST", "/api/payments/create-payment-intent", { amount });
const allowance = async () => (await harness.call("GET", "/api/payments/allowance")).body.allowance;
const day_ms = 24 * 60 * 60_000;

async function buy(amount: number): Promise<void> {
  const intent = await harness.startPayment(amount);
  harness.stripe.pay(intent);
  await harness.notify("payment_intent.succeeded", intent);
}

/** The credits of this wallet's payments that were paid or may still be. */
async function payable_mc(): Promise<number> {
  const rows = await harness.rows("payment");
  const counted = rows.filter(
    ({ status, next_check_at }) => status === "completed" || next_check_at !== null,
  );
  return counted.reduce((sum, { credits_mc }) => sum + Number(credits_mc), 0);
}

describe("a new wallet", () => {
  test("buys for no more than the cap, also with twenty payments started at once", async () => {
    await harness.limit({ newWallet });
    const started = await Promise.all(Array.from({ length: 20 }, () => start(30)));
    expect(started.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body } of started) {
      if (status !== 200) expect(body.error.code).toBe("purchase_cap_reached");
    }
    expect(await payable_mc()).toBeLessThanOrEqual(limitsWith(newWallet).perDay_mc);
    // A started payment that was replaced cannot be paid any more, so all that can be paid stays below the cap.
    for (const intent of harness.stripe.intents) {
      if (intent.status !== "canceled") harness.stripe.pay(intent);
    }
    harness.pass(6_000);
    await sweepPayments(harness.deps);
    expect(await harness.balance_mc()).toBeLessThanOrEqual(limitsWith(newWallet).perDay_mc);
    expect(await harness.audit()).toEqual([]);
  });

  test("is told the cap, what is left and when it ends", async () => {
    await harness.limit({ newWallet });
    harness.now = new Date("2026-03-10T12:00:00Z");
    expect(await start(101)).toMatchObject({
      status: 429,
      body: {
        error: { code: "purchase_cap_reached" },
        message:
          "This is more than a new account may buy now. Your account is new, so you can buy for up to $100.00 now. The limit ends 7 days after your first purchase.",
        allowance: { leftUsd: 100, moreAt: null, endsAt: null },
      },
    });
    const inEuro = { amount: 101, currency: "EUR" };
    expect(await harness.call("POST", "/api/payments/create-payment-intent", inEuro)).toMatchObject({
      status: 429,
      body: {
        message: expect.stringContaining("you can buy for up to €92.00 now."),
        error: { values: { 1: { values: { 0: { values: { amount: { amount: 92, currency: "EUR" } } } } } } },
      },
    });
    expect(await harness.rows("payment")).toEqual([]);
    harness.now = new Date();
    await buy(60);
    const { created_at } = (await harness.rows("payment"))[0];
    expect(await allowance()).toMatchObject({
      leftUsd: 40,
      moreAt: new Date(created_at.getTime() + day_ms).toISOString(),
      endsAt: expect.any(String),
    });
    expect(await start(50)).toMatchObject({ status: 429 });
    expect(await start(40)).toMatchObject({ status: 200 });
  });

  test("buys by the desk's caps from the moment they are saved, and by the variables' without them", async () => {
    await harness.limit({ newWallet });
    const save = (newCustomerCaps: NewCustomerCaps) =>
      harness.deps.transaction(({ rates }) =>
        rates.saveSettings({ ...firstSettings, newCustomerCaps }, { isSet: true }),
      );
    try {
      await save({ usdPerDay: 30 });
      expect(await allowance()).toMatchObject({ leftUsd: 30 });
      expect(await start(31)).toMatchObject({ status: 429, body: { allowance: { leftUsd: 30 } } });
      await buy(30);
      expect(await start(10)).toMatchObject({ status: 429, body: { allowance: { leftUsd: 0 } } });
      await save({ usdPerDay: 150, purchasesPerDay: 2 });
      expect(await allowance()).toMatchObject({ leftUsd: 120 });
      await buy(110);
      expect(await start(10)).toMatchObject({ status: 429, body: { allowance: { leftUsd: 0 } } });
      await save({ usdPerDay: 1_000, usdPerWeek: 150 });
      expect(await allowance()).toMatchObject({ leftUsd: 10 });
      await save({});
      expect(await allowance()).toMatchObject({ leftUsd: 0 });
    } finally {
      await harness.database.query("DELETE FROM purchase_settings");
    }
  });

  test("counts a purchase that went back to the card like one that was kept", async () => {
    await harness.addOwner();
    await harness.limit({ newWallet });
    for (const amount of [60, 30]) {
      await buy(amount);
      const [offer] = (await harness.call("GET", "/api/payments/money-back")).body;
      const url = `/api/payments/${offer.paymentId}/money-back`;
      expect(await harness.call("POST", url, { amount })).toMatchObject({ body: { state: "done" } });
    }
    expect(await harness.balance_mc()).toBe(0);
    expect(await allowance()).toMatchObject({ leftUsd: 10 });
    expect(await start(20)).toMatchObject({ status: 429, body: { allowance: { leftUsd: 10 } } });
  });

  test("may buy again the next day, up to the week's sum, and freely after its first week", async () => {
    await harness.limit({ newWallet });
    await buy(100);
    expect(await start(10)).toMatchObject({ status: 429 });
    harness.pass(day_ms);
    await buy(100);
    harness.pass(day_ms);
    expect(await start(10)).toMatchObject({ status: 429 });
    // The first transfer has the database's time, a moment after the payment.
    harness.pass(5 * day_ms + 60_000);
    expect(await allowance()).toBeNull();
    expect(await start(1_000)).toMatchObject({ status: 200 });
  });

  test("counts a declined payment, which another card may still pay, and not one that was ended", async () => {
    await harness.limit({ newWallet });
    const intent = await harness.startPayment(60);
    harness.stripe.decline(intent);
    await harness.notify("payment_intent.payment_failed", intent);
    const counted = await harness.deps.transaction(({ payments }) =>
      payments.purchasesSince(harness.walletId, { since: new Date(0), at: harness.now }),
    );
    expect(counted.purchases).toMatchObject([{ credits_mc: 600_000 }]);
    // The page offers what is left once another amount has ended the earlier payment.
    expect(await allowance()).toMatchObject({ leftUsd: 100 });
    expect(await start(100)).toMatchObject({ status: 200 });
    expect(intent.status).toBe("canceled");
    expect(await payable_mc()).toBe(limitsWith(newWallet).perDay_mc);
  });

  test("counts an earlier payment that could not be ended", async () => {
    await harness.limit({ newWallet });
    await start(60);
    harness.stripe.traffic.fault = ({ path }) => (path.endsWith("/cancel") ? "lost" : undefined);
    expect(await start(50)).toMatchObject({ status: 429 });
    expect(await start(40)).toMatchObject({ status: 200 });
  });
});

test("an unpaid payment is ended at the provider after a day, so that it cannot be paid above the cap later", async () => {
  const intent = await harness.startPayment();
  harness.pass(day_ms);
  await sweepPayments(harness.deps);
  expect(intent.status).toBe("canceled");
  expect(await harness.rows("payment")).toMatchObject([
    { status: "failed", ended_because: "abandoned", next_check_at: null, buyer: null },
  ]);
});
