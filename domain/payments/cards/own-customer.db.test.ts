/** Each user has a customer at the card provider, whose cards are those that the user has agreed to save. */
import type Stripe from "stripe";
import { beforeEach, describe, expect, test } from "vitest";
import type { SavedCard } from "#contract/money/saved-cards.ts";
import { creditPaid } from "#domain/payments/reconcile/credit-paid.ts";
import { sweepPayments } from "#domain/payments/reconcile/sweep-payments.ts";
import { stripeError } from "#sandbox/cards/testing/cards-twin.ts";
import { cardParameters } from "#sandbox/cards/testing/running-cards.ts";
import { rechargeHarness } from "#testing/payments/recharge-harness.ts";
import { sweepRemovals } from "./saved-cards.ts";

const rule = rechargeHarness();
const { harness } = rule;
const saving = { setup_future_usage: "off_session" };

const methods = () => harness.stripe.store.methods.newest().map(({ object }) => object);
const cardsOf = (customer: unknown) =>
  methods()
    .filter((method) => method.customer === customer)
    .map(({ id }) => id);
const cards = async (): Promise<SavedCard[]> => (await harness.call("GET", "/api/payments/cards")).body;
const paid = async (intent: Stripe.PaymentIntent) =>
  expect(await harness.notify("payment_intent.succeeded", intent)).toBe(200);

/** A purchase with the saved card, open in a browser, which may confirm it in its own way. */
async function openPurchase() {
  const [card] = await cards();
  return harness.startPayment(10, { cardId: card?.id ?? "" });
}

/** The user saves a card; the browser then knows its id at the provider, and the customer. */
async function save(device?: string) {
  await rule.saveCard(device);
  const intent = rule.newest();
  return { customer: String(intent.customer), ref: String(intent.payment_method) };
}

describe("members of a wallet", () => {
  let owner: Awaited<ReturnType<typeof save>>;
  let member: Awaited<ReturnType<typeof save>>;
  let ownerId: string;
  beforeEach(async () => {
    owner = await save();
    ownerId = harness.userId;
    harness.shareWallet();
    member = await save();
  });

  /** As in a wallet from before each user had a customer: the member's card is in the owner's. */
  async function shareCustomer(): Promise<void> {
    const method = harness.stripe.store.methods.get(member.ref)?.object;
    if (method) method.customer = owner.customer;
    await harness.database.query("UPDATE payment SET customer_ref = $2 WHERE wallet_id = $1", [
      harness.walletId,
      owner.customer,
    ]);
    await harness.database.query("DELETE FROM card_customer WHERE wallet_id = $1 AND user_id = $2", [
      harness.walletId,
      harness.userId,
    ]);
  }

  test("have a customer each, and no browser pays with the card of another member", async () => {
    expect(member.customer).not.toBe(owner.customer);
    const intent = await openPurchase();
    expect(intent.customer).toBe(member.customer);
    const refused = await harness.stripe.confirmInBrowser(intent, { payment_method: owner.ref });
    expect(refused).toMatchObject({ status: 400, body: { error: { param: "payment_method" } } });
    expect(intent.status).toBe("requires_payment_method");
    expect((await harness.stripe.confirmInBrowser(intent, { payment_method: member.ref })).status).toBe(200);
    await paid(intent);
    expect(await harness.balance_mc()).toBe(300_000);
    expect(harness.reported).toEqual([]);
  });

  test("keep a card in another's customer in their list, until they save it again or remove it", async () => {
    await shareCustomer();
    const [card] = await cards();
    expect(card).toMatchObject({ mustBeSavedAgain: true, isDefault: false, isBeingRemoved: false });
    const started = await harness.call("POST", "/api/payments/create-payment-intent", {
      amount: 10,
      cardId: card?.id,
    });
    expect(started).toMatchObject({ status: 409, body: { error: { code: "saved_card_elsewhere" } } });
    expect((await rule.turnOn({ cardId: card?.id ?? "" })).body.error.code).toBe("saved_card_elsewhere");
    await save();
    expect((await cards()).map(({ mustBeSavedAgain }) => mustBeSavedAgain)).toEqual([false, true]);
    expect(rule.newest().customer, "a customer of the member's own").not.toBe(owner.customer);
    await harness.call("DELETE", `/api/payments/cards/${card?.id}`);
    expect(await cards()).toHaveLength(1);
    expect(cardsOf(owner.customer)).toEqual([owner.ref]);
  });

  test("whose rule charges a card in another's customer are told that it has ended", async () => {
    await rule.turnOn();
    await shareCustomer();
    await rule.need(1);
    expect(await rule.paymentsOfRule()).toEqual([]);
    expect(await rule.endings()).toEqual(["card_removed"]);
    expect(await rule.mails("Automatic recharge is off")).toHaveLength(1);
  });

  test("get no credits for what the card of another has paid in a customer from before", async () => {
    const intent = await openPurchase();
    intent.customer = owner.customer;
    expect((await harness.stripe.confirmInBrowser(intent, { payment_method: owner.ref })).status).toBe(200);
    harness.pass(10_000);
    await sweepPayments(harness.deps);
    await creditPaid(harness.deps, harness.walletId).catch(() => {});
    expect(await harness.balance_mc()).toBe(200_000);
    expect(String(harness.reported[0])).toContain("the owner of the card");
    expect(await harness.audit()).toEqual([]);
  });

  test("leave the customers and cards of the others when theirs is deleted at the provider", async () => {
    await rule.atProvider("DELETE", `/v1/customers/${member.customer}`);
    await harness.notify("customer.deleted", { id: member.customer, object: "customer" });
    expect(await cards()).toEqual([]);
    harness.userId = ownerId;
    expect(await cards()).toHaveLength(1);
    const intent = await openPurchase();
    expect(intent.customer).toBe(owner.customer);
  });
});

describe("a card that the browser has the provider keep without a yes", () => {
  const another = { ...cardParameters("5555555555554444"), ...saving };

  test("is forgotten there, also when that fails at first, and the saved one stays", async () => {
    const own = await save();
    const intent = await openPurchase();
    expect((await harness.stripe.confirmInBrowser(intent, another)).status).toBe(200);
    expect(cardsOf(own.customer)).toHaveLength(2);
    await paid(intent);
    expect(await harness.balance_mc()).toBe(200_000);
    const isDetach = ({ path }: { path: string }) => path.endsWith("/detach");
    harness.stripe.traffic.fault = (request) =>
      isDetach(request) ? stripeError(500, { type: "api_error", message: "no" }) : undefined;
    await sweepRemovals(harness.deps);
    expect(cardsOf(own.customer)).toHaveLength(2);
    harness.stripe.traffic.reset();
    harness.pass(15_000);
    await Promise.all([1, 2, 3].map(() => sweepRemovals(harness.deps)));
    expect(cardsOf(own.customer)).toEqual([own.ref]);
    expect(await cards()).toHaveLength(1);
  });

  test("is forgotten also when the notification never arrives", async () => {
    const own = await save();
    const intent = await openPurchase();
    await harness.stripe.confirmInBrowser(intent, another);
    harness.pass(10_000);
    await sweepPayments(harness.deps);
    await sweepRemovals(harness.deps);
    expect(cardsOf(own.customer)).toEqual([own.ref]);
  });

  test("is forgotten also when its money went back before its credits came", async () => {
    const own = await save();
    const intent = await openPurchase();
    await harness.stripe.confirmInBrowser(intent, another);
    harness.stripe.refund(intent, intent.amount);
    await paid(intent);
    await sweepRemovals(harness.deps);
    expect(cardsOf(own.customer)).toEqual([own.ref]);
  });

  test("is forgotten when it finishes a payment of the rule", async () => {
    await rule.on();
    const customer = rule.newest().customer;
    rule.become("4000002760003184");
    await rule.need(1);
    const waiting = rule.newest();
    expect((await harness.stripe.confirmInBrowser(waiting, another)).status).toBe(200);
    await paid(waiting);
    expect((await rule.state()).pause).toBeNull();
    await sweepRemovals(harness.deps);
    expect(cardsOf(customer)).toHaveLength(1);
  });

  test("stays when it is the saved one, and is forgotten when the user has removed it meanwhile", async () => {
    const own = await save();
    const first = await openPurchase();
    await harness.stripe.confirmInBrowser(first, { payment_method: own.ref, ...saving });
    await paid(first);
    await sweepRemovals(harness.deps);
    expect(cardsOf(own.customer)).toEqual([own.ref]);
    const second = await openPurchase();
    await harness.stripe.confirmInBrowser(second, { payment_method: own.ref, ...saving });
    harness.stripe.traffic.fault = ({ path }) => (path.endsWith("/detach") ? "lost" : undefined);
    await harness.call("DELETE", `/api/payments/cards/${(await cards())[0]?.id}`);
    harness.stripe.traffic.reset();
    await paid(second);
    harness.pass(15_000);
    await sweepRemovals(harness.deps);
    expect(await cards()).toEqual([]);
    expect(cardsOf(own.customer)).toEqual([]);
    expect(await harness.balance_mc()).toBe(300_000);
  });

  test("of a user who was deleted meanwhile is forgotten too", async () => {
    const own = await save();
    const intent = await openPurchase();
    await harness.stripe.confirmInBrowser(intent, another);
    await harness.database.query(
      "UPDATE users SET deleted_at = now(), password_hash = NULL, picture_url = NULL, verified_at = NULL WHERE id = $1",
      [harness.userId],
    );
    await paid(intent);
    await sweepRemovals(harness.deps);
    expect(cardsOf(own.customer)).toEqual([own.ref]);
  });
});

test("an unfinished purchase with a yes keeps no card, and a later one without a yes keeps none either", async () => {
  await harness.addOwner();
  const saved = await harness.startPayment(10, { saveCard: rule.consent });
  const plain = await harness.startPayment(10);
  expect([saved.status, plain.customer]).toEqual(["canceled", null]);
  expect(
    (await harness.stripe.confirmInBrowser(plain, { ...cardParameters("4242424242424242"), ...saving }))
      .status,
  ).toBe(400);
  harness.stripe.pay(plain);
  await paid(plain);
  expect(await cards()).toEqual([]);
  expect(methods().filter(({ customer }) => customer !== null)).toEqual([]);
});
