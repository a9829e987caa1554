import { describe, expect, test } from "vitest";
import { stripeError } from "#adapters/stripe/testing/fake-stripe.ts";
import { paymentWorld } from "#adapters/stripe/testing/payment-world.ts";
import { sweepPayments } from "./sweep-payments.ts";

const world = paymentWorld();
const sweep = () => sweepPayments(world.deps);
const payment = async () => (await world.rows("payment"))[0];
const hour_ms = 60 * 60_000;

describe("a server killed between payment and credit", () => {
  test("credits after its restart, once", async () => {
    await world.startPayment();
    world.stripe.pay();
    world.pass(6_000);
    expect(await sweep()).toBe(1);
    expect(await world.balance_mc()).toBe(100_000);
    world.pass(hour_ms);
    expect(await sweep()).toBe(0);
    expect(await world.rows("transfer")).toHaveLength(1);
    expect(await world.audit()).toEqual([]);
  });

  test("in several processes at once credits once", async () => {
    await world.startPayment();
    world.stripe.pay();
    world.pass(6_000);
    const asked = await Promise.all([sweep(), sweep(), sweep(), sweep()]);
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await world.balance_mc()).toBe(100_000);
  });

  test("before the provider's answer was kept finds the intent again by its key, and it is failed", async () => {
    world.stripe.fault = (method) => (method === "POST" ? "lost" : undefined);
    await world.call("POST", "/api/payments/create-payment-intent", { amount: 10 });
    world.stripe.fault = () => undefined;
    expect(await payment()).toMatchObject({ status: "pending", provider_ref: null });
    const intent = world.stripe.only();

    world.pass(30_000);
    expect(await sweep()).toBe(0);
    world.pass(31_000);
    expect(await sweep()).toBe(1);
    expect(world.stripe.only()).toBe(intent);
    expect(await payment()).toMatchObject({ status: "failed", provider_ref: intent.id, next_check_at: null });
  });
});

describe("an undecided payment", () => {
  test("is asked about at growing intervals and given up as failed after a day", async () => {
    await world.startPayment();
    const gaps_s: number[] = [];
    let last = world.now.getTime();
    for (let second = 0; second < 25 * 60 * 60 && (await payment()).next_check_at; second += 1) {
      const next: Date = (await payment()).next_check_at;
      world.now = next;
      expect(await sweep()).toBe(1);
      gaps_s.push((next.getTime() - last) / 1000);
      last = next.getTime();
    }
    expect(gaps_s.slice(0, 12)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    expect(await payment()).toMatchObject({ status: "failed", next_check_at: null });
  });

  test("paid after it was given up is credited all the same", async () => {
    const intent = await world.startPayment();
    world.pass(25 * hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
    world.stripe.pay();
    expect(await world.notify("payment_intent.succeeded", intent)).toBe(200);
    expect(await payment()).toMatchObject({ status: "completed" });
    expect(await world.balance_mc()).toBe(100_000);
  });

  test("with a declined card is looked into again: another card may have paid", async () => {
    const intent = await world.startPayment();
    intent.last_payment_error = { code: "card_declined" };
    world.pass(6_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
    world.stripe.pay();
    world.pass(11_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "completed" });
  });

  test("that the provider does not know is failed, after asking", async () => {
    await world.startPayment();
    world.stripe.intents.clear();
    world.pass(6_000);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed", next_check_at: null });
  });

  test("stays pending while the provider does not answer", async () => {
    await world.startPayment();
    world.stripe.fault = () => stripeError(500, { type: "api_error" });
    world.pass(25 * hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "pending" });
    expect(world.reported).toHaveLength(1);
    world.stripe.fault = () => undefined;
    world.pass(hour_ms);
    await sweep();
    expect(await payment()).toMatchObject({ status: "failed" });
  });

  test("is pursued for a week at most", async () => {
    const intent = await world.startPayment();
    intent.status = "processing";
    world.pass(7 * 24 * hour_ms + 1);
    expect(await sweep()).toBe(0);
    expect(await payment()).toMatchObject({ status: "pending" });
  });
});

test("one payment that cannot be reconciled is reported and does not hold up the next", async () => {
  const broken = await world.startPayment();
  broken.amount = 1;
  world.pass(1);
  const good = await world.startPayment(20);
  world.stripe.pay(good);
  world.pass(6_000);
  expect(await sweep()).toBe(2);
  expect(world.reported).toMatchObject([{ name: "PaymentMismatchError" }]);
  expect(await world.balance_mc()).toBe(200_000);
});

test("expired quotes are cleared away", async () => {
  await world.call("POST", "/api/payments/quotes", { kind: "preset", amount: 10, currency: "GBP" });
  world.pass(14 * 60_000);
  await sweep();
  expect(await world.rows("quote")).toHaveLength(1);
  world.pass(60_000);
  await sweep();
  expect(await world.rows("quote")).toEqual([]);
});
