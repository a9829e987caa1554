import { describe, expect, test } from "vitest";
import { stripeError } from "#adapters/stripe/testing/fake-stripe.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { sweepPayments } from "./sweep-payments.ts";

const harness = paymentHarness();
const sweep = () => sweepPayments(harness.deps);
const payment = async () => (await harness.rows("payment"))[0];
const hour_ms = 60 * 60_000;

describe("a server killed between payment and credit", () => {
  test("credits after its restart, once", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    harness.pass(6_000);
    expect(await sweep()).toBe(1);
    expect(await harness.balance_mc()).toBe(100_000);
    harness.pass(hour_ms);
    expect(await sweep()).toBe(0);
    expect(await harness.rows("transfer")).toHaveLength(1);
    expect(await harness.audit()).toEqual([]);
  });

  test("in several processes at once credits once", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    harness.pass(6_000);
    const asked = await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("before the provider's answer was stored finds the intent again by its key and fails it", async () => {
    harness.stripe.fault = (method) => (method === "POST" ? "lost" : undefined);
    await harness.call("POST", "/api/payments/create-payment-intent", { amount: 10 });
    harness.stripe.fault = () => undefined;
    expect(await payment()).toMatchObject({ status: "pending", provider_ref: null });
    const intent = harness.stripe.only();

    harness.pass(30_000);
    expect(await sweep()).toBe(0);
    harness.pass(31_000);
    expect(await sweep()).toBe(1);
    expect(harness.stripe.only()).toBe(intent);
    expect(await payment()).toMatchObject({ status: "failed", provider_ref: intent.id, next_check_at: null });
  });
});

describe("an undecided payment", () => {
  test("is checked at growing intervals and failed after a day", async () => {
    await harness.startPayment();
    const gaps_s: number[] = [];
    let last = harness.now.getTime();
    for (let second = 0; second < 25 * 60 * 60 && (await payment()).next_check_at; second += 1) {
      const next: Date = (await payment()).next_check_at;
      harness.now = next;
      expect(await sweep()).toBe(1);
      gaps_s.push((next.getTime() - last) / 1000);
      last = next.getTime();
    }
    expect(gaps_s.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(await payment()).toMatchObject({ status: "failed", next_check_at: null });
  });

  test("that is paid after it was failed is credited all the same", async () => {
    const intent = await harness.startPayment();
    harness.pass(25 * hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
    harness.stripe.pay();
    expect(await harness.notify("payment_intent.succeeded", intent)).toBe(200);
    expect(await payment()).toMatchObject({ status: "completed" });
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("with a declined card is checked again, because another card may have paid", async () => {
    const intent = await harness.startPayment();
    intent.last_payment_error = { code: "card_declined" };
    harness.pass(6_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
    harness.stripe.pay();
    harness.pass(11_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "completed" });
  });

  test("that the provider does not know is failed after the check", async () => {
    await harness.startPayment();
    harness.stripe.intents.clear();
    harness.pass(6_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed", next_check_at: null });
  });

  test("stays pending while the provider does not answer", async () => {
    await harness.startPayment();
    harness.stripe.fault = () => stripeError(500, { type: "api_error" });
    harness.pass(25 * hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "pending" });
    expect(harness.reported).toHaveLength(1);
    harness.stripe.fault = () => undefined;
    harness.pass(hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
  });

  test("is checked for a week at most", async () => {
    const intent = await harness.startPayment();
    intent.status = "processing";
    harness.pass(7 * 24 * hour_ms + 1);
    expect(await sweep()).toBe(0);
    expect(await payment()).toMatchObject({ status: "pending" });
  });
});

test("reports one payment that cannot be reconciled and continues with the next", async () => {
  const broken = await harness.startPayment();
  broken.amount = 1;
  harness.pass(1);
  harness.becomeAnother();
  const good = await harness.startPayment(20);
  harness.stripe.pay(good);
  harness.pass(6_000);
  expect(await sweep()).toBe(2);
  expect(harness.reported).toMatchObject([{ name: "PaymentMismatchError" }]);
  expect(await harness.balance_mc()).toBe(200_000);
});

test("deletes expired quotes", async () => {
  await harness.call("POST", "/api/payments/quotes", { kind: "preset", amount: 10, currency: "GBP" });
  harness.pass(14 * 60_000);
  await sweep();
  expect(await harness.rows("quote")).toHaveLength(1);
  harness.pass(60_000);
  await sweep();
  expect(await harness.rows("quote")).toEqual([]);
});
