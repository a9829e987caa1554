import { describe, expect, test } from "vitest";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { intentRequest, providerHarness } from "#testing/payments/provider-harness.ts";
import { callStripe } from "./call-stripe.ts";

const { secretKey } = sandboxAccounts.cards;
const { stripe, provider } = providerHarness();

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe("a failure", () => {
  test.each([
    [400, { type: "invalid_request_error", message: "no" }, "refused"],
    [401, { type: "invalid_request_error", message: `Invalid API Key: ${secretKey}` }, "refused"],
    [403, { type: "invalid_request_error", message: "no" }, "refused"],
    [400, { type: "idempotency_error", message: "other parameters" }, "unknown"],
    [402, { type: "card_error", message: "declined" }, "unknown"],
    [409, { type: "idempotency_error", message: "in use" }, "unknown"],
    [429, { type: "rate_limit_error", message: "slow down" }, "unknown"],
    [500, { type: "api_error", message: "oops" }, "unknown"],
  ])("%i %j leaves the outcome %s", async (status, error, outcome) => {
    stripe.traffic.fault = () => stripeError(status, error);
    const thrown = await failure(provider().createIntent(intentRequest()));
    expect(thrown).toBeInstanceOf(CardProviderError);
    expect(thrown).toHaveProperty("outcome", outcome);
    expect(String(thrown)).not.toContain(secretKey);
    expect(stripe.traffic.requests).toHaveLength(1);
  });

  test.each([200, 403, 502])("by a page with status %i in place of JSON is named as one", async (status) => {
    const headers = { "content-type": "text/html; charset=utf-8" };
    stripe.traffic.fault = () => ({ status, body: "<html><title>Log in to this network</title>", headers });
    const thrown = await failure(provider().createIntent(intentRequest()));
    expect(thrown).toMatchObject({
      outcome: "unknown",
      message: expect.stringContaining(`an HTML page with status ${status} came in place of JSON`),
    });
  });

  test("by a lost answer leaves the outcome unknown", async () => {
    stripe.traffic.fault = () => "lost";
    expect(await failure(provider().createIntent(intentRequest()))).toMatchObject({ outcome: "unknown" });
  });

  test("by silence beyond the time limit leaves the outcome unknown", async () => {
    stripe.traffic.fault = () => "silent";
    const silence = callStripe(10, () => provider().check());
    expect(await failure(silence)).toMatchObject({ name: "CardProviderError", outcome: "unknown" });
  });

  test("of our own code is passed on unchanged", async () => {
    const bug = new TypeError("a mistake");
    expect(await failure(callStripe(1_000, () => Promise.reject(bug)))).toBe(bug);
  });

  test("by a refused connection leaves the outcome unknown", async () => {
    const away = provider({ apiUrl: "http://127.0.0.1:1" });
    expect(await failure(away.check())).toMatchObject({ outcome: "unknown" });
  });

  test("of the check is reported when the provider refuses the key", async () => {
    await expect(provider().check()).resolves.toBeUndefined();
    stripe.traffic.fault = () =>
      stripeError(401, { type: "invalid_request_error", message: "Invalid API Key" });
    await expect(provider().check()).rejects.toBeInstanceOf(CardProviderError);
  });
});
