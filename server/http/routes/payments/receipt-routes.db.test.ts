import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { readOutbox } from "#adapters/postgres/testing/read-outbox.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { receiptNumber } from "#contract/money/receipts.ts";
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
    seller: "Farline Ltd",
    buyer: { name: "Zoë <b>O'Brien</b>", email: `${harness.userId}@example.org` },
    credits: 100,
    amount: 7.9,
    refunded: 0,
    currency: "GBP",
  });
  const mails = await readOutbox(harness.database);
  const rows = mails.filter(({ recipient }) => recipient === body.buyer.email);
  expect(rows).toHaveLength(1);
  for (const said of [body.number, formatReceiptDate(paidAt), body.seller, body.buyer.name, "£7.90"]) {
    expect(rows[0]?.text_body).toContain(said);
  }
  expect(rows[0]?.html_body).not.toContain("<b>");
});

test("a refund shows on the receipt", async () => {
  const id = await buy();
  const intent = harness.stripe.only();
  if (intent.latest_charge) intent.latest_charge.amount_refunded = 200;
  await harness.notify("charge.refunded", { payment_intent: intent.id });
  expect(await open(id)).toMatchObject({ status: 200, body: { amount: 7.9, refunded: 2, credits: 100 } });
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
