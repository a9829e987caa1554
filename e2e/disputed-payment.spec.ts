import { expect, test } from "@playwright/test";
import Stripe from "stripe";
import { sandboxAccounts } from "../contract/sandbox-accounts.ts";
import { auditFindings } from "./support/audit.ts";
import { api, newPerson, openAccount } from "./support/people.ts";
import { type Stack, startStack } from "./support/stack.ts";

let stack: Stack;
let stripe: Stripe;
let token: string;
test.beforeAll(async () => {
  stack = await startStack();
  const { hostname, port } = new URL(stack.sandboxUrl);
  stripe = new Stripe(sandboxAccounts.cards.secretKey, { host: hostname, port, protocol: "http" });
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

/** Buys 100 credits with one of Stripe's ready-made cards; returns the provider's name for the payment. */
async function buy(payment_method: string): Promise<string> {
  const { body } = await api(stack, "POST", "/api/payments/create-payment-intent", {
    token,
    body: { amount: 10, currency: "USD" },
  });
  const intent = String(body.clientSecret).replace(/_secret_.*/, "");
  await stripe.paymentIntents.confirm(intent, { payment_method, return_url: `${stack.url}/dashboard` });
  return intent;
}

async function becomes(credits: number): Promise<void> {
  const balance = async () => (await api(stack, "GET", "/api/payments/credits", { token })).body.credits;
  await expect.poll(balance, { timeout: 20_000, intervals: [100] }).toBe(credits);
}

/** What the history shows, newest first. */
async function history(): Promise<(string | number)[][]> {
  const { body } = await api(stack, "GET", "/api/payments/transactions", { token });
  const rows = body as unknown as { description: string; credits: number }[];
  return rows.map(({ description, credits }) => [description, credits]);
}
