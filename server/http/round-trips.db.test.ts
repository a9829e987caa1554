import { randomUUID } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { presentStateStore } from "#adapters/postgres/present-state-store.ts";
import { sessionHeader } from "#contract/constants.ts";
import { tariffRoutes } from "#contract/money/tariff.ts";
import { walletRoutes } from "#contract/money/wallet.ts";
import { refuse } from "#contract/refusals.ts";
import { sessionRoutes } from "#contract/users/session.ts";
import { authoriseCall } from "#domain/calls/authorise-call.ts";
import { callFunds } from "#domain/calls/call-funds.ts";
import { readDialled } from "#domain/calls/judge-call.ts";
import { createEventHub, defaultStreamLimits } from "#domain/events/event-hub.ts";
import { networksOf } from "#domain/rate-limits/networks.ts";
import { authenticate, authenticateWithBalance } from "#domain/users/sign-in/authenticate.ts";
import { systemClock } from "#server/compose/platform/platform.ts";
import { openTariff, serveTariff } from "#server/compose/tariff.ts";
import { callRequest, createCallHarness } from "#testing/calls/call-harness.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";
import { routesApp } from "#testing/http/user-app.ts";
import { paymentHarness } from "#testing/payments/payment-harness.ts";
import { userHarness } from "#testing/people/user-harness.ts";
import { type Authenticate, createMount } from "./mount.ts";
import { creditsRoute } from "./routes/payments/wallet-routes.ts";
import { userRoutes } from "./routes/users/user-routes.ts";

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
    batched: (name, readAll) => database.batched(name, (client, keys) => readAll(watch(client), keys)),
    close: () => database.close(),
  };
}

const unused = () => {
  throw new Error("No user is signed in");
};

const database = testDatabase();
const payments = paymentHarness();
afterEach(() => void vi.useRealTimers());

test("the user of a session, and the credits, take one round trip, the session's own", async () => {
  const harness = await userHarness(counting(database));
  const app = await routesApp(database, harness.deps, (mount, given) => {
    userRoutes(mount, given);
    creditsRoute(mount, (token) => authenticateWithBalance(harness.deps, token));
  });
  const person = await harness.verified();
  const headers = { [sessionHeader]: await harness.session(person) };
  const ask = async (url: string) => {
    statements.length = 0;
    return (await app.inject({ url, headers })).json();
  };
  expect(await ask(sessionRoutes.me.path)).toMatchObject({ email: person.email });
  expect(statements).toEqual(["session.find"]);
  expect(await ask(walletRoutes.credits.path), "before the first payment").toEqual({ credits: 0 });
  expect(statements).toEqual(["session.findWithBalance"]);
  const { walletId } = person;
  await database.withClient(async (client) => {
    const posting = { contra: "payments", subjectId: randomUUID(), mayOverdraw: false } as const;
    await ledgerStore(client).openWallet(walletId);
    await ledgerStore(client).post({ walletId, delta_mc: 12_500, ref: "payment:1", ...posting });
  });
  expect(await ask(walletRoutes.credits.path)).toEqual({ credits: 12.5 });
  await app.close();
});

test("the user's currency is the one of the last purchase that was paid", async () => {
  const harness = await userHarness(database);
  const app = await routesApp(database, harness.deps, userRoutes);
  const person = await harness.verified();
  const other = await harness.verified();
  const headers = { [sessionHeader]: await harness.session(person) };
  const currency = async () => (await app.inject({ url: sessionRoutes.me.path, headers })).json().currency;
  const pay = (userId: string, paidIn: string, status: string, createdAt: string) =>
    database.query(
      `INSERT INTO payment (wallet_id, id, user_id, provider, status, currency, charge_minor, credits_mc, created_at)
       VALUES ($1, gen_random_uuid(), $2, 'stripe', $3, $4, 920, 100000, $5)`,
      [person.walletId, userId, status, paidIn, createdAt],
    );
  expect(await currency()).toBeNull();
  await pay(person.id, "GBP", "completed", "2026-03-01T12:00:00Z");
  await pay(person.id, "EUR", "completed", "2026-03-02T12:00:00Z");
  await pay(person.id, "JPY", "failed", "2026-03-03T12:00:00Z");
  await pay(other.id, "CAD", "completed", "2026-03-04T12:00:00Z");
  expect(await currency()).toBe("EUR");
  await app.close();
});

test("the transactions take one round trip beside the session's", async () => {
  const { database: plain } = payments;
  const original = { ...plain };
  Object.assign(plain, counting(original));
  statements.length = 0;
  const answer = await payments.call("GET", "/api/payments/transactions");
  Object.assign(plain, original);
  expect(answer).toEqual({ status: 200, body: [] });
  expect(statements).toEqual(["transaction.list"]);
});

test("a call is authorised by one read of its wallet, and one hold", async () => {
  const { deps, openWallet, close } = await createCallHarness(counting(database));
  const { id } = await openWallet(10_000);
  const dialled = readDialled("+442079460000");
  const providerCallId = `CA${randomUUID()}`;
  const request = callRequest(id, providerCallId, dialled);
  statements.length = 0;
  expect(await authoriseCall(deps, request)).toMatchObject({ kind: "dial" });
  expect(statements).toEqual(["call.eligibility", "call.authorise"]);
  await close();
});

test("a poll for all event streams takes two round trips, one for their sessions and one for their states", async () => {
  const { openWallet, close } = await createCallHarness(database);
  const hub = createEventHub({
    states: presentStateStore(counting(database), systemClock, { calling: true }),
    clock: systemClock,
    limits: defaultStreamLimits,
    report: (failure) => expect.unreachable(String(failure)),
    hearsSince: () => undefined,
  });
  const wallets = await Promise.all([openWallet(1_000), openWallet(2_000), openWallet(3_000)]);
  const sent: string[] = [];
  for (const [index, user] of wallets.entries()) {
    const tokenHash = `session of ${user.id}`;
    const networks = networksOf(`198.51.100.${index + 1}`);
    hub.open({ user, tokenHash, networks, send: ({ type }) => sent.push(type), end: () => {} });
  }
  await vi.waitFor(() => expect(sent).toHaveLength(3), { timeout: 60_000 });
  statements.length = 0;
  await hub.refresh();
  expect(statements.toSorted()).toEqual(["presentState.livingSessions", "presentState.read"]);
  await close();
});

test("the price of a number for its user takes one round trip beside the session's", async () => {
  const harness = await userHarness(counting(database));
  const calls = await createCallHarness(counting(database));
  const person = await harness.verified();
  await database.withClient((client) => ledgerStore(client).openWallet(person.walletId));
  const headers = { [sessionHeader]: await harness.session(person) };
  const tariff = await openTariff({ clock: systemClock, database });
  const app = await quietApp();
  const authenticated: Authenticate = (token) => authenticate(harness.deps, token);
  const mount = createMount(app, authenticated, ownLimits());
  serveTariff(
    { clock: systemClock, database: counting(database) },
    { mount, jobs: [] },
    tariff,
    authenticated,
    {
      callFunds: ({ id: userId, walletId, sessionId }, quote) =>
        callFunds(calls.deps, { userId, walletId, sessionId }, quote),
    },
  );
  statements.length = 0;
  const answer = await app.inject({ url: `${tariffRoutes.ask.path}?number=%2B442079460000`, headers });
  expect(answer.json()).toMatchObject({ allowed: true, minutesAffordable: 0 });
  expect(statements).toEqual(["session.find", "call.eligibility"]);
  await Promise.all([app.close(), calls.close()]);
});

test("prices take no round trip; those in another currency share the exchange rates of one second", async () => {
  const clock = systemClock;
  const tariff = await openTariff({ clock, database });
  vi.useFakeTimers({ toFake: ["Date"] });
  const app = await quietApp();
  const mount = createMount(app, async () => refuse("unauthenticated"), ownLimits());
  serveTariff(
    { clock, database: counting(database) },
    { mount, jobs: [] },
    tariff,
    async () => refuse("unauthenticated"),
    { callFunds: unused },
  );
  const ask = async (query: string) =>
    expect(await app.inject(`${tariffRoutes.ask.path}?${query}`)).toMatchObject({ statusCode: 200 });
  statements.length = 0;
  await ask("number=%2B442079460000");
  await ask("");
  expect(statements).toEqual([]);
  await Promise.all([ask("currency=GBP"), ask("currency=EUR"), ask("number=%2B442079460000&currency=GBP")]);
  vi.setSystemTime(Date.now() + 999);
  await ask("currency=GBP");
  expect(statements).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await ask("currency=GBP");
  expect(statements).toHaveLength(2);
  await app.close();
});
