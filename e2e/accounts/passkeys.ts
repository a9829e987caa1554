import { describe, expect, test } from "vitest";
import { creationOptionsSchema, requestOptionsSchema } from "#contract/users/webauthn.ts";
import { type Lies, softwareAuthenticator } from "#testing/people/software-authenticator.ts";
import { call } from "./support/call.ts";
import { mailTo } from "./support/inbox.ts";
import {
  logIn,
  meStatus,
  refusal,
  resetPassword,
  resetToken,
  tokenOf,
  verifiedPerson,
} from "./support/people.ts";
import { secret } from "./support/secrets.ts";
import { target } from "./support/target.ts";
import { challengeFor, finishTwoStep } from "./support/two-step.ts";

const { origin } = new URL(target.url);

async function challenge(path = "/api/auth/passkey/options", sent: { token?: string; body?: object } = {}) {
  const options = requestOptionsSchema.parse((await call("POST", path, sent)).body);
  secret(options.challenge);
  return options;
}

async function owner() {
  const person = await verifiedPerson();
  const token = await logIn(person);
  const authenticator = softwareAuthenticator(origin);
  const { password } = person;
  const begun = await call("POST", "/api/account/passkeys/options", { token, body: { password } });
  const options = creationOptionsSchema.parse(begun.body);
  const body = { passkey: authenticator.create(options), name: "Phone" };
  expect(await call("POST", "/api/account/passkeys", { token, body })).toMatchObject({ status: 200 });
  return { ...person, token, authenticator, options };
}

type Owner = Awaited<ReturnType<typeof owner>>;

async function signIn({ authenticator }: Pick<Owner, "authenticator">, lies: Lies = {}) {
  return call("POST", "/api/auth/passkey", { body: { passkey: authenticator.get(await challenge(), lies) } });
}

describe.skipIf(!target.sandboxUrl)("a passkey", () => {
  test("signs its owner in alone, and the mail said that it was added", async () => {
    const person = await owner();
    const reply = await signIn(person);
    expect(await meStatus(tokenOf(reply))).toBe(200);
    expect(reply.body.user).toMatchObject({ email: person.email });
    await mailTo(person.email, "A passkey was added");
  });

  test("is asked for without an address, and never with the ids of anybody's passkeys", async () => {
    for (const body of [undefined, { email: (await owner()).email }, { email: "unknown@example.com" }]) {
      const reply = await call("POST", "/api/auth/passkey/options", { body });
      expect(Object.keys(reply.body).toSorted()).toEqual([
        "challenge",
        "rpId",
        "timeout",
        "userVerification",
      ]);
      expect(reply.body.rpId).toBe(new URL(target.url).hostname);
    }
  });

  test.each<[string, Lies]>([
    ["on another origin", { origin: "https://evil.example" }],
    ["on another port", { origin: `${new URL(target.url).protocol}//${new URL(target.url).hostname}:1` }],
    ["for another relying party", { rpId: "evil.example" }],
    ["without user verification", { userVerified: false }],
    ["under another name", { credentialId: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["without naming its user", { userHandle: null }],
  ])("signed %s opens nothing", async (_how, lies) => {
    expect(await signIn(await owner(), lies)).toMatchObject({
      status: 403,
      body: refusal("passkey_refused"),
    });
  });

  test("of another user opens only the account of its own", async () => {
    const [victim, thief] = [await owner(), await owner()];
    const [target] = victim.authenticator.held;
    const { id: credentialId = "", userHandle = "" } = target ?? {};
    expect((await signIn(thief, { credentialId, userHandle })).status).toBe(403);
    expect((await signIn(thief)).body.user).toMatchObject({ email: thief.email });
  });

  test("answers a challenge once, also several times at once, and no made-up one", async () => {
    const { authenticator } = await owner();
    const passkey = authenticator.get(await challenge());
    const attempt = () => call("POST", "/api/auth/passkey", { body: { passkey } });
    // A passkey has ten attempts, which its sign-in gives back.
    const replies = await Promise.all(Array.from({ length: 8 }, attempt));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const used = { status: 403, body: refusal("passkey_expired") };
    expect(await attempt()).toMatchObject(used);
    const madeUp = { challenge: Buffer.alloc(32, 7).toString("base64url") };
    expect(await signIn({ authenticator }, madeUp)).toMatchObject(used);
  });

  test("whose counter goes back is refused from then on, and its owner gets a mail", async () => {
    const person = await owner();
    tokenOf(await signIn(person, { counter: 40 }));
    for (const counter of [39, 41]) {
      expect(await signIn(person, { counter })).toMatchObject({
        status: 403,
        body: refusal("passkey_copied"),
      });
    }
    await mailTo(person.email, "A passkey was refused");
  });

  test("from before a password reset signs in no more", async () => {
    const person = await owner();
    const link = await resetToken(person.email);
    expect((await resetPassword(link, secret("another long passphrase"))).status).toBe(200);
    expect(await signIn(person)).toMatchObject({ status: 403, body: refusal("passkey_refused") });
  });

  test("is the second step where its owner wants it, and each answer is for one sign-in of one user", async () => {
    const [person, stranger] = [await owner(), await owner()];
    for (const { token, password } of [person, stranger]) {
      const on = await call("POST", "/api/account/two-step/passkeys", { token, body: { password } });
      expect(on).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } });
    }
    const ask = (started: string) =>
      challenge("/api/auth/two-step/passkey", { body: { challenge: started } });

    const [mine, theirs] = [await challengeFor(person), await challengeFor(stranger)];
    const foreign = stranger.authenticator.get(await ask(theirs));
    expect(await finishTwoStep(mine, { passkey: foreign })).toMatchObject({
      status: 403,
      body: refusal("passkey_expired"),
    });
    const passkey = person.authenticator.get(await ask(mine));
    expect(await meStatus(tokenOf(await finishTwoStep(mine, { passkey })))).toBe(200);
    expect(await finishTwoStep(mine, { passkey })).toMatchObject({
      status: 403,
      body: refusal("two_step_expired"),
    });
    expect(await call("POST", "/api/auth/passkey", { body: { passkey } })).toMatchObject({ status: 403 });
  });

  test("is added by its owner alone", async () => {
    const { token, options } = await owner();
    const added = (body: object) => call("POST", "/api/account/passkeys/options", { token, body });
    expect(await added({ password: "wrong" })).toMatchObject({
      status: 403,
      body: refusal("wrong_password"),
    });
    expect(await added({})).toMatchObject({ status: 403, body: refusal("sign_in_again") });
    const again = softwareAuthenticator(origin).create(options);
    const replayed = await call("POST", "/api/account/passkeys", { token, body: { passkey: again } });
    expect(replayed).toMatchObject({ status: 403, body: refusal("passkey_expired") });
  });
});
