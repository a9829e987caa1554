import { randomUUID } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { sessionHeader } from "#contract/constants.ts";
import type { Captcha } from "#domain/captcha.ts";
import { rateLimits } from "#domain/rate-limits/rate-limits.ts";
import { authenticate } from "#domain/users/authenticate.ts";
import { issueOneTimeToken } from "#domain/users/issue-one-time-token.ts";
import { type UserHarness, userHarness } from "#domain/users/testing/user-harness.ts";
import { userLimits } from "#domain/users/user-limits.ts";
import { ownLimits } from "#server/testing/own-limits.ts";
import { handleErrors } from "./errors.ts";
import { createMount } from "./mount.ts";
import { userRoutes } from "./user-routes.ts";

const database = testDatabase();
let harness: UserHarness;
let app: FastifyInstance;
beforeAll(async () => {
  harness = await userHarness(database, { protectedAddresses: ["root@example.com"] });
  app = await appOf(harness);
});
afterAll(() => app.close());

/** Answers that the CAPTCHA accepts, each once. */
const solved = new Set<string>();
const captcha: Captcha = { verify: async (token) => (solved.delete(token) ? "solved" : "failed") };

async function appOf({ deps }: Pick<UserHarness, "deps">): Promise<FastifyInstance> {
  const instance = Fastify();
  instance.setValidatorCompiler(validatorCompiler);
  instance.setSerializerCompiler(serializerCompiler);
  handleErrors(instance);
  const mount = createMount(instance, (token) => authenticate(deps, token), ownLimits());
  userRoutes(mount, {
    users: deps,
    limits: rateLimits({ ...rateLimitStores(database), clock: harness.deps.clock }, userLimits),
    captcha,
    evenReply_ms: 0,
  });
  await instance.ready();
  return instance;
}

interface Given {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
}

async function call(method: "GET" | "POST" | "DELETE", path: string, given: Given = {}) {
  const reply = await app.inject({
    method,
    url: `/api/auth/${path}`,
    remoteAddress: given.ip ?? "127.0.0.1",
    headers: { ...given.headers, ...(given.token === undefined ? {} : { [sessionHeader]: given.token }) },
    ...(given.body === undefined ? {} : { payload: given.body as object }),
  });
  const isJson = String(reply.headers["content-type"]).includes("json");
  return {
    status: reply.statusCode,
    body: isJson ? (reply.json() as Record<string, unknown>) : {},
    headers: reply.headers,
  };
}

const newPerson = () => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email: `${randomUUID()}@example.com`,
  password: "correct horse",
});

test("sign up, follow the mailed link, log in, read the profile, log out", async () => {
  const person = newPerson();
  const signedUp = await call("POST", "signup", { body: person });
  expect(signedUp).toMatchObject({ status: 200, body: { verificationRequired: true } });
  expect(await call("POST", "login", { body: person })).toMatchObject({ status: 403 });

  const mailedToken = await harness.tokenMailedTo(person.email);
  const followed = await call("GET", `verify-email/${mailedToken}`, {
    headers: { accept: "text/html,*/*;q=0.8" },
  });
  expect(followed.status).toBe(302);
  expect(followed.headers.location).toBe("/login?success=true");
  expect(followed.headers["referrer-policy"]).toBe("no-referrer");

  const { body } = await call("POST", "login", { body: person });
  const token = String(body.token);
  expect(await call("GET", "me", { token })).toMatchObject({
    status: 200,
    body: { firstName: "Ada", lastName: "Lovelace", email: person.email, isVerified: true },
  });
  expect(await call("POST", "logout", { token })).toMatchObject({ status: 200 });
  expect(await call("GET", "me", { token })).toMatchObject({ status: 401 });
});

test("the token of a sign-up opens nothing", async () => {
  const { token } = await harness.unverified();
  expect(await call("GET", "me", { token })).toMatchObject({
    status: 401,
    body: { error: { code: "unauthenticated" } },
  });
});

describe("following a link that is wrong", () => {
  test("redirects a browser to the login page and answers a program with the message", async () => {
    const person = await call("GET", "verify-email/invented");
    expect(person).toMatchObject({ status: 302, headers: { location: "/login?error=invalid_token" } });
    const program = await call("GET", "verify-email/invented", { headers: { accept: "application/json" } });
    expect(program).toMatchObject({ status: 400, body: { error: { code: "invalid_link" } } });
  });

  test("leads to the login page when the server fails", async () => {
    const failing = () => Promise.reject(new Error("no database"));
    const broken = await appOf({ deps: { ...harness.deps, transaction: failing } });
    const reply = await broken.inject({ url: "/api/auth/verify-email/any" });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, "/login?error=server_error"]);
    await broken.close();
  });
});

test("a program gets the message that its link was valid", async () => {
  const { email } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  expect(
    await call("GET", `verify-email/${mailedToken}`, {
      headers: { accept: "application/json, text/plain, */*" },
    }),
  ).toMatchObject({
    status: 200,
    body: { message: "Email verified successfully! You can now log in." },
  });
});

test("the replies of forgot-password, resend and signup do not tell who has an account", async () => {
  const [waiting, verified] = [await harness.unverified(), await harness.verified()];
  const addresses = [waiting.email, verified.email, newPerson().email];
  for (const path of ["forgot-password", "resend-verification"]) {
    const replies = await Promise.all(
      addresses.map(async (email) => {
        const { status, body, headers } = await call("POST", path, { body: { email } });
        return { status, body, names: Object.keys(headers), length: headers["content-length"] };
      }),
    );
    expect(replies[0]?.status).toBe(200);
    expect(replies[1]).toEqual(replies[0]);
    expect(replies[2]).toEqual(replies[0]);
  }
  for (const email of addresses) {
    const { status, body } = await call("POST", "signup", { body: { ...newPerson(), email } });
    expect([status, Object.keys(body).sort()]).toEqual([200, ["token", "user", "verificationRequired"]]);
  }
});

test("a password is reset with the mailed link", async () => {
  const person = await harness.verified();
  await call("POST", "forgot-password", { body: { email: person.email } });
  const path = `reset-password/${await harness.tokenMailedTo(person.email)}`;
  expect(await call("POST", path, { body: { password: "short" } })).toMatchObject({
    status: 400,
    body: { message: "Password must be at least 6 characters" },
  });
  expect(await call("POST", path, { body: { password: "a new password" } })).toMatchObject({ status: 200 });
  expect(await call("POST", path, { body: { password: "a new password" } })).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_reset_link" } },
  });
});

test("an account is deleted by its own token, and by no other", async () => {
  const { email, token } = await harness.unverified();
  const url = "admin/delete-user";
  expect(await call("DELETE", url, { body: { email } })).toMatchObject({ status: 401 });
  expect(await call("DELETE", url, { body: { email }, token: "invented" })).toMatchObject({ status: 403 });
  expect(await call("DELETE", url, { body: { email: "root@example.com" } })).toMatchObject({
    status: 403,
    body: { message: "This account cannot be deleted" },
  });
  expect(await call("DELETE", url, { body: { email }, token })).toMatchObject({
    status: 200,
    body: { message: "Account deleted successfully." },
  });
});

test("a ticket is exchanged once", async () => {
  const { id } = await harness.verified();
  const ticket = await harness.deps.transaction(({ oneTimeTokens }) =>
    issueOneTimeToken(harness.deps, oneTimeTokens, id, "google_ticket"),
  );
  expect(await call("POST", "session", { body: { ticket } })).toMatchObject({
    status: 200,
    body: { user: { id } },
  });
  expect(await call("POST", "session", { body: { ticket } })).toMatchObject({ status: 401 });
});

test("an account made with Google says so", async () => {
  const { id, email } = await harness.verified();
  await harness.rows("UPDATE users SET password_hash = NULL, google_sub = $1 WHERE id = $1::uuid", [id]);
  const { status, body } = await call("POST", "login", { body: { email, password: "any" } });
  expect([status, body.useGoogleAuth]).toEqual([403, true]);
  expect(body.message).toContain("created with Google");
});

test("the eleventh guess at a password has to wait, even with the right one and from elsewhere", async () => {
  const person = await harness.verified();
  for (let guess = 0; guess < 10; guess++) {
    const reply = await call("POST", "login", {
      body: { ...person, password: "wrong" },
      ip: `198.51.100.${guess}`,
    });
    expect(reply.status).toBe(401);
  }
  const reply = await call("POST", "login", {
    body: { email: person.email.toUpperCase(), password: person.password },
    ip: "198.51.100.99",
  });
  expect(reply).toMatchObject({ status: 429, body: { error: { code: "too_many_requests" } } });
  expect(reply.headers["retry-after"]).toBe("60");
});

test("checks ten of 1000 guesses from as many addresses, and the owner still gets in from a known network", async () => {
  const person = await harness.verified();
  const home = "192.0.2.7";
  expect(await call("POST", "login", { body: person, ip: home })).toMatchObject({ status: 200 });
  const before = harness.count.verified;
  const guess = async (number: number) => {
    const ip = `10.${number >> 8}.${number & 255}.1`;
    return (await call("POST", "login", { body: { ...person, password: "wrong" }, ip })).status;
  };
  const statuses: number[] = [];
  for (let first = 0; first < 1_000; first += 25) {
    statuses.push(...(await Promise.all(Array.from({ length: 25 }, (_, index) => guess(first + index)))));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(990);
  expect(harness.count.verified - before).toBe(2 * 10);
  expect(await call("POST", "login", { body: person, ip: home })).toMatchObject({ status: 200 });

  // On a new network the mailbox helps: a reset makes the network known.
  const elsewhere = "192.0.2.99";
  expect(await call("POST", "login", { body: person, ip: elsewhere })).toMatchObject({ status: 429 });
  await call("POST", "forgot-password", { body: { email: person.email }, ip: elsewhere });
  const mailedToken = await harness.tokenMailedTo(person.email);
  const password = "a new password";
  expect(
    await call("POST", `reset-password/${mailedToken}`, { body: { password }, ip: elsewhere }),
  ).toMatchObject({
    status: 200,
  });
  expect(await call("POST", "login", { body: { ...person, password }, ip: elsewhere })).toMatchObject({
    status: 200,
  });
}, 60_000);

test("logging in clears the wrong guesses before it", async () => {
  const person = await harness.verified();
  for (let round = 0; round < 3; round++) {
    for (let guess = 0; guess < 8; guess++) {
      await call("POST", "login", { body: { ...person, password: "wrong" }, ip: "203.0.113.1" });
    }
    expect(await call("POST", "login", { body: person, ip: "203.0.113.1" })).toMatchObject({ status: 200 });
  }
});

test.each(["signup", "forgot-password", "resend-verification"])(
  "%s stops mailing one address",
  async (path) => {
    const person = newPerson();
    for (let request = 0; request < 5; request++) {
      expect(await call("POST", path, { body: person })).toMatchObject({ status: 200 });
    }
    const reply = await call("POST", path, { body: person });
    expect([reply.status, reply.headers["retry-after"]]).toEqual([429, "300"]);
  },
);

describe("after twenty attempts from one machine", () => {
  test.each(["signup", "forgot-password"])(
    "%s needs a solved CAPTCHA, each for one attempt",
    async (path) => {
      const ip = `198.51.100.${path.length}`;
      const attempt = (captchaToken?: string) =>
        call("POST", path, { ip, body: { ...newPerson(), ...(captchaToken && { captchaToken }) } });
      for (let count = 0; count < 20; count++) expect(await attempt()).toMatchObject({ status: 200 });
      const without = await attempt();
      expect(without).toMatchObject({
        status: 403,
        body: {
          error: { code: "captcha_required" },
          message: "Please complete the CAPTCHA verification",
        },
      });
      expect(await attempt("wrong")).toMatchObject({
        status: 400,
        body: { error: { code: "captcha_failed" } },
      });
      const token = randomUUID();
      solved.add(token);
      expect(await attempt(token)).toMatchObject({ status: 200 });
      expect(await attempt(token)).toMatchObject({
        status: 400,
        body: { error: { code: "captcha_failed" } },
      });
      // Other machines are not affected.
      expect(await call("POST", path, { body: newPerson() })).toMatchObject({ status: 200 });
    },
  );
});

test("guesses at deleting have to wait too", async () => {
  const { email } = await harness.unverified();
  for (let guess = 0; guess < 10; guess++) {
    await call("DELETE", "admin/delete-user", { body: { email, password: "wrong" } });
  }
  expect(await call("DELETE", "admin/delete-user", { body: { email } })).toMatchObject({ status: 429 });
});

test.each<[string, string, unknown, string]>([
  ["signup", "no body", undefined, ""],
  ["signup", "an empty body", {}, "Please enter all fields"],
  ["signup", "blank names", { ...newPerson(), firstName: "  " }, "Please enter all fields"],
  ["signup", "numbers for text", { ...newPerson(), lastName: 7 }, "Please enter all fields"],
  [
    "signup",
    "a short password",
    { ...newPerson(), password: "12345" },
    "Password must be at least 6 characters",
  ],
  [
    "signup",
    "a long password",
    { ...newPerson(), password: "x".repeat(129) },
    "Password must be at most 128 characters",
  ],
  [
    "signup",
    "two addresses",
    { ...newPerson(), email: "a@example.com, b@example.com" },
    "Please enter a valid email address",
  ],
  [
    "signup",
    "a line break in the address",
    { ...newPerson(), email: "a@example.com\r\nBcc: b@example.com" },
    "Please enter a valid email address",
  ],
  ["login", "nothing", {}, "Please fill in all fields"],
  ["forgot-password", "nothing", {}, "Please enter your email"],
  ["resend-verification", "nothing", {}, "Email address is required"],
  ["session", "an object for a ticket", { ticket: {} }, ""],
])("%s with %s is refused in one shape", async (path, _what, body, message) => {
  const reply = await call("POST", path, body === undefined ? {} : { body });
  expect(reply.status).toBe(400);
  expect(reply.body.error).toMatchObject({ code: "invalid_request" });
  if (message) expect(reply.body).toMatchObject({ message, msg: message });
});
