import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { sessionHeader } from "#contract/constants.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { authenticateWithBalance } from "#domain/users/sign-in/authenticate.ts";
import { creditsRoute } from "#server/http/routes/payments/wallet-routes.ts";
import { userRoutes } from "#server/http/routes/users/user-routes.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { routesApp } from "#testing/http/user-app.ts";
import { userHarness } from "#testing/people/user-harness.ts";

const database = testDatabase();
let sizes: number[] = [];
/** The number of coming statements that lose their connection. */
let toLose = 0;

const watched: Database = {
  ...database,
  batched: (name, readAll) =>
    database.batched(name, async (client, keys) => {
      sizes.push(keys.length);
      if (toLose > 0) {
        toLose -= 1;
        await client.query("SELECT pg_terminate_backend(pg_backend_pid())");
      }
      return readAll(client, keys);
    }),
};

const harness = await userHarness(watched);
const app = await routesApp(database, harness.deps, (mount, given) => {
  userRoutes(mount, given);
  creditsRoute(mount, (token) => authenticateWithBalance(harness.deps, token));
});
afterAll(() => app.close());
beforeEach(() => {
  sizes = [];
  toLose = 0;
});

async function loggedIn(count: number) {
  const people = [];
  for (let credits = 1; credits <= count; credits++) {
    const person = await harness.verified();
    const { walletId } = person;
    await database.withClient(async (client) => {
      const posting = { contra: "payments", subjectId: randomUUID(), mayOverdraw: false } as const;
      await ledgerStore(client).openWallet(walletId);
      await ledgerStore(client).post({ walletId, delta_mc: credits * 1_000, ref: "payment:1", ...posting });
    });
    people.push({ ...person, credits, token: await harness.session(person) });
  }
  return people;
}

/** Each request comes from a network of its own, because a network has few sessions looked up at once. */
function ask(url: string, token: string, index = 0) {
  return app.inject({
    url,
    headers: { [sessionHeader]: token },
    remoteAddress: `10.0.${index >> 8}.${index & 255}`,
  });
}

const me = sessionRoutes.me.path;
const credits = walletRoutes.credits.path;

test("two hundred requests at once, of fifty users and of strangers, share statements and each get their own answer", async () => {
  const people = await loggedIn(50);
  sizes = [];
  const requests = Array.from({ length: 200 }, async (_, index) => {
    const person = people[index % people.length];
    if (!person) throw new Error("There is no such person");
    if (index % 7 === 0) {
      expect((await ask(me, "a token that opens nothing", index)).statusCode).toBe(401);
    } else if (index % 2 === 0) {
      expect((await ask(me, person.token, index)).json()).toMatchObject({
        id: person.id,
        email: person.email,
      });
    } else {
      expect((await ask(credits, person.token, index)).json()).toEqual({ credits: person.credits });
    }
  });
  await Promise.all(requests);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(200);
  expect(sizes.length, "statements").toBeLessThan(100);
});

test("a logout counts for every request after it, while those of others are under way", async () => {
  const [leaver, ...others] = await loggedIn(10);
  if (!leaver) throw new Error("There is nobody to log out");
  const during = others.map(({ token }, index) => ask(me, token, index));
  expect((await ask(me, leaver.token, 100)).statusCode).toBe(200);
  await app.inject({
    method: "POST",
    url: sessionRoutes.logout.path,
    headers: { [sessionHeader]: leaver.token },
  });
  const after = [leaver, ...others].map(({ token }, index) => ask(me, token, index));
  const statuses = await Promise.all([...during, ...after].map(async (reply) => (await reply).statusCode));
  expect(statuses).toEqual([...others.map(() => 200), 401, ...others.map(() => 200)]);
});

test("a connection that dies fails the requests of its statement with their sentence, and the next ones succeed", async () => {
  const people = await loggedIn(6);
  toLose = 1;
  const failed = await Promise.all(people.map(({ token }, index) => ask(me, token, index)));
  expect(sizes).toEqual([6]);
  for (const reply of failed) {
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("5");
    expect(reply.json()).toMatchObject({
      error: { code: "unavailable" },
      message: sessionRoutes.me.failed,
    });
  }
  for (const { token, email } of people) expect((await ask(me, token)).json()).toMatchObject({ email });
});
