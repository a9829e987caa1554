import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { refuse } from "#contract/refusals.ts";
import { authenticate } from "./authenticate.ts";
import { deleteUnverifiedUser } from "./delete-unverified-user.ts";
import { logIn } from "./log-in.ts";
import { forgotPassword } from "./reset-password.ts";
import { agreed, hour_ms, type UserHarness, userHarness } from "./testing/user-harness.ts";
import { resendVerification, verifyEmail } from "./verify-email.ts";

const database = testDatabase();
let harness: UserHarness;
beforeAll(async () => {
  harness = await userHarness(database);
});

test("a link may be opened repeatedly until it expires", async () => {
  const person = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(person.email);
  for (let opened = 0; opened < 3; opened++) {
    expect(await verifyEmail(harness.deps, mailedToken)).toEqual({
      message: "Email verified successfully! You can now log in.",
    });
    harness.pass(hour_ms);
  }
  expect(agreed(await logIn(harness.deps, person)).user.isVerified).toBe(true);
});

test("opening it again does not change when the address was verified", async () => {
  const { email, id } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  const verifiedAt = async () => (await harness.rows("SELECT verified_at FROM users WHERE id = $1", [id]))[0];
  await verifyEmail(harness.deps, mailedToken);
  const first = await verifiedAt();
  harness.pass(hour_ms);
  await verifyEmail(harness.deps, mailedToken);
  expect(await verifiedAt()).toEqual(first);
});

test("it opens no session and ends the token of the sign-up", async () => {
  const { email, token } = await harness.unverified();
  await verifyEmail(harness.deps, await harness.tokenMailedTo(email));
  expect(await authenticate(harness.deps, token)).toEqual(refuse("unauthenticated"));
  expect(await deleteUnverifiedUser(harness.deps, { email, token })).toEqual(refuse("account_not_deletable"));
  expect(
    await harness.rows("SELECT 1 FROM session WHERE user_id = (SELECT id FROM users WHERE email_key = $1)", [
      email,
    ]),
  ).toEqual([]);
});

test("invented tokens and tokens of another purpose are refused", async () => {
  const { email } = await harness.unverified();
  await forgotPassword(harness.deps, email);
  for (const token of [await harness.tokenMailedTo(email), "invented", "", "\u0000"]) {
    expect(await verifyEmail(harness.deps, token)).toEqual(refuse("invalid_link"));
  }
});

test("a resent link verifies, and the answer is the same for every address", async () => {
  const waiting = await harness.unverified();
  const verified = await harness.verified();
  const reply = { message: "Verification email sent! Please check your inbox." };
  for (const email of [waiting.email, verified.email, "nobody@example.com"]) {
    expect(await resendVerification(harness.deps, email)).toEqual(reply);
  }
  expect(await harness.mailsTo(waiting.email)).toHaveLength(2);
  expect(await harness.mailsTo(verified.email)).toHaveLength(1);
  expect(await harness.mailsTo("nobody@example.com")).toEqual([]);
  agreed(await verifyEmail(harness.deps, await harness.tokenMailedTo(waiting.email)));
});
