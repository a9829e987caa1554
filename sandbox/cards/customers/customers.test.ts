import { expect, test } from "vitest";
import { cardsForTests } from "#sandbox/cards/testing/cards-for-tests.ts";

const tests = cardsForTests();

const missing = (id: string, param = "customer") => ({
  statusCode: 404,
  code: "resource_missing",
  param,
  message: `No such customer: '${id}'`,
});

test("a customer is made once by a key, also by two requests at once, and is found by its address", async () => {
  const create = () =>
    tests.stripe.customers.create(
      { email: "ada@example.com", metadata: { wallet: "w1" } },
      { idempotencyKey: "wallet w1" },
    );
  const [first, second] = await Promise.all([create(), create()]);
  expect(second.id).toBe(first.id);
  expect(first.id).toMatch(/^cus_/);
  const { data } = await tests.stripe.customers.list({ email: "ada@example.com" });
  expect(data).toMatchObject([{ id: first.id, metadata: { wallet: "w1" } }]);
  expect(await tests.eventsOf(first.id)).toEqual(["customer.created"]);
  await expect(
    tests.stripe.customers.create({ email: "eve@example.com" }, { idempotencyKey: "wallet w1" }),
  ).rejects.toMatchObject({ type: "StripeIdempotencyError" });
});

test("a customer's default is one of its own cards", async () => {
  const { customer, card } = await tests.savedCard();
  const other = await tests.savedCard();
  const choose = (default_payment_method: string) =>
    tests.stripe.customers.update(customer, { invoice_settings: { default_payment_method } });
  expect(await choose(card)).toMatchObject({ invoice_settings: { default_payment_method: card } });
  const read = await tests.stripe.customers.retrieve(customer, {
    expand: ["invoice_settings.default_payment_method"],
  });
  expect(read).toMatchObject({ invoice_settings: { default_payment_method: { card: { last4: "4242" } } } });
  const param = "invoice_settings[default_payment_method]";
  await expect(choose(other.card)).rejects.toMatchObject({
    statusCode: 400,
    param,
    message: `The customer does not have a payment method with the ID ${other.card}. The payment method must be attached to the customer.`,
  });
  await expect(choose("pm_none")).rejects.toMatchObject({ code: "resource_missing", param });
  expect(await tests.stripe.customers.retrieve(customer)).toMatchObject({
    invoice_settings: { default_payment_method: card },
  });
  expect(await tests.stripe.customers.update(customer, { name: "Ada" })).toMatchObject({ name: "Ada" });
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
  await expect(tests.stripe.customers.update(customer, { name: "Ada" })).rejects.toMatchObject(
    missing(customer, "id"),
  );
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

test.each([
  ["an unknown parameter", { phone: "1" }, "parameter_unknown"],
  ["an address that is none", { email: "ada" }, "email_invalid"],
  ["an empty name", { name: "" }, "parameter_invalid_empty"],
])("%s is refused", async (_name, params, code) => {
  await expect(tests.stripe.customers.create(params)).rejects.toMatchObject({ statusCode: 400, code });
});

test("a browser's key reaches no customer", async () => {
  const { customer } = await tests.savedCard();
  for (const path of [`/v1/customers/${customer}`, `/v1/payment_methods?customer=${customer}`]) {
    const { status } = await tests.cards.fromBrowser("GET", path.split("?")[0] ?? "", { customer });
    expect(status).toBe(401);
  }
});
