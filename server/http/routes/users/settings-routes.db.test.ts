import { randomUUID } from "node:crypto";
import { TOTP } from "otpauth";
import { afterAll, expect, test } from "vitest";
import { sessionHeader } from "#contract/constants.ts";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import { personalDataRoutes } from "#server/http/routes/personal-data-routes.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { routesApp } from "#testing/http/user-app.ts";
import { wrongCode } from "#testing/people/authenticator.ts";
import { addRechargeEvent, addRechargeRule } from "#testing/people/recharge-rule.ts";
import { userHarness } from "#testing/people/user-harness.ts";
import { settingsRoutes } from "./settings-routes.ts";
import { twoStepRoutes } from "./two-step-routes.ts";
import { userRoutes } from "./user-routes.ts";

const database = testDatabase();
const harness = await userHarness(database);
const app = await routesApp(database, harness.deps, (mount, deps) => {
  userRoutes(mount, deps);
  twoStepRoutes(mount, deps);
  const withBalance = { ...deps, balance: async () => ({ posted_mc: 12_500 }) };
  settingsRoutes(mount, withBalance);
  personalDataRoutes(mount, { ...withBalance, endPayments: async () => undefined });
});
afterAll(() => app.close());

async function call(method: "GET" | "POST" | "DELETE", url: string, token?: string, body?: object) {
  const reply = await app.inject({
    method,
    url,
    headers: token === undefined ? {} : { [sessionHeader]: token },
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: harness.deps.clock.now().getTime() });

test("the settings show the balance, and a change of name shows at once", async () => {
  const token = await harness.session(await harness.verified());
  const name = { firstName: "Grace", lastName: "Hopper" };
  expect(await call("POST", "/api/account/name", token, name)).toMatchObject({ status: 200, body: name });
  expect(await call("GET", "/api/account", token)).toMatchObject({
    status: 200,
    body: { user: name, credits: 12.5, twoStep: { on: false } },
  });
});

test("billing details are kept on their lines and shown", async () => {
  const token = await harness.session(await harness.verified());
  const typed = {
    company: " Analytical\u0000 Engines ",
    address: "12 St James's Square\r\n\n London ",
    taxNumber: "GB1",
  };
  const details = {
    company: "Analytical Engines",
    address: "12 St James's Square\nLondon",
    taxNumber: "GB1",
  };
  expect(await call("POST", "/api/account/billing", token, typed)).toMatchObject({ status: 200 });
  expect(await call("GET", "/api/account", token)).toMatchObject({ body: { billing: details } });
  const long = { ...typed, address: "x".repeat(301) };
  expect(await call("POST", "/api/account/billing", token, long)).toMatchObject({ status: 400 });
});

test("countries are chosen by their codes, and more of them take the password", async () => {
  const person = await harness.verified();
  const token = await harness.session(person);
  const allow = (body: object) => call("POST", "/api/account/countries", token, body);
  for (const countries of [[], ["gb"], ["GBR"], "GB", Array(301).fill("GB"), undefined]) {
    expect(await allow({ countries })).toMatchObject({ status: 400 });
  }
  expect(await allow({ countries: ["GB"] })).toMatchObject({ status: 200 });
  expect(await allow({ countries: null })).toMatchObject({
    status: 403,
    body: { error: { code: "sign_in_again" } },
  });
  expect(await call("GET", "/api/account", token)).toMatchObject({ body: { allowedCountries: ["GB"] } });
  expect(await allow({ countries: null, password: person.password })).toMatchObject({ status: 200 });
  expect(await call("GET", "/api/account", token)).toMatchObject({ body: { allowedCountries: null } });
});

test("the data comes as a file, and the account goes for good", async () => {
  const person = await harness.verified();
  const token = await harness.session(person);
  const data = await call("GET", "/api/account/data", token);
  expect(data).toMatchObject({ status: 200, body: { credits: 12.5, profile: { email: person.email } } });
  expect(data.headers["content-disposition"]).toBe('attachment; filename="farline-data.json"');
  expect(await call("DELETE", "/api/account", token, {})).toMatchObject({
    status: 403,
    body: { error: { code: "sign_in_again" } },
  });
  const { password } = person;
  expect(await call("DELETE", "/api/account", token, { password })).toMatchObject({
    status: 200,
    body: { message: "Account deleted successfully." },
  });
  expect(await call("GET", "/api/auth/me", token)).toMatchObject({ status: 401 });
});

test("automatic recharge is in the export with its history, and gone with its user alone", async () => {
  const [owner, member] = [await harness.verified(), await harness.verified()];
  const rule = { below: 50, amountUsd: 20, currency: "USD", monthlyLimit: 40, timeZone: "Europe/Berlin" };
  const at = new Date("2026-02-01T00:00:00Z");
  await addRechargeRule(harness.rows, owner);
  await addRechargeEvent(harness.rows, owner, { at, kind: "paused", because: "operator" });
  await harness.rows("UPDATE recharge_rule SET paused_because = 'operator' WHERE wallet_id = $1", [
    owner.walletId,
  ]);
  await harness.rows("UPDATE wallet_member SET wallet_id = $2 WHERE user_id = $1", [
    member.id,
    owner.walletId,
  ]);
  const dataOf = async (person: typeof owner) =>
    (await call("GET", "/api/account/data", await harness.session(person))).body;
  expect(await dataOf(owner)).toMatchObject({
    automaticRecharge: { ...rule, consent: { version: 1 }, paused: { because: "operator", until: null } },
    rechargeHistory: [{ at: at.toISOString(), kind: "paused", because: "operator", paymentId: null }],
  });
  expect(await dataOf(member)).toMatchObject({ automaticRecharge: null, rechargeHistory: [] });

  const stored = async () =>
    (
      await harness.rows<{ kept: number; below: string | null }>(
        `SELECT (SELECT count(*)::int FROM recharge_rule WHERE wallet_id = wallet.id)
              + (SELECT count(*)::int FROM recharge_event WHERE wallet_id = wallet.id) AS kept,
                recharge_below_mc::text AS below FROM wallet WHERE id = $1`,
        [owner.walletId],
      )
    )[0];
  const leave = async (person: typeof owner) => {
    const body = { password: person.password };
    const reply = await call("DELETE", "/api/account", await harness.session(person), body);
    expect(reply).toMatchObject({ status: 200 });
  };
  await leave(member);
  expect(await stored()).toEqual({ kept: 2, below: "50000" });
  await leave(owner);
  expect(await stored()).toEqual({ kept: 0, below: null });
});

test("a wrong password does not end the session, and guesses have to wait", async () => {
  const person = await harness.verified();
  const token = await harness.session(person);
  const guess = { currentPassword: "wrong", newPassword: "a new password" };
  for (let attempt = 0; attempt < 10; attempt++) {
    const reply = await call("POST", "/api/account/password", token, guess);
    expect(reply).toMatchObject({ status: 403, body: { error: { code: "wrong_password" } } });
  }
  const right = { ...guess, currentPassword: person.password };
  const reply = await call("POST", "/api/account/password", token, right);
  expect(reply).toMatchObject({
    status: 429,
    body: { message: "Too many attempts. Please wait a minute and try again." },
  });
  expect(reply.headers["retry-after"]).toBe("60");
  expect(await call("GET", "/api/account", token)).toMatchObject({ status: 200 });
});

test("changes of address stop mailing one mailbox, by any tag and for all users together", async () => {
  const name = randomUUID();
  const spellings = Array.from({ length: 6 }, (_, tag) => `${name}+${tag}@gmail.com`);
  for (const ofOneUser of [spellings.slice(0, 3), spellings.slice(3)]) {
    const person = await harness.verified();
    const token = await harness.session(person);
    for (const email of ofOneUser) {
      const reply = await call("POST", "/api/account/email", token, { email, password: person.password });
      expect(reply.status).toBe(200);
    }
  }
  const mails = await Promise.all(spellings.map((email) => harness.mailsTo(email)));
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1, 0]);
});

test("a login that takes two steps names its challenge, and guesses at codes have to wait", async () => {
  const person = await harness.verified();
  const token = await harness.session(person);
  const begun = await call("POST", "/api/account/two-step", token, { password: person.password });
  const { secret } = begun.body;
  const confirmed = await call("POST", "/api/account/two-step/confirm", token, { code: codeOf(secret) });
  expect(confirmed.body.recoveryCodes).toHaveLength(10);
  harness.pass(60_000);

  const login = await call("POST", "/api/auth/login", undefined, person);
  expect(login).toMatchObject({ status: 403, body: { error: { code: "two_step_required" } } });
  expect(login.body.token).toBeUndefined();
  const { challenge } = login.body.twoStep;
  const finish = (code: string) => call("POST", "/api/auth/two-step", undefined, { challenge, code });
  expect(await finish(codeOf(secret))).toMatchObject({ status: 200, body: { user: { id: person.id } } });

  const again = (await call("POST", "/api/auth/login", undefined, person)).body.twoStep.challenge;
  const code = wrongCode(secret, harness.deps.clock.now());
  for (let guess = 0; guess < 10; guess++) {
    const reply = await call("POST", "/api/auth/two-step", undefined, { challenge: again, code });
    expect(reply).toMatchObject({ status: 403, body: { error: { code: "two_step_failed" } } });
  }
  // A new challenge does not reset the count.
  const other = (await call("POST", "/api/auth/login", undefined, person)).body.twoStep.challenge;
  for (const given of [again, other]) {
    const reply = await call("POST", "/api/auth/two-step", undefined, { challenge: given, code });
    expect(reply.status).toBe(429);
  }
});

test("when too many passwords are being hashed, the answer says when to retry", async () => {
  const full = () => Promise.reject(new TooManyWaitingError("full"));
  const users = { ...harness.deps, passwordsOf: () => ({ ...harness.deps.passwords, verify: full }) };
  const crowded = await routesApp(database, users, userRoutes);
  const body = { email: "ada@example.com", password: "correct horse" };
  const reply = await crowded.inject({ method: "POST", url: "/api/auth/login", payload: body });
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "5"]);
  expect(reply.json()).toMatchObject({ error: { code: "unavailable" } });
  await crowded.close();
});
