import { expect, test } from "vitest";
import { refuse } from "#contract/refusals.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { day_ms, userHarness } from "#testing/people/user-harness.ts";
import { type DeletionRequest, deleteRegistration } from "./delete-registration.ts";
import { verifyEmail } from "./verify-email.ts";

const database = testDatabase();
const harness = await userHarness(database, { protectedAddresses: ["Root@Example.com"] });
const deleted = { message: "Account deleted successfully." };
const refusal = refuse("account_not_deletable");
const request = (given: Partial<DeletionRequest> & { email: string }) => ({ token: undefined, ...given });
const exists = async (id: string) =>
  (
    await harness.rows("SELECT id FROM users WHERE id = $1 UNION SELECT id FROM registration WHERE id = $1", [
      id,
    ])
  ).length === 1;

test("its own token deletes a registration with its links", async () => {
  const { email, id, token } = await harness.unverified();
  expect(await deleteRegistration(harness.deps, { email, token })).toEqual(deleted);
  expect(await exists(id)).toBe(false);
  expect(await harness.rows("SELECT 1 FROM registration_link WHERE registration_id = $1", [id])).toEqual([]);
});

test("its password deletes it too", async () => {
  const { email, id, password } = await harness.unverified();
  expect(await deleteRegistration(harness.deps, request({ email: email.toUpperCase(), password }))).toEqual(
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
  for (const attempt of attempts) expect(await deleteRegistration(harness.deps, attempt)).toEqual(refusal);
  for (const { id } of [victim, stranger, verified]) expect(await exists(id)).toBe(true);
});

test("without any proof the answer does not depend on the address", async () => {
  const { email } = await harness.unverified();
  for (const address of [email, "nobody@example.com"]) {
    expect(await deleteRegistration(harness.deps, request({ email: address }))).toEqual(
      refuse("unauthenticated"),
    );
  }
});

test("protected addresses are never deleted, in any letter case", async () => {
  expect(await deleteRegistration(harness.deps, { email: "rOOt@example.com", token: "any" })).toEqual(
    refuse("account_protected"),
  );
});

test("an expired registration cannot be deleted, and an activated one neither", async () => {
  const [late, activated] = [await harness.unverified(), await harness.verified()];
  harness.pass(7 * day_ms);
  for (const { email, token } of [late, activated]) {
    expect(await deleteRegistration(harness.deps, { email, token })).toEqual(refusal);
  }
});

test("one registration of several is deleted, and the others wait on", async () => {
  const first = await harness.unverified("the first one");
  const second = await harness.unverified("the second one", first.email);
  const third = await harness.unverified("the third one", first.email);
  expect(await deleteRegistration(harness.deps, { email: first.email, token: second.token })).toEqual(
    deleted,
  );
  const { email, password } = third;
  expect(await deleteRegistration(harness.deps, request({ email, password }))).toEqual(deleted);
  expect([await exists(first.id), await exists(second.id), await exists(third.id)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("a registration activated while its password is being checked stays", async () => {
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
  expect(await deleteRegistration(overtaken, request({ email, password }))).toEqual(refusal);
  expect(await exists(id)).toBe(true);
});
