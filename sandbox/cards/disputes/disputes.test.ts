import type Stripe from "stripe";
import { describe, expect, test, vi } from "vitest";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";

const tests = cardsForTests();
const { eventsOf } = tests;
const pay = (payment_method: string) => tests.paid(payment_method, { currency: "gbp" });

async function disputed(payment_method = "pm_card_createDispute"): Promise<Stripe.Dispute> {
  const intent = await pay(payment_method);
  const waiting = async () => {
    const [dispute] = (await tests.stripe.disputes.list({ payment_intent: intent.id })).data;
    if (!dispute) throw new Error("There is no dispute yet.");
    return dispute;
  };
  return vi.waitFor(waiting, { timeout: 30_000 });
}

const respond = (id: string, uncategorized_text: string) =>
  tests.stripe.disputes.update(id, { evidence: { uncategorized_text } });

const statusOf = async (id: string) => (await tests.stripe.disputes.retrieve(id)).status;

describe("a dispute", () => {
  test("follows a successful payment and takes the money at once", async () => {
    const dispute = await disputed();
    expect(dispute).toMatchObject({
      object: "dispute",
      amount: 1_000,
      currency: "gbp",
      reason: "fraudulent",
      status: "needs_response",
      is_charge_refundable: false,
      balance_transactions: [{ object: "balance_transaction", amount: -1_000, type: "adjustment" }],
      payment_method_details: { type: "card", card: { case_type: "chargeback" } },
    });
    const charge = await tests.stripe.charges.retrieve(String(dispute.charge));
    expect(charge).toMatchObject({ disputed: true, paid: true, amount_refunded: 0 });
    expect(await eventsOf(dispute.id)).toEqual(["charge.dispute.created", "charge.dispute.funds_withdrawn"]);
    await expect(
      tests.stripe.refunds.create({ payment_intent: String(charge.payment_intent) }),
    ).rejects.toMatchObject({
      code: "charge_disputed",
    });
  });

  test("is won by winning evidence, and the money comes back", async () => {
    const { id, payment_intent } = await disputed("pm_card_createDisputeProductNotReceived");
    expect(await respond(id, "winning_evidence")).toMatchObject({
      status: "under_review",
      evidence_details: { has_evidence: true, submission_count: 1 },
    });
    await expect.poll(() => statusOf(id)).toBe("won");
    expect(
      (await tests.stripe.disputes.retrieve(id)).balance_transactions.map(({ amount }) => amount),
    ).toEqual([-1_000, 1_000]);
    expect((await eventsOf(id)).slice(2)).toEqual([
      "charge.dispute.updated",
      "charge.dispute.funds_reinstated",
      "charge.dispute.closed",
    ]);
    await expect(
      tests.stripe.refunds.create({ payment_intent: String(payment_intent) }),
    ).resolves.toMatchObject({
      amount: 1_000,
    });
  });

  test("is lost by losing evidence or by closing it, and the money stays withdrawn", async () => {
    const argued = await disputed();
    await respond(argued.id, "losing_evidence");
    await expect.poll(() => statusOf(argued.id)).toBe("lost");
    const accepted = await disputed();
    expect(await tests.stripe.disputes.close(accepted.id)).toMatchObject({ status: "lost" });
    for (const { id } of [argued, accepted]) {
      expect((await eventsOf(id)).at(-1)).toBe("charge.dispute.closed");
      expect((await tests.stripe.disputes.retrieve(id)).balance_transactions).toHaveLength(1);
      await expect(respond(id, "winning_evidence")).rejects.toMatchObject({ statusCode: 400 });
      await expect(tests.stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
    }
  });

  test("moves no money as an inquiry until it escalates", async () => {
    const { id, charge } = await disputed("pm_card_createDisputeInquiry");
    expect(await tests.stripe.disputes.retrieve(id)).toMatchObject({
      status: "warning_needs_response",
      balance_transactions: [],
      is_charge_refundable: true,
    });
    await respond(id, "escalate_inquiry_evidence");
    await expect.poll(() => statusOf(id)).toBe("needs_response");
    expect((await eventsOf(id)).at(-1)).toBe("charge.dispute.funds_withdrawn");
    expect((await tests.stripe.charges.retrieve(String(charge))).disputed).toBe(true);

    const closed = await disputed("pm_card_createDisputeInquiry");
    await respond(closed.id, "winning_evidence");
    await expect.poll(() => statusOf(closed.id)).toBe("warning_closed");
  });

  test("is read, listed and updated with Stripe's strictness", async () => {
    await expect(tests.stripe.disputes.retrieve("du_none")).rejects.toMatchObject({
      code: "resource_missing",
      param: "dispute",
    });
    const { id, charge } = await disputed();
    expect(
      (await tests.stripe.disputes.list({ charge: String(charge) })).data.map((dispute) => dispute.id),
    ).toEqual([id]);
    expect(await respond(id, "We have talked for hours.")).toMatchObject({ status: "under_review" });
    const unknown: object = { evidence: { colour: "red" } };
    await expect(tests.stripe.disputes.update(id, unknown)).rejects.toMatchObject({
      code: "parameter_unknown",
      param: "evidence[colour]",
    });
    expect((await tests.stripe.disputes.retrieve(id, { expand: ["charge"] })).charge).toMatchObject({
      object: "charge",
    });
  });
});

test("the balance excludes the money that banks have taken back", async () => {
  const balance = async () => (await tests.stripe.balance.retrieve()).available;
  const inPounds = async () => (await balance()).find(({ currency }) => currency === "gbp")?.amount ?? 0;
  const { id } = await disputed();
  const before = await inPounds();
  await respond(id, "winning_evidence");
  await expect.poll(() => statusOf(id)).toBe("won");
  expect(await inPounds()).toBe(before + 1_000);
});

describe("a refund", () => {
  test("succeeds later when it is pending first", async () => {
    const intent = await pay("pm_card_pendingRefund");
    const refund = await tests.stripe.refunds.create({ payment_intent: intent.id });
    expect(refund.status).toBe("pending");
    await expect.poll(async () => (await tests.stripe.refunds.retrieve(refund.id)).status).toBe("succeeded");
    expect(await eventsOf(refund.id)).toEqual(["refund.created", "refund.updated"]);
  });

  test("returns the money to the account when it fails later, and can be made again", async () => {
    const intent = await pay("pm_card_refundFail");
    const refund = await tests.stripe.refunds.create({ payment_intent: intent.id, amount: 600 });
    expect(refund.status).toBe("succeeded");
    await expect
      .poll(() => tests.stripe.refunds.retrieve(refund.id))
      .toMatchObject({ status: "failed", failure_reason: "expired_or_canceled_card" });
    expect(await eventsOf(refund.id)).toEqual(["refund.created", "refund.updated", "refund.failed"]);
    const read = await tests.stripe.paymentIntents.retrieve(intent.id, { expand: ["latest_charge"] });
    expect(read.latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
    await expect(tests.stripe.refunds.create({ payment_intent: intent.id })).resolves.toMatchObject({
      amount: 1_000,
    });
  });
});
