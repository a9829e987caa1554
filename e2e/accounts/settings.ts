import { describe, expect, test } from "vitest";
import { call, someMachine } from "./support/call.ts";
import { solvedCaptcha } from "./support/captcha.ts";
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
  verifiedPerson,
  verify,
} from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";
import { appCode } from "./support/totp.ts";
import { challengeFor, finishTwoStep, withTwoStep } from "./support/two-step.ts";

const post = (path: string, body: object, token: string) =>
  call("POST", `/api/account${path}`, { body, token });
const wrongPassword = { status: 403, body: refusal("wrong_password") };
const another = () => secret(`yet another passphrase ${Math.random().toString(36).slice(2)}`);

describe("a common password", () => {
  test.each(["123456", "password", "Password1", "qwerty123", "iloveyou"])(
    "is refused at sign-up: %s",
    async (password) => {
      const reply = await call("POST", "/api/auth/signup", { body: { ...newPerson(), password } });
      expect(reply).toMatchObject({ status: 400, body: refusal("password_too_common") });
    },
  );

  test.skipIf(!target.sandboxUrl)("is refused at a reset and at a change as well", async () => {
    const person = await verifiedPerson();
    const link = await resetToken(person.email);
    expect(await resetPassword(link, "password")).toMatchObject({
      status: 400,
      body: refusal("password_too_common"),
    });
    const token = await logIn(person);
    const change = await post(
      "/password",
      { currentPassword: person.password, newPassword: person.email },
      token,
    );
    expect(change).toMatchObject({ status: 400, body: refusal("password_too_common") });
  });
});

describe.skipIf(!target.sandboxUrl)("the settings", () => {
  test("change the password with the old one, and log every other device out", async () => {
    const person = await verifiedPerson();
    const [here, elsewhere] = [await logIn(person), await logIn(person)];
    const link = await resetToken(person.email);
    const newPassword = another();
    const change = (currentPassword?: string) => post("/password", { currentPassword, newPassword }, here);
    for (const wrong of ["something else", "", undefined]) expect((await change(wrong)).status).toBe(403);
    expect((await change(person.password)).status).toBe(200);
    expect(await meStatus(here)).toBe(200);
    expect(await meStatus(elsewhere)).toBe(401);
    expect((await call("POST", "/api/auth/login", { body: person })).status).toBe(401);
    expect((await resetPassword(link, another())).status).toBe(400);
    await mailTo(person.email, subjects.changed);
    expect(await meStatus(await logIn({ ...person, password: newPassword }))).toBe(200);
  });

  test("change the address once the new one is verified, and inform the old one", async () => {
    const person = await verifiedPerson();
    const token = await logIn(person);
    const { email } = newPerson();
    expect(await post("/email", { email, password: "something else" }, token)).toMatchObject(wrongPassword);
    expect((await post("/email", { email, password: person.password }, token)).status).toBe(200);
    expect((await call("GET", "/api/auth/me", { token })).body).toMatchObject({ email: person.email });
    const mailed = await mailTo(email, "Confirm your new email address");
    const confirmation = secret((mailed.links[0] ?? "").split(/[/#?=]/).at(-1) ?? "");
    const confirm = () => call("POST", "/api/auth/confirm-email", { body: { token: confirmation } });
    const replies = await Promise.all(Array.from({ length: 10 }, confirm));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    await mailTo(person.email, "Your email address was changed");
    expect((await call("POST", "/api/auth/login", { body: person })).status).toBe(401);
    expect(await meStatus(await logIn({ ...person, email }))).toBe(200);
  });

  test("give the same answer for a new address that is taken, and leave its owner alone", async () => {
    const [person, owner] = [await verifiedPerson(), await verifiedPerson()];
    const token = await logIn(person);
    const ask = (email: string) => post("/email", { email, password: person.password }, token);
    const free = await ask(newPerson().email);
    const taken = await ask(owner.email);
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    expect(await meStatus(await logIn(owner))).toBe(200);
  });

  test("list the devices without their tokens, and end only the user's own", async () => {
    const [person, stranger] = [await verifiedPerson(), await verifiedPerson()];
    const [here, there] = [await logIn(person), await logIn(person)];
    const strangers = await logIn(stranger);
    const list = await call("GET", "/api/account/sessions", { token: here });
    const sessions = JSON.parse(list.text) as { id: string; current: boolean }[];
    expect(sessions).toHaveLength(2);
    expect(list.text).not.toContain(here);
    expect(list.text).not.toContain(there);
    const other = sessions.find(({ current }) => !current)?.id;
    const path = `/api/account/sessions/${other}`;
    expect((await call("DELETE", path, { token: strangers })).status).toBeGreaterThanOrEqual(200);
    expect(await meStatus(there)).toBe(200);
    expect((await call("DELETE", path, { token: here })).status).toBe(200);
    expect(await meStatus(there)).toBe(401);
    expect(await meStatus(here)).toBe(200);
  });

  test("export everything that is kept and no secret, and delete the account for good", async () => {
    const person = await verifiedPerson();
    const token = await logIn(person);
    const data = await call("GET", "/api/account/data", { token });
    expect(data.status).toBe(200);
    expect(data.text).toContain(person.email);
    for (const hidden of [token, person.password, "argon2", "Hash"]) expect(data.text).not.toContain(hidden);
    const remove = (password: string) => call("DELETE", "/api/account", { body: { password }, token });
    expect(await remove("something else")).toMatchObject(wrongPassword);
    expect((await remove(person.password)).status).toBe(200);
    expect(await meStatus(token)).toBe(401);
    expect((await call("POST", "/api/auth/login", { body: person })).status).toBe(401);
    await signUp(person);
    await verify(person.email, 1);
    expect(await meStatus(await logIn(person))).toBe(200);
  });
});

describe("the countries that an account may call", () => {
  test.skipIf(!target.sandboxUrl)("are narrowed at once, and widened with the password only", async () => {
    const person = await verifiedPerson();
    const token = await logIn(person);
    const allow = (body: object) => post("/countries", body, token);
    const priceOf = async (number: string) =>
      (await call("GET", `/api/tariff?number=${number}`, { token })).body;
    const [london, paris] = ["442079460000", "33140000000"];
    expect(await priceOf(paris)).toMatchObject({ allowed: true });
    expect((await allow({ countries: ["GB"] })).status).toBe(200);
    expect(await priceOf(london)).toMatchObject({ allowed: true });
    expect(await priceOf(paris)).toMatchObject({ allowed: false });
    for (const countries of [["FR", "GB"], null]) {
      expect(await allow({ countries })).toMatchObject({ status: 403, body: refusal("sign_in_again") });
      expect(await allow({ countries, password: "something else" })).toMatchObject(wrongPassword);
    }
    expect(await priceOf(paris)).toMatchObject({ allowed: false });
    expect((await allow({ countries: null, password: person.password })).status).toBe(200);
    expect(await priceOf(paris)).toMatchObject({ allowed: true });
  });
});

describe.skipIf(!target.sandboxUrl)("two-step sign-in", () => {
  const finish = (challenge: string, code: string) => finishTwoStep(challenge, { code });

  test("takes a code after the password once, even from twenty requests at once", async () => {
    const { person, key } = await withTwoStep();
    const challenge = await challengeFor(person);
    expect(await meStatus(challenge)).toBe(401);
    expect((await finish(challenge, "000000")).status).toBe(403);
    const code = appCode(key, 1);
    const challenges = [challenge, await challengeFor(person), await challengeFor(person)];
    const tries = Array.from({ length: 9 }, (_, index) => finish(challenges[index % 3] ?? "", code));
    const opened = (await Promise.all(tries)).filter(({ status }) => status === 200);
    expect(opened).toHaveLength(1);
    expect(await meStatus(secret(String(opened[0]?.body.token)))).toBe(200);
  });

  test("stays on after a password reset, and a recovery code replaces a code once", async () => {
    const { person, recoveryCodes } = await withTwoStep();
    const password = another();
    const link = await resetToken(person.email);
    expect((await resetPassword(link, password)).status).toBe(200);
    const [code = ""] = recoveryCodes;
    const used = await finish(await challengeFor({ ...person, password }), code);
    expect(used.status).toBe(200);
    secret(String(used.body.token));
    expect((await finish(await challengeFor({ ...person, password }), code)).status).toBe(403);
  });

  test("requires a wait after some wrong codes", async () => {
    const { person, key } = await withTwoStep();
    const challenge = await challengeFor(person);
    const replies = [];
    for (let guess = 0; guess < 30; guess++)
      replies.push(await finish(challenge, String(guess).padStart(6, "0")));
    expect(replies.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(11);
    expect((await finish(challenge, appCode(key, 1))).status).not.toBe(200);
  });

  test("is switched off only by password and code together", async () => {
    const { person, key, token } = await withTwoStep();
    const off = (body: object) => call("DELETE", "/api/account/two-step", { body, token });
    expect((await off({ code: appCode(key, 1) })).status).toBe(403);
    expect((await off({ code: "000000", password: person.password })).status).toBe(403);
    expect((await off({ code: appCode(key, 1), password: person.password })).status).toBe(200);
    expect(await meStatus(await logIn(person))).toBe(200);
  });
});

test.skipIf(!target.manyAddresses || !target.altcha)(
  "each of many forgotten passwords from one machine takes a solved CAPTCHA",
  async () => {
    const from = someMachine();
    const ask = (captchaToken?: string) =>
      call("POST", "/api/auth/forgot-password", { body: { email: newPerson().email, captchaToken }, from });
    let last = await ask();
    for (let asked = 1; asked < 100 && last.status === 200; asked++) last = await ask();
    expect(last.body).toMatchObject(refusal("captcha_required"));
    expect((await ask("made up")).body).toMatchObject(refusal("captcha_failed"));
    const solved = await solvedCaptcha();
    expect((await ask(solved)).status).toBe(200);
    expect((await ask(solved)).body).toMatchObject(refusal("captcha_failed"));
  },
);
