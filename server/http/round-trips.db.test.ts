import { expect, test } from "vitest";
import type { Client, Database } from "#adapters/postgres/database.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { refuse } from "#contract/refusals.ts";
import { tariffRoutes } from "#contract/tariff.ts";
import { userHarness } from "#domain/users/testing/user-harness.ts";
import { openTariff, serveTariff } from "#server/compose/tariff.ts";
import { ownLimits } from "#server/testing/own-limits.ts";
import { quietApp } from "#server/testing/quiet-app.ts";
import { createMount } from "./mount.ts";
import { callAuth, userApp } from "./testing/user-app.ts";

const statements: string[] = [];

/** The same database; keeps the name of each statement, which is one round trip. */
function counting(database: Database): Database {
  const watch = (client: Client): Client => ({
    query: new Proxy(client.query, {
      apply(query, _client, words) {
        const [statement] = words;
        statements.push(typeof statement === "string" ? statement : statement.name);
        return Reflect.apply(query, client, words);
      },
    }),
  });
  return {
    withClient: (work) => database.withClient((client) => work(watch(client))),
    transaction: (work) => database.transaction((client) => work(watch(client))),
    close: () => database.close(),
  };
}

const database = testDatabase();
const payments = paymentHarness();

test("the user of a session takes one round trip, the session's own", async () => {
  const harness = await userHarness(counting(database));
  const app = await userApp(database, harness);
  const token = await harness.session(await harness.verified());
  statements.length = 0;
  expect(await callAuth(app, "GET", "me", { token })).toMatchObject({ status: 200 });
  expect(statements).toEqual(["session.find"]);
  await app.close();
});

test.each([
  ["credits", "/api/payments/credits", { credits: 0 }, "ledger.balance"],
  ["transactions", "/api/payments/transactions", [], "transaction.list"],
])("the %s take one round trip beside the session's", async (_name, path, body, statement) => {
  const { database: plain } = payments;
  const original = { ...plain };
  Object.assign(plain, counting(original));
  statements.length = 0;
  const answer = await payments.call("GET", path);
  Object.assign(plain, original);
  expect(answer).toEqual({ status: 200, body });
  expect(statements).toEqual([statement]);
});

test("prices take no round trip; those in another currency share the exchange rates that were read within a second", async () => {
  const tariff = await openTariff(database);
  const app = await quietApp();
  const mount = createMount(app, async () => refuse("unauthenticated"), ownLimits());
  serveTariff(
    mount,
    tariff,
    counting(database),
    async () => refuse("unauthenticated"),
    async () => null,
  );
  const ask = async (query: string) =>
    expect(await app.inject(`${tariffRoutes.ask.path}?${query}`)).toMatchObject({ statusCode: 200 });
  statements.length = 0;
  await ask("number=%2B442079460000");
  await ask("");
  expect(statements).toEqual([]);
  await Promise.all([ask("currency=GBP"), ask("currency=EUR"), ask("number=%2B442079460000&currency=GBP")]);
  await ask("currency=GBP");
  expect(statements).toHaveLength(1);
  await app.close();
});
