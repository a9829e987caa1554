/** A rule's charge whose answer was lost, or whose server died before it was stored. */
import { expect, test } from "vitest";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { sweepPayments } from "./sweep-payments.ts";

const rule = rechargeHarness();
const { harness } = rule;
const minute_ms = 60_000;
const asksAlways = "4000002760003184";

const isCharge = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && path === "/v1/payment_intents";
const repeats = () => harness.stripe.traffic.requests.filter(isCharge);
/** Charges that took money, but for that of the purchase which saved the card. */
const charges = () => harness.stripe.store.charges.newest().filter(({ paid }) => paid).length - 1;
const ofRule = async () => (await harness.rows("payment")).find(({ initiator }) => initiator === "rule");

const never = { status: 500, body: { error: { type: "api_error", message: "oops" } } };

/** Has the rule buy while the answers to its charges are lost, or while they never reach the provider. */
async function buyWhile(fault: "lost" | typeof never): Promise<void> {
  await rule.on();
  await rule.spend(80);
  await lookWhile(fault);
}

async function lookWhile(fault: "lost" | typeof never): Promise<void> {
  harness.stripe.traffic.fault = (request) => (isCharge(request) ? fault : undefined);
  await rule.look();
  harness.stripe.traffic.reset();
}

async function sweepAfter(wait_ms: number): Promise<void> {
  harness.pass(wait_ms);
  await sweepPayments(harness.deps);
}

test.each([
  ["minutes later", 2 * minute_ms],
  ["after the provider has forgotten its key", 25 * 60 * minute_ms],
])(
  "a charge whose answer was lost is found %s, made no second time, and credited once",
  async (_, wait_ms) => {
    await buyWhile("lost");
    expect(await harness.balance_mc()).toBe(20_000);
    for (const _time of [1, 2]) await sweepAfter(wait_ms);
    expect(await harness.balance_mc()).toBe(120_000);
    expect(repeats()).toEqual([]);
    expect(charges()).toBe(1);
    expect(await harness.audit()).toEqual([]);
  },
);

test("a charge whose answer was lost is credited by its notification before the sweep", async () => {
  await buyWhile("lost");
  expect(await harness.notify("payment_intent.succeeded", rule.newest())).toBe(200);
  expect(await harness.balance_mc()).toBe(120_000);
  expect(charges()).toBe(1);
});

test.each([
  [
    "its notification overtakes the answer",
    () => harness.notify("payment_intent.payment_failed", rule.newest()),
  ],
  ["the sweep finds it", () => sweepAfter(2 * minute_ms)],
])("a charge that the bank wants confirmed waits for its user, also when %s", async (_, arrives) => {
  await rule.on();
  rule.become(asksAlways);
  await rule.spend(80);
  await lookWhile("lost");
  await arrives();
  const { pause } = await rule.state();
  expect(pause).toMatchObject({ because: "authentication", paymentId: (await ofRule())?.id });
  expect(await rule.finish(pause?.paymentId)).toMatchObject({
    status: 200,
    body: { clientSecret: rule.newest().client_secret },
  });
  harness.stripe.pay(rule.newest());
  await harness.notify("payment_intent.succeeded", rule.newest());
  expect(await harness.balance_mc()).toBe(120_000);
  expect(await rule.paymentsOfRule()).toHaveLength(1);
});

test("a charge that the bank wants confirmed, found after its time, is over and asks for no confirmation", async () => {
  await rule.on();
  rule.become(asksAlways);
  await rule.spend(80);
  await lookWhile("lost");
  await sweepAfter(25 * 60 * minute_ms);
  expect(rule.newest().status).toBe("canceled");
  expect((await rule.state()).pause).toMatchObject({ because: "authentication", paymentId: null });
  expect(await rule.mails("confirm")).toEqual([]);
});

test.each([
  ["minutes later", 2 * minute_ms],
  ["after the provider has forgotten its key", 25 * 60 * minute_ms],
])("a charge that never reached the provider is not made %s: its rule may be off", async (_, wait_ms) => {
  await buyWhile(never);
  await rule.turnOff();
  await sweepAfter(wait_ms);
  expect(await ofRule()).toMatchObject({ status: "failed", provider_ref: null });
  expect(await harness.balance_mc()).toBe(20_000);
  expect(repeats()).toEqual([]);
  expect(charges()).toBe(0);
});

test("a provider that does not answer the search leaves the payment to the next sweep", async () => {
  await buyWhile("lost");
  harness.stripe.traffic.failAt("/v1/payment_intents", never);
  await sweepAfter(2 * minute_ms);
  expect(await ofRule()).toMatchObject({ status: "pending" });
  harness.stripe.traffic.reset();
  await sweepAfter(2 * minute_ms);
  expect(await harness.balance_mc()).toBe(120_000);
});
