import { afterEach, expect, test } from "vitest";
import { creditValues, setCreditsPerUsd } from "#contract/money/credit-value.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
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

test.each(["UK", "GB"])("the country %s is that of the United Kingdom's numbers, once", (code) => {
  const line = `${code},mobile,2.5,0`;
  const offers = readOffers(line);
  expect(offers).toMatchObject([{ country: "GB" }]);
  expect(typeof offers === "object" && offersText(offers)).toBe("GB,mobile,2.5,0");
  expect(readOffers(`${line}\nGB,mobile,3,0`)).toBe(operatorMessages.numberOfferTwice("GB,mobile,3,0"));
});

test.each(["ZZ", "EU", "AQ", "GBR", ""])("%j is no country with numbers, and the line is named", (code) => {
  const line = `${code},local,1,0`;
  expect(readOffers(`GB,local,1,0\n${line}`)).toBe(operatorMessages.numberOfferWrong(line));
});
