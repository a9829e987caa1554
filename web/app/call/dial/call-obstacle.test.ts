import { expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { refusals } from "#contract/refusals.ts";
import { notLoadedSentence } from "#web/kit/loading/not-loaded.ts";
import type { TypedPrice } from "#web/number/price/number-price.ts";
import { say } from "#words/say.ts";
import { callObstacle } from "./call-obstacle.ts";

const number = e164Schema.parse("+18769220000");
const none: TypedPrice = { state: "none" };
const short: TypedPrice = { state: "short", message: refusals.number_not_valid.message };
const looking: TypedPrice = { state: "looking" };
const refused: TypedPrice = {
  state: "refused",
  message: "Premium and shared-cost numbers cannot be called.",
};
const jamaica: TypedPrice = {
  state: "priced",
  old: false,
  price: {
    number,
    country: "JM",
    destination: "Jamaica",
    creditsPerMinute: 6.2,
    currency: "USD",
    pricePerMinute: 0.62,
    rate: { perMinute_mc: 6_200, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  },
};

test.each([
  [
    "an empty field",
    { number: null, price: none, credits: 0, notReady: messages.call.deviceNotReady },
    messages.call.missingNumber,
  ],
  [
    "an incomplete number",
    { number: null, price: short, credits: 10, notReady: null },
    refusals.number_not_valid.message,
  ],
  [
    "a country that the user's settings leave out",
    {
      number,
      price: { ...jamaica, price: { ...jamaica.price, allowed: false } },
      credits: 100,
      notReady: null,
    },
    refusals.destination_not_allowed.message,
  ],
  [
    "a refused number",
    { number, price: refused, credits: 0, notReady: messages.call.deviceNotReady },
    refused.message,
  ],
  [
    "a number that could not be read",
    { number: null, price: looking, credits: 10, notReady: null },
    notLoadedSentence,
  ],
  ["no credit", { number, price: jamaica, credits: 0.999, notReady: null }, messages.call.noCredit],
  ["a debt", { number, price: looking, credits: -5, notReady: null }, messages.call.noCredit],
  [
    "too few credits",
    { number, price: jamaica, credits: 6.1, notReady: null },
    say(messages.call.needCredits(6.2)),
  ],
  [
    "no device",
    { number, price: jamaica, credits: 6.2, notReady: messages.call.deviceNotReady },
    messages.call.deviceNotReady,
  ],
])("%s blocks a call", (_, intention, sentence) => {
  expect(callObstacle(intention)).toBe(sentence);
});

test.each([
  ["with enough credits and a device", { number, price: jamaica, credits: 6.2, notReady: null }],
  ["while the price is unknown", { number, price: looking, credits: 1, notReady: null }],
  ["while the balance is unknown", { number, price: looking, credits: undefined, notReady: null }],
])("no obstacle %s", (_, intention) => {
  expect(callObstacle(intention)).toBeNull();
});

test("the price of the previous number does not block a call", () => {
  const old = { ...jamaica, old: true };
  expect(callObstacle({ number, price: old, credits: 1, notReady: null })).toBeNull();
});
