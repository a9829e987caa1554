import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { exchangeRateStore } from "#adapters/postgres/exchange-rate-store.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { sessionHeader } from "#contract/constants.ts";
import { refuse } from "#contract/refusals.ts";
import { currentRates } from "#domain/money/exchange-rates.ts";
import { fallbackScaledRates } from "#domain/money/rates.ts";
import { deckColumnsWithCountries, readDeck } from "#domain/tariff/decks/deck.ts";
import { importDeck } from "#domain/tariff/decks/import-deck.ts";
import { type LiveTariff, openLiveTariff } from "#domain/tariff/live-tariff.ts";
import { type Authenticate, createMount } from "#server/http/mount.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";
import { tariffRoutes } from "./tariff-routes.ts";

const database = testDatabase();
const clock = { now: () => new Date("2026-11-21T10:00:00Z") };
const deckText = `${deckColumnsWithCountries}
1202,United States,0.3,60,60,0,no,US,US
1876,Jamaica,6.2,60,60,0,no,JM,JM
44,United Kingdom,1,60,60,0,no,GB GG IM JE,
447,United Kingdom mobile,1.5,60,60,0,no,,GB GG IM JE
4474,United Kingdom mobile,1.5,60,60,0,no,,GB IM
49,Germany,1.234,30,6,0.5,no,DE,DE
53,Cuba,15,60,60,0,yes,CU,CU
881,Satellite,30,60,60,0,no,,
`;

let app: FastifyInstance;
let tariff: LiveTariff;
const wallets = new Map<string, string>();

async function importText(text: string) {
  await importDeck(
    {
      transaction: (work) => database.transaction((client) => work({ decks: tariffStore(client) })),
      clock,
    },
    { rows: readDeck(text).rows, source: "test.csv" },
  );
}

beforeAll(async () => {
  await importText(deckText);
  tariff = await openLiveTariff({
    connection: (work) => database.withClient((client) => work({ decks: tariffStore(client) })),
    clock,
  });
  app = await quietApp();
  // In these tests a session's token is its user's id.
  const authenticate: Authenticate = async (token) => {
    const walletId = token === undefined ? undefined : wallets.get(token);
    if (token === undefined || walletId === undefined) return refuse("unauthenticated");
    const person = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org", isVerified: true };
    const ids = { id: token, sessionId: token, walletId };
    return { ...ids, memberRole: "owner", createdAt: new Date(), currency: null, ...person };
  };
  tariffRoutes(createMount(app, authenticate, ownLimits()), {
    tariff,
    rates: () => database.withClient((client) => currentRates(exchangeRateStore(client))),
    async callFunds({ id, walletId }, { country }) {
      const { available_mc } = await database.withClient((client) => ledgerStore(client).balance(walletId));
      return { available_mc, caps, allowed: allowed.get(id)?.includes(country) ?? true };
    },
    authenticate,
  });
});
const caps = { longestCall_s: 14_400, spendableCredits: 1_000 };
afterAll(() => app.close());
beforeEach(() => database.query("TRUNCATE exchange_rate"));

const allowed = new Map<string, string[]>();

async function ask(query: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ method: "GET", url: `/api/tariff${query}`, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body ? answer.json() : undefined,
  };
}

async function userWith(posted_mc: number): Promise<Record<string, string>> {
  const [userId, walletId] = [randomUUID(), randomUUID()];
  wallets.set(userId, walletId);
  await database.transaction(async (client) => {
    const ledger = ledgerStore(client);
    await ledger.openWallet(walletId);
    if (posted_mc === 0) return;
    const ref = `payment:${walletId}`;
    const mayOverdraw = posted_mc < 0;
    await ledger.post({
      walletId,
      contra: "payments",
      delta_mc: posted_mc,
      ref,
      subjectId: walletId,
      mayOverdraw,
    });
  });
  return { [sessionHeader]: userId };
}

const publish = (asOf: string, GBP: number) =>
  database.transaction((client) =>
    exchangeRateStore(client).save({ asOf, rates: { ...fallbackScaledRates, GBP } }, clock.now()),
  );

describe("the price of a number", () => {
  test("says whether the user's own settings allow the country", async () => {
    const user = await userWith(10_000);
    const [id = ""] = Object.values(user);
    const body = async (number: string) => (await ask(`?number=${number}`, user)).body;
    expect(await body("442079460000")).toMatchObject({ allowed: true });
    allowed.set(id, ["US"]);
    expect(await body("442079460000")).toMatchObject({ allowed: false, creditsPerMinute: 1 });
    allowed.set(id, ["GB", "US"]);
    expect(await body("442079460000")).toMatchObject({ allowed: true });
    expect((await ask("?number=442079460000")).body).not.toHaveProperty("allowed");
  });

  test("needs no session, and a plus may arrive as a blank", async () => {
    for (const number of ["%2B442079460000", "+442079460000", "442079460000"]) {
      expect(await ask(`?number=${number}`)).toMatchObject({
        status: 200,
        body: {
          number: "+442079460000",
          country: "GB",
          destination: "United Kingdom",
          creditsPerMinute: 1,
          rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
          currency: "USD",
          pricePerMinute: 0.1,
        },
      });
    }
  });

  test.each([
    ["USD", 0.124],
    ["EUR", 0.114],
    ["JPY", 18.5],
  ])("is in %s what its credits are worth at the stored rate, rounded up: %d", async (currency, price) => {
    const { body } = await ask(`?number=%2B4930123456&currency=${currency}`);
    expect(body).toMatchObject({ currency, pricePerMinute: price, creditsPerMinute: 1.234 });
  });

  test("follows the published rates", async () => {
    await publish("2026-11-20", 800_000);
    const { body } = await ask("?number=%2B442079460000&currency=GBP");
    expect(body.pricePerMinute).toBe(0.08);
  });

  test.each([
    ["?number=", 400, "Please enter a phone number"],
    ["?number=1&number=2", 400, "Please enter a phone number"],
    ["?number=%2B442079460000&currency=XXX", 400, "Please choose one of the offered currencies."],
    ["?currency=gbp", 400, "Please choose one of the offered currencies."],
    ["?number=hello", 400, "This is not a valid phone number."],
    ["?number=%2B448712345678", 403, "Premium and shared-cost numbers cannot be called."],
    ["?number=%2B5371234567", 403, "Calls to this destination are not available."],
    ["?number=%2B33123456789", 403, "Calls to this destination are not available."],
  ])("%s is refused with %d and a sentence", async (query, status, message) => {
    expect(await ask(query)).toMatchObject({ status, body: { message } });
  });
});

describe("the minutes that a balance buys", () => {
  test.each([
    [10_999, 10],
    [-5_000, 0],
  ])("%d mc buy %d minutes", async (posted_mc, minutes) => {
    const { body } = await ask("?number=%2B442079460000", await userWith(posted_mc));
    expect(body).toMatchObject({ minutesAffordable: minutes, caps });
  });

  test("are left out without a valid session, which is no error", async () => {
    for (const headers of [{}, { [sessionHeader]: "wrong" }]) {
      const { status, body } = await ask("?number=%2B442079460000", headers);
      expect(status).toBe(200);
      expect(body).not.toHaveProperty("minutesAffordable");
      expect(body).not.toHaveProperty("caps");
    }
  });

  test("are never cached", async () => {
    const { headers } = await ask("?number=%2B442079460000", await userWith(1_000));
    expect(headers["cache-control"]).toBe("no-store");
  });
});

describe("the price list", () => {
  test("lists callable destinations, without blocked ones and other kinds of numbers", async () => {
    const { status, body } = await ask("");
    expect(status).toBe(200);
    expect(body).toMatchObject({ currency: "USD", ratesAsOf: null });
    const rows = body.destinations.map((one: Record<string, unknown>) => [
      one.destination,
      one.country,
      one.callingCode,
      one.numberTypes,
      one.prefixes,
      one.creditsPerMinute,
      one.pricePerMinute,
    ]);
    expect(rows).toEqual([
      ["Germany", "DE", "49", ["landline", "mobile"], 1, 1.234, 0.124],
      ["Jamaica", "JM", "1", ["landline", "mobile"], 1, 6.2, 0.62],
      // Guernsey, the Isle of Man and Jersey have British numbers and are looked for by their own names.
      ["United Kingdom", "GB", "44", ["landline"], 1, 1, 0.1],
      ["United Kingdom", "GG", "44", ["landline"], 1, 1, 0.1],
      ["United Kingdom", "IM", "44", ["landline"], 1, 1, 0.1],
      ["United Kingdom", "JE", "44", ["landline"], 1, 1, 0.1],
      ["United Kingdom mobile", "GB", "44", ["mobile"], 2, 1.5, 0.15],
      ["United Kingdom mobile", "GG", "44", ["mobile"], 1, 1.5, 0.15],
      ["United Kingdom mobile", "IM", "44", ["mobile"], 2, 1.5, 0.15],
      ["United Kingdom mobile", "JE", "44", ["mobile"], 1, 1.5, 0.15],
      ["United States", "US", "1", ["landline", "mobile"], 1, 0.3, 0.03],
    ]);
  });

  test("names the day of its exchange rates", async () => {
    await publish("2026-11-20", 800_000);
    const { body } = await ask("?currency=GBP");
    expect(body).toMatchObject({ currency: "GBP", ratesAsOf: "2026-11-20" });
    expect(body.destinations.at(-1).pricePerMinute).toBe(0.024);
  });

  test("is answered with 304 until it changes", async () => {
    const etag = String((await ask("?currency=GBP")).headers.etag);
    const again = await ask("?currency=GBP", { "if-none-match": `"other", ${etag}` });
    expect(again).toMatchObject({ status: 304, body: undefined });
    expect((await ask("?currency=EUR", { "if-none-match": etag })).status).toBe(200);
    await publish("2026-11-20", 810_000);
    expect((await ask("?currency=GBP", { "if-none-match": etag })).status).toBe(200);
    const list = String((await ask("")).headers.etag);
    await importText(`${deckText}7,Russia,5.9,60,60,0,no,RU,RU\n`);
    await tariff.refresh();
    expect((await ask("", { "if-none-match": list })).status).toBe(200);
  });
});
