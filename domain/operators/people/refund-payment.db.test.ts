import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { testCipher } from "#adapters/data-cipher/testing/test-cipher.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { stripeError } from "#adapters/stripe/testing/fake-stripe.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import type { Request } from "#domain/operators/act.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { sweepRefunds } from "#domain/payments/refunds/finish-refund.ts";
import { refundPayment, showPayment } from "./refund-payment.ts";

const harness = paymentHarness();
const hour_ms = 3_600_000;
const request: Request = { actor: { kind: "system", name: "ada" }, reason: "ticket 1042" };
let paymentId = "";
let intentId = "";

function deps() {
  const { clock, ids } = harness.deps;
  const publish = () => {};
  return {
    clock,
    ids,
    grantLimit_mc: 0,
    payments: harness.deps,
    ...operatorAccess(harness.database, { cipher: testCipher, clock, publish }),
  };
}

const refund = (amount_minor?: number, seenRefunded_minor = 0, by = request) =>
  refundPayment(deps(), by, { paymentId, amount_minor, seenRefunded_minor });
const sentence = (result: unknown) => (isRefusal(result) ? refusalMessage(result).key : result);
const refunds = () => harness.stripe.only().refunds ?? [];
/** The bank could not give the last refund to the card. */
function failLast() {
  const { refunds: made = [], latest_charge } = harness.stripe.only();
  const last = made.at(-1);
  if (!last || !latest_charge) throw new Error("Nothing was refunded");
  last.status = "failed";
  latest_charge.amount_refunded -= last.amount;
}
const createRefund = ([method, path]: [string, string]) => method === "POST" && path === "/v1/refunds";
const statuses = async () => {
  const rows = await harness.database.withClient((client) =>
    client.query("SELECT status FROM refund_request WHERE payment_id = $1 ORDER BY requested_at", [
      paymentId,
    ]),
  );
  return rows.rows.map(({ status }) => status);
};

/** A payment of 10 USD for 100 credits, paid and credited. */
beforeEach(async () => {
  await harness.addOwner();
  const intent = await harness.startPayment(10);
  harness.stripe.pay();
  await harness.call("POST", "/api/payments/add-credits", { credits: 100 });
  intentId = intent.id;
  paymentId = (await harness.onlyPayment()).id;
  expect(await harness.balance_mc()).toBe(100_000);
});

test("a refund in parts removes the credits by the provider's record, and in full all of them", async () => {
  expect(await refund(250)).toMatchObject({ end: "done", amount_minor: 250, currency: "USD" });
  expect(await harness.balance_mc()).toBe(75_000);
  expect(await refund(undefined, 250)).toMatchObject({ end: "done", amount_minor: 750 });
  expect(await harness.balance_mc()).toBe(0);
  expect(await showPayment(deps(), request, intentId)).toMatchObject({
    id: paymentId,
    refunded_minor: 1_000,
    left_minor: 0,
  });
  expect(sentence(await refund(undefined, 1_000))).toBe(operatorMessages.refundTooLarge("0 USD"));
  expect(await harness.audit()).toEqual([]);
});

test("the record about a user has what was done to the user's payments, and nothing of another's", async () => {
  await refund(250);
  const about = async () => {
    const email = `${harness.userId}@example.org`;
    const read = await readRecord(deps(), request, { email, limit: 20, changesOnly: true });
    return isRefusal(read) ? read : read.map(({ useCase, subjectId }) => [useCase, subjectId]);
  };
  expect(await about()).toEqual([["refund_payment", paymentId]]);
  harness.becomeAnother();
  await harness.addOwner();
  expect(await about()).toEqual([]);
});

describe("is refused with a sentence, and nothing is asked", () => {
  const refusals: [string, () => Promise<unknown>, string][] = [
    ["more than is left", () => refund(1_001), operatorMessages.refundTooLarge("10 USD")],
    ["nothing", () => refund(0), operatorMessages.refundAmountWrong],
    ["less than nothing", () => refund(-5), operatorMessages.refundAmountWrong],
    ["a part of the smallest unit", () => refund(1.5), operatorMessages.refundAmountWrong],
    [
      "what another operator has refunded meanwhile",
      () => refund(100, 50),
      operatorMessages.refundedMeanwhile,
    ],
    [
      "without a reason",
      () => refund(100, 0, { actor: request.actor }),
      operatorMessages.reasonMissing({ shortest: 5, longest: 500 }),
    ],
    [
      "without a grant",
      () =>
        refund(100, 0, {
          ...request,
          actor: { kind: "operator", userId: harness.userId, sessionId: randomUUID() },
        }),
      operatorMessages.noGrant,
    ],
  ];
  test.each(refusals)("%s", async (_name, ask, expected) => {
    expect(sentence(await ask())).toBe(expected);
    expect(refunds()).toEqual([]);
    expect(await statuses()).toEqual([]);
  });

  test("a payment that was not paid", async () => {
    harness.becomeAnother();
    await harness.startPayment(20);
    paymentId = (await harness.onlyPayment()).id;
    expect(sentence(await refund(100))).toBe(operatorMessages.notPaid);
  });

  test("while the provider is silent", async () => {
    harness.stripe.fault = () => "lost";
    expect(sentence(await refund(100))).toBe(operatorMessages.providerSilent);
  });
});

test("many operators who refund one payment at once refund it once", async () => {
  const results = await Promise.all([1, 2, 3, 4].map(() => refund(400)));
  expect(results.filter((result) => !isRefusal(result))).toMatchObject([{ end: "done" }]);
  expect(refunds().map(({ amount }) => amount)).toEqual([400]);
  expect(await harness.balance_mc()).toBe(60_000);
  expect(await statuses()).toEqual(["done"]);
});

test("a refund that the provider refuses gives nothing back, and another may follow", async () => {
  harness.stripe.fault = (...asked) =>
    createRefund(asked)
      ? stripeError(400, { type: "invalid_request_error", code: "charge_disputed", message: "disputed" })
      : undefined;
  expect(sentence(await refund(400))).toBe(operatorMessages.refundRefused);
  harness.stripe.fault = () => undefined;
  expect(await statuses()).toEqual(["refused"]);
  expect(await refund(400)).toMatchObject({ end: "done" });
  expect(await harness.balance_mc()).toBe(60_000);
});

test("a refund that fails after it was done is refused, and its credits come back", async () => {
  expect(await refund(300)).toMatchObject({ end: "done" });
  expect(await refund(400, 300)).toMatchObject({ end: "done" });
  expect(await harness.balance_mc()).toBe(30_000);
  failLast();
  await harness.notify("refund.failed", { object: "refund", payment_intent: intentId });
  expect(await statuses()).toEqual(["done", "refused"]);
  expect(await harness.balance_mc()).toBe(70_000);
  expect(await harness.audit()).toEqual([]);
});

describe("a refund whose answer was lost is unknown:", () => {
  test("one that the provider has made is finished by the sweep, once", async () => {
    harness.stripe.fault = (...asked) => (createRefund(asked) ? "lost" : undefined);
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    expect(refunds()).toHaveLength(1);
    expect(await sweepRefunds(harness.deps)).toBe(0);
    harness.pass(61_000);
    expect(await sweepRefunds(harness.deps)).toBe(1);
    expect(await statuses()).toEqual(["done"]);
    expect(refunds()).toHaveLength(1);
    expect(await harness.balance_mc()).toBe(60_000);
  });

  test("one that the provider has made and that failed since ends as refused, and another may follow", async () => {
    harness.stripe.fault = (...asked) => (createRefund(asked) ? "lost" : undefined);
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    harness.stripe.fault = () => undefined;
    failLast();
    harness.pass(61_000);
    await sweepRefunds(harness.deps);
    expect(await showPayment(deps(), request, paymentId)).toMatchObject({
      refunded_minor: 0,
      left_minor: 1_000,
      refunds: [{ status: "refused", amount_minor: 400 }],
    });
    expect(await harness.balance_mc()).toBe(100_000);
    expect(await refund(400)).toMatchObject({ end: "done" });
    expect(await statuses()).toEqual(["refused", "done"]);
  });

  test("one that the provider has made is finished by the next refund, which reads the record first", async () => {
    harness.stripe.fault = (...asked) => (createRefund(asked) ? "lost" : undefined);
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    harness.stripe.fault = () => undefined;
    expect(sentence(await refund(400))).toBe(operatorMessages.refundedMeanwhile);
    expect(await refund(100, 400)).toMatchObject({ end: "done" });
    expect(await statuses()).toEqual(["done", "done"]);
    expect(await harness.balance_mc()).toBe(50_000);
  });

  test("one that never arrived is asked for again with the same key", async () => {
    harness.stripe.fault = (...asked) =>
      createRefund(asked) ? stripeError(500, { type: "api_error" }) : undefined;
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    expect(await harness.balance_mc()).toBe(100_000);
    harness.stripe.fault = () => undefined;
    expect(sentence(await refund(100))).toBe(operatorMessages.refundUnderWay);
    harness.pass(61_000);
    await Promise.all([sweepRefunds(harness.deps), sweepRefunds(harness.deps)]);
    expect(await statuses()).toEqual(["done"]);
    expect(await harness.balance_mc()).toBe(60_000);
    const keys = harness.stripe.requests.filter(({ method, path }) => createRefund([method, path]));
    expect(new Set(keys.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test("one that the provider does not have after the life of its key was never made", async () => {
    harness.stripe.fault = (...asked) =>
      createRefund(asked) ? stripeError(500, { type: "api_error" }) : undefined;
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    harness.stripe.fault = () => undefined;
    harness.pass(24 * hour_ms);
    await sweepRefunds(harness.deps);
    expect(await statuses()).toEqual(["refused"]);
    expect(refunds()).toEqual([]);
    expect(await harness.balance_mc()).toBe(100_000);
  });
});
