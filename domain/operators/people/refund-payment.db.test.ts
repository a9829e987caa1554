import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { exchangeRateStore } from "#adapters/postgres/exchange-rate-store.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import type { Request } from "#domain/operators/act.ts";
import { readRecord } from "#domain/operators/read-record.ts";
import { sweepRefunds } from "#domain/payments/refunds/finish-refund.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import type { TwinRequest } from "#sandbox/testing/traffic.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
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
const refunds = () => harness.stripe.refundsOf(harness.stripe.only());
const isRefund = ({ method, path }: TwinRequest) => method === "POST" && path === "/v1/refunds";
const statuses = async () => {
  const rows = await harness.database.withClient((client) =>
    client.query("SELECT status FROM refund_request WHERE payment_id = $1 ORDER BY requested_at", [
      paymentId,
    ]),
  );
  return rows.rows.map(({ status }) => status);
};

const spend = (cost_mc: number) =>
  harness.deps.transaction(({ ledger }) => {
    const id = randomUUID();
    const posting = {
      walletId: harness.walletId,
      contra: "calls",
      subjectId: id,
      ref: `call:${id}`,
    } as const;
    return ledger.post({ ...posting, delta_mc: -cost_mc, mayOverdraw: false });
  });

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

test("is refused when a call has spent of what was seen as unused, and says what is", async () => {
  await spend(37_050);
  const seen = (amount_minor: number) =>
    refundPayment(deps(), request, {
      paymentId,
      amount_minor,
      seenRefunded_minor: 0,
      seenUnused_minor: amount_minor,
    });
  expect(sentence(await seen(1_000))).toBe(operatorMessages.unusedChanged("6.3 USD"));
  expect([await harness.balance_mc(), refunds()]).toEqual([62_950, []]);
  expect(await seen(630)).toMatchObject({ end: "done" });
});

test("without an amount exactly what is unused goes back, and no call spends it meanwhile", async () => {
  await spend(37_050);
  expect(await showPayment(deps(), request, paymentId)).toMatchObject({
    unused: { amount_minor: 630, credits_mc: 62_950 },
    posted_mc: 62_950,
  });
  harness.stripe.traffic.fault = (request) => (isRefund(request) ? "lost" : undefined);
  expect(await refund()).toMatchObject({ end: "unknown", amount_minor: 630 });
  const { available_mc } = await harness.deps.transaction(({ ledger }) => ledger.balance(harness.walletId));
  expect(available_mc).toBe(0);
  harness.stripe.traffic.fault = () => undefined;
  harness.pass(61_000);
  await sweepRefunds(harness.deps);
  expect(await harness.balance_mc()).toBe(0);
  expect(await showPayment(deps(), request, paymentId)).toMatchObject({
    unused: null,
    held: { amount_minor: 630, credits_mc: 62_950 },
  });
  expect(sentence(await refund(undefined, 630))).toBe(operatorMessages.nothingUnused);
  expect(await refund(370, 630)).toMatchObject({ end: "done" });
  expect(await harness.balance_mc()).toBe(-37_000);
  expect(await harness.audit()).toEqual([]);
});

describe("the user is told by mail, in their language", () => {
  const told = async () =>
    (await readOutbox(harness.database)).filter(
      ({ recipient, subject }) => recipient.startsWith(harness.userId) && /Karte|card/.test(subject),
    );

  test("once for each refund of an operator, with what it took and what is left", async () => {
    await harness.database.query("UPDATE users SET language = 'de' WHERE id = $1", [harness.userId]);
    await refund(250);
    await harness.notify("charge.refunded", { object: "charge", payment_intent: intentId });
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("2,50\u00a0$ gehen zurück auf Ihre Karte");
    expect(mail?.text_body).toContain("Von Ihrem Guthaben abgezogen: 25 Credits");
    expect(mail?.text_body).toContain("Ihr Guthaben jetzt: 75 Credits");
    await refund(undefined, 250);
    const both = await told();
    expect(both.map(({ subject }) => subject.slice(0, 4))).toEqual(["7,50", "2,50"]);
    for (const { text_body } of both) expect(text_body).toContain("Wir haben Geld aus Ihrem Kauf");
  });

  test("also of one that was made at the provider, and of a balance below zero", async () => {
    await spend(80_000);
    harness.stripe.refund(harness.stripe.only(), 1_000);
    await harness.notify("charge.refunded", { object: "charge", payment_intent: intentId });
    const [mail] = await told();
    expect(mail?.subject).toBe("$10.00 is going back to your card");
    expect(mail?.text_body).toContain("Your balance now: -80 credits");
    expect(mail?.text_body).toContain("Your balance is below zero now.");
  });

  test("of money that the user took back, and of its refund that failed", async () => {
    await harness.call("POST", `/api/payments/${paymentId}/money-back`, { amount: 10 });
    expect(await harness.balance_mc()).toBe(0);
    harness.stripe.failRefund();
    await harness.notify("refund.failed", { object: "refund", payment_intent: intentId });
    expect(await harness.balance_mc()).toBe(100_000);
    const [returned, asked, ...others] = await told();
    expect(returned?.subject).toBe("$10.00 did not reach your card");
    expect(asked?.subject).toBe("$10.00 is going back to your card");
    expect(asked?.text_body).toContain("You have taken money of your purchase back.");
    expect(others).toEqual([]);
  });
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

  test("a thousandth, which no card takes", async () => {
    await harness.database.withClient((client) =>
      exchangeRateStore(client).saveSettings(
        {
          currencies: { offered: ["USD", "KWD"], usual: "USD", kept: [] },
          fixedRates: { KWD: { perUsd: 0.3067, asOf: "2026-03-01" } },
        },
        { isSet: true },
      ),
    );
    harness.becomeAnother();
    await harness.addOwner();
    const wish = { amount: 10, currency: "KWD" };
    await harness.call("POST", "/api/payments/create-payment-intent", wish);
    harness.stripe.pay(harness.stripe.intents.at(-1));
    await harness.call("POST", "/api/payments/add-credits", {});
    paymentId = (await harness.onlyPayment()).id;
    expect(sentence(await refund(1_005))).toBe(operatorMessages.refundNotWhole("0.01 KWD"));
    expect(await refund(1_010)).toMatchObject({ end: "done", amount_minor: 1_010 });
  });

  test("a payment that was not paid", async () => {
    harness.becomeAnother();
    await harness.startPayment(20);
    paymentId = (await harness.onlyPayment()).id;
    expect(sentence(await refund(100))).toBe(operatorMessages.notPaid);
  });

  test("while the provider is silent", async () => {
    harness.stripe.traffic.fault = () => "lost";
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

test("a refund that was made at the provider itself stands among the others, once, with the state that it has there", async () => {
  await refund(250);
  const made = harness.stripe.refund(harness.stripe.only(), 400);
  const notice = () => harness.notify("charge.refunded", { object: "charge", payment_intent: intentId });
  // The provider's moments are whole seconds.
  const refunds = async () =>
    agreed(await showPayment(deps(), request, intentId)).refunds.toSorted((one, other) =>
      one.askedBy.localeCompare(other.askedBy),
    );
  const ours = { askedBy: "operator", amount_minor: 250, status: "done", isUnderWay: false };
  const theirs = { askedBy: "provider", amount_minor: 400, status: "done", isUnderWay: false };
  made.status = "pending";
  await Promise.all([notice(), notice()]);
  expect(await refunds()).toMatchObject([ours, { ...theirs, isUnderWay: true }]);
  made.status = "succeeded";
  await notice();
  expect(await refunds()).toMatchObject([ours, theirs]);
  harness.stripe.failRefund(made);
  await notice();
  expect(await refunds()).toMatchObject([ours, { ...theirs, status: "refused" }]);
  expect(await harness.balance_mc()).toBe(75_000);
});

test("a refund that the provider refuses gives nothing back, and another may follow", async () => {
  harness.stripe.traffic.fault = (request) =>
    isRefund(request)
      ? stripeError(400, { type: "invalid_request_error", code: "charge_disputed", message: "disputed" })
      : undefined;
  expect(sentence(await refund(400))).toBe(operatorMessages.refundRefused);
  harness.stripe.traffic.fault = () => undefined;
  expect(await statuses()).toEqual(["refused"]);
  expect(await refund(400)).toMatchObject({ end: "done" });
  expect(await harness.balance_mc()).toBe(60_000);
});

test("a refund that fails after it was done is refused, and its credits come back", async () => {
  expect(await refund(300)).toMatchObject({ end: "done" });
  expect(await refund(400, 300)).toMatchObject({ end: "done" });
  expect(await harness.balance_mc()).toBe(30_000);
  harness.stripe.failRefund();
  await harness.notify("refund.failed", { object: "refund", payment_intent: intentId });
  expect(await statuses()).toEqual(["done", "refused"]);
  expect(await harness.balance_mc()).toBe(70_000);
  expect(await harness.audit()).toEqual([]);
});

describe("a refund whose answer was lost is unknown:", () => {
  test("one that the provider has made is finished by the next refund, which reads the record first", async () => {
    harness.stripe.traffic.fault = (request) => (isRefund(request) ? "lost" : undefined);
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    harness.stripe.traffic.fault = () => undefined;
    expect(sentence(await refund(400))).toBe(operatorMessages.refundedMeanwhile);
    expect(await refund(100, 400)).toMatchObject({ end: "done" });
    expect(await statuses()).toEqual(["done", "done"]);
    expect(await harness.balance_mc()).toBe(50_000);
  });

  test("one that never arrived is asked for again with the same key", async () => {
    harness.stripe.traffic.fault = (request) =>
      isRefund(request) ? stripeError(500, { type: "api_error" }) : undefined;
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    expect(await harness.balance_mc()).toBe(100_000);
    harness.stripe.traffic.fault = () => undefined;
    expect(sentence(await refund(100))).toBe(operatorMessages.refundUnderWay);
    harness.pass(61_000);
    await Promise.all([sweepRefunds(harness.deps), sweepRefunds(harness.deps)]);
    expect(await statuses()).toEqual(["done"]);
    expect(await harness.balance_mc()).toBe(60_000);
    const keys = harness.stripe.traffic.requests.filter(isRefund);
    expect(new Set(keys.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
  });

  test("one that the provider does not have after the life of its key was never made", async () => {
    harness.stripe.traffic.fault = (request) =>
      isRefund(request) ? stripeError(500, { type: "api_error" }) : undefined;
    expect(await refund(400)).toMatchObject({ end: "unknown" });
    harness.stripe.traffic.fault = () => undefined;
    harness.pass(24 * hour_ms);
    await sweepRefunds(harness.deps);
    expect(await statuses()).toEqual(["refused"]);
    expect(refunds()).toEqual([]);
    expect(await harness.balance_mc()).toBe(100_000);
  });
});
