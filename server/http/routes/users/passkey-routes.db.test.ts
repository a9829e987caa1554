import { afterAll, expect, test } from "vitest";
import { sessionHeader } from "#contract/constants.ts";
import { creationOptionsSchema, requestOptionsSchema } from "#contract/users/webauthn.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { routesApp } from "#testing/http/user-app.ts";
import { softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import { userHarness } from "#testing/people/user-harness.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { twoStepRoutes } from "./two-step-routes.ts";
import { userRoutes } from "./user-routes.ts";

const database = testDatabase();
const origin = "https://farline.test";
const harness = await userHarness(database);
const app = await routesApp(database, harness.deps, (mount, deps) => {
  userRoutes(mount, deps);
  twoStepRoutes(mount, deps);
  passkeyRoutes(mount, deps);
});
afterAll(() => app.close());

async function call(method: "GET" | "POST" | "DELETE", url: string, token?: string, body?: object) {
  const reply = await app.inject({
    method,
    url,
    headers: { "user-agent": "Firefox/150.0 (Windows)", ...(token && { [sessionHeader]: token }) },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** A logged-in user with a passkey that was added over HTTP. */
async function owner() {
  const person = await harness.verified();
  const token = await harness.session(person);
  const { password } = person;
  const authenticator = softwareAuthenticator(origin);
  const options = await call("POST", "/api/account/passkeys/options", token, { password });
  const passkey = authenticator.create(creationOptionsSchema.parse(options.body));
  const added = await call("POST", "/api/account/passkeys", token, { passkey });
  expect(added).toMatchObject({ status: 200, body: { name: "Firefox on Windows" } });
  return { ...person, token, authenticator, passkeyId: added.body.id as string };
}

const challenge = async (url = "/api/auth/passkey/options", token?: string, body?: object) =>
  requestOptionsSchema.parse((await call("POST", url, token, body)).body);

test("a passkey is added, signs in, is renamed and removed over HTTP", async () => {
  const { authenticator, id, passkeyId, password } = await owner();
  const passkey = authenticator.get(await challenge());
  const login = await call("POST", "/api/auth/passkey", undefined, { passkey });
  expect(login).toMatchObject({ status: 200, body: { user: { id } } });
  const { token } = login.body;
  expect(await call("GET", "/api/auth/me", token)).toMatchObject({ status: 200, body: { id } });

  const one = `/api/account/passkeys/${passkeyId}`;
  expect(await call("POST", one, token, { name: "Phone" })).toMatchObject({ status: 200 });
  expect((await call("GET", "/api/account/passkeys", token)).body).toEqual([
    {
      id: passkeyId,
      name: "Phone",
      signsIn: true,
      blocked: false,
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);
  expect(await call("DELETE", one, token, { password })).toMatchObject({ status: 200 });
  expect(await call("DELETE", one, token, { password })).toMatchObject({
    status: 404,
    body: { error: { code: "passkey_not_found" } },
  });
});

test("a passkey answers the second step over HTTP", async () => {
  const { authenticator, token, email, password, id } = await owner();
  const on = await call("POST", "/api/account/two-step/passkeys", token, { password });
  expect(on.body.recoveryCodes).toHaveLength(10);
  const { body } = await call("POST", "/api/auth/login", undefined, { email, password });
  expect(body.twoStep.methods).toEqual(["passkey"]);
  const started = { challenge: body.twoStep.challenge };
  const passkey = authenticator.get(await challenge("/api/auth/two-step/passkey", undefined, started));
  const finish = (answer: object) => call("POST", "/api/auth/two-step", undefined, { ...started, ...answer });
  for (const neitherOrBoth of [{}, { passkey, code: "123456" }]) {
    expect(await finish(neitherOrBoth)).toMatchObject({
      status: 400,
      body: { message: "Please enter the code" },
    });
  }
  expect(await finish({ passkey })).toMatchObject({ status: 200, body: { user: { id } } });
  const confirm = await challenge("/api/account/passkeys/confirm", token);
  const off = { password, passkey: authenticator.get(confirm) };
  expect(await call("DELETE", "/api/account/two-step", token, off)).toMatchObject({ status: 200 });
});

test("attempts with a passkey are counted like logins, and challenges by machine", async () => {
  const { authenticator } = await owner();
  const attempt = async (told: object) => {
    const passkey = authenticator.get(await challenge(), told);
    return call("POST", "/api/auth/passkey", undefined, { passkey });
  };
  for (let count = 0; count < 10; count++) {
    expect(await attempt({ origin: "https://evil.example" })).toMatchObject({
      status: 403,
      body: { error: { code: "passkey_refused" } },
    });
  }
  const over = await attempt({});
  expect(over).toMatchObject({
    status: 429,
    body: { message: "Too many attempts. Please wait a minute and try again." },
  });
  expect(over.headers["retry-after"]).toBe("60");
  const other = await owner();
  const passkey = other.authenticator.get(await challenge());
  expect(await call("POST", "/api/auth/passkey", undefined, { passkey })).toMatchObject({ status: 200 });
});

test("a passkey signs in while guesses at the password wait, and ends their wait", async () => {
  const { authenticator, email, password } = await owner();
  const logIn = (typed: string) => call("POST", "/api/auth/login", undefined, { email, password: typed });
  for (let guess = 0; guess < 10; guess++) await logIn("wrong");
  expect((await logIn(password)).status).toBe(429);
  const passkey = authenticator.get(await challenge());
  expect(await call("POST", "/api/auth/passkey", undefined, { passkey })).toMatchObject({ status: 200 });
  expect((await logIn(password)).status).toBe(200);
});

test("a body that is no answer of an authenticator is refused as a request", async () => {
  const { authenticator } = await owner();
  const passkey = authenticator.get(await challenge());
  const { response } = passkey;
  for (const wrong of [
    undefined,
    {},
    { ...passkey, type: "password" },
    { ...passkey, id: "no base64 !" },
    { ...passkey, response: { ...response, signature: 1 } },
    { ...passkey, response: { ...response, clientDataJSON: "a".repeat(20_001) } },
  ]) {
    expect(await call("POST", "/api/auth/passkey", undefined, { passkey: wrong })).toMatchObject({
      status: 400,
      body: { error: { code: "invalid_request" } },
    });
  }
  expect(await call("POST", "/api/auth/passkey", undefined, { passkey })).toMatchObject({ status: 200 });
});
