import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { refuse } from "#contract/refusals.ts";
import { authenticate, logOut } from "./authenticate.ts";
import { exchangeTicket } from "./exchange-ticket.ts";
import { issueLink } from "./issue-link.ts";
import { sweepAccounts } from "./sweep-accounts.ts";
import {
  type AccountWorld,
  accountWorld,
  agreed,
  day_ms,
  hour_ms,
  minute_ms,
} from "./testing/account-world.ts";

const database = testDatabase();
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database);
});
const unauthenticated = refuse("unauthenticated");

test("a session ends after 24 hours without use", async () => {
  const token = await world.session(await world.verified());
  world.pass(day_ms - 1);
  agreed(await authenticate(world.deps, token));
  world.pass(day_ms - 1);
  agreed(await authenticate(world.deps, token));
  world.pass(day_ms);
  expect(await authenticate(world.deps, token)).toEqual(unauthenticated);
});

test("a session in use ends 14 days after it was opened", async () => {
  const token = await world.session(await world.verified());
  for (let hours = 12; hours < 14 * 24; hours += 12) {
    world.pass(12 * hour_ms);
    agreed(await authenticate(world.deps, token));
  }
  world.pass(12 * hour_ms - 1);
  agreed(await authenticate(world.deps, token));
  world.pass(1);
  expect(await authenticate(world.deps, token)).toEqual(unauthenticated);
});

test("its use is written down at most once a minute", async () => {
  const token = await world.session(await world.verified());
  let touched = 0;
  const watched = {
    ...world.deps,
    connection: ((work) =>
      world.deps.connection((stores) =>
        work({
          ...stores,
          sessions: {
            ...stores.sessions,
            touch(tokenHash, at) {
              touched++;
              return stores.sessions.touch(tokenHash, at);
            },
          },
        }),
      )) satisfies typeof world.deps.connection,
  };
  for (let reads = 0; reads < 4; reads++) {
    await authenticate(watched, token);
    world.pass(minute_ms / 2);
  }
  expect(touched).toBe(1);
});

test("logging out ends this session and no other", async () => {
  const person = await world.verified();
  const [here, elsewhere] = [await world.session(person), await world.session(person)];
  expect(await logOut(world.deps, here)).toEqual(await logOut(world.deps, "invented"));
  await logOut(world.deps, undefined);
  expect(await authenticate(world.deps, here)).toEqual(unauthenticated);
  agreed(await authenticate(world.deps, elsewhere));
});

test.each([undefined, "", "invented", "\u0000"])("%j opens nothing", async (token) => {
  expect(await authenticate(world.deps, token)).toEqual(unauthenticated);
});

test("a ticket opens one session, of any number of racers", async () => {
  const { id } = await world.verified();
  const ticket = await world.deps.transaction(({ links }) =>
    issueLink(world.deps, links, id, "google_ticket"),
  );
  const results = await Promise.all(Array.from({ length: 20 }, () => exchangeTicket(world.deps, ticket)));
  const opened = results.filter((result) => "token" in result);
  expect(opened).toHaveLength(1);
  const [session] = opened;
  expect(await authenticate(world.deps, session?.token)).toMatchObject({ id });
});

test("a ticket is good for less than 60 seconds", async () => {
  const { id } = await world.verified();
  const ticket = () =>
    world.deps.transaction(({ links }) => issueLink(world.deps, links, id, "google_ticket"));
  const used = await ticket();
  world.pass(minute_ms - 1);
  agreed(await exchangeTicket(world.deps, used));
  const late = await ticket();
  world.pass(minute_ms);
  expect(await exchangeTicket(world.deps, late)).toEqual(unauthenticated);
});

test("the sweep removes what has expired and nothing else", async () => {
  const person = await world.verified();
  await world.session(person);
  world.pass(15 * day_ms);
  const alive = await world.session(person);
  await sweepAccounts(world.deps);
  expect(await world.rows("SELECT 1 FROM session")).toHaveLength(1);
  expect(await world.rows("SELECT 1 FROM link")).toEqual([]);
  agreed(await authenticate(world.deps, alive));
});
