import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { isRefusal } from "#contract/refusals.ts";
import { boundedLimit } from "#domain/bounded-limit.ts";
import { heldOpen } from "#testing/database/held-open.ts";
import { countWaiting } from "#testing/database/test-database.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

const harness = paymentHarness();
const paymentKey = () => harness.onlyPayment();
/** The refunds of a payment that have not failed. */
const made = (intent: Stripe.PaymentIntent) =>
  harness.stripe.refundsOf(intent).filter(({ status }) => status !== "failed");
const refunded_minor = (intent: Stripe.PaymentIntent) =>
  made(intent).reduce((sum, { amount }) => sum + amount, 0);
const reconcile = async () => reconcilePayment(harness.deps, await paymentKey());

describe("reconciling", () => {
  test("sixty times at once moves the credits once", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    const payment = await paymentKey();
    const results = await Promise.all(
      Array.from({ length: 60 }, () => reconcilePayment(harness.deps, payment)),
    );
    expect(results.filter((result) => !isRefusal(result) && result.added_mc === 100_000)).toHaveLength(1);
    expect(results.filter((result) => !isRefusal(result) && result.added_mc === 0)).toHaveLength(59);
    expect(await harness.rows("transfer")).toHaveLength(1);
    expect(await harness.audit()).toEqual([]);
  });

  test("locks the row before it asks the provider, so that no old answer overwrites a newer one", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    const payment = await paymentKey();
    const requestCount = () =>
      harness.stripe.traffic.requests.filter(({ method, path }) => method === "GET" && path !== "/v1/charges")
        .length;
    const unlock = await heldOpen(harness.deps, ({ payments }) => payments.lock(payment));
    const waiting = reconcilePayment(harness.deps, payment);
    await expect.poll(() => countWaiting(harness.database)).toBe(1);
    expect(requestCount()).toBe(0);
    await unlock();
    expect(await waiting).toMatchObject({ status: "completed", added_mc: 100_000 });
    expect(requestCount()).toBe(1);
  });

  test("keeps the bank's reason of a decline until the payment is paid, and then the country of the card", async () => {
    const intent = await harness.startPayment();
    const facts = async () => {
      await reconcile();
      const [payment] = await harness.rows("payment");
      return { decline: payment?.decline, country: payment?.card_country };
    };
    harness.stripe.decline(intent);
    expect(await facts()).toEqual({ decline: "other", country: null });
    harness.stripe.pay(intent);
    expect(await facts()).toEqual({ decline: null, country: "US" });
  });

  test("refuses a payment that does not exist", async () => {
    expect(await reconcilePayment(harness.deps, { walletId: harness.walletId, id: randomUUID() })).toEqual({
      refused: "payment_not_found",
    });
  });

  test("in any order with payments and refunds ends in the credits that the money pays for", async () => {
    const step = fc.constantFrom("pay", "refund", "unrefund", "reconcile", "reconcile twice");
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        harness.becomeAnother();
        const intent = await harness.startPayment();
        const payment = await paymentKey();
        for (const name of steps) {
          if (name === "pay" && intent.status !== "succeeded") harness.stripe.pay(intent);
          const left_minor = intent.amount_received - refunded_minor(intent);
          if (name === "refund" && left_minor > 0) harness.stripe.refund(intent, Math.min(333, left_minor));
          if (name === "unrefund") for (const refund of made(intent)) harness.stripe.failRefund(refund);
          if (name === "reconcile") await reconcilePayment(harness.deps, payment);
          if (name === "reconcile twice") {
            await Promise.all([
              reconcilePayment(harness.deps, payment),
              reconcilePayment(harness.deps, payment),
            ]);
          }
        }
        await reconcilePayment(harness.deps, payment);
        const kept_minor = intent.amount_received - refunded_minor(intent);
        expect(await harness.balance_mc()).toBe(kept_minor * 100);
        expect(await harness.audit()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test("refused for overload changes nothing", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    const busy = Promise.withResolvers<void>();
    harness.deps.reconcileLimit = boundedLimit({ concurrency: 1, maxWaiting: 0 });
    const other = harness.deps.reconcileLimit(() => busy.promise);
    await expect(reconcile()).rejects.toThrow("waiting already");
    busy.resolve();
    await other;
    expect(await harness.rows("transfer")).toEqual([]);
  });
});
