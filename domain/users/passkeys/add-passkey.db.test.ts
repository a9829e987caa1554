import { describe, expect, test } from "vitest";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { changePassword } from "#domain/users/settings/change-password.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { passkeyHarness, passkeyOrigin } from "#testing/people/passkey-harness.ts";
import { type Lies, softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import { agreed, day_ms, hour_ms, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { beginPasskey, passkeyMaximum } from "./add-passkey.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./manage-passkeys.ts";
import { askForPasskey } from "./sign-in.ts";

const database = testDatabase();
const harness = await userHarness(database);
const passkeys = passkeyHarness(harness);

const idOf = async (owner: { id: string }) => (await listPasskeys(harness.deps, owner.id))[0]?.id ?? "";
const subjectsTo = async (email: string) => (await harness.mailsTo(email)).map(({ subject }) => subject);

describe("adding a passkey", () => {
  test("needs the password, or a fresh sign-in with Google", async () => {
    const { token } = await passkeys.person();
    expect(await beginPasskey(harness.deps, token, { password: "wrong" })).toEqual(refuse("wrong_password"));
    expect(await beginPasskey(harness.deps, token, {})).toEqual(refuse("sign_in_again"));
    expect(await beginPasskey(harness.deps, undefined, {})).toEqual(refuse("unauthenticated"));
  });

  test("asks for a passkey that verifies its user and can be found without an address", async () => {
    const person = await passkeys.person();
    const options = agreed(await passkeys.begin(person));
    expect(options).toMatchObject({
      rp: { id: "farline.test" },
      user: { name: person.email, displayName: "Ada Lovelace" },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    for (const secret of [person.email, person.id]) {
      expect(Buffer.from(options.user.id, "base64url").toString()).not.toContain(secret);
      expect(options.user.id).not.toContain(secret);
    }
    const again = agreed(await passkeys.begin(person));
    expect(again.user.id).toBe(options.user.id);
    expect(again.challenge).not.toBe(options.challenge);
  });

  test("lists it, mails the owner and stores no challenge in clear", async () => {
    const person = await passkeys.person();
    const options = agreed(await passkeys.begin(person));
    const rows = await harness.rows("SELECT * FROM passkey_challenge WHERE user_id = $1", [person.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(options.challenge);

    const registration = person.authenticator.create(options);
    const added = agreed(await passkeys.finish(person, registration, " My\u0000 phone "));
    expect(added).toMatchObject({ name: "My phone", lastUsedAt: null, signsIn: true, blocked: false });
    expect(await listPasskeys(harness.deps, person.id)).toEqual([added]);
    expect((await subjectsTo(person.email))[0]).toBe("A passkey was added");
    const next = agreed(await passkeys.begin(person));
    expect(next.excludeCredentials).toMatchObject([{ id: registration.id, transports: ["internal"] }]);
  });

  test.each(["ES256", "EdDSA", "RS256"] as const)(
    "takes keys for %s, which then sign in",
    async (algorithm) => {
      const owner = await passkeys.owner(softwareAuthenticator(passkeyOrigin, { algorithm }));
      expect(agreed(await passkeys.signIn(owner)).user.id).toBe(owner.id);
    },
  );

  test.each<[string, Lies]>([
    ["another origin", { origin: "https://farline.test.evil.example" }],
    ["a subdomain", { origin: "https://mail.farline.test" }],
    ["http", { origin: "http://farline.test" }],
    ["another relying party", { rpId: "test" }],
    ["a frame of another site", { crossOrigin: true }],
    ["a sign-in's answer", { type: "webauthn.get" }],
    ["a user who was not verified", { userVerified: false }],
    ["no user present", { userPresent: false }],
    ["certificates", { attestation: { fmt: "packed", attStmt: new Map([["x5c", []]]) } }],
    ["another attestation", { attestation: { fmt: "tpm", attStmt: new Map() } }],
  ])("refuses %s, and the challenge is used up", async (_what, lies) => {
    const person = await passkeys.person();
    const options = agreed(await passkeys.begin(person));
    const wrong = await passkeys.finish(person, person.authenticator.create(options, lies));
    expect(wrong).toEqual(refuse("passkey_not_made"));
    const right = await passkeys.finish(person, person.authenticator.create(options));
    expect(right).toEqual(refuse("passkey_expired"));
    expect(await listPasskeys(harness.deps, person.id)).toEqual([]);
  });

  test("refuses a challenge of another user, of another purpose, and after five minutes", async () => {
    const [person, stranger] = [await passkeys.person(), await passkeys.person()];
    const options = agreed(await passkeys.begin(person));
    const registration = person.authenticator.create(options);
    expect(await passkeys.finish(stranger, registration)).toEqual(refuse("passkey_expired"));
    const { challenge } = await askForPasskey(harness.deps);
    const forSignIn = person.authenticator.create({ ...options, challenge });
    expect(await passkeys.finish(person, forSignIn)).toEqual(refuse("passkey_expired"));

    harness.pass(5 * minute_ms);
    expect(await passkeys.finish(person, registration)).toEqual(refuse("passkey_expired"));
    harness.pass(-5 * minute_ms);
    agreed(await passkeys.finish(person, registration));
  });

  test("adds one registration that is sent twenty times once", async () => {
    const person = await passkeys.person();
    const registration = person.authenticator.create(agreed(await passkeys.begin(person)));
    const results = await Promise.all(
      Array.from({ length: 20 }, () => passkeys.finish(person, registration)),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
    expect(await listPasskeys(harness.deps, person.id)).toHaveLength(1);
  });

  test("refuses a credential that any user has, and leaves it with its owner", async () => {
    const owner = await passkeys.owner();
    const credentialId = owner.authenticator.held[0]?.id ?? "";
    const thief = await passkeys.person();
    expect(await passkeys.add(thief, { credentialId })).toEqual(refuse("passkey_known"));
    expect(agreed(await passkeys.signIn(owner)).user.id).toBe(owner.id);
  });

  test("stops at the most that a user may have, also for concurrent additions", async () => {
    expect(passkeyMaximum).toBeGreaterThanOrEqual(10);
    const person = await passkeys.person();
    const options = [];
    for (let count = 0; count < passkeyMaximum + 5; count++)
      options.push(agreed(await passkeys.begin(person)));
    const results = await Promise.all(
      options.map((creation) => passkeys.finish(person, person.authenticator.create(creation))),
    );
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(passkeyMaximum);
    expect(results.filter(isRefusal)).toEqual(Array(5).fill(refuse("too_many_passkeys")));
    expect(await passkeys.begin(person)).toEqual(refuse("too_many_passkeys"));
  });

  test("is ended by a change of the password in between", async () => {
    const person = await passkeys.person();
    const registration = person.authenticator.create(agreed(await passkeys.begin(person)));
    const change = { currentPassword: person.password, newPassword: "a new password" };
    agreed(await changePassword(harness.deps, person.token, change));
    expect(await passkeys.finish(person, registration)).toEqual(refuse("passkey_expired"));
  });
});

describe("a passkey in the settings", () => {
  test("is renamed by its owner only", async () => {
    const [owner, stranger] = [await passkeys.owner(), await passkeys.owner()];
    const id = await idOf(owner);
    expect(await renamePasskey(harness.deps, stranger.id, { id, name: "Mine" })).toEqual(
      refuse("passkey_not_found"),
    );
    agreed(await renamePasskey(harness.deps, owner.id, { id, name: "Work laptop" }));
    expect(await listPasskeys(harness.deps, owner.id)).toMatchObject([{ name: "Work laptop" }]);
    expect(await renamePasskey(harness.deps, owner.id, { id, name: "\u0007 " })).toMatchObject(
      refuse("invalid_request"),
    );
  });

  test("shows when it was used", async () => {
    const owner = await passkeys.owner();
    harness.pass(hour_ms);
    agreed(await passkeys.signIn(owner));
    const usedAt = harness.deps.clock.now().toISOString();
    expect(await listPasskeys(harness.deps, owner.id)).toMatchObject([{ lastUsedAt: usedAt }]);
    harness.pass(-hour_ms);
  });

  test("is removed by its owner with the password, and no longer signs in", async () => {
    const [owner, stranger] = [await passkeys.owner(), await passkeys.owner()];
    const id = await idOf(owner);
    const { deps } = harness;
    const { password } = stranger;
    expect(await removePasskey(deps, stranger.token, { id, password })).toEqual(refuse("passkey_not_found"));
    expect(await removePasskey(deps, owner.token, { id, password: "wrong" })).toEqual(
      refuse("wrong_password"),
    );
    agreed(await removePasskey(deps, owner.token, { id, password: owner.password }));
    expect((await subjectsTo(owner.email))[0]).toBe("A passkey was removed");
    expect(await passkeys.signIn(owner)).toEqual(refuse("passkey_refused"));
  });
});

test("the sweep removes expired challenges only", async () => {
  const person = await passkeys.person();
  const begun = agreed(await passkeys.begin(person));
  const sweep = () =>
    harness.deps.connection(({ passkeyChallenges }) =>
      passkeyChallenges.sweep(harness.deps.clock.now(), 1_000),
    );
  await sweep();
  agreed(await passkeys.finish(person, person.authenticator.create(begun)));
  agreed(await passkeys.begin(person));
  harness.pass(day_ms);
  expect(await sweep()).toBeGreaterThan(0);
  expect(await harness.rows("SELECT 1 FROM passkey_challenge")).toEqual([]);
});
