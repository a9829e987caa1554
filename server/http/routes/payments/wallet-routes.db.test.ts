import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { sellerStore } from "#adapters/postgres/payments/seller-store.ts";
import { receiptNumber } from "#contract/money/receipts.ts";
import type { Seller } from "#domain/payments/receipts/seller.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { formatReceiptDate } from "#words/moment-words.ts";

const harness = paymentHarness();
beforeEach(() => harness.addOwner({ firstName: "Zoë", lastName: "<b>O'Brien</b>" }));

const open = (id: string, token?: string) =>
  harness.call("GET", `/api/payments/receipts/${id}`, undefined, token);
const notFound = {
  status: 404,
  body: { error: { code: "receipt_not_found" }, message: "This receipt does not exist." },
};

test("a credited purchase has a receipt with everything its mail says", async () => {
  const id = await buy();
  const { status, body } = await open(id);
  expect(status).toBe(200);
  const paidAt = new Date(body.paidAt);
  expect(body).toEqual({
    id,
    number: receiptNumber(id, paidAt),
    paidAt: paidAt.toISOString(),
    seller: { name: "Farline Ltd", address: "", taxNumber: "" },
    buyer: {
      name: "Zoë <b>O'Brien</b>",
      email: `${harness.userId}@example.org`,
      company: "",
      address: "",
      taxNumber: "",
    },
    card: { brand: "visa", last4: "4242", wallet: "google_pay" },
    credits: 100,
    byRecharge: false,
    currency: "GBP",
    amount: 7.9,
    tax: null,
    perUsd: 0.79,
    refunded: 0,
    left: 7.9,
    returns: [],
  });
  const rows = await readOutbox(harness.database, body.buyer.email);
  expect(rows).toHaveLength(1);
  const named = [body.number, formatReceiptDate(paidAt), body.seller.name, body.buyer.name];
  for (const said of [...named, "£7.90", "Visa ending in 4242 (Google Pay)", "1 USD = 0.79 GBP"]) {
    expect(rows[0]?.text_body).toContain(said);
  }
  expect(rows[0]?.html_body).not.toContain("<b>");
});

test("each refund and dispute shows on the receipt with its day, and what is left", async () => {
  const id = await buy();
  const intent = harness.stripe.only();
  const about = { payment_intent: intent.id };
  const refund = harness.stripe.refund(intent, 200);
  await harness.notify("charge.refunded", about);
  const taken = { kind: "refund", at: expect.any(String), amount: -2 };
  expect(await open(id)).toMatchObject({
    status: 200,
    body: { amount: 7.9, credits: 100, refunded: 2, left: 5.9, returns: [taken] },
  });

  harness.stripe.failRefund(refund);
  await harness.notify("refund.failed", about);
  const returned = { kind: "refund", at: expect.any(String), amount: 2 };
  expect((await open(id)).body).toMatchObject({ refunded: 0, left: 7.9, returns: [taken, returned] });

  harness.stripe.dispute(intent, "needs_response");
  await harness.notify("charge.dispute.created", about);
  expect((await open(id)).body).toMatchObject({
    refunded: 0,
    left: 0,
    returns: [taken, returned, { kind: "dispute", amount: -7.9 }],
  });
});

test("a refund from before the credit is on the receipt too", async () => {
  const intent = await harness.startPayment(10);
  harness.stripe.pay();
  harness.stripe.refund(intent, 400);
  await harness.notify("payment_intent.succeeded", intent);
  const [payment] = await harness.rows("payment");
  expect((await open(payment.id)).body).toMatchObject({
    amount: 10,
    refunded: 4,
    left: 6,
    returns: [{ kind: "refund", amount: -4 }],
  });
});

test("a receipt keeps seller, tax, rate and billing details of its purchase", async () => {
  await setSeller({ name: "Farline Telecom Ltd", taxRate_e6: 200_000 });
  await setCompany("Analytical Engines Ltd");
  const id = await buy();
  await setSeller({ name: "Farline Holding", taxRate_e6: 50_000 });
  await setCompany("Difference Engines Ltd");
  await harness.database.query("UPDATE exchange_rate SET per_usd_e6 = 990000");
  expect((await open(id)).body).toMatchObject({
    seller: { name: "Farline Telecom Ltd", address: "1 High Street\nLondon", taxNumber: "GB987654321" },
    buyer: { company: "Analytical Engines Ltd", address: "12 St James's Square", taxNumber: "GB123456789" },
    tax: { name: "VAT", percent: 20, amount: 1.32 },
    perUsd: 0.79,
  });
  await harness.database.query("DELETE FROM seller");
});

test("a receipt without a row of its own, and one of a card that is not named, are readable", async () => {
  const id = await buy();
  await harness.database.query(
    "UPDATE receipt SET card_brand = NULL, card_last4 = NULL WHERE payment_id = $1",
    [id],
  );
  expect(await open(id)).toMatchObject({ status: 200, body: { card: null, amount: 7.9 } });
  await harness.database.query("DELETE FROM receipt WHERE payment_id = $1", [id]);
  expect(await open(id)).toMatchObject({
    status: 200,
    body: { card: null, tax: null, seller: { name: "Farline Ltd" }, amount: 7.9, perUsd: 0.79 },
  });
});

test("other users and unknown ids find no receipt", async () => {
  const id = await buy();
  expect(await open(id, randomUUID())).toMatchObject(notFound);
  expect(await open(randomUUID())).toMatchObject(notFound);
  expect(await open("receipt")).toMatchObject({ status: 400, body: { message: notFound.body.message } });
});

test("no receipt exists before the payment is credited", async () => {
  await harness.startPayment();
  expect(await open((await harness.rows("payment"))[0].id)).toMatchObject(notFound);
});

/** Buys credits for 10 USD in GBP; returns the payment's id. */
async function buy(): Promise<string> {
  await harness.call("POST", "/api/payments/create-payment-intent", { amount: 10, currency: "GBP" });
  harness.stripe.pay();
  await harness.call("POST", "/api/payments/add-credits", {});
  return (await harness.rows("payment"))[0].id;
}

async function setSeller(seller: Pick<Seller, "name" | "taxRate_e6">): Promise<void> {
  const details = { address: "1 High Street\nLondon", taxNumber: "GB987654321", taxName: "VAT" };
  await harness.database.withClient((client) => sellerStore(client).save({ ...details, ...seller }));
}

async function setCompany(company: string): Promise<void> {
  await harness.database.query(
    `UPDATE users SET billing_company = $2, billing_address = '12 St James''s Square', billing_tax_number = 'GB123456789'
      WHERE id = $1`,
    [harness.userId, company],
  );
}
