import { describe, expect, test } from "vitest";
import { csrfHeader, noCsrfToken } from "#contract/constants.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { pageBrowsers, visitor } from "#testing/http/page-browsers.ts";

type Headers = Record<string, string>;

const browsers = await pageBrowsers(testDatabase());
const { call, isOpen, logIn, meStatus } = browsers;

/** Differences from our page's request when another site, or another page, makes a browser send the cookie. */
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
    const person = await browsers.harness.verified();
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
    const { headers, token } = await logIn(await browsers.harness.verified());
    const reply = await browsers.app.inject({
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
    const { headers, token } = await logIn(await browsers.harness.verified());
    for (const cookie of [`session=${token}`, `x-auth-token=${token}`, `__Host-session2=${token}`]) {
      expect(await meStatus({ ...headers, cookie })).toBe(401);
    }
    const reply = await call("GET", `/api/auth/me?session=${token}`, { headers: visitor });
    expect(reply.status).toBe(401);
  });

  test("with the CSRF token of another tab's earlier session neither acts nor logs out", async () => {
    const [ada, eve] = [await browsers.harness.verified(), await browsers.harness.verified()];
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
  const person = await browsers.harness.verified();
  const reply = await call("POST", "/api/auth/login", { body: person, headers: { ...visitor, ...where } });
  expect(reply).toMatchObject({ status: 403, body: { error: { code: "forbidden" } }, setCookie: undefined });
  const sessions = await browsers.harness.rows("SELECT 1 FROM session WHERE user_id = $1", [person.id]);
  expect(sessions).toHaveLength(0);
});
