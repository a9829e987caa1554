import { beforeEach, describe, expect, test } from "vitest";
import { operatorControls } from "#adapters/postgres/operators/operator-controls.ts";
import { messages } from "#contract/messages/messages.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
beforeEach(() => harness.addOwner());

const freeze = (at: Date | null = harness.now) =>
  harness.database.withClient((client) => operatorControls(client).setFrozen(harness.userId, at));
const start = () => harness.call("POST", "/api/payments/create-payment-intent", { amount: 10 });
const refused = { status: 403, body: { error: { code: "account_frozen" }, message: messages.call.frozen } };

describe("a user whom an operator has frozen", () => {
  test("starts no purchase, and reads so before a card is typed", async () => {
    await freeze();
    expect(await start()).toMatchObject(refused);
    expect(await harness.call("GET", "/api/payments/test")).toMatchObject(refused);
    expect([await harness.rows("payment"), harness.stripe.intents.length]).toEqual([[], 0]);
    await freeze(null);
    expect(await start()).toMatchObject({ status: 200 });
  });

  test("is credited for a payment that was begun before", async () => {
    const intent = await harness.startPayment();
    await freeze();
    harness.stripe.pay(intent);
    expect(await harness.notify("payment_intent.succeeded", intent)).toBe(200);
    expect(await harness.balance_mc()).toBe(100_000);
    expect(await start()).toMatchObject(refused);
  });

  test("loses no money when the freeze comes between twenty purchases", async () => {
    const starts = Array.from({ length: 10 }, start);
    const frozen = freeze();
    const answers = await Promise.all([...starts, ...Array.from({ length: 10 }, start)]);
    await frozen;
    for (const { status } of answers) expect([200, 403]).toContain(status);
    expect(await start()).toMatchObject(refused);
    let paid_mc = 0;
    for (const intent of harness.stripe.intents) {
      if (intent.status === "canceled") continue;
      harness.stripe.pay(intent);
      await harness.notify("payment_intent.succeeded", intent);
      paid_mc += 100_000;
    }
    expect(await harness.balance_mc()).toBe(paid_mc);
    expect(await harness.audit()).toEqual([]);
  });
});
