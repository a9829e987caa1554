import type { FastifyInstance } from "fastify";
import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionHeader } from "#contract/constants.ts";
import { nextCursorHeader } from "#contract/paging.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { routesApp } from "#testing/http/user-app.ts";
import { wrongCode } from "#testing/people/authenticator.ts";
import { tokenIn, type UserHarness, userHarness } from "#testing/people/user-harness.ts";
import { securityEventRoutes } from "./security-event-routes.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { twoStepRoutes } from "./two-step-routes.ts";
import { userRoutes } from "./user-routes.ts";

const database = testDatabase();
let harness: UserHarness;
let app: FastifyInstance;
/** The limiter reads the time through Date only. Timers stay real, because the database needs them. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T12:00:00Z") });
  harness = await userHarness(database);
  app = await appAt("https://farline.test");
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

function appAt(publicUrl: string): Promise<FastifyInstance> {
  const clock = { now: () => new Date() };
  const users = { ...harness.deps, clock, options: { ...harness.deps.options, publicUrl } };
  return routesApp(database, users, (mount, deps) => {
    userRoutes(mount, deps);
    twoStepRoutes(mount, deps);
    securityEventRoutes(mount, deps);
    settingsRoutes(mount, { ...deps, balance: async () => ({ posted_mc: 0 }) });
  });
}

interface Sent {
  body?: object;
  token?: string | undefined;
  cookie?: string | undefined;
  ip?: string;
}

let machines = 0;
const someMachine = () => `10.1.${++machines >> 8}.${machines & 255}`;

async function call(method: "GET" | "POST", url: string, { body, token, cookie, ip }: Sent = {}) {
  const reply = await app.inject({
    method,
    url,
    remoteAddress: ip ?? someMachine(),
    headers: { ...(token && { [sessionHeader]: token }), ...(cookie && { cookie }) },
    ...(body && { payload: body }),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

const logIn = (person: object, sent: Sent = {}) => call("POST", "/api/auth/login", { ...sent, body: person });
const pass = (duration_s: number) => vi.setSystemTime(Date.now() + duration_s * 1_000);
const mailed = async (email: string, subject: string) =>
  (await harness.mailsTo(email)).filter((mail) => mail.subject === subject);

describe("the device cookie", () => {
  test("is for https and scripts cannot read it; it makes the device known on any network", async () => {
    const person = await harness.verified();
    const [header = ""] = [(await logIn(person)).headers["set-cookie"]].flat();
    expect(header).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const [cookie] = header.split(";");
    const renewed = await logIn(person, { cookie });
    expect(renewed.headers["set-cookie"]).toBe(header);
    expect(await mailed(person.email, "New sign-in to your account")).toEqual([]);
    const other = await logIn(person, { cookie: "__Host-device=forged" });
    expect(other.headers["set-cookie"]).not.toBe(header);
    expect(await mailed(person.email, "New sign-in to your account")).toHaveLength(1);
  });

  test("of a page without https has no prefix", async () => {
    await app.close();
    app = await appAt("http://localhost:3000");
    const person = await harness.verified();
    expect((await logIn(person)).headers["set-cookie"]).toMatch(/^device=[\w-]{43};.* SameSite=Strict$/);
  });
});

test("the link of the mail does nothing by GET, and by POST ends the sign-in", async () => {
  const person = await harness.verified();
  await logIn(person);
  const { token: strangers } = (await logIn(person)).body;
  const undo = tokenIn((await mailed(person.email, "New sign-in to your account"))[0]);
  const me = async () => (await call("GET", "/api/auth/me", { token: strangers })).status;
  expect((await app.inject({ method: "GET", url: `/api/auth/undo-sign-in?token=${undo}` })).statusCode).toBe(
    404,
  );
  expect(await me()).toBe(200);
  expect(await call("POST", "/api/auth/undo-sign-in", { body: { token: undo } })).toMatchObject({
    status: 200,
  });
  expect(await me()).toBe(401);
  expect(await call("POST", "/api/auth/undo-sign-in", { body: { token: undo } })).toMatchObject({
    status: 400,
    body: { error: { code: "invalid_undo_link" } },
  });
});

test("the history comes in pages, for its own user alone", async () => {
  const [person, stranger] = [await harness.verified(), await harness.verified()];
  const path = "/api/account/security-events";
  expect(await call("GET", path)).toMatchObject({ status: 401 });
  const { token } = (await logIn(person)).body;
  pass(60);
  await logIn(person, { ip: "2001:db8:1:2:3:4:5:6" });
  const first = await call("GET", `${path}?limit=1`, { token });
  expect(first.body).toMatchObject([{ kind: "signed_in_new_device", network: "2001:db8:1:2::/64" }]);
  const cursor = encodeURIComponent(String(first.headers[nextCursorHeader]));
  const second = await call("GET", `${path}?limit=1&before=${cursor}`, { token });
  expect(second.body).toMatchObject([{ kind: "signed_in" }]);
  expect(second.headers[nextCursorHeader]).toBeUndefined();
  const { token: strangers } = (await logIn(stranger)).body;
  expect((await call("GET", path, { token: strangers })).body).toHaveLength(1);
});

test("codes that strangers guess have to wait longer and longer, and the owner's do not", async () => {
  const person = await harness.verified();
  const home = { ip: someMachine() };
  const { token } = (await logIn(person, home)).body;
  const begun = await call("POST", "/api/account/two-step", { token, body: { password: person.password } });
  const codeNow = () => new TOTP({ secret: begun.body.secret }).generate({ timestamp: Date.now() });
  const confirm = { token, body: { code: codeNow() } };
  expect((await call("POST", "/api/account/two-step/confirm", confirm)).status).toBe(200);
  pass(60);
  const challengeNow = async (): Promise<string> => (await logIn(person, home)).body.twoStep.challenge;
  const enter = (challenge: string, code: string, sent: Sent = {}) =>
    call("POST", "/api/auth/two-step", { ...sent, body: { challenge, code } });
  const waits: number[] = [];
  for (let round = 0; round < 11; round++) {
    const challenge = await challengeNow();
    const wrong = wrongCode(begun.body.secret, new Date());
    for (let guess = 0; guess < 5; guess++) expect((await enter(challenge, wrong)).status).toBe(403);
    // A new login does not reset the count.
    const reply = await enter(await challengeNow(), wrong);
    expect(reply.status).toBe(429);
    waits.push(Number(reply.headers["retry-after"]) / 60);
    expect((await enter(challenge, codeNow(), home)).status).toBe(200);
    pass(Number(reply.headers["retry-after"]));
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1_280, 1_440, 1_440]);
});

test("one address gets five mails about a change from any number of users, and every answer is the same", async () => {
  const email = "wanted@example.com";
  const answers = [];
  for (let user = 0; user < 8; user++) {
    const person = await harness.verified();
    const { token } = (await logIn(person)).body;
    const body = { email, password: person.password };
    const { status, body: answer } = await call("POST", "/api/account/email", { token, body });
    const { pendingEmail } = (await call("GET", "/api/account", { token })).body;
    answers.push(JSON.stringify({ status, answer, pendingEmail }));
  }
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('"status":200');
  expect(await harness.mailsTo(email)).toHaveLength(5);
});
