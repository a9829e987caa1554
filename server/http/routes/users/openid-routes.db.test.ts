import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCipher } from "#adapters/data-cipher/testing/test-cipher.ts";
import { openidProvider } from "#adapters/openid/openid-provider.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { accountAccess } from "#adapters/postgres/users/user-stores.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import { removeOld } from "#domain/retention.ts";
import type { OpenidDeps } from "#domain/users/openid/deps.ts";
import { googleIssuer, googleName } from "#domain/users/openid/identity.ts";
import { openidRetention } from "#domain/users/openid/retention.ts";
import { newAccounts } from "#domain/users/registration/new-accounts.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { minute_ms, noCaptcha, type UserHarness, userHarness } from "#domain/users/testing/user-harness.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import {
  cancelSignIn,
  type GoogleStandIn,
  signInAs,
  startGoogleStandIn,
} from "#sandbox/openid/testing/visitor.ts";
import { createMount } from "#server/http/mount.ts";
import { ownLimits } from "#server/testing/own-limits.ts";
import { pathsOf } from "./openid-cookies.ts";
import { openidRoutes } from "./openid-routes.ts";
import { userRoutes } from "./user-routes.ts";

const publicUrl = "http://localhost:3000";
const redirectUrl = `${publicUrl}${pathsOf("google").callback}`;
const ada = { email: "ada@example.com", firstName: "Ada", lastName: "Lovelace" };

const googleAsConfigured = { name: "google", label: googleName, knownAs: googleIssuer };

const database = testDatabase();
const limits = rateLimits({ ...rateLimitStores(database), clock: { now: () => new Date() } }, userLimits);
const app = fastify();
let harness: UserHarness;
let standIn: GoogleStandIn;
let google: OpenidDeps;

beforeAll(async () => {
  harness = await userHarness(database);
  standIn = await startGoogleStandIn({ publicUrl });
  google = {
    clock: harness.deps.clock,
    ids: harness.deps.ids,
    mail: harness.deps.mail,
    publicUrl,
    provider: openidProvider({
      ...googleAsConfigured,
      issuer: standIn.issuer,
      ...sandboxAccounts.google,
      redirectUrl,
      report: () => {},
    }),
    ...accountAccess(database, { cipher: testCipher, clock: harness.deps.clock, publish: () => {} }),
  };
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  openidRoutes(app, { openid: google, limits });
  userRoutes(
    createMount(app, (token) => authenticate(harness.deps, token), ownLimits()),
    {
      users: { ...harness.deps, options: { ...harness.deps.options, publicUrl } },
      ...{
        limits,
        newAccounts: newAccounts(rateLimitStores(database).counters),
        captcha: noCaptcha,
        evenReply_ms: 0,
      },
    },
  );
});
afterAll(async () => {
  await app.close();
  await standIn.app.close();
});

/** Starts a sign-in. Returns the redirect and the cookie. */
async function leave(server = app) {
  const response = await server.inject({ method: "GET", url: "/api/auth/google" });
  expect(response.statusCode).toBe(302);
  return { url: String(response.headers.location), cookie: String(response.headers["set-cookie"]) };
}

/** Follows the callback with the provider's answer. Returns the query that the browser app reads. */
async function comeBack(address: URL, cookie: string | undefined) {
  const response = await app.inject({
    method: "GET",
    url: `${address.pathname}${address.search}`,
    ...(cookie === undefined ? {} : { headers: { cookie: `other=1; ${cookie.split(";")[0]}` } }),
  });
  expect(response.statusCode).toBe(302);
  const page = new URL(String(response.headers.location), publicUrl);
  expect(page.pathname).toBe("/auth/google/callback");
  expect(response.headers["cache-control"]).toBe("no-store");
  const [begun, ticket] = [response.headers["set-cookie"] ?? []].flat();
  const query = { token: page.searchParams.get("token"), error: page.searchParams.get("error") };
  return { ...query, cleared: begun, ticketCookie: ticket ?? "" };
}

function exchange(ticket: string | null, ticketCookie: string) {
  const headers = { cookie: ticketCookie.split(";")[0] ?? "" };
  return app.inject({ method: "POST", url: "/api/auth/session", payload: { ticket }, headers });
}

const expired = { token: null, error: "google_sign_in_expired" };

test("a person signs in: the ticket becomes a session, once", async () => {
  const { url, cookie } = await leave();
  expect(cookie).toMatch(
    /^google_sign_in_[\w-]{16}=[\w-]{43}; Max-Age=600; Path=\/api\/auth\/google\/callback; HttpOnly; SameSite=Lax$/,
  );
  const address = await signInAs(url, ada);
  expect(address.href.startsWith(`${redirectUrl}?`)).toBe(true);
  const { token: ticket, error, cleared, ticketCookie } = await comeBack(address, cookie);
  expect(error).toBeNull();
  expect(cleared).toMatch(/^google_sign_in_[\w-]{16}=; Max-Age=0; /);
  expect(ticketCookie).toMatch(
    /^google_ticket_[\w-]{16}=[\w-]{43}; Max-Age=60; Path=\/api\/auth\/session; HttpOnly; SameSite=Strict$/,
  );

  const session = await exchange(ticket, ticketCookie);
  expect(session.json()).toMatchObject({
    user: { email: "ada@example.com", firstName: "Ada", isVerified: true },
  });
  expect(await authenticate(harness.deps, session.json().token)).toMatchObject({ email: "ada@example.com" });
  expect((await exchange(ticket, ticketCookie)).statusCode).toBe(401);
});

test("a ticket in a foreign link opens nothing in another browser, also in one that has a ticket of its own", async () => {
  const [attacker, victim] = [await leave(), await leave()];
  const eve = { ...ada, email: "eve@example.com" };
  const foreign = await comeBack(await signInAs(attacker.url, eve), attacker.cookie);
  const own = await comeBack(await signInAs(victim.url, ada), victim.cookie);
  for (const cookie of ["", own.ticketCookie]) {
    expect((await exchange(foreign.token, cookie)).statusCode).toBe(401);
  }
  expect((await exchange(foreign.token, foreign.ticketCookie)).statusCode).toBe(200);
});

test("the ticket and the browser's secrets are stored hashed", async () => {
  const { url, cookie } = await leave();
  const state = new URL(url).searchParams.get("state");
  const secret = cookie.split(";")[0]?.split("=")[1];
  const underWay = await harness.rows("SELECT * FROM google_sign_in");
  const { token, ticketCookie } = await comeBack(await signInAs(url, ada), cookie);
  const ticketSecret = ticketCookie.split(";")[0]?.split("=")[1];
  const stored = JSON.stringify([underWay, await harness.rows("SELECT * FROM one_time_token")]);
  for (const value of [state, secret, token, ticketSecret]) {
    expect(value).toMatch(/^[\w-]{43}$/);
    expect(stored).not.toContain(value);
  }
});

test("a replayed answer opens nothing", async () => {
  const { url, cookie } = await leave();
  const address = await signInAs(url, ada);
  expect((await comeBack(address, cookie)).token).not.toBeNull();
  expect(await comeBack(address, cookie)).toMatchObject(expired);
});

test("concurrent copies of one answer open one session", async () => {
  const { url, cookie } = await leave();
  const address = await signInAs(url, ada);
  const pages = await Promise.all(Array.from({ length: 5 }, () => comeBack(address, cookie)));
  expect(pages.filter(({ token }) => token !== null)).toHaveLength(1);
});

test("an answer from another browser opens nothing, and the right browser can still sign in", async () => {
  const attacker = await leave();
  const victim = await leave();
  const address = await signInAs(attacker.url, { ...ada, email: "eve@example.com" });
  expect(await comeBack(address, undefined)).toMatchObject(expired);
  expect(await comeBack(address, victim.cookie)).toMatchObject(expired);
  const [name] = attacker.cookie.split("=");
  expect(await comeBack(address, `${name}=${"x".repeat(43)}`)).toMatchObject(expired);
  expect((await comeBack(address, attacker.cookie)).token).not.toBeNull();
});

test("an answer with the state of another sign-in of the same browser opens nothing", async () => {
  const first = await leave();
  const second = await leave();
  const address = await signInAs(first.url, ada);
  address.searchParams.set("state", new URL(second.url).searchParams.get("state") ?? "");
  const { token, error } = await comeBack(address, `${second.cookie.split(";")[0]}; ${first.cookie}`);
  expect(token).toBeNull();
  expect(error).toBe("google_answer_invalid");
});

test.each(["", "short", "x".repeat(43), `${"x".repeat(43)}&state=${"y".repeat(43)}`])(
  "a state that was never ours opens nothing: %j",
  async (state) => {
    const address = new URL(`${redirectUrl}?code=a&state=${state}`);
    expect(await comeBack(address, `google_sign_in_${"x".repeat(16)}=${"x".repeat(43)}`)).toMatchObject(
      expired,
    );
  },
);

test("after ten minutes a sign-in has expired, and is swept", async () => {
  const { url, cookie } = await leave();
  const address = await signInAs(url, ada);
  harness.pass(10 * minute_ms);
  expect(await comeBack(address, cookie)).toMatchObject(expired);
  await leave();
  expect((await removeOld(openidRetention(google), google.clock)).google_sign_in).toBeGreaterThan(0);
  expect(await harness.rows("SELECT 1 FROM google_sign_in")).toHaveLength(1);
});

test("a new person whose address our mail cannot reach is refused, and one who is known signs in", async () => {
  const zoe = { ...ada, email: "зоя@example.com" };
  const signIn = async () => {
    const { url, cookie } = await leave();
    return comeBack(await signInAs(url, zoe), cookie);
  };
  const answers: (() => Promise<boolean>)[] = [
    async () => false,
    async () => Promise.reject(new Error("no answer")),
    async () => true,
    async () => false,
  ];
  const errors: (string | null)[] = [];
  const { mail } = google;
  for (const speaksSmtpUtf8 of answers) {
    google.mail = { speaksSmtpUtf8 };
    errors.push((await signIn()).error);
  }
  google.mail = mail;
  expect(errors).toEqual(["email_not_reachable", "internal_error", null, null]);
});

test("a cancelled sign-in says so", async () => {
  const { url, cookie } = await leave();
  const { token, error } = await comeBack(await cancelSignIn(url), cookie);
  expect(token).toBeNull();
  expect(error).toBe("google_cancelled");
});

test.each(["login_required", "consent_required", "interaction_required", "account_selection_required"])(
  "an answer that asks for a page leads to the ordinary sign-in, and is no error: %s",
  async (error) => {
    const { url, cookie } = await leave();
    const answer = await cancelSignIn(url);
    answer.searchParams.set("error", error);
    const response = await app.inject({
      method: "GET",
      url: `${answer.pathname}${answer.search}`,
      headers: { cookie: cookie.split(";")[0] },
    });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe("/login");
  },
);

test("the provider's answer to prompt=none leads to the ordinary sign-in", async () => {
  const { url, cookie } = await leave();
  const silent = new URL(url);
  silent.searchParams.set("prompt", "none");
  const answer = new URL((await fetch(silent, { redirect: "manual" })).headers.get("location") ?? "");
  expect(answer.searchParams.get("error")).toBe("login_required");
  const response = await app.inject({
    method: "GET",
    url: `${answer.pathname}${answer.search}`,
    headers: { cookie: cookie.split(";")[0] },
  });
  expect(response.headers.location).toBe("/login");
});

test("two tabs can sign in at the same time", async () => {
  const [first, second] = [await leave(), await leave()];
  const jar = `${first.cookie.split(";")[0]}; ${second.cookie.split(";")[0]}`;
  const withJar = async (address: URL) => {
    const url = `${address.pathname}${address.search}`;
    const response = await app.inject({ method: "GET", url, headers: { cookie: jar } });
    return new URL(String(response.headers.location), publicUrl).searchParams.has("token");
  };
  expect(await withJar(await signInAs(first.url, ada))).toBe(true);
  expect(await withJar(await signInAs(second.url, ada))).toBe(true);
});

test("over https the cookie is for https alone", async () => {
  const server = fastify();
  openidRoutes(server, { openid: { ...google, publicUrl: "https://farline.example" }, limits });
  expect((await leave(server)).cookie).toMatch(
    /^__Host-google_sign_in_.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  await server.close();
});

test("the page says how long to wait after too many sign-ins, and nothing is stored", async () => {
  const start = () => app.inject({ method: "GET", url: "/api/auth/google", remoteAddress: "198.51.100.1" });
  for (let attempt = 0; attempt < userLimits.google_start.ip.attempts; attempt++) await start();
  const before = await harness.rows("SELECT 1 FROM google_sign_in");
  const reply = await start();
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([302, "60"]);
  const page = new URL(String(reply.headers.location), publicUrl);
  expect(page.searchParams.get("error")).toBe("too_many_requests");
  expect(await harness.rows("SELECT 1 FROM google_sign_in")).toHaveLength(before.length);
});

test("the page says that Google is unavailable, and nothing is stored", async () => {
  const unreachable = openidProvider({
    ...googleAsConfigured,
    issuer: "http://localhost:1",
    ...sandboxAccounts.google,
    redirectUrl,
    report: () => {},
  });
  const server = fastify();
  openidRoutes(server, { openid: { ...google, provider: unreachable }, limits });
  const before = await harness.rows("SELECT 1 FROM google_sign_in");
  const response = await server.inject({ method: "GET", url: "/api/auth/google" });
  const page = new URL(String(response.headers.location), publicUrl);
  expect(page.pathname).toBe("/auth/google/callback");
  expect(page.searchParams.get("error")).toBe("google_unavailable");
  expect(response.headers["set-cookie"]).toBeUndefined();
  expect(await harness.rows("SELECT 1 FROM google_sign_in")).toHaveLength(before.length);
  await server.close();
});
