import { beforeEach, expect, test } from "vitest";
import type { Transaction } from "#domain/runtime.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import type { PaymentStores } from "./payment-store.ts";
import { reconcilePayment } from "./reconcile/reconcile-payment.ts";

const harness = paymentHarness();
beforeEach(() => harness.addOwner());
const types = () => harness.published.map(({ event }) => event.type);

test("publishes a payment when it is started and when it is credited, and not again", async () => {
  await harness.startPayment();
  const payment = await harness.onlyPayment();
  expect(harness.published).toEqual([
    { audience: { walletId: harness.walletId }, event: { type: "transaction", id: payment.id } },
  ]);

  harness.published.length = 0;
  harness.stripe.pay();
  await reconcilePayment(harness.deps, payment);
  expect(types()).toEqual(["changed", "transaction"]);
  expect(harness.credited).toEqual([harness.walletId]);
  await reconcilePayment(harness.deps, payment);
  expect(types()).toEqual(["changed", "transaction"]);
});

test("publishes nothing before other connections can read the credits", async () => {
  await harness.startPayment();
  const payment = await harness.onlyPayment();
  harness.stripe.pay();
  harness.published.length = 0;
  let committed = false;
  const transaction: Transaction<PaymentStores> = async (work) => {
    const result = await harness.deps.transaction(work);
    expect(types()).toEqual([]);
    expect(harness.credited).toEqual([]);
    committed = true;
    return result;
  };
  await reconcilePayment({ ...harness.deps, transaction }, payment);
  expect(committed).toBe(true);
  expect(types()).toEqual(["changed", "transaction"]);
});
