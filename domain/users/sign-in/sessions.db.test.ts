import { describe, expect, test } from "vitest";
import { refuse } from "#contract/refusals.ts";
import { removeOld } from "#domain/retention.ts";
import { userRetention } from "#domain/users/retention.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, day_ms, hour_ms, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { authenticate, authenticateWithBalance, logOut } from "./authenticate.ts";
import { exchangeTicket } from "./exchange-ticket.ts";

const database = testDatabase();
const harness = await userHarness(database);
const unauthenticated = refuse("unauthenticated");

/** Each way in which a route finds its user. */
const ways = { authenticate, authenticateWithBalance };

describe.each(Object.entries(ways))("by %s", (_name, find) => {
  test("a session ends after 24 hours without use", async () => {
    const token = await harness.session(await harness.verified());
    harness.pass(day_ms - 1);
    agreed(await find(harness.deps, token));
    harness.pass(day_ms - 1);
    agreed(await find(harness.deps, token));
    harness.pass(day_ms);
    expect(await find(harness.deps, token)).toEqual(unauthenticated);
  });

  test("a session in use ends 14 days after it was opened", async () => {
    const token = await harness.session(await harness.verified());
    for (let hours = 12; hours < 14 * 24; hours += 12) {
      harness.pass(12 * hour_ms);
      agreed(await find(harness.deps, token));
    }
    harness.pass(12 * hour_ms - 1);
    agreed(await find(harness.deps, token));
    harness.pass(1);
    expect(await find(harness.deps, token)).toEqual(unauthenticated);
  });

  test("logging out ends this session and no other", async () => {
    const person = await harness.verified();
    const [here, elsewhere] = [await harness.session(person), await harness.session(person)];
    expect(await logOut(harness.deps, here)).toEqual(await logOut(harness.deps, "invented"));
    await logOut(harness.deps, undefined);
    expect(await find(harness.deps, here)).toEqual(unauthenticated);
    agreed(await find(harness.deps, elsewhere));
  });

  test.each([undefined, "", "invented", "\u0000"])("%j opens nothing", async (token) => {
    expect(await find(harness.deps, token)).toEqual(unauthenticated);
  });
});

test("the last use of a session is written at most once a minute", async () => {
  const token = await harness.session(await harness.verified());
  let touched = 0;
  const watched = {
    ...harness.deps,
    connection: ((work) =>
      harness.deps.connection((stores) =>
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
      )) satisfies typeof harness.deps.connection,
  };
  for (let reads = 0; reads < 4; reads++) {
    await authenticate(watched, token);
    harness.pass(minute_ms / 2);
  }
  expect(touched).toBe(1);
});

test("twenty concurrent exchanges of one ticket open one session", async () => {
  const { id } = await harness.verified();
  const ticket = await harness.ticket(id);
  const results = await Promise.all(Array.from({ length: 20 }, () => exchangeTicket(harness.deps, ticket)));
  const opened = results.filter((result) => "token" in result);
  expect(opened).toHaveLength(1);
  const [session] = opened;
  expect(await authenticate(harness.deps, session?.token)).toMatchObject({ id });
});

test("a ticket is valid for less than 60 seconds", async () => {
  const { id } = await harness.verified();
  const used = await harness.ticket(id);
  harness.pass(minute_ms - 1);
  agreed(await exchangeTicket(harness.deps, used));
  const late = await harness.ticket(id);
  harness.pass(minute_ms);
  expect(await exchangeTicket(harness.deps, late)).toEqual(unauthenticated);
});

test("a ticket opens nothing without the secret of its own browser", async () => {
  const { id } = await harness.verified();
  const [ticket, other] = [await harness.ticket(id), await harness.ticket(id)];
  for (const browserSecret of [undefined, "", "invented", ticket.ticket, other.browserSecret]) {
    expect(await exchangeTicket(harness.deps, { ...ticket, browserSecret })).toEqual(unauthenticated);
  }
  agreed(await exchangeTicket(harness.deps, ticket));
});

test("a ticket replaces no session of another user, and is used up by the attempt", async () => {
  const [owner, other] = [await harness.verified(), await harness.verified()];
  const ticket = await harness.ticket(owner.id);
  expect(await exchangeTicket(harness.deps, { ...ticket, presentUserId: other.id })).toEqual(
    refuse("other_user_logged_in"),
  );
  expect(await exchangeTicket(harness.deps, ticket)).toEqual(unauthenticated);
  const again = await harness.ticket(owner.id);
  agreed(await exchangeTicket(harness.deps, { ...again, presentUserId: owner.id }));
});

test("the sweep removes expired records and nothing else", async () => {
  const person = await harness.verified();
  await harness.session(person);
  harness.pass(15 * day_ms);
  const alive = await harness.session(person);
  await removeOld(userRetention(harness.deps), harness.deps.clock);
  expect(await harness.rows("SELECT 1 FROM session")).toHaveLength(1);
  expect(await harness.rows("SELECT 1 FROM one_time_token")).toEqual([]);
  agreed(await authenticate(harness.deps, alive));
});
