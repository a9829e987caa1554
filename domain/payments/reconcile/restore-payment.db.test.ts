import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { lostPaymentSweep } from "./sweep-lost-payments.ts";
import { sweepPayments } from "./sweep-payments.ts";

const harness = paymentHarness();
const hour_ms = 60 * 60_000;

beforeEach(() => harness.addOwner());

/** Acts like a failover to an asynchronous standby: the payment's row was never there. */
const loseRows = () => harness.database.withClient((client) => client.query("DELETE FROM payment"));

async function paidAndLost(amount?: number): Promise<Stripe.PaymentIntent> {
  const intent = await harness.startPayment(amount);
  harness.stripe.pay(intent);
  await loseRows();
  return intent;
}

const notifyPaid = (intent: Stripe.PaymentIntent) =>
  harness.notify("payment_intent.succeeded", { ...intent });

async function expectCreditedOnce(credits_mc: number): Promise<void> {
  expect(await harness.balance_mc()).toBe(credits_mc);
  expect(await harness.rows("transfer")).toMatchObject([{ contra: "payments", delta_mc: credits_mc }]);
  expect(await harness.audit()).toEqual([]);
}

async function expectNothing(): Promise<void> {
  expect(await harness.rows("payment")).toEqual([]);
  expect(await harness.rows("transfer")).toEqual([]);
}

describe("a paid payment whose row was lost", () => {
  test("is credited by its notification, from the provider's record", async () => {
    const intent = await paidAndLost(20);
    intent.metadata.initiator = "rule";
    expect(await notifyPaid(intent)).toBe(200);
    await expectCreditedOnce(200_000);
    expect(await harness.rows("payment")).toMatchObject([
      {
        id: intent.metadata.payment_id,
        user_id: harness.userId,
        initiator: "rule",
        provider_ref: intent.id,
        status: "completed",
        charge_minor: 2_000,
        currency: "USD",
        created_at: new Date(intent.created * 1_000),
      },
    ]);
  });

  test("is credited once by notifications and sweeps at once", async () => {
    const intent = await paidAndLost();
    const sweeps = [1, 2, 3].map(() => lostPaymentSweep(harness.deps));
    await Promise.all([
      ...Array.from({ length: 12 }, () => notifyPaid(intent)),
      ...sweeps.map((sweep) => sweep()),
      harness.call("POST", "/api/payments/add-credits", {}),
    ]);
    await notifyPaid(intent);
    await sweepPayments(harness.deps);
    await expectCreditedOnce(100_000);
    expect(harness.reported).toEqual([]);
  });

  test("in another currency is credited with what was agreed", async () => {
    const quote = { kind: "custom", amount: 8.2, currency: "GBP" };
    const { quoteId, amountUsd, currency, credits } = (
      await harness.call("POST", "/api/payments/quotes", quote)
    ).body;
    await harness.call("POST", "/api/payments/create-payment-intent", {
      amount: amountUsd,
      currency,
      quoteId,
    });
    const intent = harness.stripe.only();
    harness.stripe.pay(intent);
    await loseRows();
    expect(await notifyPaid(intent)).toBe(200);
    await expectCreditedOnce(credits * 1_000);
  });

  test("gets what is left after a refund", async () => {
    const intent = await paidAndLost();
    harness.stripe.refund(intent, 400);
    expect(await harness.notify("charge.refunded", { payment_intent: intent.id })).toBe(200);
    await expectCreditedOnce(60_000);
  });

  test("is not restored before it is paid", async () => {
    const intent = await harness.startPayment();
    await loseRows();
    expect(await harness.notify("payment_intent.processing", { ...intent })).toBe(404);
    await expectNothing();
  });
});

describe("a record that is not ours or contradicts itself restores nothing:", () => {
  test.each<[string, (intent: Stripe.PaymentIntent) => void, number]>([
    ["a wallet that does not exist", ({ metadata }) => (metadata.wallet_id = randomUUID()), 404],
    ["a user that does not exist", ({ metadata }) => (metadata.user_id = randomUUID()), 404],
    ["no terms", ({ metadata }) => delete metadata.credits_mc, 404],
    ["terms that are no numbers", ({ metadata }) => (metadata.credits_mc = "1e9"), 404],
    ["more credits than were paid", ({ metadata }) => (metadata.credits_mc = "100001"), 500],
    ["another amount", (intent) => (intent.amount = 100), 500],
    ["another agreed amount", ({ metadata }) => (metadata.charge_minor = "100"), 500],
    ["less received", (intent) => (intent.amount_received = 999), 500],
    ["another currency", (intent) => (intent.currency = "jpy"), 500],
    ["another agreed currency", ({ metadata }) => (metadata.currency = "JPY"), 500],
    ["live mode", (intent) => (intent.livemode = true), 500],
  ])("%s", async (_what, change, status) => {
    const intent = await paidAndLost();
    change(intent);
    expect(await notifyPaid(intent)).toBe(status);
    expect(await lostPaymentSweep(harness.deps)()).toBe(0);
    await expectNothing();
    // A payment of no user of ours may be another installation's; a contradiction needs the operator.
    expect(harness.reported).toHaveLength(status === 500 ? 1 : 0);
  });

  test("an intent of another account", async () => {
    const intent = await paidAndLost();
    harness.stripe.forget();
    expect(await notifyPaid(intent)).toBe(404);
    await expectNothing();
  });

  test("a notification about our payment with another payment's intent", async () => {
    const intent = await paidAndLost();
    const forged = { ...intent, metadata: { ...intent.metadata, payment_id: randomUUID() } };
    expect(await notifyPaid(forged)).toBe(404);
    await expectNothing();
  });
});

describe("the sweep of the provider's recent intents", () => {
  test("credits what no notification will name again", async () => {
    await paidAndLost();
    expect(await lostPaymentSweep(harness.deps)()).toBe(1);
    await expectCreditedOnce(100_000);
    expect(await lostPaymentSweep(harness.deps)()).toBe(0);
  });

  test("goes on where it ended, and begins anew at the end", async () => {
    await paidAndLost();
    const { intents } = harness.stripe.store;
    for (const oldest of intents.newest()) {
      const another = { ...oldest, status: "canceled", metadata: {} } as const;
      for (let n = 0; n < 599; n++) intents.set(`pi_${n}`, { ...another, id: `pi_${n}` });
    }
    const sweep = lostPaymentSweep(harness.deps);
    expect(await sweep()).toBe(0);
    expect(await sweep()).toBe(1);
    await expectCreditedOnce(100_000);
    await loseRows();
    await harness.database.query("SELECT 1");
    const lists = () =>
      harness.stripe.traffic.requests.filter(({ path }) => path === "/v1/payment_intents").length;
    const before = lists();
    await sweep();
    expect(lists() - before).toBe(5);
  });

  test("asks for the intents of a bounded time alone", async () => {
    await paidAndLost();
    harness.pass(27 * hour_ms);
    expect(await lostPaymentSweep(harness.deps)()).toBe(0);
    await expectNothing();
  });

  test("reports a contradiction and restores the others", async () => {
    const wrong = await paidAndLost();
    wrong.metadata.credits_mc = "999000";
    await paidAndLost();
    expect(await lostPaymentSweep(harness.deps)()).toBe(1);
    expect(harness.reportedPayments).toEqual([wrong.metadata.payment_id]);
    await expectCreditedOnce(100_000);
  });

  test("begins anew after the provider did not answer", async () => {
    await paidAndLost();
    harness.stripe.traffic.fault = () => stripeError(500, { type: "api_error" });
    const sweep = lostPaymentSweep(harness.deps);
    await expect(sweep()).rejects.toThrow("The card provider failed");
    harness.stripe.traffic.fault = () => undefined;
    expect(await sweep()).toBe(1);
  });
});
