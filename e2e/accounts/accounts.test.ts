/**
 * Access to the accounts of a running product, given and refused, over HTTP only. `npm run test:accounts --
 * http://localhost:3000` asks any product; without an address it starts its own. The rules' and routes' own tests hold
 * each promise in all its cases.
 */
import { afterAll, describe, expect, test } from "vitest";
import { call, secret, secretsUsed } from "./support/call.ts";
import { mailTo } from "./support/inbox.ts";
import {
  logIn,
  meStatus,
  newPerson,
  refusal,
  resetPassword,
  resetToken,
  signUp,
  subjects,
  tokenOf,
  verificationToken,
  verifiedPerson,
} from "./support/people.ts";
import { target } from "./support/target.ts";

afterAll(() => target.own?.stop());

const login = (body: object) => call("POST", "/api/auth/login", { body });
const asProgram = { headers: { accept: "application/json" } };
const asBrowser = { headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" } };

describe("signing up", () => {
  test("answers with a user, a token that opens nothing, and that verification is required", async () => {
    const person = newPerson();
    const { password: _password, ...shown } = person;
    const reply = await call("POST", "/api/auth/signup", { body: person });
    expect(reply.body).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      user: { id: expect.any(String), ...shown, isVerified: false },
      verificationRequired: true,
    });
    expect(await meStatus(tokenOf(reply))).toBe(401);
  });

  test("ignores fields that the person must not set", async () => {
    const id = "00000000-0000-4000-8000-000000000000";
    const body = { ...newPerson(), isVerified: true, id, credits: 1_000 };
    const { user } = (await call("POST", "/api/auth/signup", { body })).body;
    expect(user).toMatchObject({ isVerified: false });
    expect(user).not.toMatchObject({ id });
    expect((await login(body)).status).toBe(403);
  });

  test("is undone with its own token, and with no other", async () => {
    const { email } = newPerson();
    const own = await signUp({ ...newPerson(), email });
    const remove = (token: string) =>
      call("DELETE", "/api/auth/admin/delete-user", { body: { email }, token });
    expect((await remove(await signUp(newPerson()))).status).toBe(403);
    expect(await remove(own)).toMatchObject({
      status: 200,
      body: { message: "Account deleted successfully." },
    });
  });
});

describe.skipIf(!target.sandboxUrl)("the mailed link", () => {
  test("verifies the address as often as it is used, and opens no session", async () => {
    const person = newPerson();
    await signUp(person);
    expect((await login(person)).body).toMatchObject(refusal("email_not_verified"));
    const token = await verificationToken(person.email);
    const path = `/api/auth/verify-email/${token}`;
    expect(await call("POST", "/api/auth/resend-verification", { body: person })).toMatchObject({
      status: 200,
      body: { message: "Verification email sent! Please check your inbox." },
    });
    await verificationToken(person.email, 1);
    for (const _time of [1, 2]) {
      const reply = await call("GET", path, asProgram);
      expect(reply.body).toMatchObject({ message: "Email verified successfully! You can now log in." });
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
    const good = await call("GET", path, asBrowser);
    expect(good).toMatchObject({ status: 302, headers: { location: "/login?success=true" } });
    expect(good.headers).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
    expect(await meStatus(await logIn(person))).toBe(200);
    expect((await resetPassword(token, "another one")).status, "it resets no password").toBe(400);
  });

  test("leads to the configured address, not to the one in the request's headers", async () => {
    const [registered, person] = [newPerson(), newPerson()];
    await signUp(registered);
    const forwarded = "host=evil.example;proto=https";
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", forwarded };
    await call("POST", "/api/auth/signup", { body: person, headers });
    const originOf = async (email: string) =>
      new URL((await mailTo(email, subjects.verify)).links[0] ?? "").origin;
    expect(await originOf(person.email)).toBe(await originOf(registered.email));
    const { text, html } = await mailTo(person.email, subjects.verify);
    expect(text + html).not.toContain("evil.example");
  });
});

describe.skipIf(!target.sandboxUrl)("logging in", () => {
  test("answers with a session and its user", async () => {
    const person = await verifiedPerson();
    const reply = await login({ email: ` ${person.email.toUpperCase()} `, password: person.password });
    expect(reply).toMatchObject({ status: 200, body: { user: { email: person.email, isVerified: true } } });
    const me = await call("GET", "/api/auth/me", { token: tokenOf(reply) });
    expect(me.body).toEqual(Object.assign({ currency: null }, reply.body.user));
    expect(JSON.stringify(me.body)).not.toMatch(/hash|password|token/i);
    const device = /^(?:__Host-)?device=([\w-]{43});/.exec(reply.headers["set-cookie"]?.[0] ?? "")?.[1] ?? "";
    expect(await meStatus(secret(device)), "the device's cookie opens nothing").toBe(401);
  });

  test("answers a wrong password as an unknown address, and a reset alike", async () => {
    const { email } = await verifiedPerson();
    for (const [path, status] of [
      ["login", 401],
      ["forgot-password", 200],
    ] as const) {
      const [registered, unknown] = await Promise.all(
        [email, newPerson().email].map((address) =>
          call("POST", `/api/auth/${path}`, { body: { email: address, password: "something else" } }),
        ),
      );
      expect([registered?.status, registered?.text]).toEqual([status, unknown?.text]);
    }
  });
});

describe("without a session", () => {
  test.each([
    ["GET", "/api/auth/me"],
    ["POST", "/api/call/token"],
    ["GET", "/api/payments/credits"],
    ["GET", "/api/payments/transactions"],
  ])("%s %s asks to log in", async (method, path) => {
    for (const token of [undefined, "x".repeat(43), await signUp(newPerson())]) {
      expect(await call(method, path, { token })).toMatchObject({
        status: 401,
        body: refusal("unauthenticated", "Please log in to continue."),
      });
    }
  });
});

describe.skipIf(!target.sandboxUrl)("a session", () => {
  test("is read from the header and from nowhere else", async () => {
    const token = await logIn(await verifiedPerson());
    expect(await meStatus(token)).toBe(200);
    const otherWays = [
      call("GET", "/api/auth/me", { headers: { cookie: `x-auth-token=${token}; session=${token}` } }),
      call("GET", "/api/auth/me", { headers: { authorization: `Bearer ${token}` } }),
      call("GET", `/api/auth/me?x-auth-token=${token}`),
    ];
    for (const reply of await Promise.all(otherWays)) expect(reply.status).toBe(401);
  });

  test("ends on the server with the logout, and other sessions go on", async () => {
    const person = await verifiedPerson();
    const [ended, other] = [await logIn(person), await logIn(person)];
    expect((await call("POST", "/api/auth/logout", { token: ended })).status).toBe(200);
    expect([await meStatus(ended), await meStatus(other)]).toEqual([401, 200]);
  });
});

describe.skipIf(!target.sandboxUrl)("resetting the password", () => {
  test("sets it once, ends every session and informs the owner", async () => {
    const person = await verifiedPerson();
    const session = await logIn(person);
    const token = await resetToken(person.email);
    const password = secret(`another passphrase of ${person.email}`);
    expect(await resetPassword(token, password)).toMatchObject({
      status: 200,
      body: { message: "Your password has been reset. You can now log in." },
    });
    expect(await meStatus(session)).toBe(401);
    expect((await login(person)).status).toBe(401);
    expect(await meStatus(await logIn({ ...person, password }))).toBe(200);
    expect(await resetPassword(token, "one more passphrase")).toMatchObject({
      status: 400,
      body: refusal("invalid_reset_link"),
    });
    await mailTo(person.email, subjects.changed);
    expect((await call("GET", `/api/auth/verify-email/${token}`, asProgram)).status).toBe(400);
  });
});

describe("malformed requests", () => {
  test.each([
    ["nothing", ""],
    ["other types", '{"email":{},"password":[],"firstName":1,"lastName":true}'],
    ["a list 30,000 deep", "[".repeat(30_000) + "]".repeat(30_000)],
    ["too much", JSON.stringify({ email: "a".repeat(70_000) })],
    ["a NUL byte", '{"email":"ada@example.com\\u0000","password":"\\u0000"}'],
  ])("are refused with a sentence, and reveal nothing: %s", async (_name, body) => {
    for (const path of ["signup", "login", "forgot-password"]) {
      const headers = { "content-type": "application/json" };
      const reply = await call("POST", `/api/auth/${path}`, { body, headers });
      expect(reply.status).toBeGreaterThanOrEqual(400);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body).toMatchObject(refusal(expect.any(String)));
      expect(reply.text).not.toMatch(/zod|expected|stack|node_modules|\bat \//i);
    }
  });

  test.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])(
    "the unsupported method %s is not found",
    async (method) => {
      expect((await call(method, "/api/auth/login")).status).toBe(404);
    },
  );
});

// Last, because it checks what all the others have left in the log.
describe.skipIf(!target.own)("the log of the run", { concurrent: false }, () => {
  test("has a JSON line for every request, with its route, its sender and its outcome", () => {
    const log = target.own?.output() ?? "";
    expect(log).toContain('"route":"/api/auth/login"');
    expect(log).toContain('"route":"/api/auth/reset-password/:token"');
    expect(log).toMatch(/"remoteAddress":"127\.\d/);
    expect(log).toMatch(/"statusCode":401/);
  });

  test("holds no used password, token or link, and no address of a person", () => {
    const log = target.own?.output() ?? "";
    const used = [...secretsUsed()];
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((value) => log.includes(value))).toEqual([]);
    expect(log).not.toMatch(/@example\.com/);
    expect(log, "nothing failed").not.toMatch(/"level":(50|60)/);
  });
});
