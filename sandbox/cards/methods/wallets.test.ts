import { expect, test } from "vitest";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";
import { cardParameters } from "#sandbox/cards/testing/running-cards.ts";

const tests = cardsForTests();

const phone = "0a7c1f52-3c1e-4c56-9a55-0d8e3f1f8f11";

async function pay(number: string, wallet?: { type: string; device?: string }) {
  const intent = await tests.open();
  const { cvc: _none, ...card } = cardParameters(number);
  const { status, body } = await tests.fromOwner("POST", intent, `/v1/payment_intents/${intent.id}/confirm`, {
    ...card,
    ...(wallet && {
      "payment_method_data[card][wallet][type]": wallet.type,
      "payment_method_data[card][wallet][device]": wallet.device ?? phone,
    }),
  });
  const [charge] = await tests.chargesOf(intent);
  return { status, body, card: charge?.payment_method_details?.card };
}

test.each(["apple_pay", "google_pay"])(
  "a payment with %s is a card's, and names its wallet",
  async (type) => {
    const { body, card } = await pay("4242424242424242", { type });
    expect(body.status).toBe("succeeded");
    expect(card?.wallet).toMatchObject({ type, [type]: {} });
    expect(card?.wallet?.dynamic_last4).toMatch(/^\d{4}$/);
    expect(card?.checks?.cvc_check).toBeNull();
  },
);

test("a wallet's fingerprint is its device's and not the card's", async () => {
  const fingerprints = [
    await pay("4242424242424242"),
    await pay("4242424242424242", { type: "apple_pay" }),
    await pay("4242424242424242", { type: "apple_pay", device: "another" }),
    await pay("4242424242424242", { type: "google_pay" }),
  ].map(({ card }) => card?.fingerprint);
  expect(new Set(fingerprints).size).toBe(4);
  const again = await pay("4242424242424242", { type: "apple_pay" });
  expect(again.card?.fingerprint).toBe(fingerprints[1]);
});

test("a wallet's card can be declined, which leaves a failed charge", async () => {
  const { status, body, card } = await pay("4000000000000002", { type: "google_pay" });
  expect(status).toBe(402);
  expect(body.error).toMatchObject({ code: "card_declined" });
  expect(card?.wallet?.type).toBe("google_pay");
});

test("a card of Google Pay may be asked for 3-D Secure, and one of Apple Pay is not", async () => {
  expect((await pay("4000002500003155", { type: "google_pay" })).body.status).toBe("requires_action");
  expect((await pay("4000002500003155", { type: "apple_pay" })).body.status).toBe("succeeded");
});

test("another wallet is refused", async () => {
  const { status } = await pay("4242424242424242", { type: "samsung_pay" });
  expect(status).toBe(400);
});
