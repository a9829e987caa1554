import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
const intentPath = "/api/payments/create-payment-intent";
const start = (body: object | string, token?: string) => harness.call("POST", intentPath, body, token);
const quote = (body: object | string, token?: string) =>
  harness.call("POST", "/api/payments/quotes", body, token);
const addCredits = (body: object = {}) => harness.call("POST", "/api/payments/add-credits", body);

describe("a purchase", () => {
  test("by quote charges the quoted amount and gives the quoted credits, once", async () => {
    const quoted = await quote({ kind: "custom", amount: 8.2, currency: "GBP" });
    expect(quoted).toMatchObject({
      status: 200,
      body: { amount: 8.2, currency: "GBP", amountUsd: 10.37, credits: 103.7 },
    });
    const { quoteId, amountUsd } = quoted.body;
    const started = await start({ amount: amountUsd, currency: "GBP", quoteId });
    expect(started).toEqual({
      status: 200,
      body: { clientSecret: harness.stripe.only().client_secret, credits: 103.7 },
    });
    expect(harness.stripe.only()).toMatchObject({ amount: 820, currency: "gbp" });

    harness.stripe.pay();
    expect(await addCredits({ credits: 103.7 })).toEqual({
      status: 200,
      body: { credits: 103.7, added: 103.7 },
    });
    expect(await addCredits({ credits: 103.7 })).toEqual({ status: 200, body: { credits: 103.7, added: 0 } });
    expect(await harness.call("GET", "/api/payments/credits")).toMatchObject({ body: { credits: 103.7 } });
    expect(await harness.audit()).toEqual([]);
  });

  test("of a client that names no currency is in USD", async () => {
    expect(await start({ amount: 25 })).toMatchObject({ status: 200, body: { credits: 250 } });
    expect(harness.stripe.only()).toMatchObject({ amount: 2500, currency: "usd" });
  });

  test("is started under the payment's own id, so that a repeated request makes no second intent", async () => {
    await start({ amount: 10 });
    const [payment] = await harness.rows("payment");
    expect(harness.stripe.traffic.requests[0]?.headers["idempotency-key"]).toBe(payment.id);
    const names = { payment_id: payment.id, wallet_id: harness.walletId };
    expect(harness.stripe.only().metadata).toMatchObject(names);
  });
});

describe("add-credits", () => {
  test.each(["1000000", "0", "-5", "1e309", "-1e309", '"100"', "null", "[1]", "{}"])(
    "of %s credits adds nothing unpaid",
    async (credits) => {
      await start({ amount: 10 });
      const added = await harness.call("POST", "/api/payments/add-credits", `{"credits": ${credits}}`);
      expect(added).toEqual({ status: 200, body: { credits: 0, added: 0 } });
      expect(await harness.rows("transfer")).toEqual([]);
    },
  );

  test.each(["[]", '"all"', "null", "{"])("of %s is refused with a sentence", async (body) => {
    await start({ amount: 10 });
    harness.stripe.pay();
    const refused = await harness.call("POST", "/api/payments/add-credits", body);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toMatch(/^[A-Z].{9,}/);
    expect(await harness.rows("transfer")).toEqual([]);
  });

  test("adds the paid credits and ignores the number in the request", async () => {
    await start({ amount: 10 });
    harness.stripe.pay();
    expect(await addCredits({ credits: 1_000_000 })).toMatchObject({ body: { credits: 100, added: 100 } });
  });

  test("never touches another user's payment", async () => {
    await start({ amount: 10 });
    harness.stripe.pay();
    const [{ id, provider_ref }] = await harness.rows("payment");
    const buyer = harness.userId;
    harness.becomeAnother();
    const named = { credits: 100, paymentId: id, payment_intent: provider_ref, userId: buyer };
    expect(await addCredits(named)).toMatchObject({ body: { credits: 0, added: 0 } });
    expect(await harness.rows("transfer")).toEqual([]);
    expect(await harness.balance_mc(buyer)).toBe(0);
  });

  test("credits a payment that was declined first and then paid", async () => {
    await start({ amount: 10 });
    const intent = harness.stripe.only();
    harness.stripe.decline(intent);
    expect(await addCredits()).toMatchObject({ body: { added: 0 } });
    expect(await harness.rows("payment")).toMatchObject([{ status: "failed" }]);
    harness.stripe.pay();
    expect(await addCredits()).toMatchObject({ body: { added: 100 } });
    expect(await harness.rows("payment")).toMatchObject([{ status: "completed" }]);
  });

  test("refuses when the provider does not answer, and a later try credits", async () => {
    await start({ amount: 10 });
    harness.stripe.pay();
    harness.stripe.traffic.fault = () => stripeError(500, { type: "api_error" });
    expect(await addCredits()).toMatchObject({
      status: 502,
      body: { error: { code: "payment_provider_unavailable" } },
    });
    expect(harness.reported).toHaveLength(1);
    harness.stripe.traffic.fault = () => undefined;
    expect(await addCredits()).toMatchObject({ body: { added: 100 } });
  });
});

describe("refused with a sentence, and nothing is written or requested", () => {
  const quoteBodies = [
    { kind: "custom", amount: -10, currency: "GBP" },
    '{"kind": "custom", "amount": 1e309, "currency": "GBP"}',
    { kind: "custom", amount: "5", currency: "GBP" },
    { kind: "custom", amount: [10], currency: "GBP" },
    { kind: "custom", amount: true, currency: "GBP" },
    { kind: "custom", currency: "GBP" },
    { kind: "custom", amount: 10, currency: ["GBP"] },
    { kind: "custom", amount: 10 },
    { kind: "custom", amount: 10, currency: "XXX" },
    { kind: "custom", amount: 10, currency: "gbp" },
    { kind: "custom", amount: 7.89, currency: "GBP" },
    { kind: "preset", amount: 11, currency: "GBP" },
    { kind: "gift", amount: 10, currency: "GBP" },
    [{ kind: "custom", amount: 10, currency: "GBP" }],
    "null",
    "{",
  ];
  test.each(quoteBodies.map((body) => ({ body })))("a quote for $body", async ({ body }) => {
    await expectRefused(await quote(body));
  });

  const intentBodies = [
    { amount: -10 },
    '{"amount": 1e309}',
    '{"amount": -1e309}',
    { amount: "5" },
    { amount: [10] },
    { amount: { valueOf: 10 } },
    { amount: null },
    {},
    [],
    { amount: 9.99 },
    { amount: 10, currency: "XXX" },
    { amount: 10, currency: "gbp" },
    { amount: 10, currency: null },
    { amount: 10, currency: ["GBP"] },
    { amount: 10, quoteId: [randomUUID()] },
    { amount: 10, quoteId: "1" },
    { amount: 10, quoteId: randomUUID() },
  ];
  test.each(intentBodies.map((body) => ({ body })))("a payment of $body", async ({ body }) => {
    await expectRefused(await start(body));
  });

  test("less than the minimum, naming the local one", async () => {
    expect((await quote({ kind: "custom", amount: 7.89, currency: "GBP" })).body.message).toBe(
      "Please enter a valid amount (minimum £7.90)",
    );
    expect((await start({ amount: 9, currency: "GBP" })).body.message).toBe(
      "Please enter a valid amount (minimum £7.90)",
    );
  });

  test("an expired, foreign or changed quote", async () => {
    const { quoteId } = (await quote({ kind: "preset", amount: 20, currency: "GBP" })).body;
    const own = { amount: 20, currency: "GBP", quoteId };
    expect(await start(own, randomUUID())).toMatchObject({
      status: 410,
      body: { error: { code: "quote_expired" } },
    });
    for (const changed of [{ amount: 10 }, { amount: 20.01 }, { currency: "JPY" }]) {
      expect(await start({ ...own, ...changed })).toMatchObject({
        status: 409,
        body: { error: { code: "quote_mismatch" } },
      });
    }
    harness.pass(15 * 60_000);
    expect(await start(own)).toMatchObject({ status: 410, body: { error: { code: "quote_expired" } } });
    expect(await harness.rows("payment")).toEqual([]);
    expect(harness.stripe.traffic.requests).toEqual([]);
  });

  async function expectRefused({ status, body }: { status: number; body: { error: { message: string } } }) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.error.message).toMatch(/^[A-Z].{9,}/);
    expect(await harness.rows("quote")).toEqual([]);
    expect(await harness.rows("payment")).toEqual([]);
    expect(await harness.rows("transfer")).toEqual([]);
    expect(harness.stripe.traffic.requests).toEqual([]);
  }
});

describe("a provider that fails", () => {
  test("by refusing leaves a failed payment", async () => {
    harness.stripe.traffic.fault = () => stripeError(400, { type: "invalid_request_error", message: "no" });
    expect(await start({ amount: 10 })).toMatchObject({
      status: 502,
      body: { message: "Unable to initialize payment. Please try again." },
    });
    expect(await harness.rows("payment")).toMatchObject([{ status: "failed", next_check_at: null }]);
  });

  test("by not answering leaves a pending payment for the sweep", async () => {
    harness.stripe.traffic.fault = () => stripeError(500, { type: "api_error", message: "oops" });
    expect(await start({ amount: 10 })).toMatchObject({ status: 502 });
    expect(await harness.rows("payment")).toMatchObject([{ status: "pending", provider_ref: null }]);
  });

  test("is reported by the connection check, which keeps an answer for some seconds", async () => {
    const check = () => harness.call("GET", "/api/payments/test");
    const answers = await Promise.all(Array.from({ length: 20 }, check));
    expect(answers).toEqual(answers.map(() => ({ status: 200, body: { ok: true } })));
    expect(harness.stripe.traffic.requests).toHaveLength(1);
    harness.pass(5_000);
    harness.stripe.traffic.fault = () =>
      stripeError(401, { type: "invalid_request_error", message: "Invalid API Key" });
    expect(await harness.call("GET", "/api/payments/test")).toMatchObject({
      status: 502,
      body: { error: { code: "payment_provider_unavailable" } },
    });
  });
});

test("the exchange rate is the built-in one until one was published", async () => {
  expect(await harness.call("GET", "/api/exchange-rate")).toEqual({
    status: 200,
    body: { rates: { USD: 1, GBP: 0.79, EUR: 0.92, CAD: 1.35, AUD: 1.52, JPY: 149.82 }, asOf: null },
  });
});

test("the last purchase is one that the user paid and kept", async () => {
  const last = async () => (await harness.call("GET", "/api/payments/habits")).body.lastPurchase;
  const buy = async (amount: number) => {
    const intent = await harness.startPayment(amount);
    harness.stripe.pay(intent);
    await harness.notify("payment_intent.succeeded", intent);
    return intent;
  };
  expect(await last()).toBeNull();
  await buy(50);
  harness.pass(1_000);
  await harness.startPayment(20);
  expect(await last()).toEqual({ amount: 50, currency: "USD", credits: 500 });
  harness.pass(1_000);
  const returned = await buy(100);
  expect(await last()).toEqual({ amount: 100, currency: "USD", credits: 1_000 });
  harness.stripe.refund(returned, 10_000);
  await harness.notify("charge.refunded", { object: "charge", payment_intent: returned.id });
  expect(await last()).toEqual({ amount: 50, currency: "USD", credits: 500 });
  harness.shareWallet();
  expect(await last(), "another member's").toBeNull();
});
