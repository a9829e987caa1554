import { describe, expect, test } from "vitest";
import { intentRequest, providerHarness } from "#testing/payments/provider-harness.ts";

const { stripe, provider } = providerHarness();

describe("an intent", () => {
  test("is created once for a payment, with its wallet, in lower-case currency and smallest units", async () => {
    const request = intentRequest();
    const { paymentId, walletId } = request;
    const first = await provider().createIntent(request);
    const second = await provider().createIntent(request);
    expect(second).toEqual(first);
    expect(first).toEqual({ ref: stripe.only().id, clientSecret: stripe.only().client_secret });
    expect(stripe.traffic.requests[0]).toMatchObject({
      method: "POST",
      path: "/v1/payment_intents",
      headers: { "idempotency-key": paymentId },
    });
    expect(stripe.only()).toMatchObject({
      amount: 790,
      currency: "gbp",
      metadata: { payment_id: paymentId, wallet_id: walletId },
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
    const { ref } = await provider().createIntent(intentRequest());
    Object.assign(stripe.only(), { status, last_payment_error });
    expect(await provider().retrieveIntent(ref)).toMatchObject({ status: expected });
  });

  test.each(["requires_capture", "requires_divination", ""])(
    "in the state %j fails loudly instead of becoming pending",
    async (status) => {
      const { ref } = await provider().createIntent(intentRequest());
      stripe.only().status = status;
      await expect(provider().retrieveIntent(ref)).rejects.toThrow("a state unknown to us");
    },
  );

  test("without its charge expanded throws, because refunds would be overlooked", async () => {
    const { ref } = await provider().createIntent(intentRequest());
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
  expect(provider({ secretKey: key }).liveMode).toBe(live);
});
