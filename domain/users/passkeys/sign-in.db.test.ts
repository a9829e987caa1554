import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isRefusal, refuse } from "#contract/refusals.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { listSessions } from "#domain/users/sign-in/list-sessions.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { passkeyHarness, passkeyOrigin } from "#testing/people/passkey-harness.ts";
import { type Lies, softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import { agreed, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import { listPasskeys } from "./manage-passkeys.ts";
import { askForPasskey, signInWithPasskey } from "./sign-in.ts";

const database = testDatabase();
const harness = await userHarness(database);
const passkeys = passkeyHarness(harness);

test("the challenge names no user and no passkey, and asks for user verification", async () => {
  const options = await askForPasskey(harness.deps);
  expect(options).toMatchObject({ rpId: "farline.test", userVerification: "required" });
  expect(options.allowCredentials).toBeUndefined();
});

test("a passkey opens a session of its owner, which says what opened it", async () => {
  const owner = await passkeys.owner();
  const { token, user } = agreed(await passkeys.signIn(owner));
  expect(user.email).toBe(owner.email);
  expect(await authenticate(harness.deps, token)).toMatchObject({ id: owner.id });
  const [current] = (await listSessions(harness.deps, owner.id, token)).filter(({ current }) => current);
  expect(current?.openedWith).toBe("passkey");
});

describe("is refused", () => {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  test.each<[string, Lies]>([
    ["another origin", { origin: "https://farline.test.evil.example" }],
    ["a subdomain", { origin: "https://mail.farline.test" }],
    ["http", { origin: "http://farline.test" }],
    ["another relying party", { rpId: "test" }],
    ["a frame of another site", { crossOrigin: true }],
    ["a registration's answer", { type: "webauthn.create" }],
    ["a user who was not verified", { userVerified: false }],
    ["no user present", { userPresent: false }],
    ["another key", { signedBy: privateKey }],
    ["an unknown passkey", { credentialId: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["no user handle", { userHandle: null }],
    ["an empty user handle", { userHandle: "" }],
    ["a made-up user handle", { userHandle: "AAAAAAAAAAAAAAAAAAAAAA" }],
  ])("%s, and the challenge is used up", async (_what, lies) => {
    const owner = await passkeys.owner();
    const options = await askForPasskey(harness.deps);
    const attempt = (told: Lies) => signInWithPasskey(harness.deps, owner.authenticator.get(options, told));
    expect(await attempt(lies)).toEqual(refuse("passkey_refused"));
    expect(await attempt({})).toEqual(refuse("passkey_expired"));
    agreed(await passkeys.signIn(owner));
  });

  test("the name of another user's passkey, and another user's handle", async () => {
    const [owner, thief] = [await passkeys.owner(), await passkeys.owner()];
    const [victim] = owner.authenticator.held;
    const { id: credentialId = "", userHandle = "" } = victim ?? {};
    for (const lies of [{ credentialId }, { userHandle }, { credentialId, userHandle }]) {
      expect(await passkeys.signIn(thief, lies)).toEqual(refuse("passkey_refused"));
    }
    expect(agreed(await passkeys.signIn(thief)).user.id).toBe(thief.id);
  });

  test("a challenge that is made up, of a registration, or older than five minutes", async () => {
    const owner = await passkeys.owner();
    const { challenge } = agreed(await passkeys.begin(owner));
    for (const wrong of [challenge, "A".repeat(43), ""]) {
      expect(await passkeys.signIn(owner, { challenge: wrong })).toEqual(refuse("passkey_expired"));
    }
    const options = await askForPasskey(harness.deps);
    const passkey = owner.authenticator.get(options);
    harness.pass(5 * minute_ms);
    expect(await signInWithPasskey(harness.deps, passkey)).toEqual(refuse("passkey_expired"));
  });

  test.each(["bm90IGpzb24", "bnVsbA", "e30"])(
    "client data that is no client data: %s",
    async (clientDataJSON) => {
      const owner = await passkeys.owner();
      const passkey = owner.authenticator.get(await askForPasskey(harness.deps));
      const broken = { ...passkey, response: { ...passkey.response, clientDataJSON } };
      expect(await signInWithPasskey(harness.deps, broken)).toEqual(refuse("passkey_expired"));
    },
  );
});

test("one assertion sent twenty times at once succeeds once, and never again", async () => {
  const owner = await passkeys.owner();
  const passkey = owner.authenticator.get(await askForPasskey(harness.deps));
  const attempt = () => signInWithPasskey(harness.deps, passkey);
  const results = await Promise.all(Array.from({ length: 20 }, attempt));
  expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
  expect(await attempt()).toEqual(refuse("passkey_expired"));
});

describe("the counter", () => {
  test("of a synchronised passkey stays at 0", async () => {
    const owner = await passkeys.owner(softwareAuthenticator(passkeyOrigin, { counts: false }));
    agreed(await passkeys.signIn(owner));
    agreed(await passkeys.signIn(owner));
  });

  test.each([
    ["stands still", 5],
    ["goes back", 4],
    ["falls to 0", 0],
  ])("that %s blocks the passkey and mails its owner, once", async (_how, counter) => {
    const owner = await passkeys.owner();
    agreed(await passkeys.signIn(owner, { counter: 5 }));
    expect(await passkeys.signIn(owner, { counter })).toEqual(refuse("passkey_copied"));
    expect(await passkeys.signIn(owner, { counter: 100 })).toEqual(refuse("passkey_copied"));
    const subjects = (await harness.mailsTo(owner.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === "A passkey was refused")).toHaveLength(1);
    expect(await listPasskeys(harness.deps, owner.id)).toMatchObject([{ blocked: true }]);
  });

  test("of a wrong signature says nothing and blocks nothing", async () => {
    const owner = await passkeys.owner();
    agreed(await passkeys.signIn(owner, { counter: 5 }));
    const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    expect(await passkeys.signIn(owner, { counter: 1, signedBy: privateKey })).toEqual(
      refuse("passkey_refused"),
    );
    agreed(await passkeys.signIn(owner, { counter: 6 }));
  });

  test("lets one of twenty assertions with the same count pass", async () => {
    const owner = await passkeys.owner();
    const signed = await Promise.all(
      Array.from({ length: 20 }, async () =>
        owner.authenticator.get(await askForPasskey(harness.deps), { counter: 9 }),
      ),
    );
    const results = await Promise.all(signed.map((passkey) => signInWithPasskey(harness.deps, passkey)));
    expect(results.filter((result) => !isRefusal(result))).toHaveLength(1);
  });
});
