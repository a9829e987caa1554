import type { FastifyInstance } from "fastify";
import { afterAll } from "vitest";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { csrfHeader, noCsrfToken, sessionHeader } from "#contract/constants.ts";
import { logOut } from "#domain/users/sign-in/authenticate.ts";
import type { Mount } from "#server/http/mount.ts";
import { personalDataRoutes } from "#server/http/routes/personal-data-routes.ts";
import { settingsRoutes } from "#server/http/routes/users/settings-routes.ts";
import { twoStepRoutes } from "#server/http/routes/users/two-step-routes.ts";
import { type UserRoutesDeps, userRoutes } from "#server/http/routes/users/user-routes.ts";
import { pageSessions } from "#server/http/sessions/page-sessions.ts";
import { userHarness } from "#testing/people/user-harness.ts";
import { routesApp } from "./user-app.ts";

export const publicUrl = "https://farline.example";

type Headers = Record<string, string>;
interface Sent {
  body?: object;
  headers?: Headers;
  server?: FastifyInstance;
}

/** Headers that the browser sends with each request of our own page. */
const ownPage = { origin: publicUrl, "sec-fetch-site": "same-origin" };
export const visitor = { ...ownPage, [csrfHeader]: noCsrfToken };

/** The browser of a person who has logged in on our page. */
interface Browser {
  /** All that the page's requests carry. */
  headers: Headers;
  token: string;
}

/** An app whose page keeps its session in a cookie, its users and their browsers; closed after the tests. */
export async function pageBrowsers(database: Database) {
  const harness = await userHarness(database);
  const app = await appAt(publicUrl);
  afterAll(() => app.close());

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

  async function logIn(person: { email: string; password: string }, headers: Headers = visitor) {
    return browserAfter(await call("POST", "/api/auth/login", { body: person, headers }));
  }

  const meStatus = async (headers: Headers) => (await call("GET", "/api/auth/me", { headers })).status;

  return {
    harness,
    app,
    appAt,
    call,
    logIn,
    meStatus,
    isOpen: async (token: string) => (await meStatus({ [sessionHeader]: token })) === 200,
  };
}

export function browserAfter({
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
