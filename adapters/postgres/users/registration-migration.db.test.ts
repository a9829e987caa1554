import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { migrate, migrationsDirectory } from "#adapters/postgres/migrate.ts";
import { testDatabase } from "#adapters/postgres/testing/test-database.ts";
import { refuse } from "#contract/refusals.ts";
import { deleteRegistration } from "#domain/users/registration/delete-registration.ts";
import { verifyEmail } from "#domain/users/registration/verify-email.ts";
import { logIn } from "#domain/users/sign-in/log-in.ts";
import { agreed, userHarness } from "#domain/users/testing/user-harness.ts";
import { hashToken } from "#domain/users/tokens.ts";

const database = testDatabase();
let directory = "";
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "farline-migrations-"));
  const baseline = "0001_baseline.sql";
  await copyFile(join(migrationsDirectory, baseline), join(directory, baseline));
  await database.withClient((client) => client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"));
  await migrate(database, directory);
});
afterEach(() => rm(directory, { recursive: true }));

test("unverified users and decoys become registrations that log in, verify and delete as before", async () => {
  const { deps, rows } = await userHarness(database);
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash("correct horse");
  async function addUser(email: string, verifiedAt: Date | null) {
    const id = randomUUID();
    await rows(
      `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
       VALUES ($1, gen_random_uuid(), $2, $2, 'Ada', 'Lovelace', $3, $4, $5)`,
      [id, email, passwordHash, now, verifiedAt],
    );
    await rows(
      "INSERT INTO one_time_token (token_hash, user_id, purpose, expires_at) VALUES ($1, $2, 'verify_email', $3)",
      [hashToken(`link of ${email}`), id, new Date(now.getTime() + 1)],
    );
    await rows(
      "INSERT INTO session (token_hash, user_id, kind, created_at, last_used_at) VALUES ($1, $2, $3, $4, $4)",
      [hashToken(`token of ${email}`), id, verifiedAt ? "full" : "unverified", now],
    );
    return id;
  }
  const waiting = await addUser("waiting@example.com", null);
  await addUser("given.up@example.com", null);
  const verified = await addUser("verified@example.com", now);
  await rows(
    `INSERT INTO decoy_sign_up (email_key, email, password_hash, token_hash, created_at)
     VALUES ('verified@example.com', 'Verified@Example.com', $1, $2, $3)`,
    [await deps.passwords.hash("a stranger's"), hashToken("token of the decoy"), now],
  );
  await migrate(database);

  const tokenOf = (email: string) => ({ email, token: `token of ${email}` });
  agreed(await deleteRegistration(deps, tokenOf("given.up@example.com")));
  const person = { email: "waiting@example.com", password: "correct horse" };
  expect(await logIn(deps, person)).toHaveProperty("refused", "email_not_verified");
  agreed(await verifyEmail(deps, "link of waiting@example.com"));
  expect(agreed(await logIn(deps, person)).user.id).toBe(waiting);

  // The verified user's link was opened before, and scanners may open it again.
  agreed(await verifyEmail(deps, "link of verified@example.com"));
  const owner = { email: "verified@example.com", password: "correct horse" };
  expect(agreed(await logIn(deps, owner)).user.id).toBe(verified);
  expect(await rows("SELECT 1 FROM session WHERE user_id = $1", [verified])).toHaveLength(2);
  const decoy = { email: owner.email, password: "a stranger's" };
  expect(await logIn(deps, decoy)).toHaveProperty("refused", "email_not_verified");
  agreed(await deleteRegistration(deps, { ...decoy, token: "token of the decoy" }));
  expect(await logIn(deps, decoy)).toEqual(refuse("invalid_credentials"));
});
