import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { paymentHarness } from "#testing/payments/payment-harness.ts";

const harness = paymentHarness();
const list = async () => (await harness.call("GET", "/api/payments/transactions")).body;
/** A purchase that is not completed has moved nothing. */
const sum = (rows: { type: string; status: string; credits: number }[]) =>
  rows
    .filter(({ type, status }) => type !== "purchase" || status === "completed")
    .reduce((total, row) => total + row.credits, 0);

test("shows purchases of every outcome, refunds and charged calls, newest first", async () => {
  const started = harness.now.getTime();
  const at = (seconds: number) => new Date(started + seconds * 1000);

  harness.now = at(-50);
  const paid = await buy({ kind: "custom", amount: 8.2, currency: "GBP" });
  harness.stripe.pay(paid);
  await harness.notify("payment_intent.succeeded", paid);
  harness.now = at(-40);
  const declined = await buy({ kind: "preset", amount: 20, currency: "JPY" });
  harness.stripe.decline(declined);
  await harness.notify("payment_intent.payment_failed", declined);
  harness.now = at(-30);
  await buy({ kind: "preset", amount: 10, currency: "USD" });
  await addCall({ created_at: at(-20), cost_mc: 4_500 });
  await addCall({ created_at: at(-15), cost_mc: 0, status: "no_answer" });
  harness.stripe.refund(paid, 410);
  await harness.notify("charge.refunded", { payment_intent: paid.id });

  const rows = await list();
  expect(rows).toEqual([
    {
      id: expect.any(String),
      createdAt: expect.any(String),
      type: "refund",
      description: "Refund to your card",
      message: { key: "Refund to your card", values: {} },
      amount: -4.1,
      currency: "GBP",
      credits: -51.85,
      status: "completed",
    },
    {
      id: expect.any(String),
      createdAt: at(-20).toISOString(),
      type: "call",
      description: "Call to the United Kingdom, +442079460000",
      message: expect.objectContaining({ key: "Call to {destination}, {number}" }),
      number: "+442079460000",
      amount: -0.45,
      currency: "USD",
      credits: -4.5,
      status: "completed",
    },
    purchase(at(-30), 10, "USD", 100, "pending"),
    {
      ...purchase(at(-40), 2997, "JPY", 0, "failed"),
      reason: "declined",
      description: "200 credits by card: replaced by a newer purchase",
    },
    purchase(at(-50), 8.2, "GBP", 103.7, "completed"),
  ]);
  expect(sum(rows)).toBeCloseTo((await harness.balance_mc()) / 1000, 6);
});

test("shows the credited part after an earlier refund, so that the rows sum to the balance", async () => {
  const intent = await harness.startPayment();
  harness.stripe.pay();
  harness.stripe.refund(intent, 400);
  await harness.notify("payment_intent.succeeded", intent);
  expect(await list()).toMatchObject([{ type: "purchase", credits: 60, status: "completed" }]);
  harness.stripe.refund(intent, 600);
  await harness.notify("charge.refunded", { payment_intent: intent.id });
  expect(sum(await list())).toBe(0);
});

test("shows a failed refund and a won dispute as two rows each, with their amounts", async () => {
  const intent = await harness.startPayment();
  const about = { payment_intent: intent.id };
  harness.stripe.pay();
  await harness.notify("payment_intent.succeeded", intent);
  const refund = harness.stripe.refund(intent, 333);
  await harness.notify("charge.refunded", about);
  refund.status = "failed";
  await harness.notify("refund.failed", about);
  const dispute = harness.stripe.dispute(intent, "needs_response");
  await harness.notify("charge.dispute.created", about);
  const open = await list();
  expect(open[0]).toMatchObject({ type: "refund", description: "Payment disputed with your bank" });
  expect(sum(open)).toBe(0);
  dispute.status = "won";
  await harness.notify("charge.dispute.closed", about);

  const rows = await list();
  const shown = rows.map(({ type, description, amount, credits, status }: Record<string, unknown>) => [
    type,
    description,
    amount,
    credits,
    status,
  ]);
  expect(shown).toEqual([
    ["refund", "Dispute with your bank ended in our favour", 10, 100, "completed"],
    ["refund", "Payment disputed with your bank", -10, -100, "completed"],
    ["refund", "Refund that did not reach your card", 3.33, 33.3, "completed"],
    ["refund", "Refund to your card", -3.33, -33.3, "failed"],
    ["purchase", "100 credits by card", 10, 100, "completed"],
  ]);
  expect(sum(rows)).toBeCloseTo((await harness.balance_mc()) / 1000, 6);
});

test("shows no other wallet's rows", async () => {
  await harness.startPayment();
  await addCall({ created_at: harness.now, cost_mc: 1_000 });
  harness.becomeAnother();
  expect(await list()).toEqual([]);
});

async function buy(quote: object) {
  const { quoteId, amountUsd, currency } = (await harness.call("POST", "/api/payments/quotes", quote)).body;
  const before = harness.stripe.intents.length;
  await harness.call("POST", "/api/payments/create-payment-intent", { amount: amountUsd, currency, quoteId });
  const intent = harness.stripe.intents[before];
  if (!intent) throw new Error("No intent was made");
  return intent;
}

function purchase(createdAt: Date, amount: number, currency: string, credits: number, status: string) {
  return {
    id: expect.any(String),
    createdAt: createdAt.toISOString(),
    type: "purchase",
    description: `${credits} credits by card`,
    message: expect.any(Object),
    amount,
    currency,
    credits,
    status,
  };
}

/** Adds a settled call as the call store leaves it, with its charge in the ledger. */
async function addCall({ created_at = harness.now, cost_mc = 0, status = "completed" }) {
  const id = randomUUID();
  await harness.database.query(
    `INSERT INTO call (id, user_id, wallet_id, carrier, provider_call_id, number, country, destination, per_minute_mc, connect_mc,
                         minimum_s, increment_s, limit_s, held_mc, open, status, cost_mc, answered_s, created_at)
       VALUES ($1::uuid, $2, $3, 'twilio', $1::uuid::text, '+442079460000', 'GB', 'United Kingdom', 300, 0, 60, 60, 600, $4, false, $5, $4, 60, $6)`,
    [id, harness.userId, harness.walletId, cost_mc, status, created_at],
  );
  if (cost_mc === 0) return;
  await harness.deps.transaction(async ({ ledger }) => {
    await ledger.openWallet(harness.walletId);
    const posting = { contra: "calls", delta_mc: -cost_mc, ref: `call:${id}`, subjectId: id } as const;
    await ledger.post({ ...posting, walletId: harness.walletId, mayOverdraw: true });
  });
}
