import type Stripe from "stripe";
import { expect, test } from "vitest";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";

const tests = cardsForTests();

const newCustomer = async () => (await tests.stripe.customers.create()).id;
const cardsOf = async (customer: string) =>
  (await tests.stripe.paymentMethods.list({ customer })).data.map(({ id }) => id);

/** News from the card network; the path is the sandbox's own. */
const learn = (payment_method: string, update: Record<string, string | number>) =>
  tests.stripe.rawRequest("POST", "/v1/sandbox/network_updates", { payment_method, ...update });

test("a payment saves its card for its customer", async () => {
  const { customer, card, mandate } = await tests.savedCard();
  expect(await cardsOf(customer)).toEqual([card]);
  const method = await tests.stripe.paymentMethods.retrieve(card, { expand: ["customer"] });
  expect(method).toMatchObject({ customer: { id: customer, object: "customer" }, card: { last4: "4242" } });
  expect(await tests.eventsOf(card)).toEqual(["payment_method.attached"]);
  expect(await tests.stripe.mandates.retrieve(mandate)).toMatchObject({
    payment_method: card,
    status: "active",
    type: "multi_use",
  });
});

test("a card is saved by no payment that fails, or that does not ask for it", async () => {
  const customer = await newCustomer();
  const saving = await tests.open({ customer, setup_future_usage: "off_session" });
  await tests.pay(saving, "4000000000000002");
  await tests.pay(saving, "4000002500003155");
  await tests.answerChallenge(saving, "fail");
  expect(await cardsOf(customer)).toEqual([]);
  const plain = await tests.open({ customer });
  await tests.pay(plain, "4242424242424242");
  expect(await cardsOf(customer)).toEqual([]);
});

test("the browser can ask for the card to be saved", async () => {
  const customer = await newCustomer();
  const intent = await tests.open({ customer });
  const paid = await tests.pay(intent, "4242424242424242", { setup_future_usage: "off_session" });
  expect(paid.body).toMatchObject({ status: "succeeded", setup_future_usage: "off_session" });
  expect(await cardsOf(customer)).toHaveLength(1);
});

test("a form that says otherwise than its payment whether the card is saved cannot pay", async () => {
  const customer = await newCustomer();
  const context = { "client_context[mode]": "payment", "client_context[currency]": "usd" };
  const saving = { "client_context[setup_future_usage]": "off_session" };
  const intent = await tests.open({ customer, setup_future_usage: "off_session" });
  const refused = await tests.pay(intent, "4242424242424242", context);
  expect(refused.body.error?.message).toContain(
    "The provided setup_future_usage (off_session) does not match the expected setup_future_usage (null).",
  );
  const plain = await tests.open({ customer });
  expect((await tests.pay(plain, "4242424242424242", { ...context, ...saving })).status).toBe(400);
  expect((await tests.pay(intent, "4242424242424242", { ...context, ...saving })).body.status).toBe(
    "succeeded",
  );
});

test("the cards of a customer are listed in pages, newest first", async () => {
  const customer = await newCustomer();
  const attach = () => tests.stripe.paymentMethods.attach("pm_card_visa", { customer });
  const ids = [await attach(), await attach(), await attach()].map(({ id }) => id).reverse();
  const first = await tests.stripe.paymentMethods.list({ customer, type: "card", limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: ids[0] }, { id: ids[1] }] });
  const next = { customer, limit: 2, starting_after: ids[1] ?? "" };
  expect(await tests.stripe.paymentMethods.list(next)).toMatchObject({
    has_more: false,
    data: [{ id: ids[2] }],
  });
  const other = await tests.savedCard();
  await expect(
    tests.stripe.paymentMethods.list({ customer, starting_after: other.card }),
  ).rejects.toMatchObject({ statusCode: 404 });
  await expect(tests.stripe.paymentMethods.list()).rejects.toMatchObject({ code: "parameter_missing" });
  await expect(tests.stripe.paymentMethods.list({ customer, type: "link" })).rejects.toMatchObject({
    param: "type",
  });
});

test("a detached card is gone for good, also when two requests detach it at once", async () => {
  const saved = await tests.savedCard();
  const { customer, card, mandate } = saved;
  const detach = () => tests.stripe.paymentMethods.detach(card);
  const [first, second] = await Promise.allSettled([detach(), detach()]);
  expect([first.status, second.status].toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(detach()).rejects.toMatchObject({
    statusCode: 400,
    message: "The payment method you provided is not attached to a customer so detachment is impossible.",
  });
  expect(await cardsOf(customer)).toEqual([]);
  expect(await tests.stripe.mandates.retrieve(mandate)).toMatchObject({ status: "inactive" });
  const [event] = (await tests.stripe.events.list({ type: "payment_method.detached" })).data;
  expect(event?.data).toMatchObject({ object: { id: card }, previous_attributes: { customer } });

  const notAgain = /may not be used again/;
  await expect(tests.recharge(saved)).rejects.toThrow(notAgain);
  await expect(tests.stripe.paymentMethods.attach(card, { customer })).rejects.toThrow(notAgain);
  const open = await tests.open({ customer });
  const parameters = { payment_method: card, return_url: "http://localhost:3000/" };
  const confirmed = await tests.fromOwner("POST", open, `/v1/payment_intents/${open.id}/confirm`, parameters);
  expect(confirmed.body.error?.message).toMatch(notAgain);
});

test.each([
  "pm_card_visa_chargeDeclinedInsufficientFunds",
  "pm_card_visa_chargeDeclinedLostCard",
  "pm_card_chargeDeclinedExpiredCard",
])("%s cannot be attached", async (id) => {
  const customer = await newCustomer();
  await expect(tests.stripe.paymentMethods.attach(id, { customer })).rejects.toMatchObject({
    type: "StripeCardError",
    statusCode: 402,
  });
  expect(await cardsOf(customer)).toEqual([]);
});

test("a card belongs to one customer, and a card that has paid to none", async () => {
  const { customer, card } = await tests.savedCard();
  const other = await newCustomer();
  await expect(tests.stripe.paymentMethods.attach(card, { customer: other })).rejects.toThrow(
    "has already been attached to a customer",
  );
  const paid = await tests.paid("pm_card_visa");
  await expect(tests.stripe.paymentMethods.attach(String(paid.payment_method), { customer })).rejects.toThrow(
    "may not be used again",
  );
});

test("a browser pays with no card of another customer, also where its own payment names one", async () => {
  const saved = await tests.savedCard();
  const other = await tests.savedCard();
  const intents = [
    await tests.open({ customer: saved.customer }),
    await tests.open({ customer: saved.customer, payment_method: saved.card }),
    await tests.open(),
  ];
  const confirmation = { payment_method: other.card, return_url: "http://localhost:3000/" };
  for (const intent of intents) {
    for (const more of [{}, { setup_future_usage: intent.customer ? "off_session" : "" }]) {
      const path = `/v1/payment_intents/${intent.id}/confirm`;
      const { status, body } = await tests.fromOwner("POST", intent, path, { ...confirmation, ...more });
      expect(status).toBe(400);
      expect(body.error?.message).toMatch(/belong|Invalid|empty/);
    }
    expect(await tests.chargesOf(intent)).toEqual([]);
  }
  expect(await cardsOf(other.customer)).toEqual([other.card]);
});

test("the network gives a saved card a new number and date, and the next payment is of that card", async () => {
  const saved = await tests.savedCard();
  const before = await tests.stripe.paymentMethods.retrieve(saved.card);
  const exp_year = new Date().getFullYear() + 6;
  await learn(saved.card, { number: "5555555555554444", exp_month: 3, exp_year });
  const after = await tests.stripe.paymentMethods.retrieve(saved.card);
  expect(after.card).toMatchObject({ brand: "mastercard", last4: "4444", exp_month: 3, exp_year });
  expect(after.card?.fingerprint).not.toBe(before.card?.fingerprint);
  const [event] = (await tests.stripe.events.list({ type: "payment_method.automatically_updated" })).data;
  expect(event?.data).toMatchObject({
    object: { id: saved.card, card: { last4: "4444" } },
    previous_attributes: { card: { last4: "4242" } },
  });
  const intent = await tests.recharge(saved);
  const [charge] = await tests.chargesOf(intent);
  expect(charge?.payment_method_details?.card).toMatchObject({ last4: "4444" });
});

const updates: [string, Record<string, string | number>, string][] = [
  ["a number that is no test card's", { number: "4111111111111111" }, "number"],
  ["a thirteenth month", { exp_month: 13 }, "exp_month"],
];
test.each(updates)("an update of the network with %s is refused", async (_name, changed, param) => {
  const { card } = await tests.savedCard();
  await expect(learn(card, { exp_month: 1, exp_year: 2040, ...changed })).rejects.toMatchObject({ param });
});

test("the network updates saved cards only, and none of a wallet", async () => {
  const date = { exp_month: 1, exp_year: 2040 };
  const free = String((await tests.paid("pm_card_visa")).payment_method);
  await expect(learn(free, date)).rejects.toThrow("saved cards of customers only");
  const customer = await newCustomer();
  const intent: Stripe.PaymentIntent = await tests.open({ customer, setup_future_usage: "off_session" });
  await tests.pay(intent, "4242424242424242", {
    "payment_method_data[card][wallet][type]": "apple_pay",
    "payment_method_data[card][wallet][device]": "phone",
  });
  const [wallet = ""] = await cardsOf(customer);
  await expect(learn(wallet, date)).rejects.toThrow("wallets");
});
