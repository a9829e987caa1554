import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stripeError } from "#adapters/stripe/testing/fake-stripe.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { collectWarnings } from "#server/testing/collect-warnings.ts";

const harness = paymentHarness();

const notifyPaid = () => harness.notify("payment_intent.succeeded", harness.stripe.only());

describe("a notification", () => {
  test("of a success credits the payment, and its repetition changes nothing", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    expect(await notifyPaid()).toBe(200);
    expect(await harness.balance_mc()).toBe(100_000);
    expect(await notifyPaid()).toBe(200);
    expect(await harness.balance_mc()).toBe(100_000);
    expect(await harness.rows("transfer")).toHaveLength(1);
  });

  test("leads to a check with the provider: an unpaid payment stays unpaid", async () => {
    const intent = await harness.startPayment();
    expect(await harness.notify("payment_intent.succeeded", { ...intent, status: "succeeded" })).toBe(200);
    expect(await harness.rows("transfer")).toEqual([]);
  });

  test("with a bad signature is answered with 400, and nothing is requested or written", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    const asked = harness.stripe.requests.length;
    expect(await harness.notify("payment_intent.succeeded", harness.stripe.only(), "whsec_other")).toBe(400);
    const unsigned = await harness.app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      payload: "{}",
    });
    expect(unsigned.statusCode).toBe(400);
    const empty = await harness.app.inject({ method: "POST", url: "/api/payments/webhook" });
    expect(empty.statusCode).toBe(400);
    expect(harness.stripe.requests).toHaveLength(asked);
    expect(await harness.rows("transfer")).toEqual([]);
    expect(await harness.rows("payment")).toMatchObject([{ status: "pending" }]);
  });

  test.each([
    ["no JSON", "paid!"],
    ["half a document", '{"type":'],
    ["no event", "null"],
    ["no event", "[]"],
    ["no event", '{"type":5}'],
    ["an event about nothing", '{"type":"payment_intent.succeeded"}'],
    ["an intent without an id", '{"type":"payment_intent.succeeded","data":{"object":{"metadata":{}}}}'],
    ["a charge of no intent", '{"type":"charge.refunded","data":{"object":{"payment_intent":7}}}'],
  ])("that is signed but is %s is answered with 400 and logged", async (_what, payload) => {
    const warned = collectWarnings(harness.app);
    const answer = await harness.app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      payload,
      headers: { "stripe-signature": harness.stripe.signature({ payload, secret: "whsec_test" }) },
    });
    const message = "This notification is not understood.";
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: "invalid_request", message },
      message,
      msg: message,
    });
    expect(warned).toEqual([`a card notification was refused: ${message}`]);
    expect(harness.stripe.requests).toEqual([]);
  });

  test.each([
    ["customer.created", { id: "cus_1" }],
    ["payment_intent.succeeded", { id: "pi_of_another_product", metadata: {} }],
    [
      "payment_intent.succeeded",
      { id: "pi_of_another_product", metadata: { payment_id: "7", wallet_id: "8" } },
    ],
  ])("%s about nothing of ours is taken and ignored", async (type, object) => {
    expect(await harness.notify(type, object)).toBe(200);
    expect(harness.stripe.requests).toEqual([]);
  });

  test("that cannot be checked is answered with an error, so that the provider sends it again", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    harness.stripe.fault = () => stripeError(503, { type: "api_error" });
    expect(await notifyPaid()).toBe(503);
    harness.stripe.fault = () => undefined;
    expect(await notifyPaid()).toBe(200);
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("of a declined card marks the payment failed", async () => {
    const intent = await harness.startPayment();
    intent.last_payment_error = { code: "card_declined" };
    expect(await harness.notify("payment_intent.payment_failed", intent)).toBe(200);
    expect(await harness.rows("payment")).toMatchObject([{ status: "failed" }]);
  });
});

describe("a refund", () => {
  const refund = (amount_refunded: number) => {
    const intent = harness.stripe.only();
    intent.latest_charge = { id: "ch_1", object: "charge", amount_refunded };
    return harness.notify("charge.refunded", { id: "ch_1", payment_intent: intent.id });
  };

  test("takes its share of the credits, once for each part", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    await notifyPaid();
    for (const [refunded, left_mc] of [
      [250, 75_000],
      [250, 75_000],
      [1000, 0],
      // A failed refund returns its credits.
      [250, 75_000],
    ] as const) {
      expect(await refund(refunded)).toBe(200);
      expect(await harness.balance_mc()).toBe(left_mc);
    }
    expect(await harness.rows("transfer")).toHaveLength(4);
    expect(await harness.audit()).toEqual([]);
  });

  test("before the credit is never credited", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    expect(await refund(1000)).toBe(200);
    expect(await notifyPaid()).toBe(200);
    expect(await harness.rows("transfer")).toEqual([]);
  });

  test("of spent credits leaves a debt", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    await notifyPaid();
    await harness.deps.transaction(({ ledger }) =>
      ledger.post({
        walletId: harness.walletId,
        contra: "calls",
        delta_mc: -90_000,
        ref: `call:${harness.userId}`,
        subjectId: harness.userId,
        mayOverdraw: false,
      }),
    );
    expect(await refund(1000)).toBe(200);
    expect(await harness.balance_mc()).toBe(-90_000);
    expect(await harness.audit()).toEqual([]);
  });
});

describe("a record that is not this payment's is never credited", () => {
  const disputedCharge = { id: "c", object: "charge" as const, amount_refunded: 0, disputed: true };
  const disputed = (change: object) => ({
    id: "du_1",
    amount: 1000,
    status: "lost",
    currency: "usd",
    balance_transactions: [],
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
    await harness.startPayment();
    harness.stripe.pay();
    Object.assign(harness.stripe.only(), change);
    expect(await notifyPaid()).toBe(500);
    expect(await harness.rows("transfer")).toEqual([]);
    expect(await harness.rows("payment")).toMatchObject([{ status: "pending" }]);
  });

  test.each([
    ["another owner", { payment_id: randomUUID(), wallet_id: randomUUID() }, 404],
    ["no owner", {}, 200],
  ])("%s", async (_what, metadata, status) => {
    const intent = await harness.startPayment();
    harness.stripe.pay();
    Object.assign(intent, { metadata });
    // The notification names no payment of ours; the sweep finds the payment and reports it.
    expect(await notifyPaid()).toBe(status);
    harness.pass(60_000);
    await sweepPayments(harness.deps);
    expect(harness.reported).toHaveLength(1);
    expect(await harness.rows("transfer")).toEqual([]);
    expect(await harness.rows("payment")).toMatchObject([{ status: "pending" }]);
  });

  test("a completed payment that the provider no longer knows keeps its credits and is reported", async () => {
    const intent = await harness.startPayment();
    harness.stripe.pay();
    await notifyPaid();
    harness.stripe.intents.clear();
    expect(await harness.notify("payment_intent.succeeded", intent)).toBe(500);
    expect(await harness.balance_mc()).toBe(100_000);
  });
});
