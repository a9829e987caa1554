import { expect, test } from "vitest";
import { messages } from "#contract/messages.ts";
import { e164Schema } from "#contract/phone-number.ts";
import { refusals } from "#contract/refusals.ts";
import type { TypedPrice } from "#web/tariff/number-price.ts";
import { callObstacle } from "./call-obstacle.ts";

const number = e164Schema.parse("+18769220000");
const none: TypedPrice = { state: "none" };
const short: TypedPrice = { state: "short" };
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
  ["an empty field", { number: null, price: none, credits: 0, isReady: false }, messages.call.missingNumber],
  [
    "the beginning of a number",
    { number: null, price: short, credits: 10, isReady: true },
    refusals.number_not_valid.message,
  ],
  ["a refused number", { number, price: refused, credits: 0, isReady: false }, refused.message],
  ["no credit", { number, price: jamaica, credits: 0.999, isReady: true }, messages.call.noCredit],
  ["a debt", { number, price: looking, credits: -5, isReady: true }, messages.call.noCredit],
  ["too little", { number, price: jamaica, credits: 6.1, isReady: true }, messages.call.needCredits("6.2")],
  ["no device", { number, price: jamaica, credits: 6.2, isReady: false }, messages.call.deviceNotReady],
  ["nothing", { number, price: jamaica, credits: 6.2, isReady: true }, null],
  ["nothing while the price is not known", { number, price: looking, credits: 1, isReady: true }, null],
  [
    "nothing while the balance is not known",
    { number, price: looking, credits: undefined, isReady: true },
    null,
  ],
])("%s keeps a call from being started", (_, intention, sentence) => {
  expect(callObstacle(intention)).toBe(sentence);
});

test("a price that is still that of the number before keeps nobody waiting", () => {
  const old = { ...jamaica, old: true };
  expect(callObstacle({ number, price: old, credits: 1, isReady: true })).toBeNull();
});
