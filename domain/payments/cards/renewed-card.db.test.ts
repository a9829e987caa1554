import { expect, test } from "vitest";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();

/** Buys with a new card and saves it; returns the card as it is stored now, and at the provider. */
async function save() {
  const intent = await harness.startPayment(10, { saveCard: { version: 1, language: "de" } });
  harness.stripe.pay(intent);
  await harness.notify("payment_intent.succeeded", intent);
  const method = harness.stripe.store.methods.get(String(intent.payment_method))?.object;
  if (!method?.card) throw new Error("The card was not saved");
  const renew = async (change: object) => {
    Object.assign(method.card ?? {}, change);
    expect(await harness.notify("payment_method.automatically_updated", method)).toBe(200);
  };
  const user = { id: harness.userId, walletId: harness.walletId };
  const stored = () => harness.deps.transaction(async ({ cards }) => (await cards.list(user))[0]);
  return { id: String(intent.metadata.payment_id), stored, renew };
}

test("a card that the network has renewed shows its new number and date", async () => {
  const card = await save();
  await card.renew({ last4: "4444", brand: "mastercard", exp_year: 2041 });
  const { body } = await harness.call("GET", "/api/payments/cards");
  expect(body).toMatchObject([{ brand: "mastercard", last4: "4444", expires: { year: 2041 } }]);
  const told = harness.published.filter(
    ({ audience, event }) =>
      "walletId" in audience && audience.walletId === harness.walletId && event.type === "settings",
  );
  expect(told).toHaveLength(1);
});

test.each([
  ["another number", { last4: "4444", fingerprint: "another" }, null],
  ["another year", { exp_year: 2041 }, null],
  ["another month", { exp_month: 11 }, null],
  ["nothing new", {}, expect.any(Date)],
])(
  "a card renewed with %s keeps its mandate, and of its bank's refusal: %j",
  async (_, change, refusedAt) => {
    const card = await save();
    const [mandate] = harness.stripe.store.mandates.newest();
    expect(await card.stored()).toMatchObject({ mandateRef: mandate?.id, refusedAt: null });
    const ref = (await card.stored())?.ref ?? "";
    await harness.deps.transaction(({ cards }) => cards.refuse(harness.walletId, ref, harness.now));
    await card.renew(change);
    expect(await card.stored()).toMatchObject({ mandateRef: mandate?.id, refusedAt });
  },
);
