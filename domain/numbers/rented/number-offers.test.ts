import { afterEach, expect, test } from "vitest";
import { creditValues, setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { offersText, readOffers, sandboxOffers } from "./number-offers.ts";

afterEach(() => setCreditsPerUsd());

test.each(creditValues)("at %d credits a USD a price is as many credits as it is worth", (credits) => {
  setCreditsPerUsd(credits);
  const deck = "US,local,1.5,0.03";
  const offers = readOffers(deck);
  expect(offers).toMatchObject([{ monthly_mc: 1_500 * credits, inboundPerMinute_mc: 30 * credits }]);
  expect(typeof offers === "object" && offersText(offers)).toBe(deck);
  expect(sandboxOffers()[0]).toMatchObject({ monthly_mc: 1_500 * credits });
});

test.each(["US,local,1.00001,0", "US,local,1000.01,0", "US,local,1,1000.01"])(
  "a price that is no whole number of millicredits, or above 1,000 USD, is a fault: %s",
  (deck) => expect(readOffers(deck)).toBeTypeOf("string"),
);
