import { describe, expect, test } from "vitest";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { lookAtRule, sweepRecharges } from "./look-at-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;
const day_ms = 24 * 60 * 60_000;

describe("a balance below the threshold", () => {
  test("buys once, with the card, off session, and credits it", async () => {
    await rule.on();
    await rule.spend(90);
    await rule.look();
    const intent = rule.newest();
    expect(intent).toMatchObject({
      status: "succeeded",
      amount: 1_000,
      currency: "usd",
      setup_future_usage: null,
    });
    expect(await harness.balance_mc()).toBe(110_000);
    expect(harness.credited.at(-1)).toBe(harness.walletId);
    const recharged = { type: "recharged", credits: 100 };
    expect(rule.published()).toEqual(expect.arrayContaining([recharged, { type: "settings" }]));
    expect(await rule.watched()).toEqual({ below: 50_000, due: null });
    expect((await rule.state()).spent).toBe(10);
    expect(await rule.history()).toEqual(["on", "bought"]);
    const [own, receipt] = await rule.mails("Your receipt");
    expect(rule.offLink(own)).toBe("");
    expect(rule.offLink(receipt)).not.toBe("");
    expect(await harness.audit()).toEqual([]);
  });

  test("above or at the threshold nothing is bought, when it is turned on and later", async () => {
    await rule.on();
    await rule.spend(50);
    await rule.look();
    expect(harness.stripe.intents).toHaveLength(1);
    await rule.spend(1);
    await rule.look();
    expect(harness.stripe.intents).toHaveLength(2);
  });

  test("already there when the rule is turned on buys at once", async () => {
    await rule.saveCard();
    await rule.spend(60);
    await rule.turnOn();
    await rule.look();
    expect(await harness.balance_mc()).toBe(140_000);
  });

  test("buys once in a storm of triggers from sixteen connections and two nodes", async () => {
    await rule.on();
    await rule.spend(90);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        Array.from({ length: 16 }, async () => {
          await rule.trigger();
          await sweepRecharges(harness.deps);
        }),
      );
    }
    expect(harness.stripe.intents).toHaveLength(2);
    expect(await harness.balance_mc()).toBe(110_000);
    expect(await rule.paymentsOfRule()).toHaveLength(1);
  });

  test("buys once when many look at it at the same moment", async () => {
    await rule.on();
    await rule.spend(90);
    await Promise.all(Array.from({ length: 16 }, () => lookAtRule(harness.deps, harness.walletId)));
    expect(await rule.paymentsOfRule()).toHaveLength(1);
    expect(await harness.balance_mc()).toBe(110_000);
  });

  test("waits for a purchase that is under way, which counts as if it had arrived", async () => {
    // The minutes that pass below are in one month.
    harness.now.setUTCDate(15);
    await rule.on();
    await rule.spend(90);
    harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
    await rule.look();
    for (let time = 0; time < 3; time += 1) {
      await rule.trigger();
      harness.pass(70_000);
      await sweepRecharges(harness.deps);
    }
    expect(await rule.paymentsOfRule()).toHaveLength(1);
    expect((await rule.state()).spent).toBe(10);
  });

  test("is found by another node when the first died between the provider's answer and its own commit", async () => {
    await rule.on();
    await rule.spend(90);
    harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
    await rule.look();
    expect(harness.stripe.intents).toHaveLength(2);
    expect(await harness.balance_mc()).toBe(10_000);
    harness.stripe.traffic.reset();
    harness.pass(61_000);
    await Promise.all([
      sweepPayments(harness.deps),
      sweepPayments(harness.deps),
      sweepRecharges(harness.deps),
    ]);
    expect(await harness.balance_mc()).toBe(110_000);
    expect(harness.stripe.intents).toHaveLength(2);
    expect(rule.published()).toContainEqual({ type: "recharged", credits: 100 });
    expect(await rule.watched()).toMatchObject({ due: null });
  });

  test("leaves a purchase that the user has open as it is, and that one leaves the recharge", async () => {
    await rule.on();
    const open = await harness.startPayment(20);
    await rule.spend(90);
    await rule.look();
    expect(open.status).toBe("requires_payment_method");
    rule.become("4000002760003184");
    await rule.spend(90);
    await rule.look();
    const waiting = rule.newest();
    expect(waiting.status).toBe("requires_payment_method");
    await harness.startPayment(50);
    expect({ open: open.status, waiting: waiting.status }).toEqual({
      open: "canceled",
      waiting: "requires_payment_method",
    });
  });
});

describe("the limit of a month", () => {
  test("ends the purchases of the month in the user's time zone, and they go on in the next", async () => {
    harness.now = new Date("2026-11-20T12:00:00Z");
    await rule.on({ monthlyLimit: 20, timeZone: "Asia/Tokyo" });
    await rule.need(2);
    expect((await rule.state()).spent).toBe(20);
    await rule.need(1);
    expect(await rule.paymentsOfRule()).toHaveLength(2);
    expect((await rule.state()).pause).toEqual({
      because: "monthly_limit",
      decline: null,
      until: "2026-11-30T15:00:00.000Z",
      paymentId: null,
    });
    expect(await rule.mails("Automatic recharge is paused")).toHaveLength(1);
    harness.now = new Date("2026-11-30T14:59:59Z");
    await rule.look();
    expect(await rule.paymentsOfRule()).toHaveLength(2);
    harness.now = new Date("2026-11-30T15:00:01Z");
    await sweepRecharges(harness.deps);
    expect(await rule.paymentsOfRule()).toHaveLength(3);
    expect(await rule.state()).toMatchObject({ spent: 10, pause: null });
    expect(await rule.mails("Automatic recharge is paused"), "one mail").toHaveLength(1);
  });

  test("is not the only wait: while purchases are off the rule looks again every ten minutes, and says so once", async () => {
    await rule.on();
    await harness.database.query("INSERT INTO switched_off (name, since) VALUES ('purchases', now())");
    await rule.need(1);
    for (let time = 0; time < 3; time += 1) {
      harness.pass(10 * 60_000);
      await sweepRecharges(harness.deps);
    }
    expect(await rule.history()).toEqual(["on", "paused"]);
    expect(rule.published().map(({ type }) => type)).toEqual(["recharge_failed", "settings"]);
    expect(await rule.mails("Automatic recharge is paused")).toEqual([]);
    await harness.database.query("DELETE FROM switched_off");
    harness.pass(10 * 60_000);
    await sweepRecharges(harness.deps);
    expect(await harness.balance_mc()).toBe(110_000);
    expect((await rule.state()).pause).toBeNull();
  });

  test("of a new account is today's, and the rule waits until it allows more", async () => {
    await rule.on();
    const first = harness.now;
    await harness.limit({
      newWallet: { age_s: 7 * 86_400, purchasesPerDay: 2, usdPerDay: 100, usdPerWeek: 200 },
    });
    await rule.need(2);
    expect(await rule.paymentsOfRule()).toHaveLength(1);
    expect((await rule.state()).pause).toMatchObject({
      because: "new_account",
      until: new Date(first.getTime() + day_ms).toISOString(),
    });
  });
});

test("money of a recharge goes back to the card that it came from, and ends the rule", async () => {
  await rule.on();
  await rule.need(1);
  const [payment] = await rule.paymentsOfRule();
  const charge = rule.newest();
  const { status, body } = await harness.call("POST", `/api/payments/${payment?.id}/money-back`, {
    amount: 10,
  });
  expect({ status, body }).toMatchObject({ status: 200, body: { state: "done" } });
  expect(harness.stripe.refundsOf(charge)).toMatchObject([{ amount: 1_000 }]);
  expect(await harness.balance_mc()).toBe(10_000);
  expect(await rule.endings()).toEqual(["money_back"]);
  await rule.look();
  expect(await rule.paymentsOfRule()).toHaveLength(1);
});
