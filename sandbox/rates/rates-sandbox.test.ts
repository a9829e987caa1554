import { fastify } from "fastify";
import { expect, test } from "vitest";
import { fallbackRates, firstCurrencies, publishedCurrencies } from "#contract/money/currencies.ts";
import { ratesSandbox } from "./rates-sandbox.ts";

test("the rates have the bank's format and cover every currency of the product", async () => {
  const app = fastify();
  await ratesSandbox(app);
  const reply = await app.inject("/rates.xml");
  await app.close();

  expect(reply.headers["content-type"]).toMatch(/^text\/xml/);
  expect(reply.body).toMatch(/<Cube time='\d{4}-\d{2}-\d{2}'>/);
  const rates = new Map(
    Array.from(reply.body.matchAll(/<Cube currency='(\w{3})' rate='([\d.]+)'\/>/g), ([, code, rate]) => [
      code,
      Number(rate),
    ]),
  );
  const others = publishedCurrencies.filter((currency) => currency !== "EUR");
  expect([...rates.keys()].toSorted(), "currencies beyond the bank's need a fixed rate").toEqual(others);
  const dollars = rates.get("USD") ?? Number.NaN;
  for (const code of firstCurrencies.filter((currency) => currency !== "EUR")) {
    const perDollar = (rates.get(code) ?? Number.NaN) / dollars;
    expect(perDollar / fallbackRates[code], code).toBeCloseTo(1, 1);
  }
});
