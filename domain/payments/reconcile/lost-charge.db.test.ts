/** A rule's charge whose answer was lost, or whose server died before it was stored. */
import { expect, test } from "vitest";
import { turnOffRule, turnOnRule } from "#domain/payments/recharge/change-rule.ts";
import { lookAtRule } from "#domain/payments/recharge/look-at-rule.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { sweepPayments } from "./sweep-payments.ts";

const harness = paymentHarness();
const minute_ms = 60_000;
const user = () => ({ id: harness.userId, walletId: harness.walletId });

/** A wallet with 100 credits and a rule that buys as many more once the first ones are spent. */
async function ruleOn(): Promise<void> {
  const intent = await harness.startPayment(10, { saveCard: { version: 1, language: "de" } });
  harness.stripe.pay(intent);
  await harness.notify("payment_intent.succeeded", intent);
  const on = await turnOnRule(harness.deps, user(), {
    below: 50,
    amountUsd: 10,
    currency: "USD",
    monthlyLimit: 40,
    cardId: String(intent.metadata.payment_id),
    timeZone: "Europe/Berlin",
    consent: { version: 1, language: "de" },
  });
  expect(on).toHaveProperty("rule.below", 50);
  await spend(80_000);
}

const spend = (delta_mc: number) =>
  harness.deps.transaction(({ ledger }) =>
    ledger.post({
      walletId: harness.walletId,
      contra: "calls",
      delta_mc: -delta_mc,
      ref: `call:${delta_mc}`,
      subjectId: harness.walletId,
      mayOverdraw: false,
    }),
  );

const isCharge = ({ method, path }: { method: string; path: string }) =>
  method === "POST" && path === "/v1/payment_intents";
const charges = () => harness.stripe.store.charges.newest().filter(({ paid }) => paid).length - 1;

const ofRule = async () => (await harness.rows("payment")).find(({ initiator }) => initiator === "rule");

/** Looks at the rule while the provider's answers to charges are lost, or charges never reach it. */
async function lookWhile(fault: "lost" | { status: number; body: object }): Promise<void> {
  harness.stripe.traffic.fault = (request) => (isCharge(request) ? fault : undefined);
  await lookAtRule(harness.deps, harness.walletId);
  harness.stripe.traffic.reset();
}

const never = { status: 500, body: { error: { type: "api_error", message: "oops" } } };

test("a charge whose answer was lost is found and credited once", async () => {
  await ruleOn();
  await lookWhile("lost");
  expect(await harness.balance_mc()).toBe(20_000);
  harness.pass(2 * minute_ms);
  for (const _ of [1, 2]) await sweepPayments(harness.deps);
  expect(await harness.balance_mc()).toBe(120_000);
  expect(charges()).toBe(1);
  expect(await harness.audit()).toEqual([]);
});

test("a charge whose answer was lost is credited by its notification before the sweep", async () => {
  await ruleOn();
  await lookWhile("lost");
  const intent = harness.stripe.intents.at(-1);
  expect(await harness.notify("payment_intent.succeeded", intent ?? {})).toBe(200);
  expect(await harness.balance_mc()).toBe(120_000);
  expect(charges()).toBe(1);
});

test.each([
  ["minutes later", 2 * minute_ms],
  ["after the provider has forgotten its key", 25 * 60 * minute_ms],
])("a charge that never reached the provider is not made %s: its rule may be off", async (_name, wait_ms) => {
  await ruleOn();
  await lookWhile(never);
  await turnOffRule(harness.deps, user());
  harness.pass(wait_ms);
  await sweepPayments(harness.deps);
  expect(charges()).toBe(0);
  expect(await harness.balance_mc()).toBe(20_000);
  expect(await ofRule()).toMatchObject({ status: "failed", provider_ref: null });
  expect(harness.stripe.traffic.requests.filter(isCharge)).toEqual([]);
});

test("a charge that was found only after its key was forgotten is made no second time", async () => {
  await ruleOn();
  await lookWhile("lost");
  harness.pass(25 * 60 * minute_ms);
  await sweepPayments(harness.deps);
  expect(harness.stripe.traffic.requests.filter(isCharge)).toEqual([]);
  expect(charges()).toBe(1);
  expect(await harness.balance_mc()).toBe(120_000);
});

test("a provider that does not answer the search leaves the payment to the next sweep", async () => {
  await ruleOn();
  await lookWhile("lost");
  harness.stripe.traffic.failAt("/v1/payment_intents", never);
  harness.pass(2 * minute_ms);
  await sweepPayments(harness.deps);
  expect(await ofRule()).toMatchObject({ status: "pending" });
  harness.stripe.traffic.reset();
  harness.pass(2 * minute_ms);
  await sweepPayments(harness.deps);
  expect(await harness.balance_mc()).toBe(120_000);
});
