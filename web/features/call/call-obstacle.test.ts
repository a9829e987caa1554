import { expect, test } from "vitest";
import { messages } from "#contract/messages.ts";
import { callObstacle } from "./call-obstacle.ts";
import type { NumberQuote } from "./number-quote.ts";

const number = "+18769220000";
const looking: NumberQuote = { state: "looking" };
const refused: NumberQuote = {
  state: "refused",
  message: "Premium and shared-cost numbers cannot be called.",
};
const jamaica: NumberQuote = {
  state: "priced",
  old: false,
  price: {
    number,
    country: "JM",
    destination: "Jamaica",
    creditsPerMinute: 6.2,
    rate: { perMinute_mc: 6_200, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  },
};

test.each([
  ["no number", { number: null, quote: looking, credits: 0, isReady: false }, messages.call.missingNumber],
  ["a refused number", { number, quote: refused, credits: 0, isReady: false }, refused.message],
  ["no credit", { number, quote: jamaica, credits: 0.999, isReady: true }, messages.call.noCredit],
  ["a debt", { number, quote: looking, credits: -5, isReady: true }, messages.call.noCredit],
  ["too little", { number, quote: jamaica, credits: 6.1, isReady: true }, messages.call.needCredits("6.2")],
  ["no device", { number, quote: jamaica, credits: 6.2, isReady: false }, messages.call.deviceNotReady],
  ["nothing", { number, quote: jamaica, credits: 6.2, isReady: true }, null],
  ["nothing while the price is not known", { number, quote: looking, credits: 1, isReady: true }, null],
  [
    "nothing while the balance is not known",
    { number, quote: looking, credits: undefined, isReady: true },
    null,
  ],
])("%s keeps a call from being started", (_, intention, sentence) => {
  expect(callObstacle(intention)).toBe(sentence);
});

test("a price that is still that of the number before keeps nobody waiting", () => {
  const old = { ...jamaica, old: true };
  expect(callObstacle({ number, quote: old, credits: 1, isReady: true })).toBeNull();
});
