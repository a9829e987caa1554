import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { testCipher } from "#adapters/data-cipher/testing/test-cipher.ts";
import { callStores } from "#adapters/postgres/call-store.ts";
import { operatorAccess } from "#adapters/postgres/operator-access.ts";
import { stripeError } from "#adapters/stripe/testing/fake-stripe.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { parseE164 } from "#contract/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { refundPayment, showPayment } from "#domain/operators/refund-payment.ts";
import { sweepRefunds } from "./finish-refund.ts";

const harness = paymentHarness();
const day_ms = 24 * 3_600_000;
let paymentId = "";

/** A payment for 100 credits at 10 USD, paid and credited. */
async function buy(amount = 10): Promise<string> {
  const intent = await harness.startPayment(amount);
  harness.stripe.pay(intent);
  await harness.notify("payment_intent.succeeded", intent);
  return intent.metadata.payment_id ?? "";
}

beforeEach(async () => {
  await harness.addOwner();
  paymentId = await buy();
  expect(await harness.balance_mc()).toBe(100_000);
});

const offers = async () => (await harness.call("GET", "/api/payments/money-back")).body;
const press = (amount: number, id = paymentId, by = harness.userId) =>
  harness.call("POST", `/api/payments/${id}/money-back`, { amount }, by);
const pressed = async (amount: number, id = paymentId) => {
  const { status, body } = await press(amount, id);
  return status === 200 ? body.state : body.error.code;
};
const refunds = () => [...harness.stripe.intents.values()].flatMap((intent) => intent.refunds ?? []);
const isRefund = (method: string, path: string) => method === "POST" && path === "/v1/refunds";

async function wallet(): Promise<{ posted_mc: number; held_mc: number; floor_mc: number }> {
  const { rows } = await harness.database.withClient((client) =>
    client.query("SELECT posted_mc, held_mc, floor_mc FROM wallet WHERE id = $1", [harness.walletId]),
  );
  return rows[0];
}

const request = { actor: { kind: "system", name: "ada" }, reason: "ticket 1042" } as const;

function operatorDeps() {
  const { clock, ids } = harness.deps;
  return {
    ...{ clock, ids, grantLimit_mc: 0, payments: harness.deps },
    ...operatorAccess(harness.database, { cipher: testCipher, clock, publish: () => {} }),
  };
}

/** Posts what a call cost, or what an operator gave. */
const post = (contra: "calls" | "adjustments", delta_mc: number) =>
  harness.deps.transaction(({ ledger }) => {
    const id = randomUUID();
    const { walletId } = harness;
    return ledger.post({ walletId, contra, delta_mc, ref: id, subjectId: id, mayOverdraw: false });
  });

/** Opens a call that holds so much, as `authoriseCall` does; false when the wallet refuses it. */
async function beginCall(hold_mc: number): Promise<boolean> {
  const { walletId, userId } = harness;
  const number = parseE164("+447400123456");
  if (!number) throw new Error("The number is wrong");
  return harness.database.withClient(async (client) => {
    const { rows } = await client.query("SELECT version FROM wallet WHERE id = $1", [walletId]);
    const at = harness.now;
    const result = await callStores(client).calls.authorise({
      ...{ id: randomUUID(), walletId, userId, sessionId: userId, providerCallId: randomUUID(), number },
      ...{ createdAt: at, cutoffAt: at, checkAt: at, newNumber: true, carrierLimit_s: null, hold_mc },
      version: Number(rows[0].version),
      terms: {
        ...{ country: "GB", destination: "United Kingdom", limit_s: 60 },
        rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
      },
    });
    return result === "opened";
  });
}

test("takes back what calls have left, to the card, and removes its credits by the provider's record", async () => {
  await post("calls", -37_050);
  expect(await offers()).toMatchObject([
    { paymentId, state: "available", wasRefused: false, amount: 6.29, currency: "USD", credits: 62.9 },
  ]);
  const { status, body } = await press(6.29);
  expect([status, body]).toEqual([200, { state: "done", amount: 6.29, currency: "USD", credits: 62.9 }]);
  expect(refunds().map(({ amount }) => amount)).toEqual([629]);
  expect(await wallet()).toEqual({ posted_mc: 50, held_mc: 0, floor_mc: 0 });
  expect(await offers()).toEqual([]);
  const { body: history } = await harness.call("GET", "/api/payments/transactions?type=refund");
  expect(history).toMatchObject([{ amount: -6.29, credits: -62.9, description: "Refund to your card" }]);
  expect(await harness.audit()).toEqual([]);
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
    ["while a call holds the credits", () => beginCall(99_950), "money_back_nothing_left"],
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
        harness.stripe.fault = () => "lost";
      },
      "payment_provider_unavailable",
    ],
  ];
  test.each(cases)("%s", async (_name, arrange, code) => {
    await arrange();
    expect(await pressed(9)).toBe(code);
    expect(harness.stripe.requests.filter(({ method, path }) => isRefund(method, path))).toEqual([]);
    expect(await harness.audit()).toEqual([]);
  });

  test("another user's purchase, as one that does not exist", async () => {
    const stranger = randomUUID();
    const answers = [await press(10, paymentId, stranger), await press(10, randomUUID())];
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      Array(2).fill([404, "payment_not_found"]),
    );
  });

  test("when it is switched off", async () => {
    Object.assign(harness.deps, { moneyBackDays: 0 });
    await harness.limit({});
    expect(await offers()).toEqual([]);
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

test("a refund that the provider refuses changes nothing, and another may follow", async () => {
  const charge_disputed = { type: "invalid_request_error", code: "charge_disputed", message: "disputed" };
  harness.stripe.fault = (method, path) =>
    isRefund(method, path) ? stripeError(400, charge_disputed) : undefined;
  expect(await pressed(10)).toBe("money_back_refused");
  expect(await wallet()).toEqual({ posted_mc: 100_000, held_mc: 0, floor_mc: 0 });
  harness.stripe.fault = () => undefined;
  expect(await pressed(10)).toBe("done");
  expect(await harness.audit()).toEqual([]);
});

describe("a lost answer is on its way:", () => {
  const notifyRefunded = () =>
    harness.notify("charge.refunded", { object: "charge", payment_intent: harness.stripe.only().id });

  test.each([
    ["one that the provider has made", () => "lost" as const],
    ["one that never arrived", () => stripeError(500, { type: "api_error" })],
  ])("%s is finished by the sweep, once, and no call spends its credits meanwhile", async (_name, fault) => {
    harness.stripe.fault = (method, path) => (isRefund(method, path) ? fault() : undefined);
    expect(await pressed(10)).toBe("on_its_way");
    expect(await offers()).toMatchObject([{ paymentId, state: "on_its_way", amount: 10, credits: 100 }]);
    expect(await beginCall(1_000)).toBe(false);
    expect(await pressed(10)).toBe("money_back_under_way");
    expect(await harness.audit()).toEqual([]);
    harness.stripe.fault = () => undefined;
    harness.pass(61_000);
    harness.published = [];
    await Promise.all([sweepRefunds(harness.deps), sweepRefunds(harness.deps)]);
    expect(refunds().map(({ amount }) => amount)).toEqual([1_000]);
    expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
    expect(await offers()).toEqual([]);
    expect(harness.published.map(({ event }) => event)).toContainEqual({
      type: "transaction",
      id: paymentId,
    });
    expect(await harness.audit()).toEqual([]);
  });

  test("one that never reached the card is offered again, and says so", async () => {
    harness.stripe.fault = (method, path) => (isRefund(method, path) ? "lost" : undefined);
    expect(await pressed(10)).toBe("on_its_way");
    harness.stripe.fault = () => undefined;
    const { latest_charge, refunds: [made] = [] } = harness.stripe.only();
    if (!made || !latest_charge) throw new Error("Nothing was refunded");
    made.status = "failed";
    latest_charge.amount_refunded = 0;
    harness.pass(61_000);
    harness.published = [];
    await sweepRefunds(harness.deps);
    expect(await offers()).toMatchObject([{ paymentId, state: "available", amount: 10, wasRefused: true }]);
    expect(harness.published.map(({ event }) => event)).toContainEqual({
      type: "transaction",
      id: paymentId,
    });
    expect(await wallet()).toEqual({ posted_mc: 100_000, held_mc: 0, floor_mc: 0 });
    expect(await pressed(10)).toBe("done");
    expect(await harness.audit()).toEqual([]);
  });

  test("its credits and its hold go in one transaction when the provider notifies first", async () => {
    harness.stripe.fault = (method, path) => (isRefund(method, path) ? "lost" : undefined);
    await post("adjustments", 50_000);
    expect(await pressed(10)).toBe("on_its_way");
    harness.stripe.fault = () => undefined;
    harness.published = [];
    await notifyRefunded();
    expect(await wallet()).toEqual({ posted_mc: 50_000, held_mc: 0, floor_mc: 0 });
    expect(await offers()).toEqual([]);
    expect(harness.published.map(({ event }) => event)).toContainEqual({ type: "changed" });
    expect(await beginCall(50_000)).toBe(true);
    expect(await harness.audit()).toEqual([]);
  });

  test("a hold that a server of the version before has left is released", async () => {
    harness.stripe.fault = (method, path) => (isRefund(method, path) ? "lost" : undefined);
    expect(await pressed(10)).toBe("on_its_way");
    harness.stripe.fault = () => undefined;
    await harness.database.withClient((client) =>
      client.query("UPDATE refund_request SET status = 'done' WHERE payment_id = $1", [paymentId]),
    );
    await notifyRefunded();
    expect(await wallet()).toMatchObject({ posted_mc: 0, held_mc: 100_000 });
    expect(await harness.audit()).toEqual([]);
    await sweepRefunds(harness.deps);
    expect(await wallet()).toEqual({ posted_mc: 0, held_mc: 0, floor_mc: 0 });
    expect(await harness.audit()).toEqual([]);
  });
});
