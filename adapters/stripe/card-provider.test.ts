import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isRefusal } from "#contract/refusals.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import { callStripe } from "./call-stripe.ts";
import { stripeCardProvider } from "./card-provider.ts";
import { type FakeStripe, startFakeStripe, stripeError } from "./testing/fake-stripe.ts";

const webhookSecret = "whsec_test";
const paymentId = "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978";
const walletId = "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f";
const request = {
  paymentId,
  walletId,
  charge_minor: 790,
  currency: "GBP",
} as const;
let stripe: FakeStripe;

const provider = (secretKey = "sk_test_key") =>
  stripeCardProvider({ secretKey, webhookSecret, apiUrl: stripe.url });

beforeEach(async () => {
  stripe = await startFakeStripe();
});
afterEach(() => stripe.close());

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

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
      charge_minor: 790,
      received_minor: 790,
      refunded_minor: 90,
      disputed_minor: 0,
      unsettled: false,
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

describe("money that went back", () => {
  const paid = async () => {
    const { ref } = await provider().createIntent(request);
    stripe.pay();
    return { ref, intent: stripe.only() };
  };

  test.each([
    // refund      counts  unsettled
    ["succeeded", 90, false],
    ["pending", 90, true],
    ["requires_action", 90, true],
    ["failed", 0, false],
    ["canceled", 0, false],
  ])("by a refund that is %s counts as %i, unsettled: %s", async (status, refunded_minor, unsettled) => {
    const { ref, intent } = await paid();
    stripe.refund(intent, 90, status);
    expect(await provider().retrieveIntent(ref)).toMatchObject({
      refunded_minor,
      disputed_minor: 0,
      unsettled,
    });
  });

  test.each([
    // dispute                 counts  unsettled
    ["warning_needs_response", 0, true],
    ["warning_under_review", 0, true],
    ["warning_closed", 0, false],
    ["needs_response", 790, true],
    ["under_review", 790, true],
    ["appeal_needs_response", 790, true],
    ["appeal_under_review", 790, true],
    ["won", 0, false],
    ["lost", 790, false],
    ["prevented", 0, false],
  ])("by a dispute that is %s counts as %i, unsettled: %s", async (status, disputed_minor, unsettled) => {
    const { ref, intent } = await paid();
    stripe.dispute(intent, status);
    expect(await provider().retrieveIntent(ref)).toMatchObject({
      refunded_minor: 0,
      disputed_minor,
      unsettled,
    });
  });

  test("by a prevented dispute counts when the bank withdrew it", async () => {
    const { ref, intent } = await paid();
    stripe.dispute(intent, "prevented").balance_transactions.push({ amount: -790 });
    expect(await provider().retrieveIntent(ref)).toMatchObject({ disputed_minor: 790, unsettled: false });
  });

  test("in many parts is added up, over more than one page", async () => {
    const { ref, intent } = await paid();
    for (let part = 0; part < 150; part += 1) stripe.refund(intent, 2);
    stripe.refund(intent, 100, "failed");
    stripe.dispute(intent, "lost", 300);
    stripe.dispute(intent, "needs_response", 40);
    expect(await provider().retrieveIntent(ref)).toMatchObject({ refunded_minor: 300, disputed_minor: 340 });
  });

  test("with an unknown status throws", async () => {
    const { ref, intent } = await paid();
    const refund = stripe.refund(intent, 90, "half_done");
    await expect(provider().retrieveIntent(ref)).rejects.toThrow("a state unknown to us");
    refund.status = "succeeded";
    const dispute = stripe.dispute(intent, "in_the_stars");
    await expect(provider().retrieveIntent(ref)).rejects.toThrow("a state unknown to us");
    dispute.status = "lost";
    dispute.currency = "jpy";
    await expect(provider().retrieveIntent(ref)).rejects.toThrow("is in jpy");
  });

  test("is not requested when the charge reports none", async () => {
    const { ref } = await paid();
    stripe.requests.length = 0;
    await provider().retrieveIntent(ref);
    expect(stripe.requests).toHaveLength(1);
  });
});

describe("a failure", () => {
  test.each([
    [400, { type: "invalid_request_error", message: "no" }, "refused"],
    [401, { type: "invalid_request_error", message: "Invalid API Key: sk_test_key" }, "refused"],
    [403, { type: "invalid_request_error", message: "no" }, "refused"],
    [400, { type: "idempotency_error", message: "other parameters" }, "unknown"],
    [402, { type: "card_error", message: "declined" }, "unknown"],
    [409, { type: "idempotency_error", message: "in use" }, "unknown"],
    [429, { type: "rate_limit_error", message: "slow down" }, "unknown"],
    [500, { type: "api_error", message: "oops" }, "unknown"],
  ])("%i %j leaves the outcome %s", async (status, error, outcome) => {
    stripe.fault = () => stripeError(status, error);
    const thrown = await failure(provider().createIntent(request));
    expect(thrown).toBeInstanceOf(CardProviderError);
    expect(thrown).toHaveProperty("outcome", outcome);
    expect(String(thrown)).not.toContain("sk_test_key");
    expect(stripe.requests).toHaveLength(1);
  });

  test("by a lost answer leaves the outcome unknown", async () => {
    stripe.fault = () => "lost";
    expect(await failure(provider().createIntent(request))).toMatchObject({ outcome: "unknown" });
  });

  test("by silence beyond the time limit leaves the outcome unknown", async () => {
    stripe.fault = () => "silent";
    const silence = callStripe(10, () => provider().check());
    expect(await failure(silence)).toMatchObject({ name: "CardProviderError", outcome: "unknown" });
  });

  test("of our own code is passed on unchanged", async () => {
    const bug = new TypeError("a mistake");
    expect(await failure(callStripe(1_000, () => Promise.reject(bug)))).toBe(bug);
  });

  test("by a refused connection leaves the outcome unknown", async () => {
    await stripe.close();
    expect(await failure(provider().check())).toMatchObject({ outcome: "unknown" });
  });

  test("of the check is reported when the provider refuses the key", async () => {
    await expect(provider().check()).resolves.toBeUndefined();
    stripe.fault = () => stripeError(401, { type: "invalid_request_error", message: "Invalid API Key" });
    await expect(provider().check()).rejects.toBeInstanceOf(CardProviderError);
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

describe("a notification", () => {
  const read = (payload: string, signature?: string) =>
    provider().readEvent(Buffer.from(payload), { "stripe-signature": signature });

  test.each([
    ["charge.refunded", { object: "charge", id: "ch_1", payment_intent: "pi_1" }],
    ["charge.refund.updated", { object: "refund", id: "re_1", payment_intent: "pi_1" }],
    ["refund.created", { object: "refund", id: "re_1", payment_intent: "pi_1" }],
    ["refund.updated", { object: "refund", id: "re_1", payment_intent: "pi_1" }],
    ["refund.failed", { object: "refund", id: "re_1", payment_intent: { id: "pi_1" } }],
    ["charge.dispute.created", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.updated", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.funds_withdrawn", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.funds_reinstated", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
    ["charge.dispute.closed", { object: "dispute", id: "du_1", payment_intent: "pi_1" }],
  ])("%s names its intent", (type, object) => {
    const { payload, signature } = stripe.notification(type, object, webhookSecret);
    expect(read(payload, signature)).toEqual({ intentRef: "pi_1" });
  });

  test.each([
    "payment_intent.succeeded",
    "payment_intent.processing",
    "payment_intent.payment_failed",
    "payment_intent.canceled",
  ])("%s names its intent and the payment", (type) => {
    const metadata = { payment_id: paymentId, wallet_id: walletId };
    const intent = { object: "payment_intent", id: "pi_1", metadata };
    const { payload, signature } = stripe.notification(type, intent, webhookSecret);
    expect(read(payload, signature)).toEqual({ intentRef: "pi_1", payment: { walletId, id: paymentId } });
  });

  test.each([
    ["payment_intent.succeeded", { id: "pi_1", metadata: {} }],
    ["payment_intent.succeeded", { id: "pi_1", metadata: { payment_id: "7", wallet_id: walletId } }],
    ["payment_intent.created", { id: "pi_1" }],
    ["customer.created", { id: "cus_1" }],
    ["charge.refunded", { id: "ch_1", payment_intent: null }],
    ["something.new", {}],
  ])("%s concerns nothing of ours", (type, object) => {
    const { payload, signature } = stripe.notification(type, object, webhookSecret);
    expect(read(payload, signature)).toBeUndefined();
  });

  test("is refused when unsigned, signed with another secret, or changed", () => {
    const object = { object: "payment_intent", id: "pi_1" };
    const good = stripe.notification("payment_intent.succeeded", object, webhookSecret);
    const foreign = stripe.notification("payment_intent.succeeded", object, "whsec_other");
    for (const event of [
      read(good.payload),
      read(good.payload, "t=1,v1=00"),
      read(good.payload, "nonsense"),
      read(foreign.payload, foreign.signature),
      read(good.payload.replace("pi_1", "pi_2"), good.signature),
      read("", good.signature),
    ]) {
      expect(isRefusal(event) && event.refused).toBe("invalid_request");
    }
  });

  test("with an old signature is refused, because it may be replayed", () => {
    const { payload } = stripe.notification("payment_intent.succeeded", { id: "pi_1" }, webhookSecret);
    const timestamp = Math.floor(Date.now() / 1000) - 3_600;
    const old = stripe.signature({ payload, secret: webhookSecret, timestamp });
    expect(isRefusal(read(payload, old))).toBe(true);
  });
});
