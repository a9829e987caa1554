import type Stripe from "stripe";
import { expect, test } from "vitest";
import { cardsForTests } from "./testing/cards-for-tests.ts";

const tests = cardsForTests();
const { pay } = tests;
const open = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  tests.open({
    amount: 1_050,
    currency: "gbp",
    metadata: { payment: "p1" },
    ...more,
  });

test("the server opens a payment, the browser pays it, and the server reads it", async () => {
  const intent = await open();
  expect(intent).toMatchObject({
    status: "requires_payment_method",
    amount: 1_050,
    amount_received: 0,
    currency: "gbp",
    livemode: false,
    metadata: { payment: "p1" },
  });
  expect(intent.client_secret).toMatch(new RegExp(`^${intent.id}_secret_\\w+$`));

  const paid = await pay(intent, "4242424242424242");
  expect(paid.status).toBe(200);
  expect(paid.body).toMatchObject({ id: intent.id, status: "succeeded" });
  expect(paid.body).not.toHaveProperty("metadata");
  expect(paid.body).not.toHaveProperty("latest_charge");

  const read = await tests.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
  expect(read).toMatchObject({ status: "succeeded", amount_received: 1_050 });
  expect(read.latest_charge).toMatchObject({
    object: "charge",
    amount: 1_050,
    paid: true,
    refunded: false,
    payment_method_details: { card: { brand: "visa", last4: "4242" } },
  });
});

test.each([
  ["4000000000000002", "card_declined", "generic_decline", "Your card was declined."],
  ["4000000000009995", "card_declined", "insufficient_funds", "Your card has insufficient funds."],
  ["4000000000000069", "expired_card", "expired_card", "Your card has expired."],
  ["4000000000000127", "incorrect_cvc", "incorrect_cvc", "Your card's security code is incorrect."],
])(
  "%s is declined with 402 and can be followed by another card",
  async (number, code, decline_code, message) => {
    const intent = await open();
    const declined = await pay(intent, number);
    expect(declined.status).toBe(402);
    expect(declined.body.error).toMatchObject({
      type: "card_error",
      code,
      decline_code,
      message,
      doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`,
      payment_intent: { id: intent.id, status: "requires_payment_method", last_payment_error: { code } },
      payment_method: { card: { last4: number.slice(-4) } },
    });
    const charge = await tests.stripe.charges.retrieve(String(declined.body.error?.charge));
    expect(charge).toMatchObject({ status: "failed", paid: false, failure_code: code });

    const paid = await pay(intent, "5555555555554444");
    expect(paid.body).toMatchObject({ status: "succeeded", last_payment_error: null });
  },
);

test("a real card is refused and never charged", async () => {
  const declined = await pay(await open(), "4111111111111111");
  expect(declined.body.error).toMatchObject({ code: "card_declined", decline_code: "test_mode_live_card" });
});

test("invalid numbers, dates and codes are card errors and leave the payment unchanged", async () => {
  const intent = await open();
  const wrongNumber = { code: "incorrect_number", message: "Your card number is incorrect." };
  for (const [field, value, error] of [
    ["number", "4242424242424241", wrongNumber],
    ["exp_month", "13", { code: "invalid_expiry_month" }],
    ["exp_year", "2020", { code: "invalid_expiry_year" }],
    ["cvc", "12", { code: "invalid_cvc" }],
  ] as const) {
    const changed = { [`payment_method_data[card][${field}]`]: value };
    const refused = await pay(intent, "4242424242424242", changed);
    expect(refused.body.error).toMatchObject({ type: "card_error", ...error });
  }
  expect(await tests.stripe.paymentIntents.retrieve(intent.id)).toMatchObject({
    status: "requires_payment_method",
    latest_charge: null,
  });
});

test.each([
  ["complete", "4000002500003155", "succeeded", null],
  ["fail", "4000002500003155", "requires_payment_method", "payment_intent_authentication_failure"],
  ["complete", "4000008260003178", "requires_payment_method", "card_declined"],
])("3-D Secure: %s with %s ends in %s", async (outcome, number, status, code) => {
  const intent = await open();
  const answer = await pay(intent, number);
  expect(answer.body).toMatchObject({ status: "requires_action", next_action: { type: "use_stripe_sdk" } });

  const answered = await tests.answerChallenge(intent, outcome);
  expect(answered.body).toMatchObject({ status });
  const read = await tests.stripe.paymentIntents.retrieve(intent.id);
  expect(read.last_payment_error?.code ?? null).toBe(code);
  expect(read.amount_received).toBe(status === "succeeded" ? 1_050 : 0);
});

test("a server that confirms without Stripe.js gets an address for 3-D Secure", async () => {
  const intent = await open();
  const confirmed = await tests.stripe.paymentIntents.confirm(intent.id, {
    payment_method: "pm_card_threeDSecure2Required",
    return_url: "http://localhost:3000/dashboard",
  });
  expect(confirmed.next_action?.type).toBe("redirect_to_url");
  expect(confirmed.next_action?.redirect_to_url?.url).toContain("/cards/challenge#");
});

test("a payment is refunded in parts, never beyond the amount paid", async () => {
  const intent = await open();
  await pay(intent, "4242424242424242");
  const part = await tests.stripe.refunds.create({ payment_intent: intent.id, amount: 300 });
  expect(part).toMatchObject({ object: "refund", amount: 300, currency: "gbp", status: "succeeded" });
  const tooMuch = tests.stripe.refunds.create({ payment_intent: intent.id, amount: 751 });
  await expect(tooMuch).rejects.toMatchObject({ type: "StripeInvalidRequestError", param: "amount" });
  const rest = await tests.stripe.refunds.create({ payment_intent: intent.id });
  expect(rest.amount).toBe(750);
  await expect(tests.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  const read = await tests.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
  expect(read.status).toBe("succeeded");
  expect(read.latest_charge).toMatchObject({ amount_refunded: 1_050, refunded: true });
});

test("an unpaid payment has nothing to refund", async () => {
  const intent = await open();
  await expect(tests.stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    statusCode: 400,
  });
});

test("the browser needs the payment's own client secret", async () => {
  const [mine, other] = [await open(), await open()];
  expect((await tests.read(mine)).body).toMatchObject({ id: mine.id });
  expect((await tests.read({ ...other, id: mine.id })).body.error).toMatchObject({
    code: "payment_intent_invalid_parameter",
    param: "client_secret",
  });
  const without = await tests.cards.fromBrowser("GET", `/v1/payment_intents/${mine.id}`, {});
  expect(without.body.error).toMatchObject({ code: "parameter_missing" });
});

test("a form opened for another currency cannot pay", async () => {
  const intent = await open({ currency: "usd" });
  const reply = await pay(intent, "4242424242424242", { "client_context[currency]": "gbp" });
  expect(reply.status).toBe(400);
  expect((await tests.stripe.paymentIntents.retrieve(intent.id)).status).toBe("requires_payment_method");
});

test("the balance is the payments less the refunds", async () => {
  const intent = await open({ amount: 5_000, currency: "jpy" });
  await pay(intent, "4242424242424242");
  await tests.stripe.refunds.create({ payment_intent: intent.id, amount: 2_000 });
  const { available } = await tests.stripe.balance.retrieve();
  expect(available.find(({ currency }) => currency === "jpy")?.amount).toBe(3_000);
});

test("lists are paged from the newest", async () => {
  const opened = [await open(), await open(), await open()].map(({ id }) => id).reverse();
  const first = await tests.stripe.paymentIntents.list({ limit: 2 });
  expect(first.data.map(({ id }) => id)).toEqual(opened.slice(0, 2));
  expect(first.has_more).toBe(true);
  const next = await tests.stripe.paymentIntents.list({ limit: 1, starting_after: opened[1] ?? "" });
  expect(next.data.map(({ id }) => id)).toEqual(opened.slice(2));
});
