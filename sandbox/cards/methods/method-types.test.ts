import type Stripe from "stripe";
import { expect, test } from "vitest";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";

const tests = cardsForTests();
const { open } = tests;
const all = ["card", "link", "us_bank_account"];
const cardAlone: Partial<Stripe.PaymentIntentCreateParams> = { allowed_payment_method_types: ["card"] };

const requests: [string, Partial<Stripe.PaymentIntentCreateParams>, string[]][] = [
  ["nothing", {}, all],
  ["cards alone", cardAlone, ["card"]],
  ["a method of another currency", { allowed_payment_method_types: ["card", "sepa_debit"] }, ["card"]],
];
test.each(requests)(
  "an intent that asks for %s can be paid in the fitting ways",
  async (_name, more, types) => {
    expect((await open(more)).payment_method_types).toEqual(types);
  },
);

test("an intent that no method fits is refused", async () => {
  await expect(open({ allowed_payment_method_types: ["sepa_debit"] })).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("No valid payment method types"),
  });
});

test("the parameter that this API version has removed is refused", async () => {
  const removed: object = { payment_method_types: ["card"] };
  await expect(open(removed)).rejects.toMatchObject({
    statusCode: 400,
    code: "payment_method_types_no_longer_supported",
  });
});

const session = async (allowed: readonly string[]) => {
  const { body } = await tests.cards.fromBrowser("GET", "/v1/elements/sessions", {
    type: "deferred_intent",
    "deferred_intent[mode]": "payment",
    "deferred_intent[amount]": "1000",
    "deferred_intent[currency]": "usd",
    ...listed("deferred_intent[allowed_payment_method_types]", allowed),
  });
  return body.payment_method_preference;
};

test("a form offers the allowed ways to pay, or all of the account's", async () => {
  expect(await session(["card"])).toMatchObject({ ordered_payment_method_types: ["card"] });
  expect(await session([])).toMatchObject({ ordered_payment_method_types: all });
});

const mismatches: [string, Partial<Stripe.PaymentIntentCreateParams>, string[]][] = [
  ["fewer", cardAlone, all],
  ["more", {}, ["card"]],
];
test.each(mismatches)(
  "a payment with %s ways to pay than its form cannot be confirmed",
  async (_name, more, form) => {
    const intent = await open(more);
    const confirm = (types: readonly string[]) =>
      tests.pay(intent, "4242424242424242", {
        "client_context[mode]": "payment",
        "client_context[currency]": "usd",
        ...listed("client_context[payment_method_types]", types),
      });
    const refused = await confirm(form);
    expect(refused.status).toBe(400);
    expect(refused.body.error?.message).toBe(
      `The provided payment_method_types (${shown(intent.payment_method_types)}) does not match the expected payment_method_types (${shown(form)}).`,
    );
    expect((await confirm(intent.payment_method_types)).body).toMatchObject({ status: "succeeded" });
  },
);

function listed(name: string, values: readonly string[]): Record<string, string> {
  return Object.fromEntries(values.map((value, index) => [`${name}[${index}]`, value]));
}

function shown(types: readonly string[]): string {
  return `[${types.map((type) => `"${type}"`).join(", ")}]`;
}
