import { TOTP } from "otpauth";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { sessionHeader } from "#contract/constants.ts";
import { route } from "#contract/route.ts";
import { userProfileSchema } from "#contract/users/session.ts";
import { logOut } from "#domain/users/sign-in/authenticate.ts";
import { beginTwoStep, confirmTwoStep } from "#domain/users/two-step/enrol.ts";
import { ticketCookie } from "#server/http/routes/users/openid-cookies.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { browserAfter, pageBrowsers, publicUrl, visitor } from "#testing/http/page-browsers.ts";
import { agreed, day_ms, hour_ms } from "#testing/people/user-harness.ts";

const browsers = await pageBrowsers(testDatabase());
const { call, isOpen, logIn, meStatus } = browsers;

describe("a login on our page", () => {
  test("keeps the session in a cookie for https alone that no script can read", async () => {
    const person = await browsers.harness.verified();
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
    const person = await browsers.harness.verified();
    const local = await browsers.appAt("http://localhost:3000");
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
    await local.close();
  });

  test("is the same by Google's ticket and by a second step", async () => {
    const person = await browsers.harness.verified();
    const { ticket, browserSecret } = await browsers.harness.ticket(person.id);
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
    const person = await browsers.harness.verified();
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
    const person = await browsers.harness.verified();
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
    const person = await browsers.harness.verified();
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
    const [ada, eve] = [await browsers.harness.verified(), await browsers.harness.verified()];
    const { headers } = await logIn(ada);
    const token = await browsers.harness.session(eve);
    const both = { ...headers, [sessionHeader]: token };
    expect((await call("GET", "/api/auth/me", { headers: both })).body.email).toBe(eve.email);
    for (const wrong of ["", "x".repeat(43), "x".repeat(500)]) {
      expect(await meStatus({ ...headers, [sessionHeader]: wrong })).toBe(401);
    }
  });
});

describe("the cookie is cleared", () => {
  const cleared = "__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict";

  test("by the logout, which ends the session on the server", async () => {
    const { headers, token } = await logIn(await browsers.harness.verified());
    const reply = await call("POST", "/api/auth/logout", { headers });
    expect(reply).toMatchObject({ status: 200, setCookie: cleared });
    expect(await isOpen(token)).toBe(false);
  });

  test("by the deletion of the user", async () => {
    const person = await browsers.harness.verified();
    const { headers } = await logIn(person);
    const wrong = await call("DELETE", "/api/account", { headers, body: { password: "wrong" } });
    expect(wrong).toMatchObject({ status: 403, setCookie: undefined });
    const reply = await call("DELETE", "/api/account", { headers, body: { password: person.password } });
    expect(reply).toMatchObject({ status: 200, setCookie: cleared });
  });

  test.each([
    ["ended elsewhere", (token: string) => logOut(browsers.harness.deps, token)],
    ["not used for 24 hours", async () => browsers.harness.pass(day_ms)],
  ])("with the 401 when the session was %s", async (_how, end) => {
    const { headers, token } = await logIn(await browsers.harness.verified());
    browsers.harness.pass(hour_ms);
    await end(token);
    expect(await call("GET", "/api/auth/me", { headers })).toMatchObject({ status: 401, setCookie: cleared });
  });
});

test("a route that answers with a session and does not say so is not mounted", async () => {
  const careless = route("POST /api/auth/another-way-in", {
    summary: "",
    access: "visitor",
    reply: z.object({ token: z.string(), user: userProfileSchema }),
  });
  const mounting = browsers.appAt(publicUrl, (mount) =>
    mount.visitor(careless, async () => Promise.reject()),
  );
  await expect(mounting).rejects.toThrow('declare `session: "opens"`');
});

/** Returns what makes a present code. */
async function switchOnTwoStep(person: { email: string; password: string }): Promise<() => string> {
  const token = await browsers.harness.session(person);
  const { secret } = agreed(await beginTwoStep(browsers.harness.deps, token, person.password));
  const codeOf = () =>
    new TOTP({ secret }).generate({ timestamp: browsers.harness.deps.clock.now().getTime() });
  agreed(await confirmTwoStep(browsers.harness.deps, token, codeOf()));
  browsers.harness.pass(60_000);
  return codeOf;
}
