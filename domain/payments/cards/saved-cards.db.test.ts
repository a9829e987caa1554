import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { expect, test } from "vitest";
import type { SavedCard } from "#contract/money/saved-cards.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { receiveCardEvent } from "./receive-card-event.ts";
import { sweepRemovals } from "./saved-cards.ts";

const harness = paymentHarness();
const saveCard = { version: 1, language: "de" } as const;

async function buy(options: Parameters<typeof harness.startPayment>[1] = {}, card?: string) {
  const intent = await harness.startPayment(10, options);
  harness.stripe.pay(intent, card);
  await harness.notify("payment_intent.succeeded", intent);
  return intent;
}

/** Buys with a new card and saves it. */
const save = (card?: string) => buy({ saveCard }, card);

async function cards(token?: string): Promise<SavedCard[]> {
  return (await harness.call("GET", "/api/payments/cards", undefined, token)).body;
}

async function only(): Promise<SavedCard> {
  const [card, ...others] = await cards();
  if (!card || others.length > 0) throw new Error(`There are ${others.length + 1} cards instead of one`);
  return card;
}

const remove = (id: string) => harness.call("DELETE", `/api/payments/cards/${id}`);
const choose = (id: string) => harness.call("POST", `/api/payments/cards/${id}/default`);
const pay = (body: object) =>
  harness.call("POST", "/api/payments/create-payment-intent", { amount: 10, ...body });
const customersAtProvider = () => harness.stripe.store.customers.newest();
/** The times at which the user's pages were told to read the cards again. */
const toldOfCards = () =>
  harness.published.filter(({ audience, event }) => {
    return "walletId" in audience && audience.walletId === harness.walletId && event.type === "settings";
  }).length;
const refOf = ({ payment_method }: Stripe.PaymentIntent) => String(payment_method);
const atProvider = (intent: Stripe.PaymentIntent) => harness.stripe.store.methods.get(refOf(intent))?.object;
const isDetach = (path: string) => path.endsWith("/detach");

test("a card is saved when its buyer said yes, with that yes, once its payment has brought the credits", async () => {
  const intent = await harness.startPayment(10, { saveCard });
  expect(intent).toMatchObject({ setup_future_usage: "off_session", customer: customersAtProvider()[0]?.id });
  expect(await cards()).toEqual([]);
  harness.stripe.pay(intent);
  await harness.notify("payment_intent.succeeded", intent);
  await harness.notify("payment_intent.succeeded", intent);
  expect(await only()).toMatchObject({
    id: intent.metadata.payment_id,
    brand: "visa",
    last4: "4242",
    expires: { year: new Date().getFullYear() + 3, month: 12 },
    isExpired: false,
    isDefault: true,
    isBeingRemoved: false,
  });
  const [payment] = await harness.rows("payment");
  const rows = await harness.database.query("SELECT consent, saved_at FROM saved_card WHERE wallet_id = $1", [
    harness.walletId,
  ]);
  expect(rows).toEqual([{ consent: saveCard, saved_at: payment.created_at }]);
  expect(await harness.balance_mc()).toBe(100_000);
});

test("without a yes nothing is saved, and the provider gets no customer", async () => {
  const intent = await buy();
  expect(intent).toMatchObject({ customer: null, setup_future_usage: null });
  expect(await cards()).toEqual([]);
  expect(customersAtProvider()).toEqual([]);
});

test("a declined card is not saved", async () => {
  const intent = await harness.startPayment(10, { saveCard });
  harness.stripe.decline(intent);
  await harness.notify("payment_intent.payment_failed", intent);
  expect(await cards()).toEqual([]);
});

test("purchases at the same time make one customer", async () => {
  const started = await Promise.all(Array.from({ length: 8 }, () => pay({ saveCard })));
  expect(started.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(customersAtProvider()).toHaveLength(1);
  const customers = new Set(harness.stripe.intents.map(({ customer }) => customer));
  expect([...customers]).toEqual([customersAtProvider()[0]?.id]);
});

test("an answer about the customer that is lost makes no second one", async () => {
  harness.stripe.traffic.failAt("/v1/customers", "lost");
  expect(await pay({ saveCard })).toMatchObject({
    status: 502,
    body: { error: { code: "payment_provider_unavailable" } },
  });
  expect(await harness.rows("payment")).toEqual([]);
  harness.stripe.traffic.reset();
  await save();
  expect(customersAtProvider()).toHaveLength(1);
});

test.each([
  ["was made", "lost" as const],
  ["was not made", { status: 500, body: { error: { type: "api_error", message: "Broken" } } }],
])(
  "a customer that %s, and whose answer was lost for longer than its key lives, is there once",
  async (_name, fault) => {
    const { stripe, deps } = harness;
    stripe.traffic.failAt("/v1/customers", fault);
    await pay({ saveCard });
    stripe.traffic.reset();
    await deps.provider.createCustomer({ id: randomUUID(), walletId: randomUUID(), instead: null });
    harness.pass(deps.provider.keyLife_ms + 1);
    const before = stripe.traffic.requests.length;
    const intent = await save();
    const requests = stripe.traffic.requests.slice(before).filter(({ path }) => path === "/v1/customers");
    expect(requests.map(({ method }) => method)).toEqual(fault === "lost" ? ["GET"] : ["GET", "POST"]);
    expect(customersAtProvider().map(({ id }) => id)).toContain(intent.customer);
    expect(customersAtProvider(), "and another wallet's").toHaveLength(2);
  },
);

test("a saved card pays again, and stays the one card", async () => {
  const first = await save();
  const card = await only();
  const { status, body } = await pay({ cardId: card.id });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { paymentMethod: refOf(first), credits: 100 },
  });
  const again = harness.stripe.intents.at(-1);
  expect(again).toMatchObject({ customer: first.customer, setup_future_usage: null });
  expect(await only()).toEqual(card);
});

test("the same number saved twice is one card, and the provider forgets the older", async () => {
  const older = await save("the same device");
  const newer = await save("the same device");
  await sweepRemovals(harness.deps);
  expect(await only()).toMatchObject({ id: newer.metadata.payment_id, isDefault: true });
  expect(atProvider(older)?.customer).toBeNull();
  expect(atProvider(newer)?.customer).toBe(newer.customer);
});

test("the card saved or chosen last is the default, and the next one follows a removed one", async () => {
  const ids: string[] = [];
  for (const _ of [1, 2, 3]) {
    ids.push((await save()).metadata.payment_id ?? "");
    harness.pass(1_000);
  }
  const [first = "", second = "", third = ""] = ids;
  expect((await cards()).map(({ id, isDefault }) => [id, isDefault])).toEqual([
    [third, true],
    [second, false],
    [first, false],
  ]);
  expect(toldOfCards()).toBe(0);
  expect((await choose(first)).body.map(({ id }: SavedCard) => id)).toEqual([first, third, second]);
  expect(toldOfCards()).toBe(1);
  expect((await remove(first)).body.map(({ id, isDefault }: SavedCard) => [id, isDefault])).toEqual([
    [third, true],
    [second, false],
  ]);
});

test("a removed card is gone at the provider too, and removing it twice at once is no error", async () => {
  const intent = await save();
  const { id } = await only();
  const answers = await Promise.all([remove(id), remove(id)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(await cards()).toEqual([]);
  expect(atProvider(intent)?.customer).toBeNull();
  const detached = harness.stripe.traffic.requests.filter(({ path }) => isDetach(path));
  expect(detached).toHaveLength(1);
  expect(toldOfCards()).toBeGreaterThan(0);
  expect((await remove(id)).body.error.code).toBe("saved_card_not_found");
});

test.each([
  ["does not answer", { status: 500, body: { error: { type: "api_error", message: "Broken" } } }, 1],
  ["does its work and loses the answer", "lost", 2],
] as const)(
  "a removal is repeated while the provider %s, and the card pays nothing meanwhile",
  async (_name, fault, tries) => {
    const intent = await save();
    const { id } = await only();
    harness.stripe.traffic.fault = ({ path }) => (isDetach(path) ? fault : undefined);
    expect((await remove(id)).body).toMatchObject([{ id, isBeingRemoved: true, isDefault: false }]);
    expect((await pay({ cardId: id })).body.error.code).toBe("saved_card_not_found");
    expect((await choose(id)).body.error.code).toBe("saved_card_not_found");
    harness.stripe.traffic.reset();
    harness.published = [];
    await sweepRemovals(harness.deps);
    expect(await only()).toMatchObject({ isBeingRemoved: true });
    harness.pass(15_000);
    await sweepRemovals(harness.deps);
    expect(await cards()).toEqual([]);
    expect(toldOfCards()).toBe(1);
    expect(atProvider(intent)?.customer).toBeNull();
    expect(harness.stripe.traffic.requests.filter(({ path }) => path.includes(refOf(intent)))).toHaveLength(
      tries,
    );
  },
);

test("nodes that sweep at the same time ask once for each removal, and only once while the provider is away", async () => {
  for (const _ of [1, 2]) await save();
  const away = { status: 500, body: { error: { type: "api_error", message: "Broken" } } };
  const detached = () => harness.stripe.traffic.requests.filter(({ path }) => isDetach(path)).length;
  harness.stripe.traffic.fault = ({ path }) => (isDetach(path) ? away : undefined);
  for (const { id } of await cards()) await remove(id);
  harness.pass(15_000);
  harness.stripe.traffic.requests.length = 0;
  await sweepRemovals(harness.deps);
  expect(detached()).toBe(1);
  harness.stripe.traffic.reset();
  harness.pass(60_000);
  await Promise.all([1, 2, 3, 4].map(() => sweepRemovals(harness.deps)));
  expect(detached()).toBe(2);
  expect(await cards()).toEqual([]);
});

test("of two customers that were made for a user, the first stays", async () => {
  const user = { id: harness.userId, walletId: harness.walletId };
  await harness.deps.transaction(({ cards }) => cards.askCustomer(user, harness.now));
  const add = (ref: string) => harness.deps.transaction(({ cards }) => cards.addCustomer(user, ref));
  const stored = await Promise.all([add("cus_one"), add("cus_other")]);
  expect(new Set(stored).size).toBe(1);
  expect(await add("cus_third")).toBe(stored[0]);
});

test("no stranger and no other member of the wallet sees, chooses, removes or pays with a user's card", async () => {
  await save();
  const { id } = await only();
  for (const become of [() => harness.shareWallet(), () => harness.becomeAnother()]) {
    become();
    expect(await cards()).toEqual([]);
    for (const answer of [await choose(id), await remove(id), await pay({ cardId: id })]) {
      expect(answer).toMatchObject({ status: 404, body: { error: { code: "saved_card_not_found" } } });
    }
    expect(await harness.rows("payment")).not.toContainEqual(expect.objectContaining({ status: "pending" }));
  }
});

test("an expired card pays from the end of its month on nowhere", async () => {
  await save();
  const { id, expires } = await only();
  harness.now = new Date(Date.UTC(expires.year, 12, 1, 11, 59));
  expect(await only()).toMatchObject({ isExpired: false });
  harness.pass(60_000);
  expect(await only()).toMatchObject({ isExpired: true });
  const { status, body } = await pay({ cardId: id });
  expect({ status, code: body.error.code }).toEqual({ status: 409, code: "saved_card_expired" });
});

test.each([
  ["a sentence that there is not", { saveCard: { version: 2, language: "de" } }],
  ["no language", { saveCard: { version: 1 } }],
  ["a card that is named by no id", { cardId: "4242" }],
  ["a saved card that is to be saved", { cardId: "7d1c9b3a-2e4f-4a5b-8c6d-1e2f3a4b5c6d", saveCard }],
])("a payment with %s is refused, and nothing is written", async (_name, body) => {
  expect(await pay(body)).toMatchObject({ status: 400 });
  expect(await harness.rows("payment")).toEqual([]);
  expect(customersAtProvider()).toEqual([]);
});

test("a card that was detached at the provider is gone here", async () => {
  const intent = await save();
  const method = atProvider(intent);
  if (!method) throw new Error("The card was not saved");
  method.customer = null;
  expect(await harness.notify("payment_method.detached", method)).toBe(200);
  expect(await cards()).toEqual([]);
});

test("a customer that was deleted at the provider takes its cards with it, and the next one is another", async () => {
  const { customer: first } = await save();
  const deleted = { id: String(first), object: "customer", deleted: true } as const;
  harness.stripe.store.customers.set(deleted.id, deleted);
  expect(await harness.notify("customer.deleted", { id: first, object: "customer" })).toBe(200);
  expect(await cards()).toEqual([]);
  const { customer: second } = await save();
  expect(second).not.toBe(first);
  expect(await only()).toMatchObject({ last4: "4242" });
});

test("a customer whose deletion was not notified is noticed at the next purchase, and the one after it works", async () => {
  const { customer: first } = await save();
  const deleted = { id: String(first), object: "customer", deleted: true } as const;
  harness.stripe.store.customers.set(deleted.id, deleted);
  expect((await pay({ saveCard })).body.error.code).toBe("payment_provider_unavailable");
  expect(await cards()).toEqual([]);
  await save();
  expect(await cards()).toHaveLength(1);
});

test("the card of a buyer who was deleted meanwhile is not kept, neither here nor at the provider", async () => {
  await harness.addOwner();
  const intent = await harness.startPayment(10, { saveCard });
  harness.stripe.pay(intent);
  await harness.database.query(
    "UPDATE users SET deleted_at = now(), password_hash = NULL, verified_at = NULL WHERE id = $1",
    [harness.userId],
  );
  await harness.notify("payment_intent.succeeded", intent);
  expect(await cards()).toEqual([]);
  await sweepRemovals(harness.deps);
  expect(atProvider(intent)?.customer).toBeNull();
});

test("a notification about another product's card or customer changes nothing", async () => {
  await save();
  await receiveCardEvent(harness.deps, { kind: "card", ref: "pm_of_another" });
  await receiveCardEvent(harness.deps, { kind: "customer", ref: "cus_of_another" });
  expect(await only()).toMatchObject({ last4: "4242" });
});
