/** Needs of a merchant's defence against card testing: 3-D Secure on request, fingerprints, and payments that end. */
import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { cardsForTests } from "./testing/cards-for-tests.ts";

const tests = cardsForTests();
const { open, pay } = tests;

type Asked = "any" | "automatic" | "challenge";

const openAsking = (request_three_d_secure: Asked) =>
  open({ payment_method_options: { card: { request_three_d_secure } } });
const failedCharges = async (intent: Stripe.PaymentIntent) =>
  (await tests.chargesOf(intent)).filter(({ status }) => status === "failed");

describe("3-D Secure", () => {
  test.each([
    // card             asked for     status
    ["4242424242424242", "any", "succeeded"],
    ["5555555555554444", "any", "succeeded"],
    ["4000000000003055", undefined, "succeeded"],
    ["4000000000003055", "automatic", "succeeded"],
    ["4000000000003055", "any", "requires_action"],
    ["4000000000003055", "challenge", "requires_action"],
    ["4000000000003220", undefined, "requires_action"],
    ["4000002760003184", "automatic", "requires_action"],
  ] as const)("of %s, asked for %s: %s", async (number, request, status) => {
    const intent = await (request ? openAsking(request) : open());
    expect(intent.payment_method_options?.card?.request_three_d_secure).toBe(request ?? "automatic");
    expect((await pay(intent, number)).body).toMatchObject({ status });
  });

  test("asked for with another word, or beside an unknown option, is refused", async () => {
    await expect(openAsking("frictionless" as Asked)).rejects.toMatchObject({
      statusCode: 400,
      param: "payment_method_options[card][request_three_d_secure]",
    });
    const unknown: object = { card: { request_4d_secure: "any" } };
    await expect(open({ payment_method_options: unknown })).rejects.toMatchObject({
      code: "parameter_unknown",
    });
  });
});

describe("a declined card", () => {
  test("leaves a failed charge with the card's fingerprint, which is the same at every payment", async () => {
    const [first, second] = [await open(), await open()];
    await pay(first, "4000000000000002");
    await pay(first, "4000000000009995");
    await pay(second, "4000000000000002");
    const fingerprints = async (intent: Stripe.PaymentIntent) =>
      (await failedCharges(intent)).map((charge) => charge.payment_method_details?.card?.fingerprint);
    const [insufficient, generic] = await fingerprints(first);
    expect(generic).toMatch(/^[A-Za-z0-9]{16}$/);
    expect(insufficient).not.toBe(generic);
    expect(await fingerprints(second)).toEqual([generic]);
  });

  test("keeps its fingerprint from the browser", async () => {
    const intent = await open();
    const declined = await pay(intent, "4000000000000002");
    expect(declined.status).toBe(402);
    expect(JSON.stringify(declined.body)).not.toContain("fingerprint");
    const read = await tests.read(intent);
    expect(read.body).toMatchObject({ last_payment_error: { code: "card_declined" } });
    expect(JSON.stringify(read.body)).not.toContain("fingerprint");
  });
});

test("a canceled payment takes no card and no cancellation, also while it is being authenticated", async () => {
  const intent = await openAsking("any");
  await pay(intent, "4000000000003055");
  const reason = { cancellation_reason: "abandoned" } as const;
  const canceled = await tests.stripe.paymentIntents.cancel(intent.id, reason);
  expect(canceled).toMatchObject({ status: "canceled", ...reason });
  const refused = {
    type: "invalid_request_error",
    code: "payment_intent_unexpected_state",
    payment_intent: { status: "canceled" },
  };
  for (const reply of [
    await pay(intent, "4242424242424242"),
    await tests.answerChallenge(intent, "complete"),
  ]) {
    expect(reply).toMatchObject({ status: 400, body: { error: refused } });
  }
  await expect(tests.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({ code: refused.code });
  expect(await failedCharges(intent)).toEqual([]);
});

test("a paid payment can be neither canceled nor paid again", async () => {
  const intent = await open();
  await pay(intent, "4242424242424242");
  await expect(tests.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
    statusCode: 400,
    code: "payment_intent_unexpected_state",
  });
  expect((await pay(intent, "4242424242424242")).body.error?.message).toContain("already succeeded");
  expect(await tests.chargesOf(intent)).toHaveLength(1);
});
