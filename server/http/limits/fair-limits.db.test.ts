import { afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { voicePaths } from "#contract/calls/calls.ts";
import { sessionHeader } from "#contract/constants.ts";
import { refuse } from "#contract/refusals.ts";
import { route } from "#contract/route.ts";
import type { FairLimitSettings } from "#domain/rate-limits/fair-limits.ts";
import { createMount, webhookOptions } from "#server/http/mount.ts";
import { healthRoutes } from "#server/http/routes/health-routes.ts";
import { heldOpen } from "#testing/database/held-open.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { ownLimits, quietApp } from "#testing/http/quiet-app.ts";

/** As many connections as in production. */
const database = testDatabase({ poolSize: 12 });
const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const described = { summary: "for this test", reply: z.object({ answer: z.string() }) };
const routes = {
  visit: route("POST /api/visit", {
    ...described,
    access: "visitor",
    body: z.object({}),
  }),
  own: route("GET /api/own", { ...described }),
  slow: route("GET /api/slow", { ...described }),
};

async function serve(changes: Partial<FairLimitSettings>) {
  const limits = ownLimits(changes);
  const app = await quietApp({ limits });
  closings.push(() => app.close());
  let lookups = 0;
  let readings = 0;
  const query = (text: string) => database.query(text);
  // In these tests a session's token is its user's id.
  const mount = createMount(
    app,
    async (token) => {
      lookups += 1;
      await query("SELECT 1");
      if (token === undefined) return refuse("unauthenticated");
      const name = { firstName: "Ada", lastName: "Lovelace", email: "ada@example.org", isVerified: true };
      const ids = { id: token, walletId: token, sessionId: token };
      return { ...name, ...ids, memberRole: "owner", createdAt: new Date(), currency: null };
    },
    limits,
  );
  mount.visitor(routes.visit, async () => {
    await query("SELECT pg_advisory_xact_lock_shared(1)");
    return { answer: "visited" };
  });
  mount.user(routes.own, async () => {
    await query("SELECT 1");
    return { answer: "own" };
  });
  mount.user(routes.slow, async () => {
    await query("SELECT pg_advisory_xact_lock_shared(1)");
    return { answer: "slow" };
  });
  app.post(voicePaths.status, webhookOptions("voice_status"), async () => ({}));
  healthRoutes(app, async () => {
    readings += 1;
    await query("SELECT 1");
    return [];
  });
  const get = (url: string, token?: string, remoteAddress = "192.0.2.1") =>
    app.inject({ url, remoteAddress, headers: token === undefined ? {} : { [sessionHeader]: token } });
  return {
    app,
    get,
    statuses: async (replies: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(replies)).map(({ statusCode }) => statusCode),
    lookups: () => lookups,
    readings: () => readings,
  };
}

const tooMany = {
  error: expect.objectContaining({
    code: "too_many_requests",
    message: expect.stringMatching(/^Too many attempts\. Please wait /),
  }),
  message: expect.any(String),
  msg: expect.any(String),
};

describe("a network", () => {
  test("over its limit is refused with the time to wait, before any session is looked up", async () => {
    const { get, lookups } = await serve({ networkPerMinute: 3 });
    for (const user of ["ada", "eve", "bob"]) expect((await get("/api/own", user)).statusCode).toBe(200);
    const refused = await get("/api/own", "carol");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    expect(refused.headers["x-content-type-options"]).toBe("nosniff");
    expect(refused.json()).toEqual(tooMany);
    expect(lookups()).toBe(3);
    expect((await get("/api/own", "carol", "192.0.2.2")).statusCode).toBe(200);
  });

  test("is counted on every path, also unknown ones, and before a body is read", async () => {
    const { app, get } = await serve({ networkPerMinute: 1 });
    expect((await get("/nothing/here")).statusCode).toBe(404);
    expect((await get("/nothing/here")).statusCode).toBe(429);
    const huge = await app.inject({
      method: "POST",
      url: "/api/visit",
      remoteAddress: "192.0.2.1",
      headers: { "content-type": "application/json" },
      payload: "x".repeat(1_000_000),
    });
    expect(huge.statusCode).toBe(429);
  });

  test("of IPv6 is its /64, its /56 and its /48, with rising limits", async () => {
    const { get } = await serve({ networkPerMinute: 2 });
    const passed = async (ip: string) => {
      const replies = [await get("/api/own", "ada", ip), await get("/api/own", "ada", ip)];
      replies.push(await get("/api/own", "ada", ip));
      return replies.filter(({ statusCode }) => statusCode === 200).length;
    };
    expect(await passed("2001:db8::1")).toBe(2);
    expect(await passed("2001:db8::ffff:2")).toBe(0);
    expect(await passed("2001:db8:0:1::1")).toBe(2);
    expect(await passed("2001:db8:0:2::1")).toBe(0);
    expect(await passed("2001:db8:0:100::1")).toBe(2);
    expect(await passed("2001:db8:0:200::1")).toBe(0);
    expect(await passed("2001:db8:1::1")).toBe(2);
    expect(await passed("2002:cb00:7107::1")).toBe(2);
    expect(await passed("2002:cb00:7107:100::1")).toBe(0);
    expect(await passed("203.0.113.7")).toBe(0);
  });

  test("of many /64s holds no more of the database than one of them", async () => {
    const { app, get } = await serve({});
    const unlock = await heldOpen(database, (client) => client.query("SELECT pg_advisory_xact_lock(1)"));
    const visits = Array.from({ length: 24 }, (_, index) =>
      app.inject({
        method: "POST",
        url: "/api/visit",
        remoteAddress: `2001:db8:1:${(16 * index).toString(16)}::1`,
        payload: {},
      }),
    );
    // Each visit waits for the lock that this test holds, with a connection of its own.
    for (const url of ["/api/own", "/readyz"]) expect((await get(url, "eve")).statusCode).toBe(200);
    await unlock();
    expect(new Set((await Promise.all(visits)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  test("that is flooded still gets its webhooks, up to a limit of their own", async () => {
    const { app, get } = await serve({ networkPerMinute: 1, webhooksPerMinute: 3 });
    await get("/api/own");
    const webhook = () => app.inject({ method: "POST", url: voicePaths.status, remoteAddress: "192.0.2.1" });
    for (const expected of [200, 200, 200, 429]) expect((await webhook()).statusCode).toBe(expected);
  });

  test("that is flooded still gets health checks, which share one question to the database", async () => {
    const { get, statuses, readings } = await serve({ networkPerMinute: 1 });
    const checks = Array.from({ length: 50 }, () => get("/readyz"));
    expect(new Set(await statuses(checks))).toEqual(new Set([200]));
    expect(readings()).toBeLessThan(50);
    expect((await get("/healthz")).statusCode).toBe(200);
  });
});

describe("a user", () => {
  test("is counted over all networks, and no other user with them", async () => {
    const { get } = await serve({ userPerMinute: 2 });
    expect((await get("/api/own", "ada", "192.0.2.1")).statusCode).toBe(200);
    expect((await get("/api/own", "ada", "192.0.2.2")).statusCode).toBe(200);
    const refused = await get("/api/own", "ada", "192.0.2.3");
    expect(refused.statusCode).toBe(429);
    expect(refused.headers["retry-after"]).toMatch(/^\d+$/);
    expect(refused.json()).toEqual(tooMany);
    expect((await get("/api/own", "eve", "192.0.2.3")).statusCode).toBe(200);
  });

  test("who floods slow requests delays no other user, and is refused beyond a queue", async () => {
    const { get } = await serve({});
    const unlock = await heldOpen(database, (client) => client.query("SELECT pg_advisory_xact_lock(1)"));
    const answers: number[] = [];
    const flood = Array.from({ length: 200 }, async () => {
      answers.push((await get("/api/slow", "ada")).statusCode);
    });
    // Each waits for the lock that this test holds, so an answer cannot have waited for the flood.
    for (const url of ["/api/own", "/readyz"]) expect((await get(url, "eve")).statusCode).toBe(200);
    // Four are worked on and a hundred wait.
    await expect.poll(() => answers).toEqual(Array(96).fill(429));
    await unlock();
    await Promise.all(flood);
    expect(answers.slice(96)).toEqual(Array(104).fill(200));
  });
});
