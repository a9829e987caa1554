import { describe, expect, test } from "vitest";
import { operatorControls } from "#adapters/postgres/operators/operator-controls.ts";
import { receiveCardEvent } from "#domain/payments/cards/receive-card-event.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { sweepRecharges } from "./look-at-rule.ts";
import { watchCards } from "./watch-cards.ts";

const rule = rechargeHarness();
const { harness } = rule;

describe("the rule ends by itself", () => {
  const ended = async (because: string, mails = 1) => {
    expect(await rule.rows("recharge_rule")).toEqual([]);
    expect(await rule.rows("recharge_link")).toEqual([]);
    expect(await rule.watched()).toEqual({ below: null, due: null });
    expect(await rule.endings()).toEqual([because]);
    expect(rule.published()).toContainEqual({ type: "settings" });
    expect(await rule.mails("Automatic recharge is off")).toHaveLength(mails);
    const before = harness.stripe.intents.length;
    await rule.spend(90);
    await sweepRecharges(harness.deps);
    expect(harness.stripe.intents).toHaveLength(before);
  };

  test("when its card is removed, and another card's removal leaves it", async () => {
    await rule.on();
    const { id } = await rule.card();
    const other = await rule.saveCard();
    await harness.call("DELETE", `/api/payments/cards/${other.id}`);
    expect(await rule.rows("recharge_rule")).toHaveLength(1);
    const refusal = await harness.call("DELETE", `/api/payments/cards/${id}`);
    expect(refusal).toMatchObject({ status: 409, body: { error: { code: "recharge_ends_with_card" } } });
    expect([await rule.rows("recharge_rule"), (await rule.card()).isBeingRemoved]).toMatchObject([
      [{}],
      false,
    ]);
    await harness.call("DELETE", `/api/payments/cards/${id}?endsRecharge=true`);
    await ended("card_removed");
  });

  test("not when the number of its card is saved once more: it charges the new one", async () => {
    await rule.on({}, "the same number");
    const { id } = await rule.saveCard("the same number");
    await sweepRecharges(harness.deps);
    expect((await rule.state()).cardId).toBe(id);
    await rule.need(1);
    expect(await rule.paymentsOfRule()).toHaveLength(1);
    expect(await rule.endings()).toEqual([]);
  });

  test.each(["card", "customer"] as const)("when its %s is gone at the provider", async (kind) => {
    await rule.on();
    const { payment_method, customer } = rule.newest();
    const path =
      kind === "card" ? `/v1/payment_methods/${payment_method}/detach` : `/v1/customers/${customer}`;
    await rule.atProvider(kind === "card" ? "POST" : "DELETE", path);
    await receiveCardEvent(harness.deps, { kind, ref: String(kind === "card" ? payment_method : customer) });
    await sweepRecharges(harness.deps);
    await ended("card_removed");
  });

  test("when its card was taken away at the provider without a notification: the charge finds it", async () => {
    await rule.on();
    await rule.atProvider("POST", `/v1/payment_methods/${rule.newest().payment_method}/detach`);
    await rule.need(1);
    await sweepRecharges(harness.deps);
    await ended("card_removed");
  });

  test("when its card has expired, which is announced within thirty days, once", async () => {
    await rule.on();
    const { expires } = await rule.card();
    harness.now = new Date(Date.UTC(expires.year, expires.month - 1, 1));
    await watchCards(harness.deps);
    expect(await rule.mails("expires")).toEqual([]);
    harness.now = new Date(Date.UTC(expires.year, expires.month - 1, 10));
    await Promise.all([watchCards(harness.deps), watchCards(harness.deps)]);
    await watchCards(harness.deps);
    const [mail, ...others] = await rule.mails("expires");
    expect(others).toEqual([]);
    expect(rule.offLink(mail)).not.toBe("");
    harness.now = new Date(Date.UTC(expires.year, expires.month, 1, 13));
    await watchCards(harness.deps);
    await ended("card_expired");
  });

  test("a job's mail is in the user's language", async () => {
    await rule.on();
    const { expires } = await rule.card();
    harness.now = new Date(Date.UTC(expires.year, expires.month - 1, 10));
    await harness.database.query("UPDATE users SET language = 'de' WHERE id = $1", [harness.userId]);
    await watchCards(harness.deps);
    expect(await rule.mails("Die Karte Ihrer automatischen Aufladung läuft bald ab")).toHaveLength(1);
  });

  test("when money goes back to the card", async () => {
    await rule.on();
    const intent = rule.newest();
    harness.stripe.refund(intent, 500);
    await harness.notify("charge.refunded", { id: intent.latest_charge, payment_intent: intent.id });
    await ended("money_back");
  });

  test("when a payment is disputed", async () => {
    await rule.on();
    const intent = rule.newest();
    harness.stripe.dispute(intent, "needs_response");
    await harness.notify("charge.dispute.created", { id: "dp_1", payment_intent: intent.id });
    await ended("dispute");
  });

  test("when its user is frozen", async () => {
    await rule.on();
    await harness.database.withClient((client) =>
      operatorControls(client).setFrozen(harness.userId, harness.now),
    );
    await rule.look();
    await ended("frozen");
  });
});
