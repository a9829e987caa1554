import pg from "pg";
import { emailKey, type User } from "#domain/users/user.ts";
import type { UserStores } from "#domain/users/user-deps.ts";
import type { UserStore } from "#domain/users/user-store.ts";
import type { Client } from "./database.ts";
import { changed, one, type Statement, sql } from "./sql.ts";

const uniqueViolation = "23505";

/** The columns of a `User`. */
export const userColumns = sql.fragment`
  users.id, wallet_id, email, first_name, last_name, password_hash, google_sub, picture_url, users.created_at, verified_at`;

/** Users on one connection. The given stores delete a user's sessions, tokens, two-step login and passkeys. */
export function userStore(
  client: Client,
  {
    sessions,
    oneTimeTokens,
    twoSteps,
    passkeys,
  }: Pick<UserStores, "sessions" | "oneTimeTokens" | "twoSteps" | "passkeys">,
): UserStore {
  return {
    ...accountReader(client),

    lock: (id) =>
      one<User>(client, sql("user.lock")`SELECT ${userColumns} FROM users WHERE id = ${id} FOR UPDATE`),

    async insert(user) {
      const { id, walletId, email, firstName, lastName, passwordHash, googleSub, pictureUrl } = user;
      const { createdAt, verifiedAt } = user;
      const names = { id, walletId, email, emailKey: emailKey(email), firstName, lastName };
      const row = { ...names, passwordHash, googleSub, pictureUrl, createdAt, verifiedAt };
      const inserted = await changed(
        client,
        sql("user.insert")`
          INSERT INTO users (${sql.columns(row)}) VALUES (${sql.values(row)}) ON CONFLICT DO NOTHING`,
      );
      return inserted === 1;
    },

    async save({ id, firstName, lastName, passwordHash, googleSub, pictureUrl, verifiedAt }) {
      await changed(
        client,
        sql("user.save")`
          UPDATE users SET first_name = ${firstName}, last_name = ${lastName}, password_hash = ${passwordHash},
                           google_sub = ${googleSub}, picture_url = ${pictureUrl}, verified_at = ${verifiedAt}
          WHERE id = ${id}`,
      );
    },

    changeEmail: (id, email) =>
      unlessTaken(
        client,
        sql("user.changeEmail")`
          UPDATE users SET email = ${email}, email_key = ${emailKey(email)} WHERE id = ${id}`,
      ),

    async anonymise(id, at) {
      await sessions.endAll(id);
      await oneTimeTokens.endAll(id);
      await twoSteps.remove(id);
      await passkeys.removeAll(id);
      await passkeys.forgetUserHandle(id);
      await changed(
        client,
        sql("user.anonymise")`
          UPDATE users SET email = '', email_key = 'deleted ' || id, first_name = '', last_name = '',
                           password_hash = NULL, google_sub = NULL, picture_url = NULL, verified_at = NULL,
                           deleted_at = ${at}
          WHERE id = ${id}`,
      );
    },

    async remove(id) {
      // The foreign key would delete the sessions too, but without announcing their end.
      await sessions.endAll(id);
      await changed(client, sql("user.remove")`DELETE FROM users WHERE id = ${id}`);
    },

    // Locks users in any order and skips locked ones. A user who was never verified has no full session to announce.
    sweepUnverified: (createdBefore, limit) =>
      changed(
        client,
        sql("user.sweepUnverified")`
          DELETE FROM users WHERE id IN (
            SELECT id FROM users
            WHERE verified_at IS NULL AND deleted_at IS NULL AND created_at <= ${createdBefore}
            LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}

/** Finds users, for callers that change none. */
export function accountReader(client: Client): Pick<UserStore, "find" | "findByEmail" | "findByGoogleSub"> {
  return {
    find: (id) => one<User>(client, sql("user.find")`SELECT ${userColumns} FROM users WHERE id = ${id}`),
    findByEmail: (key) =>
      one<User>(client, sql("user.findByEmail")`SELECT ${userColumns} FROM users WHERE email_key = ${key}`),
    findByGoogleSub: (sub) =>
      one<User>(
        client,
        sql("user.findByGoogleSub")`SELECT ${userColumns} FROM users WHERE google_sub = ${sub}`,
      ),
  };
}

/**
 * Runs a statement of a transaction. Returns false, and changes nothing, when it would break a unique rule. An UPDATE
 * has no ON CONFLICT, and a WHERE condition cannot see a rival row that has not committed yet.
 */
async function unlessTaken(client: Client, statement: Statement): Promise<boolean> {
  await client.query("SAVEPOINT unless_taken");
  try {
    await changed(client, statement);
    return true;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT unless_taken");
    return false;
  }
}
