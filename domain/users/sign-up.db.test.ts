import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { refuse } from "#contract/refusals.ts";
import { authenticate } from "./authenticate.ts";
import { deleteUnverifiedUser } from "./delete-unverified-user.ts";
import { signUp } from "./sign-up.ts";
import { agreed, hour_ms, tokenIn, type UserHarness, userHarness } from "./testing/user-harness.ts";
import { verifyEmail } from "./verify-email.ts";

const database = testDatabase();
let harness: UserHarness;
beforeAll(async () => {
  harness = await userHarness(database);
});

const request = (email: string, password = "correct horse") => ({
  firstName: "Grace",
  lastName: "Hopper",
  email,
  password,
});
const freshAddress = () => `${randomUUID()}@example.com`;
const userRow = async (key: string) =>
  (await harness.rows<Record<string, unknown>>("SELECT * FROM users WHERE email_key = $1", [key]))[0];

test("a new user keeps the address as typed, is unverified and gets one link by mail", async () => {
  const email = `Grace.${randomUUID()}@Example.com`;
  const reply = agreed(await signUp(harness.deps, request(`  ${email} `)));
  expect(reply).toMatchObject({
    verificationRequired: true,
    user: { email, firstName: "Grace", lastName: "Hopper", isVerified: false },
  });
  expect(await userRow(email.toLowerCase())).toMatchObject({ id: reply.user.id, email, verified_at: null });
  const mails = await harness.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`https://farline.test/api/auth/verify-email/${tokenIn(mails[0])}`);
});

test("the token opens no session", async () => {
  const { token } = await harness.unverified();
  expect(await authenticate(harness.deps, token)).toEqual(refuse("unauthenticated"));
});

test("neither token, mailed secret nor password is stored in clear", async () => {
  const { email, token, password } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  const stored = JSON.stringify([
    await harness.rows("SELECT * FROM users"),
    await harness.rows("SELECT * FROM session"),
    await harness.rows("SELECT * FROM one_time_token"),
  ]);
  for (const secret of [token, mailedToken, password]) expect(stored).not.toContain(secret);
});

describe("a second sign-up", () => {
  test("for an unverified address changes nothing and mails a link again", async () => {
    const { email } = await harness.unverified("the first password");
    const before = await userRow(email);
    const reply = agreed(await signUp(harness.deps, request(email.toUpperCase(), "another password")));
    expect(await userRow(email)).toEqual(before);
    expect(reply.user.id).not.toBe(before?.id);
    const mails = await harness.mailsTo(email);
    expect(mails).toHaveLength(2);
    agreed(await verifyEmail(harness.deps, tokenIn(mails[0])));
  });

  test("for a verified address mails its owner, without a working link", async () => {
    const { email } = await harness.verified();
    const before = await userRow(email);
    await signUp(harness.deps, request(email));
    expect(await userRow(email)).toEqual(before);
    const [newest] = await harness.mailsTo(email);
    expect(newest?.subject).toBe("You already have an account");
    expect(newest?.text.match(/https:\S+/g)).toEqual(["https://farline.test/login"]);
  });

  test("gets the same answer as the first one, with as much work for the password", async () => {
    const verified = await harness.verified();
    const unverified = await harness.unverified();
    const shapes = [];
    for (const email of [freshAddress(), unverified.email, verified.email]) {
      const hashedBefore = harness.count.hashed;
      const reply = agreed(await signUp(harness.deps, request(email)));
      expect(harness.count.hashed - hashedBefore).toBe(1);
      const { id, ...user } = reply.user;
      shapes.push({ ...reply, user: { ...user, email: "" }, id: id.length, token: reply.token.length });
    }
    expect(shapes[1]).toEqual(shapes[0]);
    expect(shapes[2]).toEqual(shapes[0]);
  });

  test("gets a token that does not delete the first user", async () => {
    const { email } = await harness.unverified();
    const { token } = agreed(await signUp(harness.deps, request(email)));
    expect(await deleteUnverifiedUser(harness.deps, { email, token })).toEqual(
      refuse("account_not_deletable"),
    );
    expect(await userRow(email)).toBeDefined();
  });
});

test("twenty concurrent sign-ups for one address add one user", async () => {
  const email = freshAddress();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signUp(harness.deps, request(email, `password ${index}`))),
  );
  const ids = new Set(replies.map((reply) => agreed(reply).user.id));
  expect(ids.size).toBe(20);
  expect(ids).toContain((await userRow(email))?.id);
  expect(await harness.rows("SELECT 1 FROM users WHERE email_key = $1", [email])).toHaveLength(1);
});

test("names lose control characters and must not be empty afterwards", async () => {
  const email = freshAddress();
  const named = { ...request(email), firstName: "Gr\u0000ace\r\nBcc: x@y.z" };
  expect(agreed(await signUp(harness.deps, named)).user.firstName).toBe("GraceBcc: x@y.z");
  expect(await signUp(harness.deps, { ...request(freshAddress()), lastName: "\u0000" })).toEqual(
    refuse("invalid_request", { message: "Please enter all fields" }),
  );
});

test("a user whose mail could not be queued is not added", async () => {
  const email = freshAddress();
  const broken = {
    ...harness.deps,
    transaction: ((work) =>
      harness.deps.transaction((stores) =>
        work({ ...stores, outbox: { add: () => Promise.reject(new Error("no outbox")) } }),
      )) satisfies typeof harness.deps.transaction,
  };
  await expect(signUp(broken, request(email))).rejects.toThrow("no outbox");
  expect(await userRow(email)).toBeUndefined();
});

test("the token of a sign-up is valid for 24 hours", async () => {
  const { email } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  harness.pass(24 * hour_ms);
  expect(await verifyEmail(harness.deps, mailedToken)).toEqual(refuse("invalid_link"));
});
