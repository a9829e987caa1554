import { describe, expect, test } from "vitest";
import { callStores } from "#adapters/postgres/calls/call-store.ts";
import { operatorControls } from "#adapters/postgres/operators/operator-controls.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { defaultCallLimits } from "#domain/calls/call-limits.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { openTestSession } from "#testing/database/add-user.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import type { Debit } from "./payment-deps.ts";
import { endPausedCalls } from "./receive-event.ts";
import { sweepPayments } from "./reconcile/sweep-payments.ts";

const harness = paymentHarness();
const day_ms = 24 * 60 * 60_000;

/** A payment of 10 USD for 100 credits, paid and credited. */
async function credited() {
  const intent = await harness.startPayment();
  harness.stripe.pay(intent);
  expect(await harness.notify("payment_intent.succeeded", intent)).toBe(200);
  return intent;
}

const about = (intent: { id: string }) => ({ id: "du_1", object: "dispute", payment_intent: intent.id });
const movements = async () =>
  (await harness.rows("transfer")).map(({ contra, delta_mc }) => [contra, delta_mc]);

describe("a dispute", () => {
  test("takes the credits while it is open, against the disputes house account, once", async () => {
    const intent = await credited();
    harness.stripe.dispute(intent, "needs_response");
    for (const type of ["created", "funds_withdrawn", "created", "updated"]) {
      expect(await harness.notify(`charge.dispute.${type}`, about(intent))).toBe(200);
    }
    expect(await movements()).toEqual([
      ["payments", 100_000],
      ["disputes", -100_000],
    ]);
    expect(await harness.balance_mc()).toBe(0);
    expect(await harness.rows("payment")).toMatchObject([{ status: "completed" }]);
    expect(await harness.audit()).toEqual([]);
  });

  test("returns them when it is won, and not when it is lost", async () => {
    const intent = await credited();
    const dispute = harness.stripe.dispute(intent, "under_review");
    await harness.notify("charge.dispute.updated", about(intent));
    dispute.status = "won";
    await harness.notify("charge.dispute.closed", about(intent));
    expect(await harness.balance_mc()).toBe(100_000);

    harness.stripe.dispute(intent, "lost", 250);
    await harness.notify("charge.dispute.closed", about(intent));
    expect(await harness.balance_mc()).toBe(75_000);
    expect(await movements()).toEqual([
      ["payments", 100_000],
      ["disputes", -100_000],
      ["disputes", 100_000],
      ["disputes", -25_000],
    ]);
  });

  test("notified before the success shows the purchase and then the dispute", async () => {
    const intent = await harness.startPayment();
    harness.stripe.pay(intent);
    harness.stripe.dispute(intent, "needs_response");
    expect(await harness.notify("charge.dispute.created", about(intent))).toBe(200);
    expect(await harness.notify("payment_intent.succeeded", intent)).toBe(200);
    expect(await movements()).toEqual([
      ["payments", 100_000],
      ["disputes", -100_000],
    ]);
  });

  test("pauses its user's calling and ends a call, until it is won, and again when it comes back", async () => {
    await openCaller();
    const intent = await credited();
    const dispute = harness.stripe.dispute(intent, "needs_response");
    const ended: string[] = [];
    const endCalls = async ({ id }: WalletUser) => void ended.push(id);
    const { transaction } = harness.deps;
    harness.deps.debited = (debit) => endPausedCalls({ transaction, endCalls }, debit);
    for (const type of ["created", "updated"]) await harness.notify(`charge.dispute.${type}`, about(intent));
    expect(ended).toEqual([harness.userId]);
    expect(await mayCall()).toBe("calling_paused_by_dispute");
    expect(harness.published.map(({ event }) => event)).toContainEqual({ type: "changed" });
    dispute.status = "won";
    await harness.notify("charge.dispute.closed", about(intent));
    expect(await mayCall()).toBeNull();
    dispute.status = "lost";
    await harness.notify("charge.dispute.updated", about(intent));
    expect(await mayCall()).toBe("calling_paused_by_dispute");
    expect(ended).toHaveLength(2);
  });

  test("that is won leaves a freeze of an operator as it is", async () => {
    await openCaller();
    const intent = await credited();
    const dispute = harness.stripe.dispute(intent, "needs_response");
    await harness.notify("charge.dispute.created", about(intent));
    const freeze = (at: Date | null) =>
      harness.database.withClient((client) => operatorControls(client).setFrozen(harness.userId, at));
    await freeze(harness.now);
    dispute.status = "won";
    await harness.notify("charge.dispute.closed", about(intent));
    expect(await mayCall()).toBe("account_frozen");
    await freeze(null);
    expect(await mayCall()).toBeNull();
  });

  test("stays allowed once an operator has allowed it, until another comes", async () => {
    await openCaller();
    const first = await credited();
    harness.stripe.dispute(first, "needs_response");
    await harness.notify("charge.dispute.created", about(first));
    const user = { id: harness.userId, walletId: harness.walletId };
    await harness.database.transaction((client) => operatorControls(client).allowDisputed(user, harness.now));
    expect(await mayCall()).toBeNull();
    await harness.notify("charge.dispute.updated", about(first));
    expect(await mayCall()).toBeNull();
    const second = await credited();
    harness.stripe.dispute(second, "needs_response");
    await harness.notify("charge.dispute.created", about(second));
    expect(await mayCall()).toBe("calling_paused_by_dispute");
  });

  async function openCaller() {
    await harness.addOwner();
    await openTestSession(harness.database, harness.userId, harness.now);
  }

  /** The limit that would refuse a call of this user now. */
  async function mayCall() {
    const { userId, walletId } = harness;
    const number = e164Schema.parse("+447400123456");
    const { refusal } = await harness.database.withClient((client) =>
      callStores(client).calls.eligibility({
        walletId,
        userId,
        sessionId: userId,
        number,
        country: "GB",
        perMinute_mc: 1_000,
        at: harness.now,
        limits: defaultCallLimits.caller,
      }),
    );
    return refusal;
  }

  test("after a partial refund takes the rest, and no credit twice", async () => {
    const intent = await credited();
    harness.stripe.refund(intent, 333);
    await harness.notify("charge.refunded", about(intent));
    harness.stripe.dispute(intent, "lost");
    await harness.notify("charge.dispute.closed", about(intent));
    expect(await movements()).toEqual([
      ["payments", 100_000],
      ["payments", -33_300],
      ["disputes", -66_700],
    ]);
    expect(await harness.balance_mc()).toBe(0);
  });

  test("over credits that were spent leaves a debt, which the next purchase pays first", async () => {
    const intent = await credited();
    await talkAway(90_000);
    harness.stripe.dispute(intent, "lost");
    await harness.notify("charge.dispute.created", about(intent));
    expect(await harness.call("GET", "/api/payments/credits")).toMatchObject({ body: { credits: -90 } });
    expect(await available_mc()).toBe(0);

    await credited();
    expect(await harness.balance_mc()).toBe(10_000);
    expect(await available_mc()).toBe(10_000);
    expect(await harness.audit()).toEqual([]);
  });

  async function talkAway(delta_mc: number) {
    await harness.deps.transaction(({ ledger }) =>
      ledger.post({
        walletId: harness.walletId,
        contra: "calls",
        delta_mc: -delta_mc,
        ref: `call:${harness.userId}`,
        subjectId: harness.userId,
        mayOverdraw: false,
      }),
    );
  }

  const available_mc = () =>
    harness.deps.transaction(async ({ ledger }) => {
      const { available_mc } = await ledger.balance(harness.walletId);
      return available_mc;
    });
});

describe("a refund", () => {
  test("that failed returns the credits", async () => {
    const intent = await credited();
    const refund = harness.stripe.refund(intent, 400);
    refund.status = "pending";
    await harness.notify("refund.created", about(intent));
    expect(await harness.balance_mc()).toBe(60_000);
    refund.status = "failed";
    await harness.notify("refund.failed", about(intent));
    expect(await harness.balance_mc()).toBe(100_000);
    expect(await harness.rows("payment")).toMatchObject([{ refunded_minor: 0, postings: 3 }]);
  });

  test("in three uneven parts takes exactly all credits", async () => {
    const intent = await credited();
    for (const part of [333, 333, 334]) {
      harness.stripe.refund(intent, part);
      await harness.notify("charge.refunded", about(intent));
    }
    expect(await movements()).toEqual([
      ["payments", 100_000],
      ["payments", -33_300],
      ["payments", -33_300],
      ["payments", -33_400],
    ]);
  });
});

test("each debit is followed by its hook and announced: a refund pauses nothing, a dispute of refunded money does", async () => {
  const intent = await credited();
  const debits: Debit[] = [];
  harness.deps.debited = async (debit) => void debits.push(debit);
  const user = { id: harness.userId, walletId: harness.walletId };
  harness.stripe.refund(intent, 1_000);
  await harness.notify("charge.refunded", about(intent));
  expect(debits).toEqual([{ user, pausesCalling: false }]);
  harness.published = [];
  harness.stripe.dispute(intent, "lost");
  await harness.notify("charge.dispute.created", about(intent));
  await harness.notify("charge.dispute.updated", about(intent));
  expect(debits.slice(1)).toEqual([{ user, pausesCalling: true }]);
  expect(harness.published.map(({ event }) => event)).toEqual([{ type: "changed" }]);
});

describe("money that went back without a notification", () => {
  test.each([
    ["a refund", (intent: Awaited<ReturnType<typeof credited>>) => harness.stripe.refund(intent, 1000)],
    ["a dispute", (intent: Awaited<ReturnType<typeof credited>>) => harness.stripe.dispute(intent, "lost")],
  ])("by %s is found by the next check", async (_what, goBack) => {
    const intent = await credited();
    harness.pass(day_ms - 1);
    goBack(intent);
    expect(await sweepPayments(harness.deps)).toBe(0);
    harness.pass(1);
    expect(await sweepPayments(harness.deps)).toBe(1);
    expect(await harness.balance_mc()).toBe(0);
  });

  test("is checked weekly while a dispute is open, so that its end is found", async () => {
    const intent = await credited();
    harness.pass(20 * day_ms);
    const dispute = harness.stripe.dispute(intent, "needs_response");
    await harness.notify("charge.dispute.created", about(intent));
    dispute.status = "won";
    harness.pass(7 * day_ms);
    expect(await sweepPayments(harness.deps)).toBe(1);
    expect(await harness.balance_mc()).toBe(100_000);
  });

  test("is checked a day later when the provider does not answer now", async () => {
    const intent = await credited();
    const refund = harness.stripe.refund(intent, 1000);
    refund.status = "half_done";
    harness.pass(40 * day_ms);
    expect(await sweepPayments(harness.deps)).toBe(1);
    expect(harness.reported).toHaveLength(1);
    harness.pass(day_ms - 1);
    expect(await sweepPayments(harness.deps)).toBe(0);
    refund.status = "succeeded";
    harness.pass(1);
    expect(await sweepPayments(harness.deps)).toBe(1);
    expect(await harness.balance_mc()).toBe(0);
  });
});
