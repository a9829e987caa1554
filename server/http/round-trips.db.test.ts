import { expect, test } from "vitest";
import type { Client, Database } from "#adapters/postgres/database.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { paymentHarness } from "#adapters/stripe/testing/payment-harness.ts";
import { userHarness } from "#domain/users/testing/user-harness.ts";
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

test("the credits take one round trip beside the session's", async () => {
  const { database: plain } = payments;
  const original = { ...plain };
  Object.assign(plain, counting(original));
  statements.length = 0;
  const answer = await payments.call("GET", "/api/payments/credits");
  Object.assign(plain, original);
  expect(answer).toEqual({ status: 200, body: { credits: 0 } });
  expect(statements).toEqual(["ledger.balance"]);
});
