import { describe, expect, test } from "vitest";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { sweepRecharges } from "./look-at-rule.ts";

const rule = rechargeHarness();
const { harness } = rule;
const day_ms = 24 * 60 * 60_000;
const insufficient = "4000000000009995";
const generic = "4000000000000341";
const pays = "4242424242424242";
const device = "the user's own";

const off = () => rule.turnOff();
const charges = async () => (await rule.paymentsOfRule()).length;

/** A rule whose card has been declined once. */
async function declinedOnce(number = insufficient) {
  await rule.on({}, device);
  rule.become(number);
  await rule.need(1);
  expect((await rule.state()).pause?.because).toBe("declined");
}

test("thirty edits in seconds make no second decline and no second mail of a pause", async () => {
  await declinedOnce();
  for (let time = 0; time < 30; time += 1) {
    await rule.turnOn({ monthlyLimit: 100 - time });
    await rule.look();
    harness.pass(2_000);
  }
  expect(await charges()).toBe(1);
  expect((await rule.state()).pause).toMatchObject({ because: "declined", decline: "insufficient_funds" });
  expect(await rule.mails("paused")).toHaveLength(1);
  expect((await rule.mails("Automatic recharge is on")).length).toBeLessThanOrEqual(10);
});

describe.each<[string, () => Promise<unknown>]>([
  ["an edit", () => rule.turnOn({ monthlyLimit: 20 })],
  ["off and on", () => off().then(() => rule.turnOn())],
  [
    "the card removed and saved again",
    async () => {
      await harness.call("DELETE", `/api/payments/cards/${(await rule.card()).id}?endsRecharge=true`);
      await rule.saveCard(device);
      // The purchase that saved the card has ended the need.
      await rule.spend(100);
      await rule.turnOn();
    },
  ],
  [
    "another card and the first again",
    async () => {
      const first = (await rule.card()).id;
      const { id: cardId } = await rule.saveCard();
      await rule.turnOn({ cardId });
      await rule.spend(100);
      await rule.turnOn({ cardId: first });
    },
  ],
])("after %s", (_name, again) => {
  test("a card that was declined waits its day, and its third failure ends the rule", async () => {
    await declinedOnce();
    const declined = harness.now.getTime();
    await again();
    await rule.look();
    expect(await charges()).toBe(1);
    expect((await rule.state()).pause).toMatchObject({
      because: "declined",
      until: new Date(declined + day_ms).toISOString(),
    });
    const ref = String((await rule.rows("saved_card")).find(({ id }) => id === ruleCard)?.provider_ref);
    harness.stripe.become(ref, insufficient);
    for (const failures of [2, 3]) {
      harness.pass(day_ms);
      await rule.need(1);
      expect(await charges()).toBe(failures);
    }
    expect(await rule.rows("recharge_rule")).toEqual([]);
    expect((await rule.turnOn({ cardId: ruleCard })).body.error.code).toBe("recharge_card_failed");
  });

  let ruleCard = "";
  const remember = again;
  again = async () => {
    const result = await remember();
    ruleCard = String((await rule.rows("recharge_rule"))[0]?.card_id);
    return result;
  };
});

test("a card that failed three times may be charged again thirty days later, and another card at once", async () => {
  await declinedOnce();
  for (let time = 0; time < 2; time += 1) {
    harness.pass(day_ms);
    await rule.need(1);
  }
  const failed = (await rule.card()).id;
  expect((await rule.turnOn()).body.error.code).toBe("recharge_card_failed");
  const { id: cardId } = await rule.saveCard();
  expect((await rule.turnOn({ cardId })).status).toBe(200);
  await off();
  harness.pass(30 * day_ms - 1_001);
  expect((await rule.turnOn({ cardId: failed })).body.error.code).toBe("recharge_card_failed");
  harness.pass(1_001);
  expect((await rule.turnOn({ cardId: failed })).body.rule).toMatchObject({ pause: null });
});

test("a refusal without a reason, given twice, is not tried again by off and on", async () => {
  await declinedOnce(generic);
  harness.pass(day_ms);
  await rule.need(1);
  expect((await rule.state()).pause).toMatchObject({ because: "declined", until: null });
  await off();
  expect((await rule.turnOn()).body.rule.pause).toMatchObject({ because: "declined", until: null });
  harness.pass(2 * day_ms);
  await rule.look();
  expect(await charges()).toBe(2);
});

test("a decline that arrives after the rule was turned off counts for the next rule", async () => {
  await rule.on({}, device);
  rule.become(insufficient);
  harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
  await rule.need(1);
  harness.stripe.traffic.reset();
  await off();
  harness.pass(61_000);
  await sweepPayments(harness.deps);
  expect((await rule.turnOn()).body.rule.pause).toMatchObject({ because: "declined" });
  await rule.look();
  expect(await charges()).toBe(1);
});

test("a month's limit that hides a decline does not end its wait", async () => {
  harness.now = new Date("2026-11-20T12:00:00Z");
  await rule.on({ monthlyLimit: 10 }, device);
  await rule.need(1);
  await rule.turnOn({ monthlyLimit: 20 });
  rule.become(generic);
  await rule.need(1);
  harness.pass(day_ms);
  await rule.need(1);
  expect(await charges()).toBe(3);
  await rule.turnOn({ monthlyLimit: 10 });
  rule.become(pays);
  harness.now = new Date("2026-12-01T12:00:00Z");
  await rule.look();
  expect(await charges()).toBe(3);
});

test("a purchase of the rule clears the record of its card, also for the next rule", async () => {
  await declinedOnce();
  rule.become(pays);
  harness.pass(day_ms);
  await rule.need(1);
  await off();
  rule.become(insufficient);
  await rule.turnOn();
  await rule.need(1);
  expect(await rule.rows("recharge_rule")).toMatchObject([{ failures: 1 }]);
});

test("a card whose failure and rule are written at the same moment has one record", async () => {
  await rule.on({}, device);
  rule.become(insufficient);
  harness.stripe.traffic.failAt("/v1/payment_intents", "lost");
  await rule.need(1);
  harness.stripe.traffic.reset();
  harness.pass(61_000);
  await Promise.all([
    ...[1, 2, 3].map(() => sweepPayments(harness.deps)),
    ...[20, 30, 40].map((monthlyLimit) => rule.turnOn({ monthlyLimit })),
    ...[1, 2].map(() => sweepRecharges(harness.deps)),
  ]);
  await rule.look();
  expect(await charges()).toBe(1);
  expect((await rule.turnOn({ monthlyLimit: 50 })).body.rule.pause).toMatchObject({ because: "declined" });
});
