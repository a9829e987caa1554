import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { isRefusal } from "#contract/refusals.ts";
import { refundPayment, showPayment } from "#domain/operators/people/refund-payment.ts";
import { testCard } from "#sandbox/cards/methods/test-cards.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { isRefund, moneyBackHarness } from "#testing/payments/money-back-harness.ts";
import { agreed } from "#testing/people/user-harness.ts";
import { listMoneyBack, takeMoneyBack } from "./money-back.ts";

const { harness, buy, firstPurchase, offers, press, pressed, refunds, wallet, post, beginCall } =
  moneyBackHarness();
const day_ms = 24 * 3_600_000;
let paymentId = "";

beforeEach(async () => {
  paymentId = await firstPurchase();
});

const request = { actor: { kind: "system", name: "ada" }, reason: "ticket 1042" } as const;

function operatorDeps() {
  const { clock, ids } = harness.deps;
  return {
    clock,
    ids,
    grantLimit_mc: 0,
    payments: harness.deps,
    ...operatorAccess(harness.database, { cipher: testCipher, clock, publish: () => {} }),
  };
}

test("takes back all that calls have left, to the card, and removes its credits by the provider's record", async () => {
  await post("calls", -37_050);
  expect(await offers()).toMatchObject([
    { paymentId, state: "available", wasRefused: false, amount: 6.3, currency: "USD", credits: 62.95 },
  ]);
  const { status, body } = await press(6.3);
  expect([status, body]).toEqual([200, { state: "done", amount: 6.3, currency: "USD", credits: 62.95 }]);
  expect(refunds().map(({ amount }) => amount)).toEqual([630]);
  expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
  expect(await offers()).toEqual([]);
  const { body: history } = await harness.call("GET", "/api/payments/transactions?type=refund");
  expect(history).toMatchObject([{ amount: -6.3, credits: -62.95, description: "Refund to your card" }]);
  expect(await harness.audit()).toEqual([]);
});

test("has one mail that says what went back, to the card and out of the balance", async () => {
  await post("calls", -37_050);
  await pressed(6.3);
  const all = await readOutbox(harness.database, `${harness.userId}@example.org`);
  const mails = all.filter(({ subject }) => subject.includes("going back"));
  expect(mails.map(({ subject }) => subject)).toEqual(["$6.30 is going back to your card"]);
  expect(mails[0]?.text_body).toContain("You have taken money of your purchase back. It is on its way");
  expect(mails[0]?.text_body).toContain("62.95 credits");
  expect(mails[0]?.text_body).toContain("Your balance now: 0 credits ($0.00)");
  expect(mails[0]?.text_body).not.toContain("below zero");
});

describe("while the provider calls it pending", () => {
  const about = () => ({ payment_intent: harness.stripe.only().id });
  const returned = { description: "Refund that did not reach your card", amount: 10, status: "completed" };

  /** The states of the purchase's refunds in the history, on the receipt and for operators. */
  async function shown() {
    const { body: history } = await harness.call("GET", "/api/payments/transactions?type=refund");
    const { body: receipt } = await harness.call("GET", `/api/payments/receipts/${paymentId}`);
    const desk = agreed(await showPayment(operatorDeps(), request, paymentId));
    return {
      history: history.map(({ status }: { status: string }) => status),
      receipt: receipt.returns.map(({ status }: { status: string }) => status),
      desk: desk.refunds.map(({ status, isUnderWay }) => [status, isUnderWay]),
      rows: history,
    };
  }

  beforeEach(async () => {
    const card = harness.stripe.store.methods.newest()[0];
    if (!card) throw new Error("No card has paid");
    card.card = testCard("4000000000007726");
    expect(await pressed(10)).toBe("on_its_way");
    // The twin's bank answers at once; this one takes its time.
    const [refund] = refunds();
    if (refund) refund.status = "pending";
    await harness.notify("refund.created", about());
  });

  test("it is on its way in the history, on the receipt and for operators, and its credits have left", async () => {
    expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
    expect(await shown()).toMatchObject({
      history: ["pending"],
      receipt: ["pending"],
      desk: [["done", true]],
      rows: [{ amount: -10, credits: -100, description: "Refund to your card" }],
    });
    await harness.notify("refund.created", about());
    expect((await shown()).history).toEqual(["pending"]);
  });

  test("it is completed once the provider says so, and open pages are told", async () => {
    const [refund] = refunds();
    if (refund) refund.status = "succeeded";
    harness.published = [];
    await harness.notify("refund.updated", about());
    expect(await shown()).toMatchObject({
      history: ["completed"],
      receipt: ["completed"],
      desk: [["done", false]],
    });
    expect(harness.published.map(({ event }) => event)).toContainEqual({
      type: "transaction",
      id: paymentId,
    });
    harness.published = [];
    await harness.notify("refund.updated", about());
    expect(harness.published).toEqual([]);
  });

  test("it has failed once the provider says so, and another row gives its credits back", async () => {
    harness.stripe.failRefund();
    await harness.notify("refund.failed", about());
    expect(await shown()).toMatchObject({
      history: ["completed", "failed"],
      receipt: ["failed", "completed"],
      desk: [["refused", false]],
      rows: [returned, { amount: -10, credits: -100 }],
    });
    expect(await wallet()).toEqual({ posted_mc: 100_000, held_mc: 0, floor_mc: 0 });
    expect(await harness.audit()).toEqual([]);
    await harness.notify("refund.failed", about());
    const all = await readOutbox(harness.database, `${harness.userId}@example.org`);
    const mails = all.filter(({ subject }) => subject.includes("did not reach"));
    expect(mails.map(({ subject }) => subject)).toEqual(["$10.00 did not reach your card"]);
    expect(mails[0]?.text_body).toContain("Back in your balance: 100 credits");
    expect(mails[0]?.text_body).toContain("Your balance now: 100 credits ($10.00)");
  });

  test("a member reads the same as the owner", async () => {
    const { entries } = await harness.database.withClient((client) =>
      transactionView(client).list(
        { walletId: harness.walletId, moneyOf: harness.userId, numbersOf: harness.userId },
        { limit: 10, type: "refund" },
      ),
    );
    expect(entries).toMatchObject([{ kind: "refund", status: "pending" }]);
  });
});

test("a refund that was made at the provider itself is on its way as well", async () => {
  const refund = harness.stripe.refund(harness.stripe.only(), 400);
  refund.status = "pending";
  await harness.notify("charge.refunded", { payment_intent: harness.stripe.only().id });
  const { body: history } = await harness.call("GET", "/api/payments/transactions?type=refund");
  expect(history).toMatchObject([{ amount: -4, status: "pending" }]);
});

test("takes the newer purchase back whole and the older one in part, each once", async () => {
  await post("calls", -30_000);
  const newer = await buy(20);
  expect(await offers()).toMatchObject([
    { paymentId: newer, amount: 20 },
    { paymentId, amount: 7 },
  ]);
  expect(await Promise.all([pressed(20, newer), pressed(7)])).toEqual(["done", "done"]);
  expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
  expect(await harness.audit()).toEqual([]);
});

test("is judged by one moment: a purchase taken back beside it does not make another look used up", async () => {
  await post("calls", -30_000);
  const newer = await buy(20);
  const { transaction } = harness.deps;
  let beside: Promise<unknown> | undefined;
  harness.deps.transaction = (work) =>
    transaction((stores) => {
      const lots = async (walletId: string) => {
        const read = await stores.payments.lots(walletId);
        const isFirst = beside === undefined;
        beside ??= pressed(20, newer);
        if (isFirst) await beside;
        return read;
      };
      return work({ ...stores, payments: { ...stores.payments, lots } });
    });
  await harness.limit({});
  expect(await pressed(7)).toBe("done");
  expect(await beside).toBe("done");
  expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
});

test("the list says why unused credits cannot go back", async () => {
  const inTime = { state: "available", amount: 10, unusedCredits: 100 };
  expect(await offers()).toMatchObject([inTime]);
  harness.pass(14 * day_ms + 60_000);
  expect(await offers()).toMatchObject([{ paymentId, state: "too_late", amount: 0, unusedCredits: 100 }]);
  await post("calls", -100_000);
  expect(await offers()).toEqual([]);
});

test("never pays out credits that were given", async () => {
  await post("calls", -100_000);
  await post("adjustments", 100_000);
  expect(await offers()).toEqual([]);
  expect(await pressed(10)).toBe("money_back_nothing_left");
});

describe("is refused with a sentence, and nothing is asked:", () => {
  const cases: [string, () => Promise<unknown>, string][] = [
    ["another amount than the one shown", async () => {}, "money_back_changed"],
    ["after the window", async () => harness.pass(14 * day_ms + 60_000), "money_back_too_late"],
    ["when all is spent", () => post("calls", -100_000), "money_back_nothing_left"],
    ["while a call holds the credits", () => beginCall(100_000), "money_back_held_by_call"],
    [
      "while a call holds credits that were given",
      async () => {
        await post("calls", -100_000);
        await post("adjustments", 40);
        await beginCall(40);
      },
      "money_back_nothing_left",
    ],
    [
      "a disputed payment",
      async () => harness.stripe.dispute(harness.stripe.only(), "needs_response"),
      "money_back_disputed",
    ],
    [
      "what the provider has given back meanwhile",
      async () => harness.stripe.refund(harness.stripe.only(), 1_000),
      "money_back_nothing_left",
    ],
    [
      "while the provider is silent",
      async () => {
        harness.stripe.traffic.fault = () => "lost";
      },
      "payment_provider_unavailable",
    ],
  ];
  test.each(cases)("%s", async (_name, arrange, code) => {
    await arrange();
    expect(await pressed(9)).toBe(code);
    expect(harness.stripe.traffic.requests.filter(({ method, path }) => isRefund(method, path))).toEqual([]);
    expect(await harness.audit()).toEqual([]);
  });

  test("another user's purchase, as one that does not exist", async () => {
    const stranger = randomUUID();
    const answers = [await press(10, paymentId, stranger), await press(10, randomUUID())];
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      Array(2).fill([404, "payment_not_found"]),
    );
  });

  test("another member's purchase, which is not in their list", async () => {
    const member = { id: randomUUID(), walletId: harness.walletId };
    expect(await listMoneyBack(harness.deps, member)).toEqual([]);
    expect(await takeMoneyBack(harness.deps, member, { paymentId, amount: 10 })).toMatchObject({
      refused: "payment_not_found",
    });
  });

  test("when it is switched off", async () => {
    Object.assign(harness.deps, { moneyBack: { ...harness.deps.moneyBack, days: 0 } });
    await harness.limit({});
    expect(await offers()).toMatchObject([{ state: "too_late", amount: 0, unusedCredits: 100 }]);
    expect(await pressed(10)).toBe("money_back_too_late");
  });
});

describe("at the same moment", () => {
  test("many presses refund once", async () => {
    const ends = await Promise.all([1, 2, 3, 4].map(() => pressed(10)));
    expect(ends.filter((end) => end === "done")).toHaveLength(1);
    expect(refunds().map(({ amount }) => amount)).toEqual([1_000]);
    expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
  });

  test("a press and an operator refund once", async () => {
    const operators = operatorDeps();
    const [operator, user] = await Promise.all([
      refundPayment(operators, request, { paymentId, seenRefunded_minor: 0 }),
      pressed(10),
    ]);
    expect([!isRefusal(operator), user === "done"].filter(Boolean)).toHaveLength(1);
    expect(refunds().map(({ amount }) => amount)).toEqual([1_000]);
    expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
    expect(await harness.audit()).toEqual([]);
    const askedBy = user === "done" ? "user" : "operator";
    expect(await showPayment(operators, request, paymentId)).toMatchObject({
      refunds: [{ askedBy, status: "done", amount_minor: 1_000 }],
    });
  });

  test.each([1, 2, 3])("a press and a call never spend the same credits, time %i", async () => {
    const [user, opened] = await Promise.all([pressed(10), beginCall(60_000)]);
    expect([user, opened]).toEqual(opened ? [expect.stringMatching(/changed/), true] : ["done", false]);
    expect((await wallet()).floor_mc).toBe(0);
    expect(await harness.audit()).toEqual([]);
  });
});
