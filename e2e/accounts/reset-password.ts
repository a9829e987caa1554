import { describe, expect, test } from "vitest";
import { call } from "./support/call.ts";
import { mailsTo, mailTo } from "./support/inbox.ts";
import {
  logIn,
  meStatus,
  newPerson,
  refusal,
  resetPassword,
  resetToken,
  signUp,
  subjects,
  verificationToken,
  verifiedPerson,
  verify,
} from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";

const usedUp = {
  status: 400,
  body: refusal("invalid_reset_link", "This reset link is no longer valid. Please request a new one."),
};
const fresh = () => secret(`another passphrase ${Math.random().toString(36).slice(2)}`);

describe("forgetting the password", () => {
  test("needs an address", async () => {
    expect(await call("POST", "/api/auth/forgot-password", { body: {} })).toMatchObject({
      status: 400,
      body: refusal("invalid_request", "Please enter your email"),
    });
  });

  test("a made-up token resets nothing", async () => {
    expect(await resetPassword("x".repeat(43), "a good long one")).toMatchObject(usedUp);
  });
});

describe.skipIf(!target.sandboxUrl)("resetting the password", () => {
  test("sets it once, ends every session and informs the owner", async () => {
    const person = await verifiedPerson();
    const sessions = [await logIn(person), await logIn(person)];
    const token = await resetToken(person.email);
    const password = fresh();
    expect(await resetPassword(token, password)).toMatchObject({
      status: 200,
      body: { message: "Your password has been reset. You can now log in." },
    });
    for (const session of sessions) expect(await meStatus(session)).toBe(401);
    expect((await call("POST", "/api/auth/login", { body: person })).status).toBe(401);
    expect(await meStatus(await logIn({ ...person, password }))).toBe(200);
    expect(await resetPassword(token, fresh())).toMatchObject(usedUp);
    await mailTo(person.email, subjects.changed);
  });

  test("refuses an invalid password, and the token stays valid", async () => {
    const person = await verifiedPerson();
    const token = await resetToken(person.email);
    expect(await resetPassword(token, "")).toMatchObject({
      status: 400,
      body: { message: "Please enter all fields" },
    });
    expect(await resetPassword(token, "12345")).toMatchObject({
      status: 400,
      body: { message: "Password must be at least 6 characters" },
    });
    expect(await resetPassword(token, { toString: "x" })).toMatchObject({ status: 400 });
    expect((await resetPassword(token, fresh())).status).toBe(200);
  });

  test("voids an older token with a newer one, and the other way round", async () => {
    for (const newestFirst of [true, false]) {
      const person = await verifiedPerson();
      const older = await resetToken(person.email);
      const newer = await resetToken(person.email, 1);
      const [used, left] = newestFirst ? [newer, older] : [older, newer];
      const password = fresh();
      expect((await resetPassword(used, password)).status).toBe(200);
      expect(await resetPassword(left, fresh())).toMatchObject(usedUp);
      expect(await meStatus(await logIn({ ...person, password }))).toBe(200);
    }
  });

  test("works for one of 20 requests that use one token at once", async () => {
    const person = await verifiedPerson();
    const token = await resetToken(person.email);
    const passwords = Array.from({ length: 20 }, fresh);
    const replies = await Promise.all(passwords.map((password) => resetPassword(token, password)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const reply of replies.filter(({ status }) => status !== 200)) expect(reply).toMatchObject(usedUp);
    const winner = passwords[replies.findIndex(({ status }) => status === 200)] ?? "";
    expect(await meStatus(await logIn({ ...person, password: winner }))).toBe(200);
  });

  test("is not offered to an address that only waits: signing up again is", async () => {
    const person = newPerson();
    await signUp(person);
    await verificationToken(person.email);
    await call("POST", "/api/auth/forgot-password", { body: { email: person.email } });
    // Mails leave in order, so a reset mail would be there before this one.
    await call("POST", "/api/auth/resend-verification", { body: { email: person.email } });
    await verificationToken(person.email, 1);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).not.toContain(subjects.reset);
    const again = { ...newPerson(), email: person.email };
    await signUp(again);
    await verify(person.email, 2);
    expect(await meStatus(await logIn(again))).toBe(200);
  });
});
