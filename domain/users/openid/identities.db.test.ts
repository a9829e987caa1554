import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { linkChallengeSchema } from "#contract/users/openid.ts";
import { twoStepChallengeSchema } from "#contract/users/two-step.ts";
import { changePassword } from "#domain/users/settings/change-password.ts";
import { exchangeTicket } from "#domain/users/sign-in/exchange-ticket.ts";
import { listSessions } from "#domain/users/sign-in/list-sessions.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { undoSignIn } from "#domain/users/sign-in/undo-sign-in.ts";
import { renewRecoveryCodes } from "#domain/users/two-step/codes.ts";
import { finishSecondStep } from "#domain/users/two-step/second-step.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import type { Identity } from "./identity.ts";
import { linkWithPassword } from "./link.ts";
import type { ProviderIdentity } from "./provider.ts";
import { userOfIdentity } from "./user-of-identity.ts";

const database = testDatabase();
const harness = await userHarness(database);

function identity(changes: Partial<ProviderIdentity> = {}): ProviderIdentity {
  return {
    issuer: "https://login.acme.example",
    subject: randomUUID(),
    provider: "Acme",
    email: `${randomUUID()}@example.com`,
    emailVerified: true,
    givenName: "Grace",
    familyName: "Hopper",
    fullName: undefined,
    pictureUrl: undefined,
    ...changes,
  };
}
const signIn = (person: ProviderIdentity) =>
  harness.deps.transaction((stores) => userOfIdentity(harness.deps, stores, person));
const ownersOf = ({ issuer, subject }: Identity) =>
  harness.rows<{ user_id: string }>("SELECT user_id FROM user_identity WHERE issuer = $1 AND subject = $2", [
    issuer,
    subject,
  ]);
const rowsOf = (userId: string) => harness.rows("SELECT 1 FROM user_identity WHERE user_id = $1", [userId]);
async function challengeFor(userId: string, linked: Identity): Promise<string> {
  const refused = await exchangeTicket(harness.deps, await harness.ticket(userId, linked));
  if (!isRefusal(refused)) throw new Error("let in without proof");
  expect(refused.refused).toBe("openid_link_required");
  return linkChallengeSchema.parse(refused.fields?.openidLink).challenge;
}
/** A user with a password and a linked identity. */
async function linkedUser() {
  const person = await harness.verified();
  const acme = identity({ email: person.email });
  const { token } = agreed(
    await linkWithPassword(harness.deps, { ...person, challenge: await challengeFor(person.id, acme) }),
  );
  return { ...person, acme, session: token };
}
/** A user who has nothing but an identity, and has just signed in by it. */
async function providerOnly() {
  const acme = identity();
  const { user } = agreed(await signIn(acme));
  const opened = await exchangeTicket(harness.deps, await harness.ticket(user.id, acme));
  return { ...user, acme, session: agreed(opened).token };
}

describe("one identity", () => {
  test("has one user after many first sign-ins at once, also under other addresses", async () => {
    for (let round = 0; round < 5; round++) {
      const grace = identity();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          signIn(n % 2 === 0 ? grace : { ...grace, email: `${n}.${grace.email}` }),
        ),
      );
      const ids = new Set(answers.map((one) => agreed(one).user.id));
      expect(ids.size).toBe(1);
      expect(await ownersOf(grace)).toEqual([{ user_id: [...ids][0] }]);
      const users = await harness.rows("SELECT 1 FROM users WHERE email_key LIKE '%' || $1", [grace.email]);
      expect(users).toHaveLength(1);
    }
  });

  test("is linked to one of two users who prove themselves at once", async () => {
    for (let round = 0; round < 5; round++) {
      const acme = identity();
      const people = [await harness.verified(), await harness.verified()];
      const requests = await Promise.all(
        people.map(async (person) => ({ ...person, challenge: await challengeFor(person.id, acme) })),
      );
      const results = await Promise.all(requests.map((request) => linkWithPassword(harness.deps, request)));
      expect(results.filter(isRefusal)).toEqual([refuse("openid_account_differs")]);
      expect(await ownersOf(acme)).toHaveLength(1);
    }
  });

  test("with the same id at another issuer is another person", async () => {
    const grace = identity();
    const first = agreed(await signIn(grace)).user;
    const other = identity({ issuer: "https://login.other.example", subject: grace.subject });
    expect(agreed(await signIn(other)).user.id).not.toBe(first.id);
  });
});

test("a user has one identity of an issuer, and may have those of several", async () => {
  const person = await linkedUser();
  const second = identity({ email: person.email });
  expect(await signIn(second)).toEqual(refuse("openid_account_differs"));
  const challenge = await challengeFor(person.id, second);
  const result = await linkWithPassword(harness.deps, { ...person, challenge });
  expect(result).toEqual(refuse("openid_account_differs"));
  const other = identity({ email: person.email, issuer: "https://login.other.example", provider: "Other" });
  agreed(
    await linkWithPassword(harness.deps, { ...person, challenge: await challengeFor(person.id, other) }),
  );
  expect(await rowsOf(person.id)).toHaveLength(2);
});

test("a second step that is on is asked for after a provider too, and the session names the provider", async () => {
  const person = await linkedUser();
  await harness.rows("INSERT INTO two_step (user_id, secret, confirmed_at) VALUES ($1, 'A', now())", [
    person.id,
  ]);
  const [code = ""] = await harness.deps.transaction(({ twoSteps }) =>
    renewRecoveryCodes(harness.deps.ids, twoSteps, person.id),
  );
  const refused = await exchangeTicket(harness.deps, await harness.ticket(person.id, person.acme));
  if (!isRefusal(refused)) throw new Error("let in without the second step");
  const { challenge } = twoStepChallengeSchema.parse(refused.fields?.twoStep);
  const { token } = agreed(await finishSecondStep(harness.deps, { challenge, code }));
  expect(await listSessions(harness.deps, person.id, token)).toContainEqual(
    expect.objectContaining({ current: true, openedWith: "openid", provider: "Acme" }),
  );
});

test("a password tried on a user who has none leads to the provider, and to Google among several", async () => {
  const { id, email } = await providerOnly();
  const tried = () => logIn(harness.deps, { email, password: "" });
  const createdWith = (provider: string, useGoogleAuth: boolean) =>
    refuse("created_with_provider", {
      message: messages.login.createdWith(provider),
      fields: { useGoogleAuth },
    });
  expect(await tried()).toEqual(createdWith("Acme", false));
  await harness.link(id);
  expect(await tried()).toEqual(createdWith("Google", true));
});

test("a fresh sign-in with a provider proves the owner, for ten minutes", async () => {
  const person = await providerOnly();
  const change = () => changePassword(harness.deps, person.session, { newPassword: "a new password" });
  harness.pass(10 * minute_ms);
  expect(await change()).toEqual(refuse("sign_in_again"));
  harness.pass(-minute_ms);
  agreed(await change());
});

test("an identity that a stranger linked is gone once the owner undoes the sign-in before", async () => {
  const person = await linkedUser();
  harness.pass(minute_ms);
  const stranger = {
    ...harness.deps,
    origin: { network: "203.0.113.9", userAgent: null, deviceToken: "another device" },
  };
  agreed(await logIn(stranger, person));
  const undo = /undo-sign-in\/([\w-]{43})/.exec((await harness.mailsTo(person.email))[0]?.text ?? "")?.[1];
  harness.pass(minute_ms);
  const other = identity({ issuer: "https://login.other.example", provider: "Other" });
  agreed(
    await linkWithPassword(harness.deps, { ...person, challenge: await challengeFor(person.id, other) }),
  );
  agreed(await undoSignIn(harness.deps, undo ?? ""));
  expect(await ownersOf(other)).toEqual([]);
  expect(await ownersOf(person.acme)).toEqual([{ user_id: person.id }]);
});
