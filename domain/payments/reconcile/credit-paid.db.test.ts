import type Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { UnavailableError } from "#domain/service-check.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import type { Fault } from "#sandbox/testing/traffic.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { creditPaid } from "./credit-paid.ts";

const harness = paymentHarness();
const credit = () => harness.call("POST", "/api/payments/add-credits", {});

/** Payments of one user that wait at the same time, because the provider did not answer when each was to be ended. */
async function unpaidPayments(count: number): Promise<Stripe.PaymentIntent[]> {
  harness.stripe.traffic.fault = ({ path }) =>
    path === "/v1/payment_intents" ? undefined : stripeError(500, { type: "api_error" });
  const intents: Stripe.PaymentIntent[] = [];
  for (let n = 0; n < count; n++) {
    intents.push(await harness.startPayment());
    harness.pass(1_000);
  }
  harness.stripe.traffic.fault = () => undefined;
  harness.reported = [];
  return intents;
}

function failing(intent: Stripe.PaymentIntent, fault: Fault): void {
  harness.stripe.traffic.fault = ({ path }) => (path.includes(intent.id) ? fault : undefined);
}

describe("of several payments that wait", () => {
  test.each<[string, Fault]>([
    ["does not answer", "silent"],
    ["loses the answer", "lost"],
    ["is refused", stripeError(400, { type: "invalid_request_error", code: "x" })],
  ])("one about which the provider %s leaves the others to be credited", async (_what, fault) => {
    const [first, second, newest] = await unpaidPayments(3);
    if (!first || !second || !newest) throw new Error("A payment is missing");
    harness.stripe.pay(first);
    harness.stripe.pay(second);
    failing(newest, fault);
    expect(await credit()).toEqual({ status: 200, body: { credits: 200, added: 200 } });
    expect(harness.reported).toHaveLength(1);
    expect(await harness.audit()).toEqual([]);
  });

  test("three are asked about at once, and no more", async () => {
    await unpaidPayments(5);
    let open = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    const provider = {
      ...harness.deps.provider,
      async retrieveIntent(...question: Parameters<typeof harness.deps.provider.retrieveIntent>) {
        open += 1;
        most = Math.max(most, open);
        if (open === 3) gate.resolve();
        await gate.promise;
        const intent = await harness.deps.provider.retrieveIntent(...question);
        open -= 1;
        return intent;
      },
    };
    await creditPaid({ ...harness.deps, provider }, harness.walletId);
    expect(most).toBe(3);
  });
});

test("a database that goes away meanwhile is no fault of the provider's", async () => {
  await unpaidPayments(1);
  let transactions = 0;
  const transaction: typeof harness.deps.transaction = (work) => {
    transactions += 1;
    return transactions > 1
      ? Promise.reject(new UnavailableError("the database is away"))
      : harness.deps.transaction(work);
  };
  const credit = creditPaid({ ...harness.deps, transaction }, harness.walletId);
  await expect(credit).rejects.toBeInstanceOf(UnavailableError);
  expect(harness.reported).toEqual([]);
});
