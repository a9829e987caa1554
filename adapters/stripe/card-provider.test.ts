import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stripeCardProvider } from "./card-provider.ts";
import { type FakeStripe, startFakeStripe } from "./testing/fake-stripe.ts";

const webhookSecret = "whsec_test";
const paymentId = "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978";
const walletId = "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f";
const request = {
  paymentId,
  walletId,
  userId: "7d1c9b3a-2e4f-4a5b-8c6d-1e2f3a4b5c6d",
  initiator: "person",
  charge_minor: 790,
  credits_mc: 100_000,
  currency: "GBP",
  buyer: null,
} as const;
let stripe: FakeStripe;

const provider = (secretKey = "sk_test_key") =>
  stripeCardProvider({ secretKey, webhookSecret, apiUrl: stripe.url });

beforeEach(async () => {
  stripe = await startFakeStripe();
});
afterEach(() => stripe.close());

describe("an intent", () => {
  test("is created once for a payment, with its wallet, in lower-case currency and smallest units", async () => {
    const first = await provider().createIntent(request);
    const second = await provider().createIntent(request);
    expect(second).toEqual(first);
    expect(first).toEqual({ ref: stripe.only().id, clientSecret: stripe.only().client_secret });
    expect(stripe.requests[0]).toEqual({
      method: "POST",
      path: "/v1/payment_intents",
      idempotencyKey: paymentId,
    });
    expect(stripe.only()).toMatchObject({
      amount: 790,
      currency: "gbp",
      metadata: { payment_id: paymentId, wallet_id: walletId },
    });
  });

  test("is read with its received and refunded amounts", async () => {
    const { ref } = await provider().createIntent(request);
    stripe.pay();
    stripe.only().latest_charge = { id: "ch_1", object: "charge", amount_refunded: 90 };
    expect(await provider().retrieveIntent(ref)).toEqual({
      status: "paid",
      payment: { walletId, id: paymentId },
      terms: {
        userId: request.userId,
        initiator: "person",
        charge_minor: 790,
        currency: "GBP",
        credits_mc: 100_000,
      },
      createdAt: expect.any(Date),
      charge_minor: 790,
      received_minor: 790,
      refunded_minor: 90,
      refundIds: [],
      disputed_minor: 0,
      unsettled: false,
      declines: [],
      currency: "GBP",
      liveMode: false,
    });
  });

  test("that does not exist is undefined", async () => {
    expect(await provider().retrieveIntent("pi_none")).toBeUndefined();
  });

  test.each([
    ["requires_payment_method", null, "open"],
    ["requires_payment_method", { code: "card_declined" }, "declined"],
    ["requires_confirmation", null, "open"],
    ["requires_action", null, "open"],
    ["processing", null, "processing"],
    ["canceled", null, "canceled"],
  ])("that %s (last error %j) is %s", async (status, last_payment_error, expected) => {
    const { ref } = await provider().createIntent(request);
    Object.assign(stripe.only(), { status, last_payment_error });
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: expected });
  });

  test.each(["requires_capture", "requires_divination", ""])(
    "in the state %j fails loudly instead of becoming pending",
    async (status) => {
      const { ref } = await provider().createIntent(request);
      stripe.only().status = status;
      await expect(provider().retrieveIntent(ref)).rejects.toThrow("a state unknown to us");
    },
  );

  test("without its charge expanded throws, because refunds would be overlooked", async () => {
    const { ref } = await provider().createIntent(request);
    stripe.pay();
    stripe.only().latest_charge = null;
    await expect(provider().retrieveIntent(ref)).rejects.toThrow("did not expand");
  });
});

test.each([
  ["sk_test_a", false],
  ["rk_test_a", false],
  ["sk_live_a", true],
  ["rk_live_a", true],
])("a key like %s is live: %s", (key, live) => {
  expect(provider(key).liveMode).toBe(live);
});
