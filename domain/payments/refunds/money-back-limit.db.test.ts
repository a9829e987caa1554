import { beforeEach, describe, expect, test } from "vitest";
import { operatorAccess } from "#adapters/postgres/operators/operator-access.ts";
import { isRefusal } from "#contract/refusals.ts";
import type { Observation } from "#domain/observer.ts";
import { refundPayment } from "#domain/operators/people/refund-payment.ts";
import { readOutbox } from "#testing/database/read-outbox.ts";
import { testCipher } from "#testing/database/test-database.ts";
import { isRefund, moneyBackHarness } from "#testing/payments/money-back-harness.ts";
import { defaultMoneyBackRules, type MoneyBackRules } from "./money-back-limit.ts";

const { harness, buy, offers, press, pressed, refunds, post } = moneyBackHarness();
const day_ms = 24 * 3_600_000;

beforeEach(() => harness.addOwner());

async function rules(changes: Partial<MoneyBackRules>): Promise<void> {
  Object.assign(harness.deps, { moneyBack: { ...defaultMoneyBackRules, ...changes } });
  await harness.limit({});
}

const returned = () => refunds().map(({ amount }) => amount);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const offerOf = async (id: string) =>
  (await offers()).find(({ paymentId }: { paymentId: string }) => paymentId === id);

async function refundByOperator(paymentId: string) {
  const { clock, ids } = harness.deps;
  const access = operatorAccess(harness.database, { cipher: testCipher, clock, publish: () => {} });
  const deps = { clock, ids, grantLimit_mc: 0, payments: harness.deps, ...access };
  const [payment] = (await harness.rows("payment")).filter(({ id }) => id === paymentId);
  return refundPayment(
    deps,
    { actor: { kind: "system", name: "ada" }, reason: "ticket 1042" },
    { paymentId, seenRefunded_minor: Number(payment.refunded_minor) },
  );
}

test("nine rounds of 1,000 USD give back 500 USD in 30 days", async () => {
  for (let round = 0; round < 9; round++) {
    const id = await buy(1_000);
    const offer = await offerOf(id);
    if (offer.amount > 0) expect(await pressed(offer.amount, id)).toBe("done");
    expect(await pressed(1_000, id)).toBe("money_back_limit");
  }
  expect(returned()).toEqual([50_000]);
  expect(await harness.audit()).toEqual([]);
});

test("the offer says what can go back now, what is unused, and the limit", async () => {
  const id = await buy(1_000);
  const limited = { unused: 1_000, times: 3, usd: 500, moreAt: null };
  expect(await offerOf(id)).toMatchObject({ state: "available", amount: 500, credits: 5_000, limited });
  expect(await pressed(1_000, id)).toBe("money_back_changed");
  expect(await pressed(500, id)).toBe("done");
  // The rest can never go back without an operator: the month ends after the fourteen days of this purchase.
  expect(await offerOf(id)).toMatchObject({
    state: "used_up",
    amount: 0,
    credits: 0,
    limited: { ...limited, unused: 500 },
  });
  const { status, body } = await press(500, id);
  expect([status, body.error.code]).toEqual([429, "money_back_limit"]);
  expect(body.message).toBe(
    "You cannot get more back on your own right now. Within 30 days you can take back up to $500.00 by yourself, in up to 3 requests. For more, please contact us.",
  );
});

test("the limit is named in the currency of the purchase", async () => {
  await rules({ times: 1 });
  const first = await buy();
  expect(await pressed(10, first)).toBe("done");
  const inEuro = { amount: 1_000, currency: "EUR" };
  const before = harness.stripe.intents.length;
  await harness.call("POST", "/api/payments/create-payment-intent", inEuro);
  const intent = harness.stripe.intents[before];
  if (!intent) throw new Error("No intent was made");
  harness.stripe.pay(intent);
  await harness.notify("payment_intent.succeeded", intent);
  const { body } = await press(10, intent.metadata.payment_id);
  expect(body.error.code).toBe("money_back_limit");
  expect(body.message).toContain("take back up to €460.00 by yourself, in one request.");
  expect(body.message).not.toContain("$");
});

test("three small purchases use the requests up, and the moment for more is named while it is in time", async () => {
  for (let round = 0; round < 3; round++) {
    expect(await pressed(10, await buy(10))).toBe("done");
  }
  harness.pass(20 * day_ms);
  const id = await buy(10);
  // The purchase has the database's time, which no test moves.
  await rules({ days: 180 });
  const offer = await offerOf(id);
  expect(offer).toMatchObject({ state: "used_up", limited: { unused: 10 } });
  const moreAt = new Date(offer.limited.moreAt);
  expect(moreAt.getTime() - harness.now.getTime()).toBeLessThanOrEqual(10 * day_ms);
  harness.now = new Date(moreAt.getTime() - 1);
  expect(await pressed(10, id)).toBe("money_back_limit");
  harness.now = moreAt;
  expect(await pressed(10, id)).toBe("done");
});

test("the value is counted in credits, whatever the card's currency", async () => {
  await rules({ usd: 30 });
  const { body } = await harness.call("POST", "/api/payments/quotes", {
    kind: "preset",
    amount: 50,
    currency: "JPY",
  });
  const { quoteId, amountUsd: amount } = body;
  await harness.call("POST", "/api/payments/create-payment-intent", { amount, currency: "JPY", quoteId });
  const intent = harness.stripe.only();
  harness.stripe.pay(intent);
  await harness.notify("payment_intent.succeeded", intent);
  const [offer] = await offers();
  expect(offer).toMatchObject({ currency: "JPY", limited: { unused: intent.amount, usd: 30 } });
  expect(offer.amount).toBe(Math.ceil((intent.amount * 3) / 5));
  expect(offer.credits).toBe(300);
});

describe("what counts:", () => {
  test("a part that a call has left counts with the part alone", async () => {
    await rules({ usd: 10 });
    const first = await buy(10);
    await post("calls", -60_000);
    expect(await pressed(4, first)).toBe("done");
    expect(await offerOf(await buy(10))).toMatchObject({ amount: 6, limited: { unused: 10 } });
  });

  test("an operator's refund does not, and goes beyond the limit", async () => {
    await rules({ usd: 10 });
    const [first, second] = [await buy(10), await buy(10)];
    expect(isRefusal(await refundByOperator(first))).toBe(false);
    expect(await pressed(10, second)).toBe("done");
    const third = await buy(10);
    expect(await pressed(10, third)).toBe("money_back_limit");
    expect(isRefusal(await refundByOperator(third))).toBe(false);
    expect(returned()).toEqual([1_000, 1_000, 1_000]);
  });

  test("a request that the provider refused does not", async () => {
    await rules({ times: 1 });
    const id = await buy(10);
    harness.stripe.traffic.fault = ({ method, path }) =>
      isRefund(method, path)
        ? { status: 400, body: { error: { type: "invalid_request_error", message: "no" } } }
        : undefined;
    expect(await pressed(10, id)).toBe("money_back_refused");
    harness.stripe.traffic.fault = () => undefined;
    expect(await pressed(10, id)).toBe("done");
  });

  test("a request whose answer was lost does", async () => {
    await rules({ times: 1 });
    const [first, second] = [await buy(10), await buy(10)];
    harness.stripe.traffic.fault = ({ method, path }) => (isRefund(method, path) ? "lost" : undefined);
    expect(await pressed(10, first)).toBe("on_its_way");
    harness.stripe.traffic.fault = () => undefined;
    expect(await pressed(10, second)).toBe("money_back_limit");
  });
});

describe("at the same moment", () => {
  test("sixteen presses of two users of a wallet stay within value and times", async () => {
    await rules({ times: 5, usd: 35 });
    const buyers: [payment: string, user: string][] = [];
    for (let user = 0; user < 2; user++) {
      if (user > 0) harness.shareWallet();
      for (let count = 0; count < 8; count++) buyers.push([await buy(10), harness.userId]);
    }
    const answers = await Promise.all(buyers.map(([id, user]) => press(10, id, user)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.flatMap(({ body }) => body.error?.code ?? []);
    for (const code of refused) expect(code).toMatch(/^money_back_(changed|limit)$/);
    expect(returned()).toEqual([1_000, 1_000, 1_000]);
    expect(await harness.audit()).toEqual([]);
    await rules({ times: 4 });
    const more = await Promise.all(buyers.map(([id, user]) => press(10, id, user)));
    expect(more.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(sum(returned())).toBe(4_000);
  });

  test("two wallets have a limit each", async () => {
    await rules({ times: 1 });
    const [mine, me] = [await buy(10), harness.userId];
    harness.becomeAnother();
    await harness.addOwner();
    const [theirs, they] = [await buy(10), harness.userId];
    const ends = await Promise.all([press(10, mine, me), press(10, theirs, they)]);
    expect(ends.map(({ body }) => body.state)).toEqual(["done", "done"]);
  });
});

test("a second purchase that goes back is mailed to the operator once, and each further one is counted", async () => {
  const seen: Observation[] = [];
  harness.deps.observer = { ...harness.deps.observer, happened: (one) => seen.push(one) };
  await rules({});
  const mails = async () =>
    (await readOutbox(harness.database, harness.deps.operatorEmail)).filter(({ text_body }) =>
      text_body.includes(harness.userId),
    );
  const alarms = () => seen.filter(({ type }) => type === "money_back_repeated").length;
  const counts: [mails: number, alarms: number][] = [];
  for (let round = 0; round < 3; round++) {
    expect(await pressed(10, await buy(10))).toBe("done");
    counts.push([(await mails()).length, alarms()]);
  }
  expect(counts).toEqual([
    [0, 0],
    [1, 1],
    [1, 2],
  ]);
  expect((await mails())[0]?.text_body).toContain("200");
});
