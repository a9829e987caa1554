import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
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
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { passkeyHarness } from "#testing/people/passkey-harness.ts";
import { agreed, googleIdentity, hour_ms, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { confirmLink, linkWithPassword, mailConfirmation } from "./link.ts";

const database = testDatabase();
const callsEnded: string[] = [];
const harness = await userHarness(database);
const deps: RequestDeps = {
  ...harness.deps,
  async endCalls(user: WalletUser) {
    callsEnded.push(user.id);
    await harness.deps.endCalls(user);
  },
};
const expired = refuse("openid_link_expired");
const providers = [
  googleIdentity(),
  { issuer: "https://login.acme.example", subject: randomUUID(), provider: "Acme" },
];

function challengeIn(result: LoggedIn | Refusal): string {
  if (!isRefusal(result)) throw new Error("let in without the password");
  expect(result.refused).toBe("openid_link_required");
  return linkChallengeSchema.parse(result.fields?.openidLink).challenge;
}

/** A user with a password who has just come back from a provider. */
async function cameBy(identity = googleIdentity()) {
  const person = await harness.verified();
  const challenge = challengeIn(await exchangeTicket(deps, await harness.ticket(person.id, identity)));
  return { ...person, identity, challenge };
}
const identitiesOf = (id: string) => deps.connection(({ identities }) => identities.list(id));
async function mailedLink({ email, challenge }: { email: string; challenge: string }): Promise<string> {
  harness.pass(minute_ms);
  agreed(await mailConfirmation(deps, challenge));
  return harness.tokenMailedTo(email);
}

test("a challenge opens nothing and links nothing", async () => {
  const { id, challenge } = await cameBy();
  expect(await authenticate(deps, challenge)).toEqual(refuse("unauthenticated"));
  expect(await confirmLink(deps, challenge)).toEqual(expired);
  expect(await identitiesOf(id)).toEqual([]);
});

describe("the right password", () => {
  test.each(providers)(
    "links $provider, keeps the password and the sessions, and informs the owner",
    async (identity) => {
      const person = await cameBy(identity);
      const session = await harness.session(person);
      const { token, user } = agreed(await linkWithPassword(deps, person));
      expect(user.id).toBe(person.id);
      expect(await authenticate(deps, token)).toHaveProperty("id", person.id);
      expect(await authenticate(deps, session)).toHaveProperty("id", person.id);
      agreed(await logIn(deps, person));
      harness.pass(minute_ms);
      expect((await harness.mailsTo(person.email)).map(({ subject }) => subject)).toContain(
        `${identity.provider} sign-in was linked`,
      );
      // From now on the provider is enough.
      agreed(await exchangeTicket(deps, await harness.ticket(person.id, identity)));
      expect(await identitiesOf(person.id)).toEqual([identity]);
    },
  );

  test("is accepted once, also twenty times at once, and ends the mailed link", async () => {
    const person = await cameBy();
    const link = await mailedLink(person);
    const results = await Promise.all(Array.from({ length: 20 }, () => linkWithPassword(deps, person)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(await linkWithPassword(deps, person)).toEqual(expired);
    expect(await confirmLink(deps, link)).toEqual(expired);
  });

  test("after a wrong one is still accepted, and not after ten minutes", async () => {
    const [person, slow] = [await cameBy(), await cameBy()];
    expect(await linkWithPassword(deps, { ...person, password: "wrong" })).toEqual(refuse("wrong_password"));
    agreed(await linkWithPassword(deps, person));
    harness.pass(10 * minute_ms);
    expect(await linkWithPassword(deps, slow)).toEqual(expired);
  });

  test("still asks for a second step", async () => {
    const person = await cameBy();
    await harness.rows("INSERT INTO two_step (user_id, secret, confirmed_at) VALUES ($1, 'A', now())", [
      person.id,
    ]);
    expect(await linkWithPassword(deps, person)).toHaveProperty("refused", "two_step_required");
  });

  test("is no longer asked for once the user has logged out all other devices", async () => {
    const person = await cameBy();
    await endOtherSessions(deps, person.id, undefined);
    expect(await linkWithPassword(deps, person)).toEqual(expired);
  });

  test("that a reset overtakes links nothing", async () => {
    const person = await cameBy();
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
    expect(await identitiesOf(person.id)).toEqual([]);
  });
});

describe("the mailed link", () => {
  test.each(providers)(
    "links $provider; the password, sessions, one-time tokens, registrations and calls end",
    async (identity) => {
      const { provider } = identity;
      const person = await cameBy({ ...identity, subject: `${identity.subject}0` });
      const session = await harness.session(person);
      const stranger = await harness.unverified("another stranger", person.email);
      harness.pass(minute_ms);
      await forgotPassword(deps, person.email);
      const reset = await harness.tokenMailedTo(person.email);
      const link = await mailedLink(person);

      expect(await confirmLink(deps, link)).toEqual(success(messages.openid.linkConfirmed(provider)));
      expect(await identitiesOf(person.id)).toEqual([person.identity]);
      const leadsThere = refuse("created_with_provider", {
        message: messages.login.createdWith(provider),
        fields: { useGoogleAuth: provider === "Google" },
      });
      for (const login of [person, stranger]) expect(await logIn(deps, login)).toEqual(leadsThere);
      expect(await authenticate(deps, session)).toEqual(refuse("unauthenticated"));
      expect(await resetPassword(deps, reset, "another password")).toEqual(refuse("invalid_reset_link"));
      expect(await linkWithPassword(deps, person)).toEqual(expired);
      expect(await harness.rows("SELECT 1 FROM registration WHERE email_key = $1", [person.email])).toEqual(
        [],
      );
      expect(callsEnded).toContain(person.id);
      const [mail] = await harness.mailsTo(person.email);
      expect(mail?.subject).toBe(`${provider} sign-in replaced your password`);
      agreed(await exchangeTicket(deps, await harness.ticket(person.id)));
    },
  );

  test("works once, also twenty times at once, for an hour, and only the newest", async () => {
    const person = await cameBy();
    const older = await mailedLink(person);
    const link = await mailedLink(person);
    expect(await confirmLink(deps, older)).toEqual(expired);
    const results = await Promise.all(Array.from({ length: 20 }, () => confirmLink(deps, link)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);

    const late = await mailedLink(await cameBy());
    harness.pass(hour_ms);
    expect(await confirmLink(deps, late)).toEqual(expired);
  });

  test("takes the right to sign in from every passkey, which a stranger may have added", async () => {
    const passkeys = passkeyHarness(harness);
    const owner = await passkeys.owner();
    const ticket = await harness.ticket(owner.id, googleIdentity());
    const challenge = challengeIn(await exchangeTicket(deps, ticket));
    agreed(await passkeys.signIn(owner));
    agreed(await confirmLink(deps, await mailedLink({ ...owner, challenge })));
    expect(await passkeys.signIn(owner)).toEqual(refuse("passkey_refused"));
  });

  test("leaves a second step on", async () => {
    const person = await cameBy();
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
    const person = await cameBy();
    const link = await mailedLink(person);
    expect(await linkWithPassword(deps, { ...person, challenge: link })).toEqual(expired);
    harness.pass(10 * minute_ms);
    for (const challenge of [person.challenge, "invented", "\u0000"]) {
      expect(await mailConfirmation(deps, challenge)).toEqual(expired);
    }
  });
});

test("an identity that belongs to another user by now is not linked", async () => {
  const [person, other] = [await cameBy(), await cameBy()];
  await harness.link(other.id, person.identity);
  expect(await linkWithPassword(deps, person)).toEqual(refuse("openid_account_differs"));
  // The other user has an identity of the issuer by now, so the challenge for another one links nothing.
  expect(await linkWithPassword(deps, other)).toEqual(refuse("openid_account_differs"));
});
