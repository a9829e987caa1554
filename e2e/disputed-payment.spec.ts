import { expect, test } from "@playwright/test";
import type Stripe from "stripe";
import { auditFindings } from "./support/audit.ts";
import { cardProvider, creditsOf, historyOf, payWith, startPayment } from "./support/cards.ts";
import { newPerson, openAccount } from "./support/people.ts";
import { type Stack, startStack } from "./support/stack.ts";

let stack: Stack;
let stripe: Stripe;
let token: string;
test.beforeAll(async () => {
  stack = await startStack();
  stripe = cardProvider(stack);
});
test.beforeEach(async () => {
  token = await openAccount(stack, newPerson());
});
test.afterEach(async () => expect(await auditFindings(stack)).toEqual([]));
test.afterAll(() => stack.stop());

test("a dispute takes the credits as long as the bank has the money", async () => {
  const intent = await buy("pm_card_createDispute");
  await becomes(100);
  await becomes(0);
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data;
  await stripe.disputes.update(dispute?.id ?? "", { evidence: { uncategorized_text: "winning_evidence" } });
  await becomes(100);

  const lost = await buy("pm_card_createDispute");
  await becomes(200);
  await becomes(100);
  const [second] = (await stripe.disputes.list({ payment_intent: lost })).data;
  await stripe.disputes.close(second?.id ?? "");
  expect(await history()).toEqual([
    ["Payment disputed with your bank", -100],
    ["100 credits by card", 100],
    ["Dispute with your bank ended in our favour", 100],
    ["Payment disputed with your bank", -100],
    ["100 credits by card", 100],
  ]);
});

test("a refund takes its share of the credits, and gives it back when it fails", async () => {
  const intent = await buy("pm_card_refundFail");
  await becomes(100);
  await stripe.refunds.create({ payment_intent: intent, amount: 250 });
  await becomes(75);
  await becomes(100);
  expect(await history()).toEqual([
    ["Refund that did not reach your card", 25],
    ["Refund to your card", -25],
    ["100 credits by card", 100],
  ]);
});

/** Buys 100 credits; returns the provider's name for the payment. */
async function buy(card: string): Promise<string> {
  const intent = await startPayment(stack, token);
  await payWith(stack, intent, card);
  return intent;
}

async function becomes(credits: number): Promise<void> {
  await expect.poll(() => creditsOf(stack, token), { timeout: 20_000, intervals: [100] }).toBe(credits);
}

async function history(): Promise<(string | number)[][]> {
  const rows = await historyOf(stack, token);
  return rows.map(({ description, credits }) => [description, credits]);
}
