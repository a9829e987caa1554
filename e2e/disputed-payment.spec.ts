import { expect } from "@playwright/test";
import type Stripe from "stripe";
import { auditFindings } from "./support/audit.ts";
import { cardProvider, creditsOf, historyOf, payWith, startPayment } from "./support/cards.ts";
import { newPerson, openAccount } from "./support/people.ts";
import type { Stack } from "./support/stack.ts";
import { test } from "./support/test.ts";

let stripe: Stripe;
let token: string;
test.beforeAll(async ({ stack }) => {
  stripe = cardProvider(stack);
});
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});
test.afterEach(async ({ stack }) => expect(await auditFindings(stack)).toEqual([]));

test("a dispute takes the credits for as long as the bank has the money", async ({ stack }) => {
  const intent = await buy(stack, "pm_card_createDispute");
  await becomes(stack, 100);
  await becomes(stack, 0);
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data;
  await stripe.disputes.update(dispute?.id ?? "", { evidence: { uncategorized_text: "winning_evidence" } });
  await becomes(stack, 100);

  const lost = await buy(stack, "pm_card_createDispute");
  await becomes(stack, 200);
  await becomes(stack, 100);
  const [second] = (await stripe.disputes.list({ payment_intent: lost })).data;
  await stripe.disputes.close(second?.id ?? "");
  expect(await history(stack)).toEqual([
    ["Payment disputed with your bank", -100],
    ["100 credits by card", 100],
    ["Dispute with your bank ended in our favour", 100],
    ["Payment disputed with your bank", -100],
    ["100 credits by card", 100],
  ]);
});

test("a refund takes its share of the credits, and a failed refund returns them", async ({ stack }) => {
  const intent = await buy(stack, "pm_card_refundFail");
  await becomes(stack, 100);
  await stripe.refunds.create({ payment_intent: intent, amount: 250 });
  await becomes(stack, 75);
  await becomes(stack, 100);
  expect(await history(stack)).toEqual([
    ["Refund that did not reach your card", 25],
    ["Refund to your card", -25],
    ["100 credits by card", 100],
  ]);
});

/** Buys 100 credits; returns the provider's id of the payment. */
async function buy(stack: Stack, card: string): Promise<string> {
  const intent = await startPayment(stack, token);
  await payWith(stack, intent, card);
  return intent;
}

async function becomes(stack: Stack, credits: number): Promise<void> {
  await expect.poll(() => creditsOf(stack, token), { timeout: 20_000, intervals: [100] }).toBe(credits);
}

async function history(stack: Stack): Promise<(string | number)[][]> {
  const rows = await historyOf(stack, token);
  return rows.map(({ description, credits }) => [description, credits]);
}
