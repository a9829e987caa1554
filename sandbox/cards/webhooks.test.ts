import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardsForTests } from "./testing/cards-for-tests.ts";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});
const tests = cardsForTests("test");
const { open, pay } = tests;

function verified({ body, signature }: { body: string; signature: string }) {
  return tests.stripe.webhooks.constructEvent(body, signature, sandboxAccounts.cards.webhookSecret);
}

test("events arrive signed at the app's webhook, with the object's state at that time", async () => {
  const intent = await open();
  await pay(intent, "4242424242424242");
  await tests.stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  const deliveries = await tests.cards.webhook.received(5);

  expect(new Set(deliveries.map(({ path }) => path))).toEqual(new Set([paymentWebhookPath]));
  const events = deliveries.map(verified);
  expect(new Set(events.map(({ type }) => type))).toEqual(
    new Set([
      "payment_intent.created",
      "charge.succeeded",
      "payment_intent.succeeded",
      "refund.created",
      "charge.refunded",
    ]),
  );
  const object = (type: string) => events.find((event) => event.type === type)?.data.object;
  expect(object("payment_intent.created")).toMatchObject({
    id: intent.id,
    status: "requires_payment_method",
  });
  expect(object("payment_intent.succeeded")).toMatchObject({ id: intent.id, status: "succeeded" });
  expect(object("charge.refunded")).toMatchObject({ amount_refunded: 400, refunded: false });
  const [stored] = (await tests.stripe.events.list({ type: "payment_intent.created" })).data;
  expect(stored?.data.object).toMatchObject({ status: "requires_payment_method" });
  expect(deliveries.map(({ body }) => body).join()).not.toContain("4242424242424242");
});

test("a decline, a failed authentication and a cancellation send events too", async () => {
  const types = async (number: string) => {
    const intent = await open();
    await pay(intent, number);
    await tests.answerChallenge(intent, "fail");
    await tests.stripe.paymentIntents.cancel(intent.id);
    return tests.eventsOf(intent.id);
  };
  expect(await types("4000000000000002")).toEqual([
    "payment_intent.created",
    "payment_intent.payment_failed",
    "payment_intent.canceled",
  ]);
  expect(await types("4000002500003155")).toEqual([
    "payment_intent.created",
    "payment_intent.requires_action",
    "payment_intent.payment_failed",
    "payment_intent.canceled",
  ]);
});

test("an event is retried until it is taken: the same event with a new signature", async () => {
  tests.cards.webhook.statuses.push(500, 302, 404);
  await open();
  const deliveries = await tests.cards.webhook.received(4);
  const events = deliveries.map(verified);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  expect(new Set(deliveries.map(({ path }) => path))).toEqual(new Set([paymentWebhookPath]));
  const pending = async () =>
    (await tests.stripe.events.list()).data.map(({ pending_webhooks }) => pending_webhooks);
  await expect.poll(pending).toEqual([0]);
  expect(tests.cards.webhook.deliveries).toHaveLength(4);
});

test("deliveries end after the last delay, and the API never waits for them", async () => {
  tests.cards.webhook.statuses.push(...Array.from({ length: 20 }, () => 500));
  await open();
  await tests.cards.webhook.received(4);
  await expect
    .poll(() => vi.mocked(console.log).mock.calls.flat())
    .toContainEqual(expect.stringMatching(/given up/));
  expect(tests.cards.webhook.deliveries).toHaveLength(4);
  const { data } = await tests.stripe.events.list();
  expect(data[0]?.pending_webhooks).toBe(1);
});

test("a forged body fails verification", async () => {
  await open();
  const [delivery] = await tests.cards.webhook.received(1);
  if (!delivery) throw new Error("There is no delivery.");
  expect(() => verified({ ...delivery, body: delivery.body.replace("1000", "9000") })).toThrow(/signature/);
});
