import { randomUUID } from "node:crypto";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { insertUser } from "#adapters/postgres/users/user-store.ts";
import type { User } from "#domain/users/user.ts";

/** Adds a verified user without a sign-up: the owner of a new wallet unless another is given. */
export async function addUser(database: Database, given: Partial<User> = {}): Promise<User> {
  const id = given.id ?? randomUUID();
  const user: User = {
    id,
    walletId: randomUUID(),
    memberRole: "owner",
    email: `${id}@example.org`,
    firstName: "Ada",
    lastName: "Lovelace",
    language: null,
    passwordHash: "none",
    pictureUrl: null,
    createdAt: new Date(),
    verifiedAt: new Date(),
    ...given,
  };
  await database.withClient((client) => insertUser(client, user));
  return user;
}

/** Opens a session of a test's user. Its id is the user's, so that the user's id alone names both. */
export async function openTestSession(database: Database, userId: string, at: Date): Promise<void> {
  await database.withClient((client) =>
    client.query(
      `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
       VALUES ('session of ' || $1, $1::uuid, $1::uuid, $2, $2)`,
      [userId, at],
    ),
  );
}
