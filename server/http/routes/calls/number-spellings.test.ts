import { afterAll, expect, test } from "vitest";
import { refuse } from "#contract/refusals.ts";
import { fallbackScaledRates } from "#domain/money/rates.ts";
import { deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import { createMount } from "#server/http/mount.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";
import { numberSpellings } from "#testing/numbers/number-spellings.ts";
import { tariffRoutes } from "./tariff-routes.ts";

/** A deck that prices every number. */
const everywhere = "123456789".split("").map((zone) => `${zone},Zone ${zone},1,60,60,0,no`);
const deck = parseDeck([deckColumns, ...everywhere].join("\n"));

const app = await quietApp();
const authenticate = async () => refuse("unauthenticated");
const unused = () => {
  throw new Error("Nothing else is asked for a price in USD");
};
tariffRoutes(createMount(app, authenticate, ownLimits()), {
  tariff: { deck, current: unused, refresh: unused },
  rates: async () => ({ rates: fallbackScaledRates, asOf: null }),
  callFunds: unused,
  authenticate,
});
afterAll(() => app.close());

test.each(numberSpellings)(
  "a number is read as the browser reads it: %s",
  async (_spelling, typed, number) => {
    const answer = await app.inject({ method: "GET", url: "/api/tariff", query: { number: typed } });
    if (number !== null) expect(answer.json()).toMatchObject({ number });
    else if (typed !== "") expect(answer.json()).toMatchObject({ error: { code: "number_not_valid" } });
    else expect(answer.json()).toMatchObject({ message: "Please enter a phone number" });
    expect(answer.statusCode).toBe(number === null ? 400 : 200);
  },
);
