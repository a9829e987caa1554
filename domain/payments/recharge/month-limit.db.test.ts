import { expect, test } from "vitest";
import type { RechargeWish } from "#contract/money/recharge.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { sweepRecharges } from "./look-at-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;
const currencies = ["USD", "EUR", "GBP", "CAD", "AUD"] as const;

/** Today's price of 100 credits: the least limit of a month. */
async function priceIn(currency: string): Promise<number> {
  return (await harness.call("GET", `/api/payments/recharge?currency=${currency}`)).body.offers[0].price;
}

const charges = async () => (await rule.paymentsOfRule()).length;
const at = (moment: string) => {
  harness.now = new Date(moment);
};
const off = () => rule.turnOff();

/** Turns a rule on with a limit of one purchase, at a need. */
async function needWith(wish: Partial<RechargeWish>) {
  const { status, body } = await rule.turnOn(wish);
  expect(status, JSON.stringify(body)).toBe(200);
  await rule.need(1);
}

test("five currencies charge what one may, with the rule changed in between and turned off in between", async () => {
  at("2026-11-15T12:00:00Z");
  await rule.saveCard();
  for (const currency of currencies) {
    const monthlyLimit = await priceIn(currency);
    await needWith({ currency, monthlyLimit });
    expect((await rule.state()).pause?.because ?? null).toBe(currency === "USD" ? null : "monthly_limit");
    expect((await rule.state()).spent).toBe(monthlyLimit);
    await off();
  }
  expect(await charges()).toBe(1);
  const monthlyLimit = 2 * (await priceIn("EUR"));
  await needWith({ currency: "EUR", monthlyLimit });
  expect(await charges(), "a limit of two purchases allows one more").toBe(2);
  expect((await rule.state()).spent).toBe(monthlyLimit);
});

test.each([
  ["west, where the old month has not ended", "2026-11-30T23:30:00Z", "UTC", "America/Los_Angeles", 1],
  ["east, where the new month has begun", "2026-11-30T16:00:00Z", "UTC", "Asia/Tokyo", 1],
  [
    "west and back to the month of the charge",
    "2026-11-30T16:00:00Z",
    "Asia/Tokyo",
    "America/Los_Angeles",
    1,
  ],
  [
    "to the furthest zones of the earth",
    "2026-11-30T10:30:00Z",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    1,
  ],
])("a time zone that moves %s opens no second month", async (_name, moment, first, second, most) => {
  at(moment);
  await rule.saveCard();
  await needWith({ timeZone: first, monthlyLimit: 10 });
  expect(await charges()).toBe(1);
  for (const hours of [0, 10, 13]) {
    harness.pass(hours * 3_600_000);
    for (const timeZone of [second, first, second]) await needWith({ timeZone, monthlyLimit: 10 });
  }
  // The charge counts for its own month, wherever the month is read.
  const months = await harness.database.query<{ rule_month: string; charges: number }>(
    "SELECT rule_month, count(*)::integer AS charges FROM payment WHERE wallet_id = $1 AND initiator = 'rule' GROUP BY 1",
    [harness.walletId],
  );
  expect(Math.max(...months.map((month) => month.charges))).toBe(most);
  expect(await charges()).toBeLessThanOrEqual(2);
});

test("a charge after midnight counts for its month also where that has not begun", async () => {
  at("2026-11-30T16:00:00Z");
  await rule.saveCard();
  await needWith({ timeZone: "Asia/Tokyo", monthlyLimit: 10 });
  at("2026-12-01T09:00:00Z");
  await needWith({ timeZone: "America/Los_Angeles", monthlyLimit: 10 });
  expect(await charges(), "December in Tokyo, and December in Los Angeles").toBe(1);
  at("2027-01-01T09:00:00Z");
  await rule.need(1);
  expect(await charges()).toBe(2);
});

test("a refund within the month frees nothing", async () => {
  at("2026-11-15T12:00:00Z");
  await rule.on({ monthlyLimit: 10 });
  await rule.need(1);
  const intent = rule.newest();
  harness.stripe.refund(intent, intent.amount);
  await harness.notify("charge.refunded", { payment_intent: intent.id });
  expect(await rule.rows("recharge_rule"), "money that goes back ends the rule").toEqual([]);
  await needWith({ monthlyLimit: 10 });
  expect(await charges()).toBe(1);
  expect((await rule.state()).spent).toBe(10);
});

test("a charge whose answer is lost counts while it is under way, also for the rule after it", async () => {
  at("2026-11-15T12:00:00Z");
  await rule.on({ monthlyLimit: 10 });
  harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
  await rule.need(1);
  await off();
  harness.stripe.traffic.reset();
  await needWith({ monthlyLimit: 10 });
  expect((await rule.state()).spent).toBe(10);
  harness.pass(61_000);
  await sweepPayments(harness.deps);
  await rule.need(1);
  expect(await charges()).toBe(1);
});

test("a charge that failed frees the limit, and one that its holder confirms later counts again", async () => {
  at("2026-11-15T12:00:00Z");
  await rule.on({ monthlyLimit: 10 });
  rule.become("4000002760003184");
  await rule.need(1);
  expect((await rule.state()).spent).toBe(0);
  harness.stripe.pay(rule.newest());
  await harness.notify("payment_intent.succeeded", rule.newest());
  expect((await rule.state()).spent).toBe(10);
  await rule.need(1);
  expect(await charges()).toBe(1);
});

test("each member's rules have a month of their own, which the others do not see", async () => {
  at("2026-11-15T12:00:00Z");
  await rule.on({ monthlyLimit: 10 });
  await rule.need(1);
  await off();
  const owner = harness.userId;
  harness.shareWallet();
  await harness.addOwner();
  await rule.on({ monthlyLimit: 10 });
  expect((await rule.state()).spent).toBe(0);
  await rule.need(1);
  expect(await charges()).toBe(2);
  await off();
  harness.userId = owner;
  await needWith({ monthlyLimit: 10 });
  expect((await rule.state()).spent).toBe(10);
  expect(await charges()).toBe(2);
});

test("edits, looks and changes of the currency at the same moment pass no limit", async () => {
  at("2026-11-15T12:00:00Z");
  await rule.on({ monthlyLimit: 10 });
  await rule.spend(90);
  await Promise.all(
    currencies.flatMap((currency) => [
      priceIn(currency).then((monthlyLimit) => rule.turnOn({ currency, monthlyLimit })),
      rule.trigger().then(() => sweepRecharges(harness.deps)),
    ]),
  );
  await rule.need(2);
  expect(await charges()).toBe(1);
  expect(await harness.audit()).toEqual([]);
});

test("a month whose limit is reached is told in one mail, however often the rule is saved", async () => {
  at("2026-11-15T12:00:00Z");
  await rule.on({ monthlyLimit: 10 });
  await rule.need(2);
  expect(await rule.mails("paused")).toHaveLength(1);
  for (let time = 0; time < 4; time += 1) {
    await rule.turnOn({ monthlyLimit: 10 });
    await rule.look();
  }
  expect(await rule.mails("paused")).toHaveLength(1);
  expect(await rule.mails("Automatic recharge is on"), "an unchanged rule is no news").toHaveLength(1);
  await rule.turnOn({ monthlyLimit: 20 });
  await rule.look();
  expect(await charges(), "a higher limit buys at once").toBe(2);
});
