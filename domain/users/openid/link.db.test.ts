import { randomInt } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { success } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { linkChallengeSchema } from "#contract/users/openid.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { forgotPassword, resetPassword } from "#domain/users/settings/reset-password.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { exchangeTicket } from "#domain/users/sign-in/exchange-ticket.ts";
import { endOtherSessions } from "#domain/users/sign-in/list-sessions.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import type { LoggedIn } from "#domain/users/sign-in/open-session.ts";
import { passkeyHarness } from "#domain/users/testing/passkey-harness.ts";
import {
  agreed,
  hour_ms,
  minute_ms,
  type UserHarness,
  userHarness,
} from "#domain/users/testing/user-harness.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { confirmLink, linkWithPassword, mailConfirmation } from "./link.ts";

const database = testDatabase();
let harness: UserHarness;
let deps: RequestDeps;
const callsEnded: string[] = [];
beforeAll(async () => {
  harness = await userHarness(database);
  deps = {
    ...harness.deps,
    async endCalls(user: WalletUser) {
      callsEnded.push(user.id);
      await harness.deps.endCalls(user);
    },
  };
});
const expired = refuse("google_link_expired");

function challengeIn(result: LoggedIn | Refusal): string {
  if (!isRefusal(result)) throw new Error("let in without the password");
  expect(result.refused).toBe("google_link_required");
  return linkChallengeSchema.parse(result.fields?.googleLink).challenge;
}

/** A user with a password who has just come back from Google. */
async function cameByGoogle() {
  const person = await harness.verified();
  const sub = `1${randomInt(10 ** 14)}`;
  const challenge = challengeIn(await exchangeTicket(deps, await harness.ticket(person.id, sub)));
  return { ...person, sub, challenge };
}
const rowOf = async (id: string) =>
  (
    await harness.rows<{ google_sub: string | null; password_hash: string | null }>(
      "SELECT google_sub, password_hash FROM users WHERE id = $1",
      [id],
    )
  )[0];
async function mailedLink({ email, challenge }: { email: string; challenge: string }): Promise<string> {
  harness.pass(minute_ms);
  agreed(await mailConfirmation(deps, challenge));
  return harness.tokenMailedTo(email);
}

test("a challenge opens nothing and links nothing", async () => {
  const { id, challenge } = await cameByGoogle();
  expect(await authenticate(deps, challenge)).toEqual(refuse("unauthenticated"));
  expect(await confirmLink(deps, challenge)).toEqual(expired);
  expect((await rowOf(id))?.google_sub).toBeNull();
});

describe("the right password", () => {
  test("links Google, keeps the password and the sessions, and informs the owner", async () => {
    const person = await cameByGoogle();
    const session = await harness.session(person);
    const { token, user } = agreed(await linkWithPassword(deps, person));
    expect(user.id).toBe(person.id);
    expect(await authenticate(deps, token)).toHaveProperty("id", person.id);
    expect(await authenticate(deps, session)).toHaveProperty("id", person.id);
    agreed(await logIn(deps, person));
    harness.pass(minute_ms);
    expect((await harness.mailsTo(person.email)).map(({ subject }) => subject)).toContain(
      "Google sign-in was linked",
    );
    // From now on Google is enough.
    agreed(await exchangeTicket(deps, await harness.ticket(person.id)));
    expect((await rowOf(person.id))?.google_sub).toBe(person.sub);
  });

  test("is accepted once, also twenty times at once", async () => {
    const person = await cameByGoogle();
    const results = await Promise.all(Array.from({ length: 20 }, () => linkWithPassword(deps, person)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(await linkWithPassword(deps, person)).toEqual(expired);
  });

  test("after a wrong one is still accepted, and not after ten minutes", async () => {
    const [person, slow] = [await cameByGoogle(), await cameByGoogle()];
    expect(await linkWithPassword(deps, { ...person, password: "wrong" })).toEqual(refuse("wrong_password"));
    agreed(await linkWithPassword(deps, person));
    harness.pass(10 * minute_ms);
    expect(await linkWithPassword(deps, slow)).toEqual(expired);
  });

  test("still asks for a second step", async () => {
    const person = await cameByGoogle();
    await harness.rows("INSERT INTO two_step (user_id, secret, confirmed_at) VALUES ($1, 'A', now())", [
      person.id,
    ]);
    expect(await linkWithPassword(deps, person)).toHaveProperty("refused", "two_step_required");
  });

  test("is no longer asked for once the user has logged out all other devices", async () => {
    const person = await cameByGoogle();
    await endOtherSessions(deps, person.id, undefined);
    expect(await linkWithPassword(deps, person)).toEqual(expired);
  });

  test("that a reset overtakes links nothing", async () => {
    const person = await cameByGoogle();
    harness.pass(minute_ms);
    await forgotPassword(deps, person.email);
    const reset = await harness.tokenMailedTo(person.email);
    const overtaken = {
      ...deps,
      passwords: {
        ...deps.passwords,
        async verify(hash: string | null, password: string) {
          const matches = await deps.passwords.verify(hash, password);
          agreed(await resetPassword(deps, reset, "a new password"));
          return matches;
        },
      },
    };
    expect(await linkWithPassword(overtaken, person)).toEqual(expired);
    expect((await rowOf(person.id))?.google_sub).toBeNull();
  });
});

describe("the mailed link", () => {
  test("links Google; the password, sessions, one-time tokens, registrations and calls end", async () => {
    const person = await cameByGoogle();
    const session = await harness.session(person);
    const stranger = await harness.unverified("another stranger", person.email);
    harness.pass(minute_ms);
    await forgotPassword(deps, person.email);
    const reset = await harness.tokenMailedTo(person.email);
    const link = await mailedLink(person);

    expect(await confirmLink(deps, link)).toEqual(success(messages.google.linkConfirmed("Google")));
    expect(await rowOf(person.id)).toEqual({ google_sub: person.sub, password_hash: null });
    const google = refuse("created_with_google", { fields: { useGoogleAuth: true } });
    for (const login of [person, stranger]) expect(await logIn(deps, login)).toEqual(google);
    expect(await authenticate(deps, session)).toEqual(refuse("unauthenticated"));
    expect(await resetPassword(deps, reset, "another password")).toEqual(refuse("invalid_reset_link"));
    expect(await linkWithPassword(deps, person)).toEqual(expired);
    expect(await harness.rows("SELECT 1 FROM registration WHERE email_key = $1", [person.email])).toEqual([]);
    expect(callsEnded).toContain(person.id);
    const [mail] = await harness.mailsTo(person.email);
    expect(mail?.subject).toBe("Google sign-in replaced your password");
    agreed(await exchangeTicket(deps, await harness.ticket(person.id)));
  });

  test("works once, also twenty times at once, for an hour, and only the newest", async () => {
    const person = await cameByGoogle();
    const older = await mailedLink(person);
    const link = await mailedLink(person);
    expect(await confirmLink(deps, older)).toEqual(expired);
    const results = await Promise.all(Array.from({ length: 20 }, () => confirmLink(deps, link)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);

    const late = await mailedLink(await cameByGoogle());
    harness.pass(hour_ms);
    expect(await confirmLink(deps, late)).toEqual(expired);
  });

  test("takes the right to sign in from every passkey, which a stranger may have added", async () => {
    const passkeys = passkeyHarness(harness);
    const owner = await passkeys.owner();
    const ticket = await harness.ticket(owner.id, `1${randomInt(10 ** 14)}`);
    const challenge = challengeIn(await exchangeTicket(deps, ticket));
    agreed(await passkeys.signIn(owner));
    agreed(await confirmLink(deps, await mailedLink({ ...owner, challenge })));
    expect(await passkeys.signIn(owner)).toEqual(refuse("passkey_refused"));
  });

  test("leaves a second step on", async () => {
    const person = await cameByGoogle();
    await harness.rows("INSERT INTO two_step (user_id, secret, confirmed_at) VALUES ($1, 'A', now())", [
      person.id,
    ]);
    agreed(await confirmLink(deps, await mailedLink(person)));
    expect(await exchangeTicket(deps, await harness.ticket(person.id))).toHaveProperty(
      "refused",
      "two_step_required",
    );
  });

  test("is mailed for no expired or invented challenge, and a mailed token is no challenge", async () => {
    const person = await cameByGoogle();
    const link = await mailedLink(person);
    expect(await linkWithPassword(deps, { ...person, challenge: link })).toEqual(expired);
    harness.pass(10 * minute_ms);
    for (const challenge of [person.challenge, "invented", "\u0000"]) {
      expect(await mailConfirmation(deps, challenge)).toEqual(expired);
    }
  });
});

test("a Google identity that belongs to another user by now is not linked", async () => {
  const [person, other] = [await cameByGoogle(), await cameByGoogle()];
  await harness.rows("UPDATE users SET google_sub = $2 WHERE id = $1", [other.id, person.sub]);
  expect(await linkWithPassword(deps, person)).toEqual(refuse("google_account_differs"));
  // The other user got a Google identity of its own, so its challenge for another one links nothing.
  expect(await linkWithPassword(deps, other)).toEqual(refuse("google_account_differs"));
});
