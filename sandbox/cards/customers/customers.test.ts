import { expect, test } from "vitest";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";

const tests = cardsForTests();

const missing = (id: string, param = "customer") => ({
  statusCode: 404,
  code: "resource_missing",
  param,
  message: `No such customer: '${id}'`,
});

test("a customer is made once by a key, also by two requests at once", async () => {
  const create = () =>
    tests.stripe.customers.create({ metadata: { wallet: "w1" } }, { idempotencyKey: "wallet w1" });
  const [first, second] = await Promise.all([create(), create()]);
  expect(second.id).toBe(first.id);
  expect(first.id).toMatch(/^cus_/);
  const { data } = await tests.stripe.customers.list();
  expect(data).toMatchObject([{ id: first.id, metadata: { wallet: "w1" } }]);
  expect(await tests.eventsOf(first.id)).toEqual(["customer.created"]);
  await expect(
    tests.stripe.customers.create({ metadata: { wallet: "w2" } }, { idempotencyKey: "wallet w1" }),
  ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
});

test("a deleted customer is known by its id alone, and its cards are gone with it", async () => {
  const saved = await tests.savedCard();
  const { customer, card } = saved;
  const open = await tests.open({ customer, setup_future_usage: "off_session" });
  expect(await tests.stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
  expect(await tests.stripe.customers.retrieve(customer)).toMatchObject({ id: customer, deleted: true });
  expect(await tests.stripe.paymentMethods.retrieve(card)).toMatchObject({ customer: null });
  expect(await tests.eventsOf(customer)).toEqual(["customer.created", "customer.deleted"]);
  expect((await tests.eventsOf(card)).at(-1)).toBe("payment_method.detached");
  expect((await tests.stripe.customers.list()).data.map(({ id }) => id)).not.toContain(customer);

  await expect(tests.stripe.customers.del(customer)).rejects.toMatchObject(missing(customer, "id"));
  await expect(tests.stripe.paymentMethods.list({ customer })).rejects.toMatchObject(missing(customer));
  await expect(tests.recharge(saved)).rejects.toMatchObject(missing(customer));
  expect(await tests.pay(open, "4242424242424242")).toMatchObject({ status: 404 });
  expect(await tests.chargesOf(open)).toEqual([]);
});

test("a customer that is deleted while its bank asks pays nothing", async () => {
  const customer = (await tests.stripe.customers.create()).id;
  const intent = await tests.open({ customer, setup_future_usage: "off_session" });
  await tests.pay(intent, "4000002500003155");
  await tests.stripe.customers.del(customer);
  expect(await tests.answerChallenge(intent, "complete")).toMatchObject({ status: 404 });
  expect(await tests.chargesOf(intent)).toEqual([]);
});

test("an unknown parameter is refused", async () => {
  await expect(tests.stripe.customers.create({ phone: "1" })).rejects.toMatchObject({
    statusCode: 400,
    code: "parameter_unknown",
  });
});

test("a browser's key reaches no customer", async () => {
  const { customer } = await tests.savedCard();
  for (const path of [`/v1/customers/${customer}`, `/v1/payment_methods?customer=${customer}`]) {
    const { status } = await tests.cards.fromBrowser("GET", path.split("?")[0] ?? "", { customer });
    expect(status).toBe(401);
  }
});
