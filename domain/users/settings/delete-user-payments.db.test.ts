import { describe, expect, test } from "vitest";
import { refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { createPayment } from "#domain/payments/create-payment.ts";
import { endPayments } from "#domain/payments/end-payments.ts";
import { reconcilePayment } from "#domain/payments/reconcile/reconcile-payment.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { agreed, userHarness } from "#testing/people/user-harness.ts";
import { deleteUser } from "./delete-user.ts";
import { readPersonalData } from "./download-data.ts";

const payments = paymentHarness();
const harness = await userHarness(payments.database);

async function customer() {
  const person = await harness.verified();
  return { ...person, session: await harness.session(person) };
}

const start = (person: WalletUser & { email: string }, amount = 10) => {
  const buyer = { ...person, createdAt: new Date(), ip: payments.ip, userAgent: "test" };
  return createPayment(payments.deps, buyer, { amount, currency: "USD", initiator: "person" });
};

const close = ({ session, password }: { session: string; password: string }, forfeitCredits = 0) => {
  const deps = { ...harness.deps, endPayments: (user: WalletUser) => endPayments(payments.deps, user) };
  return deleteUser(deps, session, { password, forfeitCredits });
};

const paymentsOf = ({ walletId }: WalletUser) =>
  harness.rows<{ id: string; status: string; ended_because: string | null; buyer: unknown }>(
    "SELECT id, status, ended_because, buyer FROM payment WHERE wallet_id = $1",
    [walletId],
  );
const isThere = async ({ id }: WalletUser) =>
  (await harness.rows("SELECT 1 FROM users WHERE id = $1 AND deleted_at IS NULL", [id])).length === 1;
const balanceOf = async ({ walletId }: WalletUser) =>
  (await payments.deps.transaction(({ ledger }) => ledger.balance(walletId))).posted_mc;

describe("deleting a user with an unpaid payment", () => {
  test("ends the payment at the provider, so that nothing can be paid afterwards", async () => {
    const person = await customer();
    agreed(await start(person));
    agreed(await close(person));
    expect(payments.stripe.only().status).toBe("canceled");
    expect(await paymentsOf(person)).toMatchObject([
      { status: "failed", ended_because: "user_deleted", buyer: null },
    ]);
  });

  test("that was declined ends it too, because another card could still pay", async () => {
    const person = await customer();
    agreed(await start(person));
    payments.stripe.decline(payments.stripe.only());
    const [payment] = await paymentsOf(person);
    await reconcilePayment(payments.deps, { walletId: person.walletId, id: payment?.id ?? "" });
    expect(await paymentsOf(person)).toMatchObject([{ status: "failed", ended_because: null }]);
    agreed(await close(person));
    expect(payments.stripe.only().status).toBe("canceled");
  });

  test("deletes nothing while the provider does not answer", async () => {
    const person = await customer();
    agreed(await start(person));
    payments.stripe.traffic.fault = () => "lost";
    expect(await close(person)).toEqual(refuse("payment_not_ended"));
    expect(await isThere(person)).toBe(true);
    expect(await paymentsOf(person)).toMatchObject([{ status: "pending" }]);
    payments.stripe.traffic.fault = () => undefined;
    agreed(await close(person));
  });

  test("is refused while the bank processes the payment", async () => {
    const person = await customer();
    agreed(await start(person));
    payments.stripe.only().status = "processing";
    expect(await close(person)).toEqual(refuse("payment_pending"));
    expect(await isThere(person)).toBe(true);
  });

  test("whose answer was lost finds the intent again and ends it", async () => {
    const person = await customer();
    payments.stripe.traffic.fault = () => "lost";
    await start(person);
    payments.stripe.traffic.fault = () => undefined;
    agreed(await close(person));
    expect(payments.stripe.only().status).toBe("canceled");
  });
});

test("the download names what the card provider was told about a payment that is not decided", async () => {
  const person = await customer();
  agreed(await start(person));
  const signals = async () =>
    agreed(await readPersonalData(harness.deps, person.session)).payments[0]?.fraudSignals;
  expect(await signals()).toEqual({
    email: person.email,
    accountAgeDays: 0,
    ipAddress: payments.ip,
    userAgent: "test",
  });
  await endPayments(payments.deps, person);
  expect(await signals()).toBeNull();
});

describe("paying while the user is deleted", () => {
  test("before the end credits the payment, and the deletion asks about these credits", async () => {
    const person = await customer();
    agreed(await start(person));
    payments.stripe.pay();
    expect(await close(person)).toMatchObject({ refused: "credits_left", fields: { credits: 100 } });
    expect(await isThere(person)).toBe(true);
    expect(await balanceOf(person)).toBe(100_000);
    agreed(await close(person, 100));
  });

  test("between the question and the end credits the payment as well", async () => {
    const person = await customer();
    agreed(await start(person));
    payments.stripe.traffic.fault = ({ path }) => {
      if (path.endsWith("/cancel")) payments.stripe.pay();
      return undefined;
    };
    expect(await close(person)).toMatchObject({ refused: "credits_left" });
    expect(await balanceOf(person)).toBe(100_000);
  });

  test("starts no payment for a user who is gone", async () => {
    const person = await customer();
    agreed(await close(person));
    expect(await start(person)).toEqual(refuse("unauthenticated"));
    expect(await paymentsOf(person)).toEqual([]);
  });

  test("at the same time leaves either a user with a payment or neither", async () => {
    for (let round = 0; round < 8; round += 1) {
      const person = await customer();
      await Promise.all([start(person), close(person), start(person, 20)]);
      const open = (await paymentsOf(person)).filter(({ status }) => status === "pending");
      if (!(await isThere(person))) expect(open).toEqual([]);
    }
  });
});
