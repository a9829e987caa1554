import fc from "fast-check";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import { lateAfterFirst } from "#testing/ledger/late-after-first.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { sweepPayments } from "./reconcile/sweep-payments.ts";

const harness = paymentHarness();
const hour_ms = 60 * 60_000;
/** 10 USD buy 100 credits. */
const charge_minor = 1000;
const mcPerMinor = 100;

/** Changes of a payment at the provider, with or without a notification. */
const happenings: Record<string, (intent: Stripe.PaymentIntent) => void> = {
  "is paid": (intent) => intent.status !== "succeeded" && harness.stripe.pay(intent),
  "is refunded in part": (intent) => {
    const amount = Math.min(333, charge_minor - refunded(intent));
    // Stripe refunds no charge that a bank has taken back.
    const mayRefund = harness.stripe
      .disputesOf(intent)
      .every(({ is_charge_refundable, status }) => is_charge_refundable || status === "won");
    if (intent.latest_charge && amount > 0 && mayRefund) harness.stripe.refund(intent, amount);
  },
  "has its last refund fail": (intent) => {
    const refund = harness.stripe.refundsOf(intent).at(-1);
    if (refund && refund.status !== "failed") harness.stripe.failRefund(refund);
  },
  "is asked about": (intent) => dispute(intent, "warning_needs_response"),
  "is disputed": (intent) => dispute(intent, "needs_response"),
  "is disputed in part": (intent) => dispute(intent, "under_review", 400),
  "wins its dispute": (intent) => endDispute(intent, "won"),
  "loses its dispute": (intent) => endDispute(intent, "lost"),
};

const notifications = [
  "payment_intent.succeeded",
  "refund.created",
  "refund.failed",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.closed",
];

/** After each change, notifications arrive at once: its own, late, early or repeated ones, or none. */
const stories = fc.array(
  fc.record({
    happening: fc.constantFrom(...Object.keys(happenings)),
    notified: fc.array(fc.constantFrom(...notifications), { maxLength: 3 }),
  }),
  { minLength: 1, maxLength: 10 },
);

test("notifications shuffled, repeated and lost end in the ledger that the money pays for", async () => {
  const isLate = lateAfterFirst();
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      if (isLate()) return;
      harness.becomeAnother();
      await harness.database.query("DELETE FROM payment");
      const intent = await harness.startPayment();
      for (const { happening, notified } of story) {
        happenings[happening]?.(intent);
        await Promise.all(notified.map((type) => notify(type, intent)));
      }
      await sweepAfter(hour_ms);
      await sweepAfter(24 * hour_ms);

      expect(await moved()).toEqual(stoodFor(intent));
      const before = await harness.rows("transfer");
      await Promise.all(notifications.map((type) => notify(type, intent)));
      expect(await harness.rows("transfer")).toEqual(before);
      expect(await harness.audit()).toEqual([]);
    }),
    { numRuns: 15 },
  );
});

async function notify(type: string, intent: Stripe.PaymentIntent): Promise<void> {
  const object = type.startsWith("payment_intent")
    ? { id: intent.id, metadata: intent.metadata }
    : { payment_intent: intent.id };
  expect(await harness.notify(type, object)).toBe(200);
}

async function sweepAfter(wait_ms: number): Promise<void> {
  harness.pass(wait_ms);
  await sweepPayments(harness.deps);
  expect(harness.reported).toEqual([]);
}

/** The ledger's transfers, by house account. */
async function moved() {
  const rows = await harness.rows("transfer");
  const against = (house: string) =>
    rows.filter(({ contra }) => contra === house).reduce((sum, { delta_mc }) => sum + delta_mc, 0);
  return { payments: against("payments"), disputes: against("disputes") };
}

/** The credits that the provider's record pays for, independent of the history. */
function stoodFor(intent: Stripe.PaymentIntent) {
  if (intent.status !== "succeeded") return { payments: 0, disputes: 0 };
  const kept_minor = charge_minor - refunded(intent);
  const taken_minor = harness.stripe
    .disputesOf(intent)

    .filter(({ status }) => ["needs_response", "under_review", "lost"].includes(status))
    .reduce((sum, { amount }) => sum + amount, 0);
  const payments = kept_minor * mcPerMinor;
  return { payments, disputes: 0 - Math.min(taken_minor, kept_minor) * mcPerMinor };
}

function refunded(intent: Stripe.PaymentIntent): number {
  const refunds = harness.stripe.refundsOf(intent);
  return refunds.filter(({ status }) => status !== "failed").reduce((sum, { amount }) => sum + amount, 0);
}

function dispute(
  intent: Stripe.PaymentIntent,
  status: Stripe.Dispute["status"],
  amount = charge_minor,
): void {
  if (intent.latest_charge) harness.stripe.dispute(intent, status, amount);
}

function endDispute(intent: Stripe.PaymentIntent, outcome: "won" | "lost"): void {
  const disputes = harness.stripe.disputesOf(intent);
  const open = disputes.find(({ status }) => status === "needs_response" || status === "under_review");
  if (open) open.status = outcome;
}
