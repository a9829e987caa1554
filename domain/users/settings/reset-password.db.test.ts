import { expect, test } from "vitest";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, hour_ms, userHarness } from "#testing/people/user-harness.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";

const database = testDatabase();
const harness = await userHarness(database);
const dead = refuse("invalid_reset_link");

async function resetToken(email: string): Promise<string> {
  await forgotPassword(harness.deps, email);
  return harness.tokenMailedTo(email);
}

test("the answer is the same for every address, and only users get mail", async () => {
  const { email } = await harness.verified();
  const replies = [
    await forgotPassword(harness.deps, email),
    await forgotPassword(harness.deps, "no@example.com"),
  ];
  expect(replies[0]).toEqual(replies[1]);
  const [mail] = await harness.mailsTo(email);
  expect(mail?.text).toMatch(/https:\/\/farline\.test\/reset-password\/[\w-]{43}\s/);
  expect(await harness.mailsTo("no@example.com")).toEqual([]);
});

test("the new password works, the old one does not, and the owner gets a mail", async () => {
  const person = await harness.verified("the old password");
  const mailedToken = await resetToken(person.email);
  expect(await resetPassword(harness.deps, mailedToken, "the new password")).toMatchObject({
    message: "Your password has been reset. You can now log in.",
  });
  expect(await logIn(harness.deps, person)).toEqual(refuse("invalid_credentials"));
  agreed(await logIn(harness.deps, { ...person, password: "the new password" }));
  expect((await harness.mailsTo(person.email))[0]?.subject).toBe("Your password was changed");
});

test("twenty concurrent requests with one token change the password once", async () => {
  const { email } = await harness.verified();
  const mailedToken = await resetToken(email);
  const passwords = Array.from({ length: 20 }, (_, index) => `password ${index}`);
  const results = await Promise.all(
    passwords.map((password) => resetPassword(harness.deps, mailedToken, password)),
  );
  expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
  const winner = passwords[results.findIndex((result) => !isRefusal(result))] ?? "";
  agreed(await logIn(harness.deps, { email, password: winner }));
});

test("a reset ends all sessions and every other one-time token, older and newer", async () => {
  const person = await harness.verified();
  const sessions = [await harness.session(person), await harness.session(person)];
  const older = await resetToken(person.email);
  const used = await resetToken(person.email);
  const newer = await resetToken(person.email);
  agreed(await resetPassword(harness.deps, used, "a new password"));
  for (const mailedToken of [older, used, newer]) {
    expect(await resetPassword(harness.deps, mailedToken, "yet another")).toEqual(dead);
  }
  for (const token of sessions) {
    expect(await authenticate(harness.deps, token)).toEqual(refuse("unauthenticated"));
  }
});

test("two concurrent resets of one user with two tokens do not deadlock: one succeeds", async () => {
  const { email } = await harness.verified();
  const mailedTokens = await Promise.all(Array.from({ length: 8 }, () => resetTokenOf(email)));
  const results = await Promise.all(
    mailedTokens.map((mailedToken) => resetPassword(harness.deps, mailedToken, "a new password")),
  );
  expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
});

async function resetTokenOf(email: string): Promise<string> {
  const before = new Set((await harness.mailsTo(email)).map((mail) => mail.text));
  await forgotPassword(harness.deps, email);
  const fresh = (await harness.mailsTo(email)).find((mail) => !before.has(mail.text));
  return /reset-password\/(\S+)/.exec(fresh?.text ?? "")?.[1] ?? "none";
}

test("a token is valid for one hour and cannot be used for anything else", async () => {
  const person = await harness.verified();
  const mailedToken = await resetToken(person.email);
  expect(await verifyEmail(harness.deps, mailedToken)).toEqual(refuse("invalid_link"));
  harness.pass(hour_ms);
  expect(await resetPassword(harness.deps, mailedToken, "too late now")).toEqual(dead);
  agreed(await logIn(harness.deps, person));
});

test("an invented token is refused without hashing anything", async () => {
  const before = harness.count.hashed;
  expect(await resetPassword(harness.deps, "invented", "whatever")).toEqual(dead);
  expect(harness.count.hashed).toBe(before);
});

test("an address with registrations alone gets no mail, and the same answer", async () => {
  const { email } = await harness.unverified("the squatter's password");
  expect(await forgotPassword(harness.deps, email)).toEqual(
    await forgotPassword(harness.deps, "no@example.com"),
  );
  expect((await harness.mailsTo(email)).map(({ subject }) => subject)).toEqual([
    "Confirm your email address",
  ]);
});
