import { describe, expect, test } from "vitest";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { forgotPassword } from "#domain/users/settings/reset-password.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import {
  agreed,
  day_ms,
  hour_ms,
  minute_ms,
  type UserHarness,
  userHarness,
} from "#testing/people/user-harness.ts";
import { deleteRegistration } from "./delete-registration.ts";
import { resendVerification, signUpState, verifyEmail } from "./verify-email.ts";

const database = testDatabase();
const harness = await userHarness(database);
const dead = refuse("invalid_link");
const open = (token: string) => verifyEmail(harness.deps, token);

type SignedUp = Awaited<ReturnType<UserHarness["unverified"]>> & { link: string };

/** A sign-up with its own mailed link, a minute after the one before. */
async function signedUp(password: string, email?: string): Promise<SignedUp> {
  harness.pass(minute_ms);
  const person = await harness.unverified(password, email);
  return { ...person, link: await harness.tokenMailedTo(person.email) };
}

async function usersOf(email: string) {
  return harness.rows<{ id: string; verified_at: Date }>(
    "SELECT * FROM users JOIN wallet_member ON user_id = id WHERE email_key = $1",
    [email],
  );
}

test("the browser of a sign-up, and it alone, learns that the link was opened", async () => {
  const person = await signedUp("correct horse");
  const stranger = await signedUp("another password", person.email);
  const stateOf = (email: string, token: string) => signUpState(harness.deps, { email, token });
  expect(await stateOf(person.email, person.token)).toEqual({ verified: false });
  await open(person.link);
  expect(await stateOf(person.email.toUpperCase(), person.token)).toEqual({ verified: true });
  const late = await signedUp("a third password", person.email);
  for (const token of [stranger.token, late.token, person.link, "invented"]) {
    expect(await stateOf(person.email, token)).toEqual({ verified: false });
  }
  expect(await stateOf("other@example.com", person.token)).toEqual({ verified: false });
});

const lockWaits = () =>
  harness.rows(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
  );

describe("opening a link", () => {
  test("makes the user of its sign-up, the owner of a wallet", async () => {
    const person = await signedUp("correct horse");
    expect(await usersOf(person.email)).toEqual([]);
    expect(await open(person.link)).toEqual({
      message: "Email verified successfully! You can now log in.",
      email: person.email,
    });
    expect(await usersOf(person.email)).toMatchObject([
      {
        id: person.id,
        email: person.email,
        first_name: "Ada",
        wallet_id: expect.stringMatching(/^[\da-f-]{36}$/),
        role: "owner",
      },
    ]);
    expect(agreed(await logIn(harness.deps, person)).user).toMatchObject({ id: person.id, isVerified: true });
  });

  test("again is a success until it expires, and changes nothing", async () => {
    const person = await signedUp("correct horse");
    agreed(await open(person.link));
    const before = await usersOf(person.email);
    harness.pass(hour_ms);
    agreed(await open(person.link));
    expect(await usersOf(person.email)).toEqual(before);
    harness.pass(day_ms - hour_ms);
    expect(await open(person.link)).toEqual(dead);
  });

  test("opens no session, ends the token of the sign-up and leaves no copy of the password", async () => {
    const { email, token, link, id } = await signedUp("correct horse");
    agreed(await open(link));
    expect(await authenticate(harness.deps, token)).toEqual(refuse("unauthenticated"));
    expect(await deleteRegistration(harness.deps, { email, token })).toEqual(refuse("account_not_deletable"));
    expect(await harness.rows("SELECT 1 FROM session WHERE user_id = $1", [id])).toEqual([]);
    const left = await harness.rows("SELECT password_hash FROM registration WHERE id = $1", [id]);
    expect(left).toEqual([{ password_hash: null }]);
  });

  test.each(["", "invented", "\u0000"])("with the token %j is refused", async (token) => {
    expect(await open(token)).toEqual(dead);
  });
});

describe("of two sign-ups for one address", () => {
  test.each(["first", "second"] as const)("the %s counts when its link is opened", async (which) => {
    const first = await signedUp("the first one");
    const second = await signedUp("the second one", first.email);
    const [winner, loser] = which === "first" ? [first, second] : [second, first];
    agreed(await open(winner.link));
    expect(await open(loser.link)).toEqual(dead);
    agreed(await logIn(harness.deps, winner));
    expect(await logIn(harness.deps, loser)).toEqual(refuse("invalid_credentials"));
    const { email, token, password } = loser;
    expect(await deleteRegistration(harness.deps, { email, token, password })).toEqual(
      refuse("account_not_deletable"),
    );
  });

  test("one wins when both links are opened many times at once", async () => {
    for (let round = 0; round < 5; round++) {
      const first = await signedUp("the first one");
      const second = await signedUp("the second one", first.email);
      const links = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? first.link : second.link));
      const results = await Promise.all(links.map(open));
      const opened = new Set(links.filter((_link, index) => !isRefusal(results[index])));
      expect(opened.size).toBe(1);
      expect(results.filter((result) => !isRefusal(result))).toHaveLength(5);
      const [winner, loser] = opened.has(first.link) ? [first, second] : [second, first];
      expect((await usersOf(first.email)).map(({ id }) => id)).toEqual([winner.id]);
      agreed(await logIn(harness.deps, winner));
      expect(await logIn(harness.deps, loser)).toEqual(refuse("invalid_credentials"));
    }
  });
});

test("of twelve links of one address opened at once, one wins and none deadlocks", async () => {
  for (let round = 0; round < 5; round++) {
    const first = await signedUp("password 0");
    const others: SignedUp[] = [];
    for (let sign = 1; sign < 12; sign++) others.push(await signedUp(`password ${sign}`, first.email));
    const results = await Promise.all([first, ...others].map(({ link }) => open(link)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(await usersOf(first.email)).toHaveLength(1);
  }
});

test("a link locks the registrations of its address in order of id, so that no two links deadlock", async () => {
  const { email, link } = await signedUp("password 0");
  for (let sign = 1; sign < 8; sign++) await signedUp(`password ${sign}`, email);
  const ids = (
    await harness.rows<{ id: string }>("SELECT id FROM registration WHERE email_key = $1", [email])
  )
    .map(({ id }) => id)
    .sort();
  let opened: Promise<unknown> = Promise.resolve();
  await database.transaction(async (client) => {
    await client.query("SELECT 1 FROM registration WHERE id = $1 FOR UPDATE", [ids[0]]);
    opened = open(link);
    await expect.poll(lockWaits).toHaveLength(1);
    const free = await harness.rows<{ id: string }>(
      "SELECT id FROM registration WHERE email_key = $1 ORDER BY id FOR UPDATE SKIP LOCKED",
      [email],
    );
    expect(free.map(({ id }) => id)).toEqual(ids.slice(1));
  });
  expect(isRefusal(await opened)).toBe(false);
});

test("a flood of sign-ups by a stranger neither voids the owner's link nor keeps the owner out", async () => {
  const owner = await signedUp("the owner's password");
  for (let sign = 0; sign < 8; sign++) await signedUp(`a stranger's password ${sign}`, owner.email);
  agreed(await open(owner.link));
  agreed(await logIn(harness.deps, owner));
  expect(await harness.rows("SELECT 1 FROM registration WHERE email_key = $1", [owner.email])).toHaveLength(
    1,
  );
});

test("a link of an address that another user has taken since is refused", async () => {
  const person = await signedUp("correct horse");
  const other = await harness.verified();
  await harness.rows("UPDATE users SET email_key = $2 WHERE id = $1", [other.id, person.email]);
  expect(await open(person.link)).toEqual(dead);
  expect((await usersOf(person.email)).map(({ id }) => id)).toEqual([other.id]);
});

describe("a resent link", () => {
  const resend = async (request: { email: string; token?: string; password?: string }) => {
    harness.pass(minute_ms);
    expect(await resendVerification(harness.deps, request)).toEqual({
      message: "Verification email sent! Please check your inbox.",
    });
  };

  test("is good beside the first one", async () => {
    const person = await signedUp("correct horse");
    await resend({ email: person.email });
    const again = await harness.tokenMailedTo(person.email);
    expect(again).not.toBe(person.link);
    agreed(await open(again));
    agreed(await open(person.link));
  });

  test("belongs to the sign-up that the token or the password proves", async () => {
    for (const proof of ["token", "password"] as const) {
      const stranger = await signedUp("a stranger's password");
      const owner = await signedUp("the owner's password", stranger.email);
      await resend({ email: owner.email, [proof]: owner[proof] });
      agreed(await open(await harness.tokenMailedTo(owner.email)));
      agreed(await logIn(harness.deps, owner));
    }
  });

  test("goes to none of several without a proof", async () => {
    const first = await signedUp("the first one");
    await signedUp("the second one", first.email);
    for (const proof of [{}, { token: "invented" }, { password: "wrong" }]) {
      await resend({ email: first.email, ...proof });
      const [mail] = await harness.mailsTo(first.email);
      expect(mail?.subject).toBe("Several registrations for your address");
      expect(mail?.text.match(/https:\S+/g)).toEqual(["https://farline.test/login"]);
    }
  });

  test("goes nowhere for users, unknown addresses and sign-ups that have expired", async () => {
    const late = await signedUp("too late");
    harness.pass(7 * day_ms);
    const verified = await harness.verified();
    for (const email of [late.email, verified.email, "unknown@example.com"]) await resend({ email });
    for (const { email } of [late, verified]) expect(await harness.mailsTo(email)).toHaveLength(1);
    expect(await harness.mailsTo("unknown@example.com")).toEqual([]);
  });

  test("cannot reset a password, and a reset token opens no registration", async () => {
    const { email } = await harness.verified();
    harness.pass(minute_ms);
    await forgotPassword(harness.deps, email);
    expect(await open(await harness.tokenMailedTo(email))).toEqual(dead);
  });
});
