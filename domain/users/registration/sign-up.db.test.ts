import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { refuse } from "#contract/refusals.ts";
import { signupBodySchema } from "#contract/users/users.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, hour_ms, tokenIn, userHarness } from "#testing/people/user-harness.ts";
import { signUp } from "./sign-up.ts";
import { verifyEmail } from "./verify-email.ts";

const database = testDatabase();
const harness = await userHarness(database);

const request = (email: string, password = "correct horse") => ({
  firstName: "Grace",
  lastName: "Hopper",
  email,
  password,
});
const freshAddress = () => `${randomUUID()}@example.com`;
const usersOf = async (key: string) =>
  harness.rows<Record<string, unknown>>("SELECT * FROM users WHERE email_key = $1", [key]);
const registrationsOf = async (key: string) =>
  harness.rows<Record<string, unknown>>(
    "SELECT * FROM registration WHERE email_key = $1 ORDER BY created_at",
    [key],
  );

test("a sign-up adds no user: a registration keeps the address as typed and gets one link by mail", async () => {
  const email = `Grace.${randomUUID()}@Example.com`;
  const reply = agreed(await signUp(harness.deps, request(`  ${email} `)));
  expect(reply).toMatchObject({
    verificationRequired: true,
    user: { email, firstName: "Grace", lastName: "Hopper", isVerified: false },
  });
  expect(await usersOf(email.toLowerCase())).toEqual([]);
  expect(await registrationsOf(email.toLowerCase())).toMatchObject([
    { id: reply.user.id, email, activated_at: null },
  ]);
  const mails = await harness.mailsTo(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(`https://farline.test/api/auth/verify-email/${tokenIn(mails[0])}`);
});

test("neither token, mailed secret nor password is stored in clear", async () => {
  const { email, token, password } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  const stored = JSON.stringify([
    await harness.rows("SELECT * FROM users"),
    await harness.rows("SELECT * FROM registration"),
    await harness.rows("SELECT * FROM registration_link"),
  ]);
  for (const secret of [token, mailedToken, password]) expect(stored).not.toContain(secret);
});

describe("a second sign-up", () => {
  test("leaves the first one as it is, and its mail says that more than one waits", async () => {
    const { email } = await harness.unverified("the first password");
    const [before] = await registrationsOf(email);
    harness.pass(hour_ms);
    const reply = agreed(await signUp(harness.deps, request(email.toUpperCase(), "another password")));
    const [first, second] = await registrationsOf(email);
    expect(first).toEqual(before);
    expect(second).toMatchObject({ id: reply.user.id, email: email.toUpperCase() });
    const [mail] = await harness.mailsTo(email.toUpperCase());
    expect(mail?.text).toContain("There is more than one open registration for this address");
    agreed(await verifyEmail(harness.deps, tokenIn(mail)));
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
});

test("twenty concurrent sign-ups for one address are twenty registrations, each with its own link", async () => {
  const email = freshAddress();
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signUp(harness.deps, request(email, `password ${index}`))),
  );
  const ids = new Set(replies.map((reply) => agreed(reply).user.id));
  expect(new Set((await registrationsOf(email)).map(({ id }) => id))).toEqual(ids);
  expect(new Set((await harness.mailsTo(email)).map(tokenIn)).size).toBe(20);
});

test("a sign-up that waits for the owner's deletion gets a link, because the address is free by then", async () => {
  const { id, email } = await harness.verified();
  harness.pass(hour_ms);
  let waiting: Promise<unknown> = Promise.resolve();
  await harness.deps.transaction(async ({ users, registrations }) => {
    await users.lock(id);
    await registrations.removeAll(email);
    waiting = signUp(harness.deps, request(email));
    await expect
      .poll(() =>
        harness.rows(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        ),
      )
      .toHaveLength(1);
    await users.anonymise(id, harness.deps.clock.now());
  });
  await waiting;
  agreed(await verifyEmail(harness.deps, await harness.tokenMailedTo(email)));
  expect(await usersOf(email)).toHaveLength(1);
});

test("a sign-up whose mail could not be queued is not kept", async () => {
  const email = freshAddress();
  const broken = {
    ...harness.deps,
    transaction: ((work) =>
      harness.deps.transaction((stores) =>
        work({ ...stores, outbox: { add: () => Promise.reject(new Error("no outbox")) } }),
      )) satisfies typeof harness.deps.transaction,
  };
  await expect(signUp(broken, request(email))).rejects.toThrow("no outbox");
  expect(await registrationsOf(email)).toEqual([]);
});

test("the token of a sign-up is valid for 24 hours", async () => {
  const { email } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  harness.pass(24 * hour_ms);
  expect(await verifyEmail(harness.deps, mailedToken)).toEqual(refuse("invalid_link"));
});

test.each([
  ["Q", "Ö"],
  ["محمد", "علی\u200Cرضا"],
  ["Nguy\u1ec5n", "O’Brien-D'Arc"],
  ["👩🏽‍🚀 Ada", "🇫🇷"],
  ["𞤀".repeat(60), "क्षि".repeat(60)],
])("the names %s and %s are kept as typed", async (firstName, lastName) => {
  const typed = { ...request(freshAddress()), firstName: ` ${firstName} `, lastName: `${lastName}\u00a0` };
  const { user } = agreed(await signUp(harness.deps, signupBodySchema.parse(typed)));
  expect(user).toMatchObject({ firstName, lastName });
  expect(await registrationsOf(typed.email)).toMatchObject([{ first_name: firstName, last_name: lastName }]);
});

test("a name is one line, of characters that a database keeps, of which one at least is left", async () => {
  const typed = {
    ...request(freshAddress()),
    firstName: "Ada\r\nBcc: all\u2028x",
    lastName: "L\0\ud800ovelace",
  };
  const { user } = agreed(await signUp(harness.deps, signupBodySchema.parse(typed)));
  expect(user).toMatchObject({ firstName: "Ada Bcc: all x", lastName: "L\ufffdovelace" });
  expect(await registrationsOf(typed.email)).toMatchObject([{ first_name: user.firstName }]);
  expect(await signUp(harness.deps, { ...typed, lastName: "\u0000" })).toEqual(
    refuse("invalid_request", { message: "Please enter all fields" }),
  );
});

describe("an international address", () => {
  const unreachable = () => userHarness(database, { speaksSmtpUtf8: false });

  test("is refused with a sentence where our mail server cannot reach it, before a password is hashed", async () => {
    const { deps, count } = await unreachable();
    const email = `почта-${randomUUID()}@example.com`;
    expect(await signUp(deps, request(email))).toEqual(refuse("email_not_reachable"));
    expect(count.hashed).toBe(0);
    expect(await registrationsOf(email)).toEqual([]);
  });

  test("needs no more of the mail server where only the host is international", async () => {
    const { deps } = await unreachable();
    agreed(await signUp(deps, request(`${randomUUID()}@xn--80a1acny.xn--p1ai`)));
  });

  test("is one account by the letters of its host and by their ASCII form, and is shown by its letters", async () => {
    const name = randomUUID();
    const ascii = `${name}@xn--80a1acny.xn--p1ai`;
    const shown = `${name}@почта.рф`;
    expect(agreed(await signUp(harness.deps, request(ascii))).user.email).toBe(shown);
    agreed(await verifyEmail(harness.deps, await harness.tokenMailedTo(ascii)));
    for (const email of [ascii, shown, `${name}@ПОЧТА.РФ`.toUpperCase()]) {
      const { user } = agreed(await logIn(harness.deps, { email, password: "correct horse" }));
      expect(user.email).toBe(shown);
    }
    agreed(await signUp(harness.deps, request(shown)));
    expect((await harness.mailsTo(ascii))[0]?.subject).toBe("You already have an account");
  });
});
