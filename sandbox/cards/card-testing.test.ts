/** Needs of a merchant's defence against card testing: 3-D Secure on request, fingerprints, and payments that end. */
import type Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cardParameters, type RunningCards, startCards } from "./testing/running-cards.ts";

let cards: RunningCards;
beforeAll(async () => {
  cards = await startCards();
});
afterAll(() => cards.stop());

type Asked = "any" | "automatic" | "challenge";

const open = (request_three_d_secure?: Asked) =>
  cards.stripe.paymentIntents.create({
    amount: 1_000,
    currency: "usd",
    ...(request_three_d_secure && { payment_method_options: { card: { request_three_d_secure } } }),
  });
const pay = ({ id, client_secret }: Stripe.PaymentIntent, number: string) =>
  cards.fromBrowser("POST", `/v1/payment_intents/${id}/confirm`, {
    ...cardParameters(number),
    client_secret: client_secret ?? "",
  });
const failedCharges = async (payment_intent: string) =>
  (await cards.stripe.charges.list({ payment_intent })).data.filter(({ status }) => status === "failed");

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
  ] as const)("of %s, asked for %s: %s", async (number, asked, status) => {
    const intent = await open(asked);
    expect(intent.payment_method_options?.card?.request_three_d_secure).toBe(asked ?? "automatic");
    expect((await pay(intent, number)).body).toMatchObject({ status });
  });

  test("asked for with another word, or beside an unknown option, is refused", async () => {
    await expect(open("frictionless" as Asked)).rejects.toMatchObject({
      statusCode: 400,
      param: "payment_method_options[card][request_three_d_secure]",
    });
    const unknown = { card: { request_4d_secure: "any" } } as object;
    await expect(
      cards.stripe.paymentIntents.create({ amount: 1_000, currency: "usd", payment_method_options: unknown }),
    ).rejects.toMatchObject({ code: "parameter_unknown" });
  });
});

describe("a declined card", () => {
  test("leaves a failed charge with the card's fingerprint, which is the same at every payment", async () => {
    const [first, second] = [await open(), await open()];
    await pay(first, "4000000000000002");
    await pay(first, "4000000000009995");
    await pay(second, "4000000000000002");
    const fingerprints = async ({ id }: Stripe.PaymentIntent) =>
      (await failedCharges(id)).map((charge) => charge.payment_method_details?.card?.fingerprint);
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
    const read = await cards.fromBrowser("GET", `/v1/payment_intents/${intent.id}`, {
      client_secret: intent.client_secret ?? "",
    });
    expect(read.body).toMatchObject({ last_payment_error: { code: "card_declined" } });
    expect(JSON.stringify(read.body)).not.toContain("fingerprint");
  });
});

describe("a canceled payment", () => {
  test("takes no card, also not one that was being authenticated", async () => {
    const intent = await open("any");
    await pay(intent, "4000000000003055");
    await cards.stripe.paymentIntents.cancel(intent.id, { cancellation_reason: "abandoned" });
    const refused = {
      type: "invalid_request_error",
      code: "payment_intent_unexpected_state",
      payment_intent: { status: "canceled" },
    };
    const paid = await pay(intent, "4242424242424242");
    expect(paid).toMatchObject({ status: 400, body: { error: refused } });
    const answered = await cards.fromBrowser("POST", "/v1/3ds2/challenge_complete", {
      payment_intent: intent.id,
      client_secret: intent.client_secret ?? "",
      outcome: "complete",
    });
    expect(answered).toMatchObject({ status: 400, body: { error: refused } });
    expect(await failedCharges(intent.id)).toEqual([]);
  });

  test("cannot be canceled again, and a paid one not at all", async () => {
    const [canceled, paid] = [await open(), await open()];
    await cards.stripe.paymentIntents.cancel(canceled.id);
    await pay(paid, "4242424242424242");
    for (const { id } of [canceled, paid]) {
      await expect(cards.stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
        statusCode: 400,
        code: "payment_intent_unexpected_state",
      });
    }
  });
});
