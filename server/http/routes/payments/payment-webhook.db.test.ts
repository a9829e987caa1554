import { randomUUID } from "node:crypto";
import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { collectWarnings } from "#testing/http/quiet-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

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
    const before = harness.stripe.traffic.requests.length;
    expect(await harness.notify("payment_intent.succeeded", harness.stripe.only(), "whsec_other")).toBe(400);
    const unsigned = await harness.app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      payload: "{}",
    });
    expect(unsigned.statusCode).toBe(400);
    const empty = await harness.app.inject({ method: "POST", url: "/api/payments/webhook" });
    expect(empty.statusCode).toBe(400);
    expect(harness.stripe.traffic.requests).toHaveLength(before);
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
    // An app that has had no request.
    await harness.limit({});
    const warned = collectWarnings(harness.app);
    const secret = sandboxAccounts.cards.webhookSecret;
    const answer = await harness.app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      payload,
      headers: { "stripe-signature": Stripe.webhooks.generateTestHeaderString({ payload, secret }) },
    });
    const message = "This notification is not understood.";
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      error: { code: "invalid_request", message },
      message,
      msg: message,
    });
    expect(warned).toEqual([`a card notification was refused: ${message}`]);
    expect(harness.stripe.traffic.requests).toEqual([]);
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
    expect(harness.stripe.traffic.requests).toEqual([]);
  });

  test("that cannot be checked is answered with an error, so that the provider sends it again", async () => {
    await harness.startPayment();
    harness.stripe.pay();
    harness.stripe.traffic.fault = () => stripeError(503, { type: "api_error" });
    expect(await notifyPaid()).toBe(503);
    harness.stripe.traffic.fault = () => undefined;
    expect(await notifyPaid()).toBe(200);
    expect(await harness.balance_mc()).toBe(100_000);
  });
});

describe("a record that is not this payment's is never credited", () => {
  const disputed = (change: object) => (intent: Stripe.PaymentIntent) =>
    Object.assign(harness.stripe.dispute(intent, "lost"), change);
  const refunded = (intent: Stripe.PaymentIntent) =>
    Object.assign(harness.stripe.refund(intent, 1000), { amount: 1001 });
  const withFields = (change: object) => (intent: Stripe.PaymentIntent) => Object.assign(intent, change);

  test.each([
    ["another amount", withFields({ amount: 1001 })],
    ["less received", withFields({ amount_received: 999 })],
    ["another currency", withFields({ currency: "jpy" })],
    ["another mode", withFields({ livemode: true })],
    ["more refunded than charged", refunded],
    ["less than nothing disputed", disputed({ amount: -1 })],
    ["a dispute in another currency", disputed({ currency: "jpy" })],
    ["an unknown state of a dispute", disputed({ status: "odd" })],
    ["an unknown state", withFields({ status: "requires_divination" })],
  ])("%s", async (_what, change) => {
    await harness.startPayment();
    harness.stripe.pay();
    change(harness.stripe.only());
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
    harness.stripe.forget();
    expect(await harness.notify("payment_intent.succeeded", intent)).toBe(500);
    expect(await harness.balance_mc()).toBe(100_000);
  });
});
