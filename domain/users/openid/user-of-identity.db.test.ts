import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { deleteRegistration } from "#domain/users/registration/delete-registration.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { authenticate } from "#domain/users/sign-in/authenticate.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import type { User } from "#domain/users/user.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { agreed, googleIdentity, minute_ms, userHarness } from "#testing/people/user-harness.ts";
import type { ProviderIdentity } from "./provider.ts";
import { userOfIdentity } from "./user-of-identity.ts";

const database = testDatabase();
const harness = await userHarness(database);

function identity(changes: Partial<ProviderIdentity> = {}): ProviderIdentity {
  return {
    ...googleIdentity(),
    email: `${randomUUID()}@example.com`,
    emailVerified: true,
    givenName: "Grace",
    familyName: "Hopper",
    fullName: "Grace Hopper",
    pictureUrl: "https://pictures.example/grace.png",
    ...changes,
  };
}

async function signIn(person: ProviderIdentity): Promise<(User & { linked: boolean }) | Refusal> {
  const match = await harness.deps.transaction((stores) => userOfIdentity(harness.deps, stores, person));
  return isRefusal(match) ? match : { ...match.user, linked: match.linked };
}

async function usersOf(email: string | undefined) {
  return harness.rows<{ id: string; subject: string | null; password_hash: string | null }>(
    `SELECT id, subject, password_hash FROM users LEFT JOIN user_identity ON user_id = id WHERE email_key = lower($1)`,
    [email],
  );
}

describe("a first sign-in", () => {
  test("adds a verified user with the names and picture of Google", async () => {
    const grace = identity();
    expect(agreed(await signIn(grace))).toMatchObject({
      email: grace.email,
      firstName: "Grace",
      lastName: "Hopper",
      passwordHash: null,
      pictureUrl: "https://pictures.example/grace.png",
      verifiedAt: harness.deps.clock.now(),
    });
    expect(await logIn(harness.deps, { email: grace.email ?? "", password: "" })).toEqual(
      refuse("created_with_provider", {
        message: messages.login.createdWith("Google"),
        fields: { useGoogleAuth: true },
      }),
    );
  });

  test.each([
    ["no family name", { familyName: undefined }, "Grace", ""],
    ["a full name alone", { givenName: undefined, familyName: undefined }, "Grace Hopper", ""],
    ["no name at all", { givenName: " ", familyName: undefined, fullName: undefined }, /^[\da-f-]{36}$/, ""],
    ["a control character", { givenName: "Gr\0ace\n" }, "Grace", "Hopper"],
    ["a very long name", { givenName: "\u{1f600}".repeat(500) }, "\u{1f600}".repeat(150), "Hopper"],
  ])("%s still names the person", async (_name, changes, firstName, lastName) => {
    const user = agreed(await signIn(identity(changes)));
    if (typeof firstName === "string") expect(user.firstName).toBe(firstName);
    else expect(user.firstName).toMatch(firstName);
    expect(user.lastName).toBe(lastName);
  });

  test.each([
    ["a page without https", "http://pictures.example/x.png"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:image/png;base64,xx"],
    ["an address without a scheme", "//pictures.example/x.png"],
    ["a very long address", `https://pictures.example/${"x".repeat(3_000)}`],
  ])("takes no picture from %s", async (_name, pictureUrl) => {
    expect(agreed(await signIn(identity({ pictureUrl }))).pictureUrl).toBeNull();
  });

  test.each([{ emailVerified: false }, { email: undefined }])(
    "is refused with %j, and adds no user",
    async (changes) => {
      const stranger = identity(changes);
      expect(await signIn(stranger)).toEqual(refuse("openid_email_not_verified"));
      expect(await usersOf(stranger.email)).toEqual([]);
    },
  );
});

describe("a returning person", () => {
  test("is found by Google's id after a change of address", async () => {
    const first = identity();
    const { id } = agreed(await signIn(first));
    const other = await harness.verified();
    const returning = agreed(await signIn({ ...first, email: other.email, givenName: "Other" }));
    expect(returning).toMatchObject({ id, email: first.email, firstName: "Grace" });
    expect((await usersOf(other.email))[0]?.subject).toBeNull();
  });

  test("is refused when their address belongs to another Google identity", async () => {
    const first = identity();
    agreed(await signIn(first));
    const stranger = identity({ email: first.email?.toUpperCase() });
    expect(await signIn(stranger)).toEqual(refuse("openid_account_differs"));
    expect((await usersOf(first.email))[0]?.subject).toBe(first.subject);
  });
});

test("a user with a password is found and not linked: neither Google nor a mailbox proves who chose it", async () => {
  const person = await harness.verified();
  const grace = identity({ email: person.email.toUpperCase() });
  expect(agreed(await signIn(grace))).toMatchObject({
    id: person.id,
    firstName: "Ada",
    linked: false,
  });
  expect(await usersOf(person.email)).toMatchObject([{ subject: null }]);
});

describe("on an address that another person signed up with and never verified", () => {
  async function overtaken() {
    const squatter = await harness.unverified("the squatter's password");
    const link = await harness.tokenMailedTo(squatter.email);
    harness.pass(minute_ms);
    return { squatter, link, user: agreed(await signIn(identity({ email: squatter.email }))) };
  }

  test("the owner gets a user of their own, and the squatter's password and token are void", async () => {
    const { squatter, user } = await overtaken();
    expect(user).toMatchObject({ firstName: "Grace", passwordHash: null, linked: true });
    expect(user.id).not.toBe(squatter.id);
    expect(await usersOf(squatter.email)).toHaveLength(1);
    expect(await logIn(harness.deps, squatter)).toMatchObject({ refused: "created_with_provider" });
    expect(await authenticate(harness.deps, squatter.token)).toEqual(refuse("unauthenticated"));
    const { email, token, password } = squatter;
    expect(await deleteRegistration(harness.deps, { email, token, password })).toHaveProperty("refused");
  });

  test("the squatter's link is void", async () => {
    const { squatter, link } = await overtaken();
    expect(await verifyEmail(harness.deps, link)).toEqual(refuse("invalid_link"));
    expect(await harness.rows("SELECT 1 FROM registration WHERE email_key = $1", [squatter.email])).toEqual(
      [],
    );
    expect(await usersOf(squatter.email)).toMatchObject([{ password_hash: null }]);
  });

  test("a sign-in and the squatter's link at once make one user, and no link of Google to the password", async () => {
    for (let round = 0; round < 10; round++) {
      const squatter = await harness.unverified("the squatter's password");
      const link = await harness.tokenMailedTo(squatter.email);
      const grace = identity({ email: squatter.email });
      const [opened, signedIn] = await Promise.all([verifyEmail(harness.deps, link), signIn(grace)]);
      const [user, ...more] = await usersOf(squatter.email);
      expect(more).toEqual([]);
      if (isRefusal(opened)) expect(user).toMatchObject({ subject: grace.subject, password_hash: null });
      else expect([agreed(signedIn).linked, user?.subject]).toEqual([false, null]);
    }
  });
});
