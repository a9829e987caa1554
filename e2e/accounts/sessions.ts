import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { logIn, meStatus, newPerson, refusal, signUp, tokenOf, verifiedPerson } from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";

/** Every endpoint for logged-in users only. */
const userCalls = [
  ["GET", "/api/auth/me"],
  ["POST", "/api/call/token"],
  ["POST", "/api/call/deduct-credits"],
  ["GET", "/api/payments/credits"],
  ["GET", "/api/payments/transactions"],
  ["POST", "/api/payments/create-payment-intent"],
  ["POST", "/api/payments/add-credits"],
] as const;
const bodies: Record<string, object> = {
  "/api/call/deduct-credits": { duration: 1, phoneNumber: "+442079460000" },
  "/api/payments/create-payment-intent": { amount: 10, currency: "USD" },
  "/api/payments/add-credits": { credits: 100 },
};

describe("without a session", () => {
  test.each(userCalls)("%s %s asks to log in", async (method, path) => {
    for (const token of [undefined, "x".repeat(43), "x".repeat(5_000), "null"]) {
      const reply = await call(method, path, { token, body: bodies[path] });
      expect(reply).toMatchObject({
        status: 401,
        body: refusal("unauthenticated", "Please log in to continue."),
      });
    }
  });

  test.each(userCalls)("%s %s refuses the token of a sign-up", async (method, path) => {
    const token = await signUp(newPerson());
    expect((await call(method, path, { token, body: bodies[path] })).status).toBe(401);
  });

  test("logging out gives every caller the same answer", async () => {
    for (const token of [undefined, "x".repeat(43)]) {
      const reply = await call("POST", "/api/auth/logout", { token });
      expect(reply).toMatchObject({ status: 200, body: { message: "You have been logged out." } });
    }
  });
});

describe.skipIf(!target.sandboxUrl)("a session", () => {
  test("is read from the header and from nowhere else", async () => {
    const token = await logIn(await verifiedPerson());
    expect(await meStatus(token)).toBe(200);
    const otherWays = [
      call("GET", "/api/auth/me", {
        headers: { cookie: `x-auth-token=${token}; token=${token}; session=${token}` },
      }),
      call("GET", "/api/auth/me", { headers: { authorization: `Bearer ${token}` } }),
      call("GET", `/api/auth/me?x-auth-token=${token}&token=${token}`),
      call("GET", "/api/auth/me", { headers: { "x-auth-token": ` ${token}, ${token}` } }),
    ];
    for (const reply of await Promise.all(otherWays)) expect(reply.status).toBe(401);
  });

  test("is not opened by the cookie of its device", async () => {
    const person = await verifiedPerson();
    const reply = await call("POST", "/api/auth/login", { body: person });
    tokenOf(reply);
    const [cookie = "", ...more] = reply.headers["set-cookie"] ?? [];
    expect(more).toEqual([]);
    const device = secret(/^(?:__Host-)?device=([\w-]{43});/.exec(cookie)?.[1] ?? "");
    expect(await meStatus(device)).toBe(401);
    const me = await call("GET", "/api/auth/me", { headers: { cookie: cookie.split(";")[0] ?? "" } });
    expect(me.status).toBe(401);
  });

  test("is always new, so a token planted before the login is worth nothing after it", async () => {
    const person = await verifiedPerson();
    const planted = "p".repeat(43);
    const attackers = await signUp(newPerson());
    for (const token of [planted, attackers]) {
      const reply = await call("POST", "/api/auth/login", {
        body: person,
        token,
        headers: { cookie: `x-auth-token=${token}; session=${token}` },
      });
      const fresh = tokenOf(reply);
      expect(fresh).not.toBe(token);
      expect(await meStatus(token)).toBe(401);
      expect(await meStatus(fresh)).toBe(200);
    }
    const [one, two] = [await logIn(person), await logIn(person)];
    expect(one).not.toBe(two);
  });

  test("ends on the server with the logout, and other sessions go on", async () => {
    const person = await verifiedPerson();
    const [ended, other] = [await logIn(person), await logIn(person)];
    expect((await call("POST", "/api/auth/logout", { token: ended })).status).toBe(200);
    expect(await meStatus(ended)).toBe(401);
    expect(await meStatus(other)).toBe(200);
  });

  test("shows its own user's data only", async () => {
    const [ada, grace] = [await verifiedPerson(), await verifiedPerson()];
    const token = await logIn(ada);
    await logIn(grace);
    const me = await call("GET", `/api/auth/me?email=${grace.email}`, {
      token,
      headers: { "x-user": grace.email },
    });
    expect(me.body).toMatchObject({ email: ada.email });
  });

  test("its answers are never cached", async () => {
    const token = await logIn(await verifiedPerson());
    for (const path of ["/api/auth/me", "/api/payments/credits", "/api/payments/transactions"]) {
      expect((await call("GET", path, { token })).headers["cache-control"]).toBe("no-store");
    }
  });

  test("is closed to other origins", async () => {
    const token = await logIn(await verifiedPerson());
    const origin = "https://evil.example";
    const preflight = await call("OPTIONS", "/api/auth/me", {
      headers: {
        origin,
        "access-control-request-method": "GET",
        "access-control-request-headers": "x-auth-token",
      },
    });
    const simple = await call("GET", "/api/auth/me", { token, headers: { origin } });
    for (const { headers } of [preflight, simple]) {
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });
});
