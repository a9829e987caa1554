import { beforeEach, expect, test } from "vitest";
import { paymentWorld } from "#adapters/stripe/testing/payment-world.ts";
import type { Transaction } from "#domain/runtime.ts";
import type { PaymentStores } from "./payment-store.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

const world = paymentWorld();
beforeEach(() => world.addOwner());
const types = () => world.told.map(({ told }) => told.type);

test("a payment is told when it is started, when it is credited, and not again", async () => {
  await world.startPayment();
  const payment = await world.onlyPayment();
  expect(world.told).toEqual([
    { audience: { walletId: world.walletId }, told: { type: "transaction", id: payment.id } },
  ]);

  world.told.length = 0;
  world.stripe.pay();
  await reconcilePayment(world.deps, payment);
  expect(types()).toEqual(["changed", "transaction"]);
  expect(world.credited).toEqual([world.walletId]);
  await reconcilePayment(world.deps, payment);
  expect(types()).toEqual(["changed", "transaction"]);
});

test("nothing is told before the credits are there for others to read", async () => {
  await world.startPayment();
  const payment = await world.onlyPayment();
  world.stripe.pay();
  world.told.length = 0;
  let committed = false;
  const transaction: Transaction<PaymentStores> = async (work) => {
    const result = await world.deps.transaction(work);
    expect(types()).toEqual([]);
    expect(world.credited).toEqual([]);
    committed = true;
    return result;
  };
  await reconcilePayment({ ...world.deps, transaction }, payment);
  expect(committed).toBe(true);
  expect(types()).toEqual(["changed", "transaction"]);
});
