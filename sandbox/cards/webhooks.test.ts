import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { cardParameters, type RunningCards, startCards } from "./testing/running-cards.ts";

let cards: RunningCards;
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  cards = await startCards();
});
afterEach(async () => {
  await cards.stop();
  vi.restoreAllMocks();
});

const open = () => cards.stripe.paymentIntents.create({ amount: 1_000, currency: "usd" });

function verified({ body, signature }: { body: string; signature: string }) {
  return cards.stripe.webhooks.constructEvent(body, signature, sandboxAccounts.cards.webhookSecret);
}

test("events arrive signed at the app's webhook, with the object's state at that time", async () => {
  const intent = await open();
  await cards.fromBrowser("POST", `/v1/payment_intents/${intent.id}/confirm`, {
    ...cardParameters("4242424242424242"),
    client_secret: intent.client_secret ?? "",
  });
  await cards.stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  const deliveries = await cards.webhook.received(5);

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
  const [stored] = (await cards.stripe.events.list({ type: "payment_intent.created" })).data;
  expect(stored?.data.object).toMatchObject({ status: "requires_payment_method" });
  expect(deliveries.map(({ body }) => body).join()).not.toContain("4242424242424242");
});

test("a decline, a failed authentication and a cancellation send events too", async () => {
  const types = async (number: string) => {
    const intent = await open();
    const client_secret = intent.client_secret ?? "";
    await cards.fromBrowser("POST", `/v1/payment_intents/${intent.id}/confirm`, {
      ...cardParameters(number),
      client_secret,
    });
    await cards.fromBrowser("POST", "/v1/3ds2/challenge_complete", {
      payment_intent: intent.id,
      client_secret,
      outcome: "fail",
    });
    await cards.stripe.paymentIntents.cancel(intent.id);
    const { data } = await cards.stripe.events.list({ limit: 100 });
    return data
      .filter(({ data: { object } }) => "id" in object && object.id === intent.id)
      .map(({ type }) => type)
      .reverse();
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
  cards.webhook.statuses.push(500, 302, 404);
  await open();
  const deliveries = await cards.webhook.received(4);
  const events = deliveries.map(verified);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  expect(new Set(deliveries.map(({ path }) => path))).toEqual(new Set([paymentWebhookPath]));
  const pending = async () =>
    (await cards.stripe.events.list()).data.map(({ pending_webhooks }) => pending_webhooks);
  await expect.poll(pending).toEqual([0]);
  expect(cards.webhook.deliveries).toHaveLength(4);
});

test("deliveries end after the last delay, and the API never waits for them", async () => {
  cards.webhook.statuses.push(...Array.from({ length: 20 }, () => 500));
  await open();
  await cards.webhook.received(4);
  await expect
    .poll(() => vi.mocked(console.log).mock.calls.flat())
    .toContainEqual(expect.stringMatching(/given up/));
  expect(cards.webhook.deliveries).toHaveLength(4);
  const { data } = await cards.stripe.events.list();
  expect(data[0]?.pending_webhooks).toBe(1);
});

test("a forged body fails verification", async () => {
  await open();
  const [delivery] = await cards.webhook.received(1);
  if (!delivery) throw new Error("There is no delivery.");
  expect(() => verified({ ...delivery, body: delivery.body.replace("1000", "9000") })).toThrow(/signature/);
});
