import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { cardParameters, type RunningCards, startCards } from "./running-cards.ts";
import { expectPublishedTypes, type Sent } from "./sent-objects.ts";

const json = z.record(z.string(), z.unknown());
type Json = z.infer<typeof json>;

let cards: RunningCards;
let intent: Json;
let event: Json;
let declined: Json;

beforeAll(async () => {
  cards = await startCards();
  const created = await cards.stripe.paymentIntents.create({ amount: 1_000, currency: "usd" });
  const path = `/v1/payment_intents/${created.id}/confirm`;
  const pay = (number: string) =>
    cards.fromBrowser("POST", path, {
      ...cardParameters(number),
      client_secret: created.client_secret ?? "",
    });
  declined = (await pay("4000000000000002")).body;
  await pay("4242424242424242");
  const read = await cards.stripe.paymentIntents.retrieve(created.id, { expand: ["latest_charge"] });
  intent = json.parse(JSON.parse(JSON.stringify(read)));
  const events = (await cards.webhook.received(5)).map(({ body }) => json.parse(JSON.parse(body)));
  event = json.parse(events.find(({ type }) => type === "payment_intent.created"));
});
afterAll(() => cards.stop());

function held(body: Json, to: Sent["to"] = "server"): Promise<void> {
  return expectPublishedTypes([{ from: "A test", to, body: JSON.stringify(body) }]);
}

function without(body: Json, name: string): Json {
  const { [name]: _removed, ...rest } = body;
  return rest;
}

test("answers and events of the twin are of Stripe's types", async () => {
  await held(intent);
  await held({ object: "list", data: [intent], has_more: false, url: "/v1/payment_intents" });
  await held(declined, "browser");
  await held(event, "webhook");
});

test.each([
  ["a missing field", (body: Json) => without(body, "latest_charge"), "required property 'latest_charge'"],
  [
    "a field of the wrong type",
    (body: Json) => ({ ...body, amount: "1000" }),
    "PaymentIntent/amount must be number",
  ],
  ["null where Stripe sends none", (body: Json) => ({ ...body, status: null }), "PaymentIntent/status"],
  ["a value outside the enum", (body: Json) => ({ ...body, status: "paid" }), "PaymentIntent/status"],
  ["an unknown field", (body: Json) => ({ ...body, colour: "red" }), '("colour")'],
  [
    "an unknown field of an expanded object",
    (body: Json) => ({
      ...body,
      latest_charge: { ...json.parse(body.latest_charge), colour: "red" },
    }),
    'PaymentIntent/latest_charge must NOT have additional properties ("colour")',
  ],
  ["an unknown object", (body: Json) => ({ ...body, object: "payment" }), 'The object "payment" is not'],
])("%s fails, also as an item of a list", async (_name, change, sentence) => {
  const changed = change(intent);
  await expect(held(changed)).rejects.toThrow(sentence);
  const list = { object: "list", data: [intent, changed], has_more: false, url: "/v1/payment_intents" };
  await expect(held(list)).rejects.toThrow(sentence);
});

test("an error is held with the payment in it", async () => {
  const error = json.parse(declined.error);
  await expect(held({ error: without(error, "type") }, "browser")).rejects.toThrow("property 'type'");
  await expect(held({ error: { ...error, colour: "red" } }, "browser")).rejects.toThrow('("colour")');
  const payment_intent = without(json.parse(error.payment_intent), "client_secret");
  await expect(held({ error: { ...error, payment_intent } }, "browser")).rejects.toThrow("'client_secret'");
  await expect(held(declined)).rejects.toThrow("'latest_charge'");
});

test("an event is held with its object, by its type", async () => {
  await expect(held(without(event, "api_version"), "webhook")).rejects.toThrow("'api_version'");
  await expect(held({ ...event, colour: "red" }, "webhook")).rejects.toThrow('("colour")');
  await expect(held({ ...event, type: "charge.paid" }, "webhook")).rejects.toThrow(
    "ChargePaidEvent is not among the published types",
  );
  const data = json.parse(event.data);
  const object = { ...json.parse(data.object), amount: null };
  await expect(held({ ...event, data: { ...data, object } }, "webhook")).rejects.toThrow(
    "/data/object/amount",
  );
});

test("the harness fails when the app was sent another thing than Stripe's event", async () => {
  const other = await startCards();
  await fetch(other.webhook.url, { method: "POST", body: JSON.stringify({ ...event, colour: "red" }) });
  await expect(other.stop()).rejects.toThrow("An event to the webhook: PaymentIntentCreatedEvent must NOT");
});
