import { beforeEach, expect, test } from "vitest";
import { paymentWorld } from "#adapters/stripe/testing/payment-world.ts";
import type { PaymentKey } from "./payment-store.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

const world = paymentWorld();
beforeEach(() => world.addOwner());

test("twenty reconciles at once mail one receipt", async () => {
  const payment = await paidPayment();
  await Promise.all(Array.from({ length: 20 }, () => reconcilePayment(world.deps, payment)));
  expect(await mails()).toMatchObject([
    {
      recipient: `${world.userId}@example.org`,
      text_body: expect.stringContaining(`/receipts/${payment.id}`),
    },
  ]);
  expect(await world.rows("transfer")).toHaveLength(1);
});

test("a crash before the commit leaves neither credit nor receipt, and the next try both", async () => {
  const payment = await paidPayment();
  const { transaction } = world.deps;
  const crashing = {
    ...world.deps,
    transaction: ((work) =>
      transaction(async (stores) => {
        await work(stores);
        throw new Error("killed");
      })) as typeof transaction,
  };
  await expect(reconcilePayment(crashing, payment)).rejects.toThrow("killed");
  expect(await mails()).toEqual([]);
  expect(await world.balance_mc()).toBe(0);

  await reconcilePayment(world.deps, payment);
  await reconcilePayment(world.deps, payment);
  expect(await mails()).toHaveLength(1);
  expect(await world.balance_mc()).toBe(100_000);
});

test("a mail that cannot be written takes the credit back with it", async () => {
  const payment = await paidPayment();
  const { transaction } = world.deps;
  const outbox = { add: () => Promise.reject(new Error("no room")) };
  const full = {
    ...world.deps,
    transaction: ((work) => transaction((stores) => work({ ...stores, outbox }))) as typeof transaction,
  };
  await expect(reconcilePayment(full, payment)).rejects.toThrow("no room");
  expect(await world.balance_mc()).toBe(0);
});

test("an unpaid payment, a refund and its reversal mail none", async () => {
  const intent = await world.startPayment();
  const payment = await world.onlyPayment();
  await reconcilePayment(world.deps, payment);
  expect(await mails()).toEqual([]);

  world.stripe.pay(intent);
  for (const refunded of [0, 400, 1000, 0]) {
    if (intent.latest_charge) intent.latest_charge.amount_refunded = refunded;
    await reconcilePayment(world.deps, payment);
  }
  expect(await world.rows("transfer")).toHaveLength(4);
  expect(await mails()).toHaveLength(1);
});

test("an account without an owner is credited all the same", async () => {
  await world.database.withClient((client) =>
    client.query("DELETE FROM users WHERE id = $1", [world.userId]),
  );
  await reconcilePayment(world.deps, await paidPayment());
  expect(await world.balance_mc()).toBe(100_000);
  expect(await mails()).toEqual([]);
});

async function paidPayment(): Promise<PaymentKey> {
  await world.startPayment();
  world.stripe.pay();
  return world.onlyPayment();
}

async function mails() {
  const { rows } = await world.database.withClient((client) =>
    client.query("SELECT * FROM outbox WHERE recipient LIKE $1", [`${world.userId}%`]),
  );
  return rows;
}
