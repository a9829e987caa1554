import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import { callStripe } from "./call-stripe.ts";
import { stripeCardProvider } from "./card-provider.ts";
import { type FakeStripe, startFakeStripe, stripeError } from "./testing/fake-stripe.ts";

const webhookSecret = "whsec_test";
const request = {
  paymentId: "0b6a8f5e-9b0a-4a7e-8f6e-2d3c4b5a6978",
  walletId: "5f0c1d2e-3b4a-4c6d-9e8f-7a6b5c4d3e2f",
  userId: "7d1c9b3a-2e4f-4a5b-8c6d-1e2f3a4b5c6d",
  initiator: "person",
  charge_minor: 790,
  credits_mc: 100_000,
  currency: "GBP",
  buyer: null,
} as const;
let stripe: FakeStripe;

const provider = () => stripeCardProvider({ secretKey: "sk_test_key", webhookSecret, apiUrl: stripe.url });

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
