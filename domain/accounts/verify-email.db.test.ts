import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { refuse } from "#contract/refusals.ts";
import { authenticate } from "./authenticate.ts";
import { deleteAccount } from "./delete-account.ts";
import { logIn } from "./log-in.ts";
import { forgotPassword } from "./reset-password.ts";
import { type AccountWorld, accountWorld, agreed, hour_ms } from "./testing/account-world.ts";
import { resendVerification, verifyEmail } from "./verify-email.ts";

const database = testDatabase();
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database);
});

test("the link may be opened again and again until it expires", async () => {
  const person = await world.unverified();
  const link = await world.tokenMailedTo(person.email);
  for (let opened = 0; opened < 3; opened++) {
    expect(await verifyEmail(world.deps, link)).toEqual({
      message: "Email verified successfully! You can now log in.",
    });
    world.pass(hour_ms);
  }
  expect(agreed(await logIn(world.deps, person)).user.isVerified).toBe(true);
});

test("opening it again does not change when the address was proven", async () => {
  const { email, id } = await world.unverified();
  const link = await world.tokenMailedTo(email);
  const verifiedAt = async () => (await world.rows("SELECT verified_at FROM users WHERE id = $1", [id]))[0];
  await verifyEmail(world.deps, link);
  const first = await verifiedAt();
  world.pass(hour_ms);
  await verifyEmail(world.deps, link);
  expect(await verifiedAt()).toEqual(first);
});

test("it opens no session and ends the token of the sign-up", async () => {
  const { email, token } = await world.unverified();
  await verifyEmail(world.deps, await world.tokenMailedTo(email));
  expect(await authenticate(world.deps, token)).toEqual(refuse("unauthenticated"));
  expect(await deleteAccount(world.deps, { email, token })).toEqual(refuse("account_not_deletable"));
  expect(
    await world.rows("SELECT 1 FROM session WHERE user_id = (SELECT id FROM users WHERE email_key = $1)", [
      email,
    ]),
  ).toEqual([]);
});

test("links of another purpose and invented ones are refused", async () => {
  const { email } = await world.unverified();
  await forgotPassword(world.deps, email);
  for (const token of [await world.tokenMailedTo(email), "invented", "", "\u0000"]) {
    expect(await verifyEmail(world.deps, token)).toEqual(refuse("invalid_link"));
  }
});

test("a resent link verifies, and the answer is the same for every address", async () => {
  const waiting = await world.unverified();
  const verified = await world.verified();
  const reply = { message: "Verification email sent! Please check your inbox." };
  for (const email of [waiting.email, verified.email, "nobody@example.com"]) {
    expect(await resendVerification(world.deps, email)).toEqual(reply);
  }
  expect(await world.mailsTo(waiting.email)).toHaveLength(2);
  expect(await world.mailsTo(verified.email)).toHaveLength(1);
  expect(await world.mailsTo("nobody@example.com")).toEqual([]);
  agreed(await verifyEmail(world.deps, await world.tokenMailedTo(waiting.email)));
});
