import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { removeOld } from "#domain/retention.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, day_ms, userHarness } from "#testing/people/user-harness.ts";
import { deleteRegistration } from "./registration/delete-registration.ts";
import { signUp } from "./registration/sign-up.ts";
import { resendVerification } from "./registration/verify-email.ts";
import { userRetention } from "./retention.ts";
import { deleteUser } from "./settings/delete-user.ts";
import { forgotPassword, resetPassword } from "./settings/reset-password.ts";
import { logIn } from "./sign-in/log-in.ts";

const database = testDatabase();
const harness = await userHarness(database);
const register = async (email: string, password: string) =>
  agreed(await signUp(harness.deps, { firstName: "Eve", lastName: "Else", email, password })).token;

/** Everything a stranger without the mailbox can try at an address, with the answer and the cost of each step. */
async function everythingTried(email: string): Promise<unknown[]> {
  const answers: unknown[] = [];
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    const before = { ...harness.count };
    const answer = JSON.stringify(await work()).replaceAll(email, "the address");
    const verified = harness.count.verified - before.verified;
    answers.push({ what, answer, verified, hashed: harness.count.hashed - before.hashed });
  };
  const log = (password: string) => () => logIn(harness.deps, { email, password });
  const remove = (given: { token?: string; password?: string }) => () =>
    deleteRegistration(harness.deps, { email, token: undefined, ...given });

  const first = await register(email, "the first one");
  await attempt("log in", log("the first one"));
  const second = await register(email, "the second one");
  await attempt("log in with the second", log("the second one"));
  await attempt("log in with the first again", log("the first one"));
  await attempt("log in with neither", log("neither"));
  await attempt("resend", () => resendVerification(harness.deps, { email }));
  await attempt("resend with the second token", () =>
    resendVerification(harness.deps, { email, token: second }),
  );
  await attempt("resend with the first password", () =>
    resendVerification(harness.deps, { email, password: "the first one" }),
  );
  await attempt("forgot", () => forgotPassword(harness.deps, email));
  await attempt("delete with the second token", remove({ token: second }));
  await attempt("delete with neither", remove({ password: "neither" }));
  await attempt("delete with the first token", remove({ token: first }));
  await attempt("delete once more", remove({ token: first }));
  await attempt("log in after that", log("the first one"));
  await register(email, "the third one");
  await attempt("log in with the third", log("the third one"));
  await attempt("delete with the third", remove({ password: "the third one" }));
  await attempt("log in at last", log("the third one"));
  return answers;
}

test("a customer's address and a free one give a stranger the same answers at the same cost", async () => {
  const customer = await harness.verified();
  const tried = await everythingTried(customer.email);
  expect(tried).toEqual(await everythingTried(`${randomUUID()}@example.com`));
  expect(tried).toContainEqual(expect.objectContaining({ what: "delete with the first token", verified: 0 }));
  // The customer's data is unchanged.
  agreed(await logIn(harness.deps, customer));
});

test("a customer who signs up again gets a mail that they have an account, also when they ask for another link", async () => {
  const customer = await harness.verified();
  await register(customer.email, "forgot that I am one");
  await resendVerification(harness.deps, { email: customer.email });
  const subjects = (await harness.mailsTo(customer.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "You already have an account")).toHaveLength(2);
  // A reset, which only the owner can do, voids the registration.
  await forgotPassword(harness.deps, customer.email);
  agreed(await resetPassword(harness.deps, await harness.tokenMailedTo(customer.email), "a new password"));
  const again = { email: customer.email, password: "forgot that I am one" };
  expect(await logIn(harness.deps, again)).toEqual(refuse("invalid_credentials"));
});

test("the registrations of an address go with its owner, so that none becomes a user afterwards", async () => {
  const customer = await harness.verified();
  await register(customer.email, "a stranger's");
  const session = await harness.session(customer);
  const { email, password } = customer;
  agreed(
    await deleteUser({ ...harness.deps, endPayments: async () => undefined }, session, {
      password,
      forfeitCredits: 0,
    }),
  );
  expect(await logIn(harness.deps, { email, password: "a stranger's" })).toEqual(
    refuse("invalid_credentials"),
  );
  expect(await harness.rows("SELECT 1 FROM registration WHERE email_key = $1", [email])).toEqual([]);
});

test("a week later both registrations are removed, and no user", async () => {
  const [customer, deleted, waiting] = [
    await harness.verified(),
    await harness.verified(),
    await harness.unverified(),
  ];
  await harness.rows(
    `UPDATE users SET email = '', email_key = id::text, password_hash = NULL, verified_at = NULL, deleted_at = now()
     WHERE id = $1`,
    [deleted.id],
  );
  await register(customer.email, "the first one");
  harness.pass(7 * day_ms - 1);
  await removeOld(userRetention(harness.deps), harness.deps.clock);
  expect(await logIn(harness.deps, waiting)).toHaveProperty("refused", "email_not_verified");
  const again = { email: customer.email, password: "the first one" };
  expect(await logIn(harness.deps, again)).toHaveProperty("refused", "email_not_verified");

  harness.pass(1);
  await removeOld(userRetention(harness.deps), harness.deps.clock);
  expect(await harness.rows("SELECT 1 FROM registration")).toEqual([]);
  expect(await logIn(harness.deps, waiting)).toEqual(refuse("invalid_credentials"));
  expect(await logIn(harness.deps, again)).toEqual(refuse("invalid_credentials"));
  expect(isRefusal(await logIn(harness.deps, customer))).toBe(false);
  expect(await harness.rows("SELECT 1 FROM users WHERE id = $1", [deleted.id])).toHaveLength(1);
});
