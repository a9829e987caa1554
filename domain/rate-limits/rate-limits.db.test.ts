import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { removeOld } from "#domain/retention.ts";
import type { AttemptLimit } from "./attempt-limiter.ts";
import { type ActionLimits, rateLimits } from "./rate-limits.ts";
import { rateLimitRetention } from "./retention.ts";

const database = testDatabase();
const deps = { ...rateLimitStores(database), clock: { now: () => new Date() } };
const generous: AttemptLimit = { attempts: 1_000, window_s: 60, firstWait_s: 60, longestWait_s: 60 };
const strict: AttemptLimit = { attempts: 3, window_s: 60, firstWait_s: 10, longestWait_s: 30 };
const limits = rateLimits(deps, {
  login: { ip: generous, user: strict },
  signup: { ip: strict, user: generous },
} satisfies Record<string, ActionLimits>);
const keys = () => ({ ip: randomUUID(), user: `${randomUUID()}@example.com` });

/** The limiter reads the time through Date only. Timers stay real, because the database needs them. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (duration_s: number) => vi.setSystemTime(Date.now() + duration_s * 1_000);

async function exhaust(action: "login" | "signup", whose: { ip: string; user: string }) {
  for (let attempt = 0; attempt < strict.attempts; attempt++) {
    expect(await limits.take(action, whose)).toBeUndefined();
  }
}

describe("over the limit", () => {
  test("the caller must wait, and the wait ends", async () => {
    const whose = keys();
    await exhaust("login", whose);
    expect(await limits.take("login", whose)).toEqual({ retryAfter_s: 10 });
    pass(4);
    expect(await limits.take("login", whose)).toEqual({ retryAfter_s: 6 });
    pass(6);
    expect(await limits.take("login", whose)).toBeUndefined();
  });

  test("waits double with each offence, up to the longest", async () => {
    const whose = keys();
    for (const wait_s of [10, 20, 30, 30]) {
      await exhaust("login", whose);
      expect(await limits.take("login", whose)).toEqual({ retryAfter_s: wait_s });
      pass(wait_s);
    }
  });

  test("a day without offences resets the wait", async () => {
    const whose = keys();
    await exhaust("login", whose);
    await limits.take("login", whose);
    pass(24 * 60 * 60);
    await exhaust("login", whose);
    expect(await limits.take("login", whose)).toEqual({ retryAfter_s: 10 });
  });
});

test("attempts spread over longer than the window pass", async () => {
  const whose = keys();
  for (let attempt = 0; attempt < 10; attempt++) {
    expect(await limits.take("login", whose)).toBeUndefined();
    pass(30);
  }
});

test("a user is counted over all machines, a machine over all users", async () => {
  const { user, ip } = keys();
  for (let attempt = 0; attempt < 3; attempt++) {
    await limits.take("login", { user, ip: randomUUID() });
    await limits.take("signup", { ip, user: randomUUID() });
  }
  expect(await limits.take("login", { user, ip: randomUUID() })).toBeDefined();
  expect(await limits.take("signup", { ip, user: randomUUID() })).toBeDefined();
  expect(await limits.take("login", { ip, user: randomUUID() })).toBeUndefined();
});

test("a machine that has to wait does not use up the user's attempts", async () => {
  const tight = rateLimits(deps, { open: { ip: strict, user: { ...strict, attempts: 4 } } });
  const { user, ip } = keys();
  for (let attempt = 0; attempt < 20; attempt++) await tight.take("open", { user, ip });
  expect(await tight.take("open", { user, ip: randomUUID() })).toBeUndefined();
});

test("of fifty attempts at once exactly the allowed number passes, on two nodes together", async () => {
  const other = rateLimits(deps, { login: { ip: generous, user: strict } });
  const whose = keys();
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) => (index % 2 ? limits : other).take("login", whose)),
  );
  expect(results.filter((result) => result === undefined)).toHaveLength(strict.attempts);
});

test("attempts that turn out to be the owner's are forgiven", async () => {
  const whose = keys();
  await exhaust("login", whose);
  await limits.take("login", whose);
  await limits.forgive("login", whose);
  await exhaust("login", whose);
  expect(await limits.take("login", whose)).toEqual({ retryAfter_s: 10 });
});

test("strangers who use up a user's attempts do not block the owner on known networks", async () => {
  const { user, ip } = keys();
  await limits.trust({ user, ip });
  await exhaust("login", { user, ip: randomUUID() });
  expect(await limits.take("login", { user, ip: randomUUID() })).toBeDefined();
  // The owner's attempts there are counted apart, with the same limit.
  await exhaust("login", { user, ip });
  expect(await limits.take("login", { user, ip })).toEqual({ retryAfter_s: 10 });
});

test("the owner's networks may have a limit of their own", async () => {
  const hard: AttemptLimit = { ...strict, attempts: 1, longestWait_s: 1_000 };
  const steps = rateLimits(deps, { step: { ip: generous, user: hard, knownUser: strict } });
  const { user, ip } = keys();
  await limits.trust({ user, ip });
  const stranger = () => ({ user, ip: randomUUID() });
  for (const wait_s of [10, 20, 40, 80]) {
    expect(await steps.take("step", stranger())).toBeUndefined();
    expect(await steps.take("step", stranger())).toEqual({ retryAfter_s: wait_s });
    pass(wait_s);
  }
  for (let attempt = 0; attempt < 3; attempt++)
    expect(await steps.take("step", { user, ip })).toBeUndefined();
  expect(await steps.take("step", { user, ip })).toEqual({ retryAfter_s: 10 });
});

test("offences are remembered for as long as the limit says", async () => {
  const long = rateLimits(deps, { step: { ip: generous, user: { ...strict, memory_s: 172_800 } } });
  const whose = keys();
  const offend = async () => {
    for (let attempt = 0; attempt < 3; attempt++) await long.take("step", whose);
    return long.take("step", whose);
  };
  expect(await offend()).toEqual({ retryAfter_s: 10 });
  pass(24 * 60 * 60);
  expect(await offend()).toEqual({ retryAfter_s: 20 });
  pass(24 * 60 * 60);
  expect(await offend()).toEqual({ retryAfter_s: 10 });
});

test("a network is known for 90 days, and for one user", async () => {
  const { user, ip } = keys();
  await limits.trust({ user, ip });
  const stranger = { user, ip: randomUUID() };
  await exhaust("login", stranger);
  expect(await limits.take("login", { user, ip })).toBeUndefined();
  const other = keys().user;
  await exhaust("login", { user: other, ip: randomUUID() });
  expect(await limits.take("login", { user: other, ip })).toBeDefined();

  pass(90 * 24 * 60 * 60);
  await exhaust("login", stranger);
  expect(await limits.take("login", { user, ip })).toBeDefined();
  expect((await removeOld(rateLimitRetention(deps), deps.clock)).known_network).toBeGreaterThan(0);
});

test("without a user, only machines are counted", async () => {
  const open = rateLimits(deps, { look: { ip: strict } });
  const whose = { ip: randomUUID(), user: undefined };
  for (let attempt = 0; attempt < 3; attempt++) expect(await open.take("look", whose)).toBeUndefined();
  expect(await open.take("look", whose)).toEqual({ retryAfter_s: 10 });
  expect(await open.take("look", { ...whose, ip: randomUUID() })).toBeUndefined();
});

test("no email address is stored", async () => {
  const whose = keys();
  await limits.take("login", whose);
  await limits.trust(whose);
  const { rows } = await database.withClient((client) =>
    client.query("SELECT key FROM rate_limit UNION ALL SELECT key FROM known_network"),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(whose.user);
});

test("the sweep removes expired counters and no others", async () => {
  const [old, current] = [keys(), keys()];
  await exhaust("login", old);
  pass(3_600);
  await exhaust("login", current);
  expect((await removeOld(rateLimitRetention(deps), deps.clock)).rate_limit).toBeGreaterThan(0);
  expect(await limits.take("login", current)).toBeDefined();
});
