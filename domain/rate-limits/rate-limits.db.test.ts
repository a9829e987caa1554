import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { removeOld } from "#domain/retention.ts";
import { testDatabase } from "#testing/database/test-database.ts";
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

describe("of a /48", () => {
  let groups = 0x100;
  const group = () => {
    groups += 1;
    return groups.toString(16);
  };
  const site = () => `2001:db8:${group()}`;
  const stranger = (ip: string) => ({ ip, user: `${randomUUID()}@example.com` });
  const perNetwork: AttemptLimit = { ...strict, attempts: 10 };
  const guarded = rateLimits(deps, { login: { ip: perNetwork, user: strict, captchaAfter: 4 } });
  const guess = async (ip: string) => (await guarded.take("login", stranger(ip))) === undefined;
  const passed = async (ips: string[]) => {
    const results: boolean[] = [];
    for (const ip of ips) results.push(await guess(ip));
    return results.filter(Boolean).length;
  };
  const many = Array.from({ length: 40 }, (_, index) => index.toString(16));

  test.each<[string, (prefix: string, index: string) => string, number]>([
    ["one /64", (prefix, index) => `${prefix}:1::${index}`, 10],
    ["as many /64s of one /56", (prefix, index) => `${prefix}:${index}::1`, 20],
    ["as many /56s", (prefix, index) => `${prefix}:${index}00::1`, 30],
    ["as many addresses of one host by 6to4", (prefix, index) => `2002${prefix.slice(4)}:${index}::1`, 10],
    ["as many /48s", (prefix, index) => `${prefix.slice(0, prefix.lastIndexOf(":"))}:${index}::1`, 40],
  ])("40 guesses from %s: each of its networks lets its share pass", async (_from, ip, allowed) => {
    const prefix = `2001:${group()}:${group()}`;
    expect(await passed(many.map((index) => ip(prefix, index)))).toBe(allowed);
  });

  test("exactly as many pass at once, on two nodes together", async () => {
    const prefix = site();
    const other = rateLimits(deps, { login: { ip: perNetwork, user: generous } });
    const results = await Promise.all(
      many.map((index, n) => (n % 2 ? guarded : other).take("login", stranger(`${prefix}:${index}00::1`))),
    );
    expect(results.filter((result) => result === undefined)).toHaveLength(30);
  });

  test("one /64 that has to wait uses up nothing of its neighbours'", async () => {
    const prefix = site();
    expect(await passed(Array<string>(100).fill(`${prefix}:1::1`))).toBe(10);
    expect(await passed(Array<string>(10).fill(`${prefix}:2::1`))).toBe(10);
    expect(await guess(`${prefix}:100::1`)).toBe(true);
  });

  test("an owner on a known /64 does not wait for neighbours", async () => {
    const prefix = site();
    const owner = { ip: `${prefix}:ffff::1`, user: `${randomUUID()}@example.com` };
    await guarded.trust(owner);
    expect(await passed(many.map((index) => `${prefix}:${index}00::1`))).toBe(30);
    expect(await guess(`${prefix}:ffff::2`)).toBe(false);
    expect(await guarded.take("login", owner)).toBeUndefined();
    // The same user elsewhere in the /48 is a stranger.
    expect(await guarded.take("login", { ...owner, ip: `${prefix}:fffe::1` })).toBeDefined();
  });

  test("the wait of a /48 ends, and doubles", async () => {
    const prefix = site();
    for (const wait_s of [10, 20]) {
      await passed(many.map((index) => `${prefix}:${index}00::1`));
      const over = await guarded.take("login", stranger(`${prefix}:ff00::1`));
      expect(over).toEqual({ retryAfter_s: wait_s });
      pass(wait_s);
    }
  });

  test("a CAPTCHA is needed after 4 attempts from a /64, 8 from a /56 and 12 from the /48", async () => {
    const prefix = site();
    const needed = (ip: string) => guarded.needsCaptcha("login", ip);
    await passed(Array<string>(4).fill(`${prefix}:1::1`));
    expect([await needed(`${prefix}:1::2`), await needed(`${prefix}:2::1`)]).toEqual([true, false]);
    await passed(Array<string>(4).fill(`${prefix}:2::1`));
    expect([await needed(`${prefix}:3::1`), await needed(`${prefix}:100::1`)]).toEqual([true, false]);
    await passed(Array<string>(4).fill(`${prefix}:100::1`));
    expect([await needed(`${prefix}:200::1`), await needed(site())]).toEqual([true, false]);
  });
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
  const rows = await database.query("SELECT key FROM rate_limit UNION ALL SELECT key FROM known_network");
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
