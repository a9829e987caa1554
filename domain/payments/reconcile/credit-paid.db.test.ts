import { describe, expect, test } from "vitest";
import type { FakeIntent } from "#adapters/stripe/testing/fake-stripe.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { UnavailableError } from "#domain/unavailable-error.ts";
import { creditPaid } from "./credit-paid.ts";

const harness = paymentHarness();
const credit = () => harness.call("POST", "/api/payments/add-credits", {});

/** Payments of one user that wait at the same time, because the provider did not answer when each was to be ended. */
async function unpaidPayments(count: number): Promise<FakeIntent[]> {
  const { fault } = harness.stripe;
  harness.stripe.fault = (_method, path) =>
    path === "/v1/payment_intents" ? undefined : { status: 500, body: { error: { type: "api_error" } } };
  const intents: FakeIntent[] = [];
  for (let n = 0; n < count; n++) {
    intents.push(await harness.startPayment());
    harness.pass(1_000);
  }
  harness.stripe.fault = fault;
  harness.reported = [];
  return intents;
}

function failing(intent: FakeIntent, fault: ReturnType<typeof harness.stripe.fault>): void {
  harness.stripe.fault = (_method, path) => (path.includes(intent.id) ? fault : undefined);
}

describe("of several payments that wait", () => {
  test.each<[string, ReturnType<typeof harness.stripe.fault>]>([
    ["does not answer", "silent"],
    ["loses the answer", "lost"],
    ["is refused", { status: 400, body: { error: { type: "invalid_request_error", code: "x" } } }],
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
    let asked = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    const provider = {
      ...harness.deps.provider,
      async retrieveIntent(...question: Parameters<typeof harness.deps.provider.retrieveIntent>) {
        asked += 1;
        most = Math.max(most, asked);
        if (asked === 3) gate.resolve();
        await gate.promise;
        const intent = await harness.deps.provider.retrieveIntent(...question);
        asked -= 1;
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
  const asked = creditPaid({ ...harness.deps, transaction }, harness.walletId);
  await expect(asked).rejects.toBeInstanceOf(UnavailableError);
  expect(harness.reported).toEqual([]);
});
