import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stripeError } from "#adapters/stripe/testing/fake-stripe.ts";
import { paymentWorld } from "#adapters/stripe/testing/payment-world.ts";
import { sweepPayments } from "#domain/payments/sweep-payments.ts";

const world = paymentWorld();

const notifyPaid = () => world.notify("payment_intent.succeeded", world.stripe.only());

describe("a notification", () => {
  test("that a payment succeeded credits it, and its repetition changes nothing", async () => {
    await world.startPayment();
    world.stripe.pay();
    expect(await notifyPaid()).toBe(200);
    expect(await world.balance_mc()).toBe(100_000);
    expect(await notifyPaid()).toBe(200);
    expect(await world.balance_mc()).toBe(100_000);
    expect(await world.rows("transfer")).toHaveLength(1);
  });

  test("is not believed but asked about: unpaid stays unpaid", async () => {
    const intent = await world.startPayment();
    expect(await world.notify("payment_intent.succeeded", { ...intent, status: "succeeded" })).toBe(200);
    expect(await world.rows("transfer")).toEqual([]);
  });

  test("with a bad signature is 400, and nothing is asked or written", async () => {
    await world.startPayment();
    world.stripe.pay();
    const asked = world.stripe.requests.length;
    expect(await world.notify("payment_intent.succeeded", world.stripe.only(), "whsec_other")).toBe(400);
    const unsigned = await world.app.inject({ method: "POST", url: "/api/payments/webhook", payload: "{}" });
    expect(unsigned.statusCode).toBe(400);
    const empty = await world.app.inject({ method: "POST", url: "/api/payments/webhook" });
    expect(empty.statusCode).toBe(400);
    expect(world.stripe.requests).toHaveLength(asked);
    expect(await world.rows("transfer")).toEqual([]);
    expect(await world.rows("payment")).toMatchObject([{ status: "pending" }]);
  });

  test.each([
    ["customer.created", { id: "cus_1" }],
    ["payment_intent.succeeded", { id: "pi_of_another_product", metadata: {} }],
    [
      "payment_intent.succeeded",
      { id: "pi_of_another_product", metadata: { payment_id: "7", wallet_id: "8" } },
    ],
  ])("%s about nothing of ours is taken and ignored", async (type, object) => {
    expect(await world.notify(type, object)).toBe(200);
    expect(world.stripe.requests).toEqual([]);
  });

  test("that cannot be looked into is answered with an error, so that it is sent again", async () => {
    await world.startPayment();
    world.stripe.pay();
    world.stripe.fault = () => stripeError(503, { type: "api_error" });
    expect(await notifyPaid()).toBe(500);
    world.stripe.fault = () => undefined;
    expect(await notifyPaid()).toBe(200);
    expect(await world.balance_mc()).toBe(100_000);
  });

  test("that a card was declined marks the payment failed", async () => {
    const intent = await world.startPayment();
    intent.last_payment_error = { code: "card_declined" };
    expect(await world.notify("payment_intent.payment_failed", intent)).toBe(200);
    expect(await world.rows("payment")).toMatchObject([{ status: "failed" }]);
  });
});

describe("a refund", () => {
  const refund = (amount_refunded: number) => {
    const intent = world.stripe.only();
    intent.latest_charge = { id: "ch_1", object: "charge", amount_refunded };
    return world.notify("charge.refunded", { id: "ch_1", payment_intent: intent.id });
  };

  test("takes its share of the credits, part by part, each once", async () => {
    await world.startPayment();
    world.stripe.pay();
    await notifyPaid();
    for (const [refunded, left_mc] of [
      [250, 75_000],
      [250, 75_000],
      [1000, 0],
      // A refund that failed comes back.
      [250, 75_000],
    ] as const) {
      expect(await refund(refunded)).toBe(200);
      expect(await world.balance_mc()).toBe(left_mc);
    }
    expect(await world.rows("transfer")).toHaveLength(4);
    expect(await world.audit()).toEqual([]);
  });

  test("before the credit is never credited", async () => {
    await world.startPayment();
    world.stripe.pay();
    expect(await refund(1000)).toBe(200);
    expect(await notifyPaid()).toBe(200);
    expect(await world.rows("transfer")).toEqual([]);
  });

  test("of credits that were talked away leaves a debt", async () => {
    await world.startPayment();
    world.stripe.pay();
    await notifyPaid();
    await world.deps.transaction(({ ledger }) =>
      ledger.post({
        walletId: world.walletId,
        contra: "calls",
        delta_mc: -90_000,
        ref: `call:${world.userId}`,
        subjectId: world.userId,
        mayOverdraw: false,
      }),
    );
    expect(await refund(1000)).toBe(200);
    expect(await world.balance_mc()).toBe(-90_000);
    expect(await world.audit()).toEqual([]);
  });
});

describe("a record that is not this payment's is never credited", () => {
  const disputedCharge = { id: "c", object: "charge" as const, amount_refunded: 0, disputed: true };
  const disputed = (change: object) => ({
    ...{ id: "du_1", amount: 1000, status: "lost", currency: "usd", balance_transactions: [] },
    ...change,
  });

  test.each([
    ["another amount", { amount: 1001 }],
    ["less received", { amount_received: 999 }],
    ["another currency", { currency: "jpy" }],
    ["another mode", { livemode: true }],
    [
      "more refunded than charged",
      { latest_charge: { id: "c", object: "charge" as const, amount_refunded: 1001 } },
    ],
    ["less than nothing disputed", { disputes: [disputed({ amount: -1 })], latest_charge: disputedCharge }],
    [
      "a dispute in another currency",
      { disputes: [disputed({ currency: "jpy" })], latest_charge: disputedCharge },
    ],
    [
      "an unknown state of a dispute",
      { disputes: [disputed({ status: "odd" })], latest_charge: disputedCharge },
    ],
    ["an unknown state", { status: "requires_divination" }],
  ])("%s", async (_what, change) => {
    await world.startPayment();
    world.stripe.pay();
    Object.assign(world.stripe.only(), change);
    expect(await notifyPaid()).toBe(500);
    expect(await world.rows("transfer")).toEqual([]);
    expect(await world.rows("payment")).toMatchObject([{ status: "pending" }]);
  });

  test.each([
    ["another owner", { payment_id: randomUUID(), wallet_id: randomUUID() }, 404],
    ["no owner", {}, 200],
  ])("%s", async (_what, metadata, status) => {
    const intent = await world.startPayment();
    world.stripe.pay();
    Object.assign(intent, { metadata });
    // The notification leads nowhere; the sweep finds the payment and reports it.
    expect(await notifyPaid()).toBe(status);
    world.pass(60_000);
    await sweepPayments(world.deps);
    expect(world.reported).toHaveLength(1);
    expect(await world.rows("transfer")).toEqual([]);
    expect(await world.rows("payment")).toMatchObject([{ status: "pending" }]);
  });

  test("a completed payment that the provider no longer knows keeps its credits, loudly", async () => {
    const intent = await world.startPayment();
    world.stripe.pay();
    await notifyPaid();
    world.stripe.intents.clear();
    expect(await world.notify("payment_intent.succeeded", intent)).toBe(500);
    expect(await world.balance_mc()).toBe(100_000);
  });
});
