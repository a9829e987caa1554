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
  const id: string = (await world.rows("payment"))[0].id;
  expect(world.told).toEqual([{ accountId: world.userId, told: { type: "transaction", id } }]);

  world.told.length = 0;
  world.stripe.pay();
  await reconcilePayment(world.deps, id);
  expect(types()).toEqual(["changed", "transaction"]);
  expect(world.credited).toEqual([world.userId]);
  await reconcilePayment(world.deps, id);
  expect(types()).toEqual(["changed", "transaction"]);
});

test("nothing is told before the credits are there for others to read", async () => {
  await world.startPayment();
  const id: string = (await world.rows("payment"))[0].id;
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
  await reconcilePayment({ ...world.deps, transaction }, id);
  expect(committed).toBe(true);
  expect(types()).toEqual(["changed", "transaction"]);
});
