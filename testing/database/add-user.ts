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
