import { expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { refusals } from "#contract/refusals.ts";
import { notLoadedSentence } from "#web/kit/loading/presses.ts";
import type { TypedPrice } from "#web/number/price/number-price.ts";
import { say } from "#words/say.ts";
import { callObstacle } from "./call-obstacle.ts";

const number = e164Schema.parse("+18769220000");
const none: TypedPrice = { state: "none" };
const short: TypedPrice = { state: "short", message: refusals.number_not_valid.message };
const looking: TypedPrice = { state: "looking" };
const refused = { state: "refused", message: "Premium numbers cannot be called." } as const;
const jamaica = {
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
} as const satisfies TypedPrice;

const { deviceNotReady, missingNumber, needCredits, noCredit } = messages.call;
/** A call that nothing blocks. */
const ready = { number, price: jamaica, credits: 6.2, notReady: null };
const forbidden = { ...jamaica, price: { ...jamaica.price, allowed: false } };

test.each([
  ["an empty field", { number: null, price: none, credits: 0, notReady: deviceNotReady }, missingNumber],
  ["an incomplete number", { number: null, price: short }, refusals.number_not_valid.message],
  ["a country that the settings leave out", { price: forbidden }, refusals.destination_not_allowed.message],
  ["a refused number", { price: refused, credits: 0, notReady: deviceNotReady }, refused.message],
  ["a number that could not be read", { number: null, price: looking }, notLoadedSentence],
  ["no credit", { credits: 0.999 }, noCredit],
  ["a debt", { price: looking, credits: -5 }, noCredit],
  ["too few credits", { credits: 6.1 }, say(needCredits(6.2))],
  ["no device", { notReady: deviceNotReady }, deviceNotReady],
])("%s blocks a call", (_, differs, sentence) => {
  expect(callObstacle({ ...ready, ...differs })).toBe(sentence);
});

test.each([
  ["with enough credits and a device", {}],
  ["while the price is unknown", { price: looking, credits: 1 }],
  ["while the balance is unknown", { credits: undefined, price: looking }],
  ["for the price of the previous number", { price: { ...jamaica, old: true }, credits: 1 }],
])("no obstacle %s", (_, differs) => {
  expect(callObstacle({ ...ready, ...differs })).toBeNull();
});
