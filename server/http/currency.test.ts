import { expect, test } from "vitest";
import { firstOffer } from "#contract/money/offered-currencies.ts";
import { currencyOf } from "./currency.ts";

test.each([
  [{ "accept-language": "de-DE,de;q=0.9,en;q=0.8" }, "EUR"],
  [{ "accept-language": "en;q=0.8, ja-JP;q=0.4" }, "JPY"],
  [{ "accept-language": "en" }, "GBP"],
  [{ "accept-language": "de-DE", cookie: "farline.currency=CAD" }, "CAD"],
  [{ "accept-language": "de-DE", cookie: "farline.currency=XYZ" }, "EUR"],
  [{ "accept-language": "de-DE", cookie: "farline.currency=CHF" }, "EUR"],
  [{ cookie: "farline.currency=AUD" }, "AUD"],
  [{}, "USD"],
] as const)("a reader with the headers %j sees prices in %s", (headers, currency) => {
  expect(currencyOf({ headers }, firstOffer)).toBe(currency);
});
