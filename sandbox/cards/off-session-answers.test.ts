/** A merchant's view of payments that it made with a saved card while its holder was away. */
import Stripe from "stripe";
import { expect, test } from "vitest";
import { cardsForTests } from "./testing/cards-for-tests.ts";

const tests = cardsForTests();
const { recharge, savedCard } = tests;

/** A saved card whose bank acts as that of the test number from now on. */
async function savedAs(number: string) {
  const saved = await savedCard();
  await tests.stripe.rawRequest("POST", "/v1/sandbox/network_updates", {
    payment_method: saved.card,
    number,
    exp_month: 1,
    exp_year: 2040,
  });
  return saved;
}

async function declineOf(charge: Promise<unknown>): Promise<Stripe.errors.StripeCardError> {
  const error: unknown = await charge.catch((reason: unknown) => reason);
  if (error instanceof Stripe.errors.StripeCardError) return error;
  throw new Error("The card was not declined");
}

test.each([
  ["4000000000000341", "generic_decline"],
  ["4000000000009995", "insufficient_funds"],
  ["4000002760003184", "authentication_required"],
])(
  "a decline of %s carries its payment, and is given again for the same key",
  async (number, decline_code) => {
    const saved = await savedAs(number);
    const once = () => declineOf(recharge(saved, {}, { idempotencyKey: `declined ${saved.card}` }));
    const [first, second] = [await once(), await once()];
    for (const error of [first, second])
      expect(error).toMatchObject({
        statusCode: 402,
        decline_code,
        payment_intent: { id: first.payment_intent?.id, client_secret: expect.stringContaining("_secret_") },
      });
    expect(second.headers?.["idempotent-replayed"]).toBe("true");
    const { data } = await tests.stripe.charges.list({ limit: 100 });
    expect(
      data.filter(({ customer, status }) => customer === saved.customer && status === "failed"),
    ).toHaveLength(1);
    const other = recharge(saved, { amount: 2_000 }, { idempotencyKey: `declined ${saved.card}` });
    await expect(other).rejects.toMatchObject({ type: "StripeIdempotencyError" });
  },
);

test("Radar keeps a payment of its blocked card from the bank", async () => {
  const error = await declineOf(recharge(await savedAs("4100000000000019")));
  expect(error).toMatchObject({ code: "card_declined", decline_code: "fraudulent" });
  expect(error).not.toHaveProperty("raw.advice_code");
  const intent = await tests.stripe.paymentIntents.retrieve(error.payment_intent?.id ?? "", {
    expand: ["latest_charge"],
  });
  expect(intent).toMatchObject({
    status: "requires_payment_method",
    latest_charge: {
      status: "failed",
      outcome: { type: "blocked", network_status: "not_sent_to_network", reason: "highest_risk_level" },
    },
  });
});

test("a mandate ends with its card, and pays nothing more", async () => {
  const saved = await savedCard();
  await tests.stripe.paymentMethods.detach(saved.card);
  expect(await tests.stripe.mandates.retrieve(saved.mandate)).toMatchObject({ status: "inactive" });
  await expect(recharge(saved, { mandate: saved.mandate })).rejects.toMatchObject({ statusCode: 400 });
});
