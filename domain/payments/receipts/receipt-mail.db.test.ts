import { beforeEach, expect, test } from "vitest";
import type { PaymentKey } from "#domain/payments/payment-store.ts";
import { reconcilePayment } from "#domain/payments/reconcile/reconcile-payment.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
beforeEach(() => harness.addOwner());

test("twenty concurrent reconciles mail one receipt", async () => {
  const payment = await paidPayment();
  await Promise.all(Array.from({ length: 20 }, () => reconcilePayment(harness.deps, payment)));
  expect(await mails()).toMatchObject([
    {
      recipient: `${harness.userId}@example.org`,
      text_body: expect.stringContaining(`/receipts/${payment.id}`),
    },
  ]);
  expect(await harness.rows("transfer")).toHaveLength(1);
});

test("a crash before the commit leaves neither credit nor receipt, and the next try both", async () => {
  const payment = await paidPayment();
  const { transaction } = harness.deps;
  const crashing = {
    ...harness.deps,
    transaction: ((work) =>
      transaction(async (stores) => {
        await work(stores);
        throw new Error("killed");
      })) as typeof transaction,
  };
  await expect(reconcilePayment(crashing, payment)).rejects.toThrow("killed");
  expect(await mails()).toEqual([]);
  expect(await harness.balance_mc()).toBe(0);

  await reconcilePayment(harness.deps, payment);
  await reconcilePayment(harness.deps, payment);
  expect(await mails()).toHaveLength(1);
  expect(await harness.balance_mc()).toBe(100_000);
});

test("a receipt mail that cannot be written rolls the credit back", async () => {
  const payment = await paidPayment();
  const { transaction } = harness.deps;
  const outbox = { add: () => Promise.reject(new Error("no room")) };
  const full = {
    ...harness.deps,
    transaction: ((work) => transaction((stores) => work({ ...stores, outbox }))) as typeof transaction,
  };
  await expect(reconcilePayment(full, payment)).rejects.toThrow("no room");
  expect(await harness.balance_mc()).toBe(0);
});

test("an unpaid payment, a refund and its reversal mail no receipt", async () => {
  const intent = await harness.startPayment();
  const payment = await harness.onlyPayment();
  await reconcilePayment(harness.deps, payment);
  expect(await mails()).toEqual([]);

  harness.stripe.pay(intent);
  await reconcilePayment(harness.deps, payment);
  const refunds = [];
  for (const amount of [400, 600]) {
    refunds.push(harness.stripe.refund(intent, amount));
    await reconcilePayment(harness.deps, payment);
  }
  for (const refund of refunds) harness.stripe.failRefund(refund);
  await reconcilePayment(harness.deps, payment);
  expect(await harness.rows("transfer")).toHaveLength(4);
  expect((await mails()).filter(({ subject }) => subject.includes("receipt"))).toHaveLength(1);
});

test("a payment of a deleted user is credited without a receipt mail", async () => {
  await harness.database.withClient((client) =>
    client.query("DELETE FROM users WHERE id = $1", [harness.userId]),
  );
  await reconcilePayment(harness.deps, await paidPayment());
  expect(await harness.balance_mc()).toBe(100_000);
  expect(await mails()).toEqual([]);
});

async function paidPayment(): Promise<PaymentKey> {
  await harness.startPayment();
  harness.stripe.pay();
  return harness.onlyPayment();
}

async function mails() {
  const all = await readOutbox(harness.database);
  return all.filter(({ recipient }) => recipient.startsWith(harness.userId));
}
