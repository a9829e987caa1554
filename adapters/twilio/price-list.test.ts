import { expect, test } from "vitest";
import { loadDeck } from "#adapters/tariff-deck/load-deck.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { findBelowCarrier } from "#domain/tariff/carrier-prices/below-carrier.ts";
import { compileDeck } from "#domain/tariff/decks/deck.ts";
import { draftDeck } from "#domain/tariff/decks/draft-deck.ts";
import { servedTwin } from "#sandbox/testing/served-twin.ts";
import type { Fault } from "#sandbox/testing/traffic.ts";
import { pricedCountries } from "#sandbox/voice/rest/outbound-prices.ts";
import { voiceSandbox } from "#sandbox/voice/voice-sandbox.ts";
import type { TwilioOptions } from "./options.ts";
import { twilioPriceList } from "./price-list.ts";

const { voice } = sandboxAccounts;
const germany = "/v2/Voice/Countries/DE";
const twin = servedTwin((app) => voiceSandbox(app, { publicUrl: "https://farline.example" }));

const read = (changes: Partial<TwilioOptions> = {}) =>
  twilioPriceList({ ...voice, apiUrl: twin.apiUrl, ...changes })();
const priceOf = async (prefix: string, callerId: string = voice.callerId) =>
  (await read({ callerId })).find((price) => price.prefix === prefix)?.perMinute_usd_e6;

/** A country whose prices are these. */
const withPrices = (...prices: object[]): Fault => ({
  changed: (body) => ({ ...Object(body), outbound_prefix_prices: prices }),
});
const price = { destination_prefixes: ["49"], origination_prefixes: ["ALL"], friendly_name: "Germany" };

test("reads every country's prefixes, toll-free ranges too, each once", async () => {
  const prices = await read();
  expect(prices).toContainEqual({ prefix: "44", name: "United Kingdom", perMinute_usd_e6: 15_800 });
  expect(prices).toContainEqual({
    prefix: "44808",
    name: "United Kingdom - Toll Free",
    perMinute_usd_e6: 26_200,
  });
  expect(prices).toContainEqual({
    prefix: "1888",
    name: "United States & Canada - Toll Free",
    perMinute_usd_e6: 13_000,
  });
  expect(new Set(prices.map(({ prefix }) => prefix)).size).toBe(prices.length);
});

test("the price for our own number counts, otherwise that for all, otherwise the dearest", async () => {
  expect(await priceOf("4915", "+442071838750")).toBe(31_000);
  expect(await priceOf("4915", "+12025550100")).toBe(49_600);
  twin.traffic.failAt(
    germany,
    withPrices(
      { ...price, current_price: "0.05", origination_prefixes: ["33"] },
      { ...price, current_price: "0.30", origination_prefixes: ["34", "+351"] },
      { ...price, current_price: "0.20", origination_prefixes: ["31"] },
    ),
  );
  expect(await priceOf("49", "+12025550100")).toBe(300_000);
  expect(await priceOf("49", "+351211111111")).toBe(300_000);
  expect(await priceOf("49", "+33111111111")).toBe(50_000);
});

test.each([
  ["0.0123456", 12_346],
  [0.25, 250_000],
  ["1", 1_000_000],
  ["0.0", 0],
])("a price of %s USD is %i millionths, rounded up", async (current_price, usd_e6) => {
  twin.traffic.failAt(germany, withPrices({ ...price, current_price }));
  expect(await priceOf("49")).toBe(usd_e6);
});

test.each([
  [
    "another currency",
    { changed: (body: unknown) => ({ ...Object(body), price_unit: "EUR" }) },
    /are in EUR/,
  ],
  ["a price that is no number", withPrices({ ...price, current_price: "free" }), /price "free" is no number/],
  ["no price", withPrices({ ...price, current_price: null }), /prices for DE cannot be read/],
  [
    "a prefix that is none",
    withPrices({ ...price, current_price: "1", destination_prefixes: ["0x"] }),
    /prices for DE cannot/,
  ],
])("%s is named, and nothing is left out in silence", async (_what, change, sentence) => {
  twin.traffic.failAt(germany, change);
  await expect(read()).rejects.toMatchObject({
    name: "CarrierPricesError",
    message: expect.stringMatching(sentence),
  });
});

test("no country is asked for after one could not be read", async () => {
  let requests = 0;
  let price_unit = "EUR";
  const counted = (body: unknown) => {
    requests += 1;
    return { ...Object(body), price_unit };
  };
  twin.traffic.failAt("/v2/Voice/Countries/", { changed: counted });
  await expect(read()).rejects.toThrow("are in EUR");
  const askedFirst = requests;
  expect(askedFirst).toBeLessThan(pricedCountries.length);
  price_unit = "USD";
  await read();
  expect(requests).toBe(askedFirst + pricedCountries.length);
});

test("a refused key is a sentence without it", async () => {
  const reading = read({ authToken: "0123456789abcdef0123456789abcdef" });
  await expect(reading).rejects.toThrow(
    /^Twilio's price list cannot be read \(20003\): check TWILIO_ACCOUNT_SID/,
  );
  await expect(reading).rejects.not.toThrow("0123456789abcdef");
});

test("a draft of the list, and the deck that comes with the product, cost nothing with it", async () => {
  const prices = await read();
  expect(findBelowCarrier(compileDeck(draftDeck(prices, 0)), prices)).toEqual([]);
  expect(findBelowCarrier(compileDeck(await loadDeck()), prices)).toEqual([]);
});
