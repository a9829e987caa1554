import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import type { Captcha } from "#domain/captcha.ts";
import { accountsWithoutCaptcha } from "#domain/users/registration/new-accounts.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { callAuth, type Given, newPerson, userApp } from "#testing/http/user-app.ts";
import { userHarness } from "#testing/people/user-harness.ts";

const database = testDatabase();
const harness = await userHarness(database, { protectedAddresses: ["root@example.com"] });

/** Answers that the CAPTCHA accepts, each once. */
const solved = new Set<string>();
const captcha: Captcha = { verify: async (token) => (solved.delete(token) ? "solved" : "failed") };
const app = await userApp(database, harness, captcha);
afterAll(() => app.close());

const call = (method: "GET" | "POST" | "DELETE", path: string, given?: Given) =>
  callAuth(app, method, path, given);

test("checks ten of 200 guesses from as many addresses, and the owner still gets in from a known network", async () => {
  const person = await harness.verified();
  const home = "192.0.2.7";
  expect(await call("POST", "login", { body: person, ip: home })).toMatchObject({ status: 200 });
  const before = harness.count.verified;
  const guess = async (number: number) => {
    const ip = `10.${number >> 8}.${number & 255}.1`;
    return (await call("POST", "login", { body: { ...person, password: "wrong" }, ip })).status;
  };
  const statuses: number[] = [];
  for (let first = 0; first < 200; first += 25) {
    statuses.push(...(await Promise.all(Array.from({ length: 25 }, (_, index) => guess(first + index)))));
  }
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(190);
  expect(harness.count.verified - before).toBe(3 * 10);
  expect(await call("POST", "login", { body: person, ip: home })).toMatchObject({ status: 200 });

  // On a new network the mailbox helps: a reset makes the network known.
  const elsewhere = "192.0.2.99";
  const inCapitals = { ...person, email: person.email.toUpperCase() };
  expect(await call("POST", "login", { body: inCapitals, ip: elsewhere })).toMatchObject({
    status: 429,
    body: { error: { code: "too_many_requests" } },
  });
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
});

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

test.each(["signup", "resend-verification"])("%s stops mailing one mailbox, by any tag", async (path) => {
  const name = randomUUID();
  const attempt = (tag: number) => {
    const captchaToken = randomUUID();
    solved.add(captchaToken);
    return call("POST", path, { body: { ...newPerson(), email: `${name}+${tag}@gmail.com`, captchaToken } });
  };
  for (let tag = 0; tag < 5; tag++) expect(await attempt(tag)).toMatchObject({ status: 200 });
  expect(await attempt(5)).toMatchObject({ status: 429 });
});

test.each([
  ["signup", accountsWithoutCaptcha],
  ["forgot-password", 20],
])(
  "after some attempts from one machine: %s needs a solved CAPTCHA, each for one attempt",
  async (path, free) => {
    const ip = `198.51.100.${path.length}`;
    const attempt = (captchaToken?: string) =>
      call("POST", path, { ip, body: { ...newPerson(), ...(captchaToken && { captchaToken }) } });
    for (let count = 0; count < free; count++) expect(await attempt()).toMatchObject({ status: 200 });
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

describe("a sign-up is the third account of a day", () => {
  const signUp = (email: string, ip: string) =>
    call("POST", "signup", { ip, body: { ...newPerson(), email } });
  let machines = 0;
  const machine = () => {
    machines += 1;
    return `198.18.0.${machines}`;
  };

  test("for a mailbox, by any tag and from any network", async () => {
    const name = randomUUID().replaceAll("-", "");
    const spellings = [`${name}@gmail.com`, `${name}+a@gmail.com`, `${[...name].join(".")}@googlemail.com`];
    const replies = [];
    for (const email of spellings) replies.push((await signUp(email, machine())).status);
    expect(replies).toEqual([200, 200, 403]);
    expect((await signUp(spellings[0] ?? "", machine())).status).toBe(403);
  });

  test("for a network, also when eight come at once", async () => {
    const ip = machine();
    const replies = await Promise.all(Array.from({ length: 8 }, () => signUp(newPerson().email, ip)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  test("and not when one address signs up again, nor on the machine itself", async () => {
    const [{ email }, ip] = [newPerson(), machine()];
    for (let time = 0; time < 3; time++) expect((await signUp(email, ip)).status).toBe(200);
    for (let count = 0; count < 4; count++) {
      expect((await signUp(newPerson().email, "127.0.0.1")).status).toBe(200);
    }
  });
});

test("guesses at deleting have to wait too", async () => {
  const { email } = await harness.unverified();
  for (let guess = 0; guess < 10; guess++) {
    await call("DELETE", "admin/delete-user", { body: { email, password: "wrong" } });
  }
  expect(await call("DELETE", "admin/delete-user", { body: { email } })).toMatchObject({ status: 429 });
});
