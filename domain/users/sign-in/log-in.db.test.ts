import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { argon2Passwords } from "#adapters/passwords/argon2-passwords.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, refusalMessage, refuse } from "#contract/refusals.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, userHarness } from "#testing/people/user-harness.ts";
import { say } from "#words/say.ts";
import { authenticate } from "./authenticate.ts";
import { logIn } from "./log-in.ts";

const database = testDatabase();
const harness = await userHarness(database);

const createdWithGoogle = refuse("created_with_provider", {
  message: messages.login.createdWith("Google"),
  fields: { useGoogleAuth: true },
});

test("the address in any letter case and the exact password open a session", async () => {
  const person = await harness.verified("  Straße 🌍 \u0000 ");
  const { token, user } = agreed(
    await logIn(harness.deps, { email: ` ${person.email.toUpperCase()} `, password: person.password }),
  );
  expect(user).toMatchObject({ id: person.id, email: person.email, isVerified: true });
  expect(await authenticate(harness.deps, token)).toMatchObject(user);
});

test.each([
  ["trimmed", "  correct horse  ", "correct horse"],
  ["in another case", "correct horse", "Correct horse"],
  ["cut short", "correct horse", "correct hors"],
  ["cut at a zero byte", "correct\u0000horse", "correct"],
  ["cut at 72 bytes", "x".repeat(100), "x".repeat(72)],
])("a password %s is another password", async (_name, password, attempt) => {
  const { email } = await harness.verified(password);
  expect(await logIn(harness.deps, { email, password: attempt })).toEqual(refuse("invalid_credentials"));
  agreed(await logIn(harness.deps, { email, password }));
});

test("every refused attempt verifies exactly three passwords, and strangers get the same refusal", async () => {
  const person = await harness.verified();
  const attempts = {
    "nobody@example.com": refuse("invalid_credentials"),
    "no address at all \u0000": refuse("invalid_credentials"),
    [person.email]: refuse("invalid_credentials"),
    [(await harness.unverified()).email]: refuse("invalid_credentials"),
    [(await harness.googleOnly()).email]: createdWithGoogle,
  };
  for (const [email, refusal] of Object.entries(attempts)) {
    const before = harness.count.verified;
    expect(await logIn(harness.deps, { email, password: "wrong" })).toEqual(refusal);
    expect(harness.count.verified - before).toBe(3);
  }
});

test("the right password of an unverified user names the address after 'email:'", async () => {
  const { email, password } = await harness.unverified();
  const refusal = await logIn(harness.deps, { email, password });
  if (!isRefusal(refusal)) throw new Error("let in");
  expect(refusal.refused).toBe("email_not_verified");
  const sentence = say(refusalMessage(refusal));
  expect(sentence).toContain("verify your email");
  expect(sentence.split("email:")[1]?.trim()).toBe(email);
});

test("a hash of weaker parameters is replaced at the next login, and only then", async () => {
  const person = await harness.verified();
  const hash = async () =>
    (
      await harness.rows<{ password_hash: string }>("SELECT password_hash FROM users WHERE id = $1", [
        person.id,
      ])
    )[0]?.password_hash;
  const before = await hash();
  await harness.session(person);
  expect(await hash()).toBe(before);

  const stronger = { ...harness.deps, passwords: await argon2Passwords({ memoryCost: 128, timeCost: 2 }) };
  await logIn(stronger, { email: person.email, password: "wrong" });
  expect(await hash()).toBe(before);
  agreed(await logIn(stronger, person));
  expect(await hash()).toContain("m=128,t=2");
  agreed(await logIn(stronger, person));
});

test("a password of before, kept as typed, opens the account, and then in every spelling", async () => {
  const typed = "ti\u00ea\u0301ng vi\u00ea\u0323t";
  const person = await harness.verified(typed);
  const ofBefore = await hash(typed, { memoryCost: 64, timeCost: 1 });
  await harness.rows("UPDATE users SET password_hash = $1 WHERE id = $2", [ofBefore, person.id]);
  const inNfc = { email: person.email, password: typed.normalize("NFC") };
  expect(await logIn(harness.deps, inNfc)).toEqual(refuse("invalid_credentials"));
  agreed(await logIn(harness.deps, person));
  agreed(await logIn(harness.deps, inNfc));
  agreed(await logIn(harness.deps, { ...inNfc, password: typed.normalize("NFD") }));
});

test("a login that a reset overtakes opens no session", async () => {
  const person = await harness.verified();
  await forgotPassword(harness.deps, person.email);
  const mailedToken = await harness.tokenMailedTo(person.email);
  const overtaken = {
    ...harness.deps,
    passwords: {
      ...harness.deps.passwords,
      async verify(hash: string | null, password: string) {
        const matches = await harness.deps.passwords.verify(hash, password);
        agreed(await resetPassword(harness.deps, mailedToken, "a new password"));
        return matches;
      },
    },
  };
  expect(await logIn(overtaken, person)).toEqual(refuse("invalid_credentials"));
  expect(await harness.rows("SELECT 1 FROM session WHERE user_id = $1", [person.id])).toEqual([]);
});
