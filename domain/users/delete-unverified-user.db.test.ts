import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { refuse } from "#contract/refusals.ts";
import { type DeletionRequest, deleteUnverifiedUser } from "./delete-unverified-user.ts";
import { day_ms, hour_ms, type UserHarness, userHarness } from "./testing/user-harness.ts";
import { verifyEmail } from "./verify-email.ts";

const database = testDatabase();
let harness: UserHarness;
beforeAll(async () => {
  harness = await userHarness(database, { protectedAddresses: ["Root@Example.com"] });
});
const deleted = { message: "Account deleted successfully." };
const kept = refuse("account_not_deletable");
const request = (given: Partial<DeletionRequest> & { email: string }) => ({ token: undefined, ...given });
const exists = async (id: string) =>
  (await harness.rows("SELECT 1 FROM users WHERE id = $1", [id])).length === 1;

test("its own token deletes an unverified user with all its data", async () => {
  const { email, id, token } = await harness.unverified();
  expect(await deleteUnverifiedUser(harness.deps, { email, token })).toEqual(deleted);
  expect(await exists(id)).toBe(false);
  expect(await harness.rows("SELECT 1 FROM session WHERE user_id = $1", [id])).toEqual([]);
  expect(await harness.rows("SELECT 1 FROM one_time_token WHERE user_id = $1", [id])).toEqual([]);
});

test("its password deletes it too, and frees the address", async () => {
  const { email, id, password } = await harness.unverified();
  expect(await deleteUnverifiedUser(harness.deps, request({ email: email.toUpperCase(), password }))).toEqual(
    deleted,
  );
  expect(await exists(id)).toBe(false);
});

test("nothing else deletes anything, and the refusals are alike", async () => {
  const victim = await harness.unverified();
  const stranger = await harness.unverified("another password");
  const verified = await harness.verified();
  const session = await harness.session(verified);
  const attempts: DeletionRequest[] = [
    { email: victim.email, token: stranger.token },
    { email: victim.email, token: session },
    { email: victim.email, token: "invented" },
    request({ email: victim.email, password: "wrong" }),
    { email: verified.email, token: session },
    request({ email: verified.email, password: verified.password }),
    request({ email: "nobody@example.com", password: "correct horse" }),
    { email: "nobody@example.com", token: stranger.token },
  ];
  for (const attempt of attempts) expect(await deleteUnverifiedUser(harness.deps, attempt)).toEqual(kept);
  for (const { id } of [victim, stranger, verified]) expect(await exists(id)).toBe(true);
});

test("without any proof the answer does not depend on the address", async () => {
  const { email } = await harness.unverified();
  for (const address of [email, "nobody@example.com"]) {
    expect(await deleteUnverifiedUser(harness.deps, request({ email: address }))).toEqual(
      refuse("unauthenticated"),
    );
  }
});

test("protected addresses are never deleted, in any letter case", async () => {
  expect(await deleteUnverifiedUser(harness.deps, { email: "rOOt@example.com", token: "any" })).toEqual(
    refuse("account_protected"),
  );
});

test("an expired token proves nothing", async () => {
  const { email, id, token } = await harness.unverified();
  harness.pass(day_ms + hour_ms);
  expect(await deleteUnverifiedUser(harness.deps, { email, token })).toEqual(kept);
  expect(await exists(id)).toBe(true);
});

test("a user verified while its password is being checked stays", async () => {
  const { email, id, password } = await harness.unverified();
  const mailedToken = await harness.tokenMailedTo(email);
  const overtaken = {
    ...harness.deps,
    passwords: {
      ...harness.deps.passwords,
      async verify(hash: string | null, attempt: string) {
        await verifyEmail(harness.deps, mailedToken);
        return harness.deps.passwords.verify(hash, attempt);
      },
    },
  };
  expect(await deleteUnverifiedUser(overtaken, request({ email, password }))).toEqual(kept);
  expect(await exists(id)).toBe(true);
});
