import type { FastifyInstance } from "fastify";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { csrfHeader, noCsrfToken, sessionHeader } from "#contract/constants.ts";
import { route } from "#contract/route.ts";
import { userProfileSchema } from "#contract/users.ts";
import { logOut } from "#domain/users/authenticate.ts";
import {
  agreed,
  day_ms,
  hour_ms,
  type UserHarness,
  userHarness,
} from "#domain/users/testing/user-harness.ts";
import { beginTwoStep, confirmTwoStep } from "#domain/users/two-step/enrol.ts";
import { ticketCookie } from "./google-cookies.ts";
import type { Mount } from "./mount.ts";
import { pageSessions } from "./page-sessions.ts";
import { personalDataRoutes } from "./personal-data-routes.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { routesApp } from "./testing/user-app.ts";
import { twoStepRoutes } from "./two-step-routes.ts";
import { type UserRoutesDeps, userRoutes } from "./user-routes.ts";

const publicUrl = "https://farline.example";
const database = testDatabase();
let harness: UserHarness;
let app: FastifyInstance;
let local: FastifyInstance;
beforeAll(async () => {
  harness = await userHarness(database);
  app = await appAt(publicUrl);
  local = await appAt("http://localhost:3000");
});
afterAll(async () => {
  await app.close();
  await local.close();
});

function appAt(address: string, mountMore: (mount: Mount) => void = () => {}): Promise<FastifyInstance> {
  const users = harness.deps;
  const pages = pageSessions({ publicUrl: address, endSession: (token) => logOut(users, token) });
  const routes = (mount: Mount, deps: UserRoutesDeps) => {
    const withBalance = { ...deps, balance: async () => ({ posted_mc: 0 }) };
    userRoutes(mount, deps);
    twoStepRoutes(mount, deps);
    settingsRoutes(mount, withBalance);
    personalDataRoutes(mount, { ...withBalance, endPayments: async () => undefined });
    mountMore(mount);
  };
  return routesApp(database, users, routes, { pages });
}

type Headers = Record<string, string>;
interface Sent {
  body?: object;
  headers?: Headers;
  server?: FastifyInstance;
}

async function call(
  method: "GET" | "POST" | "DELETE",
  url: string,
  { body, headers = {}, server = app }: Sent,
) {
  const reply = await server.inject({
    method,
    url,
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  // A login sets the cookie of its device as well.
  const setCookie = [reply.headers["set-cookie"] ?? []]
    .flat()
    .find((text) => /^(__Host-)?session=/.test(text));
  return { status: reply.statusCode, body: reply.json(), setCookie };
}

/** What the browser sends with each request of our own page. */
const ownPage = { origin: publicUrl, "sec-fetch-site": "same-origin" };
const visitor = { ...ownPage, [csrfHeader]: noCsrfToken };

/** The browser of a person who has logged in on our page. */
interface Browser {
  /** All that the page's requests carry. */
  headers: Headers;
  token: string;
}

function browserAfter({
  setCookie,
  body,
}: {
  setCookie: string | undefined;
  body: { token: string };
}): Browser {
  const cookie = setCookie?.split(";")[0] ?? "";
  return {
    headers: { ...ownPage, [csrfHeader]: body.token, cookie },
    token: cookie.slice(cookie.indexOf("=") + 1),
  };
}

async function logIn(person: { email: string; password: string }, headers: Headers = visitor) {
  return browserAfter(await call("POST", "/api/auth/login", { body: person, headers }));
}

const meStatus = async (headers: Headers) => (await call("GET", "/api/auth/me", { headers })).status;
const isOpen = async (token: string) => (await meStatus({ [sessionHeader]: token })) === 200;

describe("a login on our page", () => {
  test("keeps the session in a cookie for https alone that no script can read", async () => {
    const person = await harness.verified();
    const reply = await call("POST", "/api/auth/login", { body: person, headers: visitor });
    expect(reply).toMatchObject({ status: 200, body: { user: { email: person.email } } });
    expect(reply.setCookie).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { token, headers } = browserAfter(reply);
    expect(JSON.stringify(reply.body)).not.toContain(token);
    expect(reply.body.token).toMatch(/^[\w-]{43}$/);
    expect(await isOpen(reply.body.token), "the CSRF token opens nothing").toBe(false);
    expect(await call("GET", "/api/auth/me", { headers })).toMatchObject({
      status: 200,
      body: { email: person.email },
      setCookie: undefined,
    });
  });

  test("works over http on a developer's machine, under each of its names", async () => {
    const person = await harness.verified();
    for (const origin of ["http://localhost:3000", "http://127.0.0.1:3000"]) {
      const headers = { ...visitor, origin, host: new URL(origin).host };
      const reply = await call("POST", "/api/auth/login", { body: person, headers, server: local });
      expect(reply.setCookie).toMatch(
        /^session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Strict$/,
      );
      const ours = { ...headers, ...browserAfter(reply).headers, origin };
      expect(await call("GET", "/api/auth/me", { headers: ours, server: local })).toMatchObject({
        status: 200,
      });
    }
  });

  test("is the same by Google's ticket and by a second step", async () => {
    const person = await harness.verified();
    const { ticket, browserSecret } = await harness.ticket(person.id);
    const cookie = `__Host-${ticketCookie(ticket, publicUrl).name}=${browserSecret}`;
    const headers = { ...visitor, cookie };
    const byGoogle = await call("POST", "/api/auth/session", { body: { ticket }, headers });
    expect(await meStatus(browserAfter(byGoogle).headers)).toBe(200);

    const codeOf = await switchOnTwoStep(person);
    const first = await call("POST", "/api/auth/login", { body: person, headers: visitor });
    expect(first).toMatchObject({ status: 403, setCookie: undefined });
    const { challenge } = first.body.twoStep;
    const body = { challenge, code: codeOf() };
    const byCode = await call("POST", "/api/auth/two-step", { body, headers: visitor });
    expect(await meStatus(browserAfter(byCode).headers)).toBe(200);
    expect(await isOpen(byCode.body.token)).toBe(false);
  });

  test("takes up no token from before, and ends the session of the cookie it replaces", async () => {
    const person = await harness.verified();
    const before = await logIn(person);
    const after = await logIn(person, { ...visitor, cookie: before.headers.cookie ?? "" });
    expect(after.token).not.toBe(before.token);
    expect([await isOpen(before.token), await isOpen(after.token)]).toEqual([false, true]);
    const planted = "p".repeat(43);
    const fixed = await logIn(person, { ...visitor, cookie: `__Host-session=${planted}` });
    expect(fixed.token).not.toBe(planted);
    expect(await isOpen(planted)).toBe(false);
  });

  test("that fails sets no cookie and leaves the session in the cookie open", async () => {
    const person = await harness.verified();
    const { headers, token } = await logIn(person);
    const reply = await call("POST", "/api/auth/login", { body: { ...person, password: "wrong" }, headers });
    expect(reply).toMatchObject({ status: 401, setCookie: undefined });
    expect(await isOpen(token)).toBe(true);
  });
});

test("a sign-up on our page sets no cookie: its token belongs to an unverified address", async () => {
  const body = { firstName: "A", lastName: "B", email: "cookie@example.com", password: "correct horse" };
  const reply = await call("POST", "/api/auth/signup", { body, headers: visitor });
  expect(reply).toMatchObject({ status: 200, setCookie: undefined, body: { verificationRequired: true } });
});

describe("a client that sends the session header", () => {
  test("gets its token in the reply and no cookie", async () => {
    const person = await harness.verified();
    const reply = await call("POST", "/api/auth/login", { body: person });
    expect(reply.setCookie).toBeUndefined();
    const headers = { [sessionHeader]: reply.body.token };
    expect(await meStatus(headers)).toBe(200);
    for (const [method, url] of [
      ["POST", "/api/auth/logout"],
      ["GET", "/api/auth/me"],
    ] as const) {
      expect((await call(method, url, { headers })).setCookie).toBeUndefined();
    }
    expect(await isOpen(reply.body.token)).toBe(false);
  });

  test("is the user of its header, also beside a cookie", async () => {
    const [ada, eve] = [await harness.verified(), await harness.verified()];
    const { headers } = await logIn(ada);
    const token = await harness.session(eve);
    const both = { ...headers, [sessionHeader]: token };
    expect((await call("GET", "/api/auth/me", { headers: both })).body.email).toBe(eve.email);
    for (const wrong of ["", "x".repeat(43), "x".repeat(500)]) {
      expect(await meStatus({ ...headers, [sessionHeader]: wrong })).toBe(401);
    }
  });
});

/** How another site, or another page, differs from our page when it makes a browser send the cookie. */
const forgeries: [string, (headers: Headers) => Headers][] = [
  ["without the page's header", ({ [csrfHeader]: _, ...rest }) => rest],
  ["with a guessed CSRF token", (headers) => ({ ...headers, [csrfHeader]: "x".repeat(43) })],
  ["with the CSRF token of no session", (headers) => ({ ...headers, [csrfHeader]: noCsrfToken })],
  ["with an empty CSRF token", (headers) => ({ ...headers, [csrfHeader]: "" })],
  ["from another origin", (headers) => ({ ...headers, origin: "https://evil.example" })],
  ["from the same host over http", (headers) => ({ ...headers, origin: "http://farline.example" })],
  ["from a page without an origin", (headers) => ({ ...headers, origin: "null" })],
  ["from another site", (headers) => ({ ...headers, "sec-fetch-site": "cross-site" })],
  ["from another host of our domain", (headers) => ({ ...headers, "sec-fetch-site": "same-site" })],
  ["by a typed address", (headers) => ({ ...headers, "sec-fetch-site": "none" })],
];

describe("a request with our user's cookie", () => {
  test.each(forgeries)("%s is a visitor's: it reads nothing and changes nothing", async (_how, forge) => {
    const person = await harness.verified();
    const { headers, token } = await logIn(person);
    const forged = forge(headers);
    const change = { firstName: "Eve", lastName: "Eavesdropper" };
    for (const reply of [
      await call("GET", "/api/auth/me", { headers: forged }),
      await call("GET", "/api/account/data", { headers: forged }),
      await call("POST", "/api/account/name", { headers: forged, body: change }),
      await call("DELETE", "/api/account/sessions", { headers: forged }),
    ]) {
      expect(reply).toMatchObject({
        status: 401,
        body: { error: { code: "unauthenticated" } },
        setCookie: undefined,
      });
    }
    const logout = await call("POST", "/api/auth/logout", { headers: forged });
    expect(logout).toMatchObject({ status: 200, setCookie: undefined });
    expect(await isOpen(token), "the session goes on").toBe(true);
    expect((await call("GET", "/api/auth/me", { headers })).body.firstName).toBe("Ada");
  });

  test("by another site's form is refused before it is read", async () => {
    const { headers, token } = await logIn(await harness.verified());
    const reply = await app.inject({
      method: "POST",
      url: "/api/account/name",
      headers: {
        cookie: headers.cookie ?? "",
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
        "content-type": "application/x-www-form-urlencoded",
      },
      payload: "firstName=Eve&lastName=Eavesdropper",
    });
    expect(reply.statusCode).toBe(415);
    expect(await isOpen(token)).toBe(true);
  });

  test("in a header of another name, or over a query, opens nothing", async () => {
    const { headers, token } = await logIn(await harness.verified());
    for (const cookie of [`session=${token}`, `x-auth-token=${token}`, `__Host-session2=${token}`]) {
      expect(await meStatus({ ...headers, cookie })).toBe(401);
    }
    const reply = await call("GET", `/api/auth/me?session=${token}`, { headers: visitor });
    expect(reply.status).toBe(401);
  });

  test("with the CSRF token of another tab's earlier session neither acts nor logs out", async () => {
    const [ada, eve] = [await harness.verified(), await harness.verified()];
    const stale = await logIn(ada);
    const present = await logIn(eve, { ...visitor, cookie: stale.headers.cookie ?? "" });
    const mixed = { ...stale.headers, cookie: present.headers.cookie ?? "" };
    expect(await call("GET", "/api/auth/me", { headers: mixed })).toMatchObject({
      status: 401,
      setCookie: undefined,
    });
    await call("POST", "/api/auth/logout", { headers: mixed });
    expect(await isOpen(present.token)).toBe(true);
  });
});

test.each([
  ["another origin", { origin: "https://evil.example" }],
  ["another site", { "sec-fetch-site": "cross-site" }],
])("a login that claims to be our page's and comes from %s opens no session", async (_where, where) => {
  const person = await harness.verified();
  const reply = await call("POST", "/api/auth/login", { body: person, headers: { ...visitor, ...where } });
  expect(reply).toMatchObject({ status: 403, body: { error: { code: "forbidden" } }, setCookie: undefined });
  const sessions = await harness.rows("SELECT 1 FROM session WHERE user_id = $1", [person.id]);
  expect(sessions).toHaveLength(0);
});

describe("the cookie is cleared", () => {
  const cleared = "__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict";

  test("by the logout, which ends the session on the server", async () => {
    const { headers, token } = await logIn(await harness.verified());
    const reply = await call("POST", "/api/auth/logout", { headers });
    expect(reply).toMatchObject({ status: 200, setCookie: cleared });
    expect(await isOpen(token)).toBe(false);
  });

  test("by the deletion of the user", async () => {
    const person = await harness.verified();
    const { headers } = await logIn(person);
    const wrong = await call("DELETE", "/api/account", { headers, body: { password: "wrong" } });
    expect(wrong).toMatchObject({ status: 403, setCookie: undefined });
    const reply = await call("DELETE", "/api/account", { headers, body: { password: person.password } });
    expect(reply).toMatchObject({ status: 200, setCookie: cleared });
  });

  test.each([
    ["ended elsewhere", (token: string) => logOut(harness.deps, token)],
    ["not used for 24 hours", async () => harness.pass(day_ms)],
  ])("with the 401 when the session was %s", async (_how, end) => {
    const { headers, token } = await logIn(await harness.verified());
    harness.pass(hour_ms);
    await end(token);
    expect(await call("GET", "/api/auth/me", { headers })).toMatchObject({ status: 401, setCookie: cleared });
  });
});

test("a route that answers with a session and does not say so is not mounted", async () => {
  const careless = route({
    method: "POST",
    path: "/api/auth/another-way-in",
    summary: "",
    access: "visitor",
    reply: z.object({ token: z.string(), user: userProfileSchema }),
  });
  const mounting = appAt(publicUrl, (mount) => mount.visitor(careless, async () => Promise.reject()));
  await expect(mounting).rejects.toThrow('declare `session: "opens"`');
});

/** Returns what makes a present code. */
async function switchOnTwoStep(person: { email: string; password: string }): Promise<() => string> {
  const token = await harness.session(person);
  const { secret } = agreed(await beginTwoStep(harness.deps, token, person.password));
  const codeOf = () => new TOTP({ secret }).generate({ timestamp: harness.deps.clock.now().getTime() });
  agreed(await confirmTwoStep(harness.deps, token, codeOf()));
  harness.pass(60_000);
  return codeOf;
}
