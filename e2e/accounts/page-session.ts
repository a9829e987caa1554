import { describe, expect, test } from "vitest";
import { call, type Reply } from "./support/call.ts";
import { meStatus, verifiedPerson } from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";

const { origin } = new URL(target.url);
const ownPage = { origin, "sec-fetch-site": "same-origin" };
const visitor = { ...ownPage, "x-csrf-token": "none" };
const isHttps = target.url.startsWith("https:");

/** A login sets the cookie of its device as well. */
function sessionCookieOf({ headers }: Reply): string | undefined {
  return headers["set-cookie"]?.find((text) => /^(__Host-)?session=/.test(text));
}

/** The session token in a reply's cookie, and what a browser's page sends with its later requests. */
function browserAfter(reply: Reply) {
  expect(reply.status).toBe(200);
  const [cookie = "", ...attributes] = sessionCookieOf(reply)?.split("; ") ?? [];
  const token = secret(cookie.slice(cookie.indexOf("=") + 1));
  return {
    cookie,
    attributes,
    token,
    headers: { ...ownPage, "x-csrf-token": String(reply.body.token), cookie },
  };
}

const logIn = async () =>
  browserAfter(await call("POST", "/api/auth/login", { body: await verifiedPerson(), headers: visitor }));

describe.skipIf(!target.sandboxUrl)("a session of the product's own page", () => {
  test("is in a cookie that no script can read, and not in the reply", async () => {
    const { cookie, attributes, token, headers } = await logIn();
    expect(cookie).toMatch(isHttps ? /^__Host-session=[\w-]{43}$/ : /^session=[\w-]{43}$/);
    expect(attributes.toSorted()).toEqual(
      ["HttpOnly", "Max-Age=1209600", "Path=/", "SameSite=Strict", ...(isHttps ? ["Secure"] : [])].toSorted(),
    );
    expect(headers["x-csrf-token"]).not.toBe(token);
    expect(await meStatus(headers["x-csrf-token"])).toBe(401);
    expect((await call("GET", "/api/auth/me", { headers })).status).toBe(200);
  });

  test("is closed to requests that other sites make a browser send", async () => {
    const { headers, token } = await logIn();
    const { "x-csrf-token": _, ...withoutHeader } = headers;
    for (const forged of [
      withoutHeader,
      { ...headers, "x-csrf-token": "none" },
      { ...headers, "x-csrf-token": "x".repeat(43) },
      { ...headers, origin: "https://evil.example" },
      { ...headers, "sec-fetch-site": "cross-site" },
      { ...headers, "sec-fetch-site": "same-site" },
    ]) {
      expect((await call("GET", "/api/auth/me", { headers: forged })).status).toBe(401);
      expect((await call("DELETE", "/api/account/sessions", { headers: forged })).status).toBe(401);
      await call("POST", "/api/auth/logout", { headers: forged });
    }
    expect(await meStatus(token)).toBe(200);
  });

  test("cannot be opened from elsewhere in the page's name", async () => {
    const body = await verifiedPerson();
    const reply = await call("POST", "/api/auth/login", {
      body,
      headers: { ...visitor, origin: "https://evil.example" },
    });
    expect(reply.status).toBe(403);
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(reply.body.token).toBeUndefined();
  });

  test("ends with the logout, and its cookie too", async () => {
    const { headers, token } = await logIn();
    const reply = await call("POST", "/api/auth/logout", { headers });
    expect(sessionCookieOf(reply)).toMatch(/session=; Max-Age=0; Path=\//);
    expect(await meStatus(token)).toBe(401);
    expect((await call("GET", "/api/auth/me", { headers })).status).toBe(401);
  });
});
