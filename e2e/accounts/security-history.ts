import { describe, expect, test } from "vitest";
import { call, type Reply, someMachine } from "./support/call.ts";
import { mailsTo, mailTo, tokenIn } from "./support/inbox.ts";
import {
  logIn,
  meStatus,
  newPerson,
  type Person,
  refusal,
  resetPassword,
  signUp,
  tokenOf,
  verifiedPerson,
  verify,
} from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";
import { appCode } from "./support/totp.ts";
import { challengeFor, finishTwoStep, withTwoStep } from "./support/two-step.ts";

const newDevice = "New sign-in to your account";
const undone = "The sign-in was undone";
const wrongCodes = "Wrong codes at your second step";
const historyPath = "/api/account/security-events";

const signIn = ({ email, password }: Person, cookie?: string) =>
  call("POST", "/api/auth/login", { body: { email, password }, headers: cookie ? { cookie } : {} });
const countOf = async (email: string, subject: string) =>
  (await mailsTo(email)).filter((mail) => mail.subject === subject).length;
const undo = (token: string) => call("POST", "/api/auth/undo-sign-in", { body: { token } });

/** The device cookie of a reply, as a browser sends it back. */
function deviceCookieOf({ headers }: Reply): string {
  const header = headers["set-cookie"]?.find((line) => /^(__Host-)?device=/.test(line)) ?? "";
  expect(header).toMatch(/; HttpOnly; SameSite=Strict/);
  secret(/=([\w-]{43});/.exec(header)?.[1] ?? "");
  return header.split(";")[0] ?? "";
}

// Without addresses of its own, every sign-in comes from a network that is known.
describe.skipIf(!target.sandboxUrl || !target.manyAddresses)("a sign-in on a new device", () => {
  test("mails the owner, unless it is the first or its browser is known", async () => {
    const person = newPerson();
    await signUp(person);
    await verify(person.email);
    const first = await signIn(person);
    tokenOf(first);
    const second = await signIn(person, deviceCookieOf(first));
    tokenOf(second);
    expect(deviceCookieOf(second)).toBe(deviceCookieOf(first));
    tokenOf(await signIn(person));
    const mail = await mailTo(person.email, newDevice);
    expect(mail.text).toContain("Network address: 127.");
    expect(await countOf(person.email, newDevice)).toBe(1);
  });

  test("ends with everything else by the link of that mail, pressed and not only opened", async () => {
    const person = await verifiedPerson();
    const owner = await logIn(person);
    const stranger = await logIn(person);
    const mail = await mailTo(person.email, newDevice);
    const token = tokenIn(mail);
    expect((await call("GET", new URL(mail.links[0] ?? "").pathname)).status).toBe(200);
    expect(await meStatus(stranger)).toBe(200);

    const replies = await Promise.all(Array.from({ length: 10 }, () => undo(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.find(({ status }) => status !== 200)?.body).toEqual(refusal("invalid_undo_link"));
    expect([await meStatus(stranger), await meStatus(owner)]).toEqual([401, 401]);
    expect((await signIn(person)).status).toBe(401);

    const password = secret("a passphrase that only its owner knows");
    const reset = tokenIn(await mailTo(person.email, undone));
    expect((await resetPassword(reset, password)).status).toBe(200);
    const history = await call("GET", historyPath, { token: await logIn({ ...person, password }) });
    const kinds = (JSON.parse(history.text) as { kind: string }[]).map(({ kind }) => kind);
    expect(kinds.slice(1)).toEqual(["password_reset", "sign_in_undone", "signed_in_new_device", "signed_in"]);
  });

  test("can be undone after the password was changed with it", async () => {
    const person = await verifiedPerson();
    await logIn(person);
    const stranger = await logIn(person);
    const token = tokenIn(await mailTo(person.email, newDevice));
    const newPassword = secret("the passphrase of a stranger");
    const body = { currentPassword: person.password, newPassword };
    expect((await call("POST", "/api/account/password", { body, token: stranger })).status).toBe(200);
    expect((await undo(token)).status).toBe(200);
    expect(await meStatus(stranger)).toBe(401);
    expect((await signIn({ ...person, password: newPassword })).status).toBe(401);
  });
});

describe.skipIf(!target.sandboxUrl)("the security history", () => {
  test("is shown to its own user alone, page by page", async () => {
    const person = await verifiedPerson();
    await logIn(person);
    const token = await logIn(person);
    expect((await call("GET", historyPath)).status).toBe(401);
    const first = await call("GET", `${historyPath}?limit=1`, { token });
    const cursor = encodeURIComponent(String(first.headers["x-next-cursor"]));
    const second = await call("GET", `${historyPath}?limit=1&before=${cursor}`, { token });
    const ids = [first, second].flatMap(({ text }) =>
      (JSON.parse(text) as { id: string }[]).map(({ id }) => id),
    );
    expect(new Set(ids).size).toBe(2);
    const strangers = await call("GET", historyPath, { token: await logIn(await verifiedPerson()) });
    for (const id of ids) expect(strangers.text).not.toContain(id);
  });
});

describe.skipIf(!target.sandboxUrl || !target.manyAddresses)("the second step", () => {
  test("ends every session that was opened without it", async () => {
    const person = await verifiedPerson();
    const elsewhere = await logIn(person);
    const { token } = await withTwoStep(person);
    expect([await meStatus(token), await meStatus(elsewhere)]).toEqual([200, 401]);
  });

  test("guessed over many logins makes strangers wait and the owner get one mail, and still lets the owner in", async () => {
    const home = someMachine();
    const { person, key } = await withTwoStep(undefined, home);
    const enter = async (code: string, from?: string) =>
      finishTwoStep(await challengeFor(person), { code }, from);
    const statuses = [];
    for (let guess = 0; guess < 8; guess++) statuses.push((await enter("000000")).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429, 429]);
    const mail = await mailTo(person.email, wrongCodes);
    expect(mail.links).toEqual([expect.stringMatching(/\/forgot-password$/)]);
    expect(await countOf(person.email, wrongCodes)).toBe(1);
    tokenOf(await enter(appCode(key, 1), home));
  });
});

test.skipIf(!target.sandboxUrl)("many users cannot flood one address with changes to it", async () => {
  const { email } = newPerson();
  const answers = new Set<string>();
  const people = await Promise.all(Array.from({ length: 7 }, () => verifiedPerson()));
  for (const person of people) {
    const token = await logIn(person);
    const reply = await call("POST", "/api/account/email", {
      token,
      body: { email, password: person.password },
    });
    answers.add(`${reply.status} ${reply.text}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^200 /)]);
  // A later mail has arrived, so the earlier ones have too.
  await mailTo(email, "Confirm your new email address", 4);
  await verifiedPerson();
  expect(await countOf(email, "Confirm your new email address")).toBe(5);
});
