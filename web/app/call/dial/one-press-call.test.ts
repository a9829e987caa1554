import { expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import type { TypedPrice } from "#web/number/price/number-price.ts";
import { unreadNumber } from "#web/number/typed-number.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";
import { nextOf } from "./one-press-call.tsx";

const number = e164Schema.parse("+442079460000");
const priced = {
  state: "priced",
  old: false,
  price: {
    number,
    country: "GB",
    destination: "United Kingdom",
    creditsPerMinute: 2,
    currency: "USD",
    pricePerMinute: 0.2,
    rate: { perMinute_mc: 2_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  },
} as const satisfies TypedPrice;
const pressed = {
  number,
  typed: unreadNumber("44 20 7946 0000", undefined),
  price: priced,
  credits: 2,
  notReady: null,
};
const { deviceNotReady, needCredits } = messages.call;

test.each([
  ["a known price that the balance covers", {}, "count", null],
  ["a price that is looked up", { price: { state: "looking" } }, "wait", null],
  ["the price of the number before", { price: { ...priced, old: true } }, "wait", null],
  ["a balance that is not known", { credits: undefined }, "wait", null],
  ["a balance that is too low", { credits: 1.9 }, "stop", say(needCredits(2))],
  ["a device that cannot call", { notReady: t(deviceNotReady) }, "stop", t(deviceNotReady)],
  [
    "a country that the user excludes",
    { price: { ...priced, price: { ...priced.price, allowed: false } } },
    "stop",
    null,
  ],
  ["a refused number", { price: { state: "refused", message: "No." } }, "stop", null],
  ["a price that does not load", { price: { state: "failed", message: "Lost." } }, "stop", null],
  ["another number in the field", { typed: unreadNumber("44 20 7946 000", undefined) }, "stop", null],
] as const)("%s", (_, change, action, obstacle) => {
  expect(nextOf({ ...pressed, ...change }, true)).toEqual({ do: action, obstacle });
});

test("nothing follows a press where the user wants none to", () => {
  expect(nextOf(pressed, false)).toEqual({ do: "stop", obstacle: null });
});
