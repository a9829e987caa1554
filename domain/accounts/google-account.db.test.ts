import { randomInt, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { Account } from "./account.ts";
import { authenticate } from "./authenticate.ts";
import { deleteAccount } from "./delete-account.ts";
import { googleAccount } from "./google-account.ts";
import type { GoogleIdentity } from "./google-provider.ts";
import { logIn } from "./log-in.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { type AccountWorld, accountWorld, agreed, minute_ms } from "./testing/account-world.ts";

const database = testDatabase();
let world: AccountWorld;
beforeAll(async () => {
  world = await accountWorld(database);
});

function identity(changes: Partial<GoogleIdentity> = {}): GoogleIdentity {
  return {
    sub: `1${randomInt(10 ** 14)}`,
    email: `${randomUUID()}@example.com`,
    emailVerified: true,
    givenName: "Grace",
    familyName: "Hopper",
    fullName: "Grace Hopper",
    pictureUrl: "https://pictures.example/grace.png",
    ...changes,
  };
}

function signIn(person: GoogleIdentity): Promise<Account | Refusal> {
  const deps = { ...world.deps, publicUrl: world.deps.options.publicUrl };
  return world.deps.transaction((stores) => googleAccount(deps, stores, person));
}

async function accountsOf(email: string | undefined) {
  return world.rows<{ id: string; google_sub: string | null; password_hash: string | null }>(
    "SELECT id, google_sub, password_hash FROM users WHERE email_key = lower($1)",
    [email],
  );
}

describe("a first sign-in", () => {
  test("opens a verified account with the names and picture of Google", async () => {
    const grace = identity();
    expect(agreed(await signIn(grace))).toMatchObject({
      email: grace.email,
      firstName: "Grace",
      lastName: "Hopper",
      googleSub: grace.sub,
      passwordHash: null,
      pictureUrl: "https://pictures.example/grace.png",
      verifiedAt: world.deps.clock.now(),
    });
    expect(await logIn(world.deps, { email: grace.email ?? "", password: "" })).toEqual(
      refuse("created_with_google", { fields: { useGoogleAuth: true } }),
    );
  });

  test.each([
    ["no family name", { familyName: undefined }, "Grace", ""],
    ["a full name alone", { givenName: undefined, familyName: undefined }, "Grace Hopper", ""],
    ["no name at all", { givenName: " ", familyName: undefined, fullName: undefined }, /^[\da-f-]{36}$/, ""],
    ["a control character", { givenName: "Gr\0ace\n" }, "Grace", "Hopper"],
    ["an endless name", { givenName: "\u{1f600}".repeat(500) }, "\u{1f600}".repeat(100), "Hopper"],
  ])("%s still names the person", async (_name, changes, firstName, lastName) => {
    const account = agreed(await signIn(identity(changes)));
    if (typeof firstName === "string") expect(account.firstName).toBe(firstName);
    else expect(account.firstName).toMatch(firstName);
    expect(account.lastName).toBe(lastName);
  });

  test.each([
    ["a page without https", "http://pictures.example/x.png"],
    ["a script", "javascript:alert(1)"],
    ["data", "data:image/png;base64,xx"],
    ["half an address", "//pictures.example/x.png"],
    ["an endless address", `https://pictures.example/${"x".repeat(3_000)}`],
  ])("takes no picture from %s", async (_name, pictureUrl) => {
    expect(agreed(await signIn(identity({ pictureUrl }))).pictureUrl).toBeNull();
  });

  test.each([{ emailVerified: false }, { email: undefined }])(
    "is refused with %j, and opens nothing",
    async (changes) => {
      const stranger = identity(changes);
      expect(await signIn(stranger)).toEqual(refuse("google_email_not_verified"));
      expect(await world.rows("SELECT 1 FROM users WHERE google_sub = $1", [stranger.sub])).toEqual([]);
    },
  );

  test("twice at once opens one account", async () => {
    const grace = identity();
    const accounts = await Promise.all(Array.from({ length: 8 }, () => signIn(grace)));
    expect(new Set(accounts.map((account) => agreed(account).id)).size).toBe(1);
    expect(await accountsOf(grace.email)).toHaveLength(1);
  });
});

describe("a returning person", () => {
  test("is known by Google's name for them, whatever their address has become", async () => {
    const first = identity();
    const { id } = agreed(await signIn(first));
    const other = await world.verified();
    const returning = agreed(await signIn({ ...first, email: other.email, givenName: "Other" }));
    expect(returning).toMatchObject({ id, email: first.email, firstName: "Grace" });
    expect((await accountsOf(other.email))[0]?.google_sub).toBeNull();
  });

  test("whose address is linked to somebody else at Google is refused", async () => {
    const first = identity();
    agreed(await signIn(first));
    const stranger = identity({ email: first.email?.toUpperCase() });
    expect(await signIn(stranger)).toEqual(refuse("google_account_differs"));
    expect((await accountsOf(first.email))[0]?.google_sub).toBe(first.sub);
  });
});

test("the owner of a verified account gains Google and keeps the password, the names and the sessions", async () => {
  const person = await world.verified();
  const session = await world.session(person);
  const grace = identity({ email: person.email.toUpperCase() });
  expect(agreed(await signIn(grace))).toMatchObject({
    id: person.id,
    email: person.email,
    firstName: "Ada",
    googleSub: grace.sub,
    pictureUrl: null,
  });
  expect(await authenticate(world.deps, session)).toHaveProperty("id", person.id);
  agreed(await logIn(world.deps, person));
  expect((await world.mailsTo(person.email))[0]?.subject).toBe("Google sign-in was linked");
  agreed(await signIn(grace));
  const subjects = (await world.mailsTo(person.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === "Google sign-in was linked")).toHaveLength(1);
});

describe("on an address that somebody else signed up with and never proved", () => {
  async function takenOver() {
    const squatter = await world.unverified("the squatter's password");
    const verification = await world.tokenMailedTo(squatter.email);
    await forgotPassword(world.deps, squatter.email);
    const reset = await world.tokenMailedTo(squatter.email);
    world.pass(minute_ms);
    const account = agreed(await signIn(identity({ email: squatter.email })));
    return { squatter, verification, reset, account };
  }

  test("the owner takes the account over, verified and under their own name", async () => {
    const { squatter, account } = await takenOver();
    expect(account).toMatchObject({
      id: squatter.id,
      firstName: "Grace",
      lastName: "Hopper",
      passwordHash: null,
      pictureUrl: "https://pictures.example/grace.png",
      verifiedAt: world.deps.clock.now(),
    });
    expect(await accountsOf(squatter.email)).toHaveLength(1);
  });

  test("the squatter's password opens nothing", async () => {
    const { squatter } = await takenOver();
    expect(await logIn(world.deps, squatter)).toMatchObject({ refused: "created_with_google" });
  });

  test("the squatter's token opens and deletes nothing", async () => {
    const { squatter } = await takenOver();
    expect(await authenticate(world.deps, squatter.token)).toEqual(refuse("unauthenticated"));
    expect(await world.rows("SELECT 1 FROM session WHERE user_id = $1", [squatter.id])).toEqual([]);
    const { email, token, password } = squatter;
    expect(await deleteAccount(world.deps, { email, token, password })).toHaveProperty("refused");
    expect(await accountsOf(email)).toHaveLength(1);
  });

  test("links mailed before are void", async () => {
    const { reset, squatter } = await takenOver();
    expect(await resetPassword(world.deps, reset, "another password")).toEqual(refuse("invalid_reset_link"));
    expect(await world.rows("SELECT 1 FROM link WHERE user_id = $1", [squatter.id])).toEqual([]);
  });
});
