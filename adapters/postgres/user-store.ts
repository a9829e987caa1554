import pg from "pg";
import { emailKey, type User } from "#domain/users/user.ts";
import type { UserStores } from "#domain/users/user-deps.ts";
import type { UserStore } from "#domain/users/user-store.ts";
import type { Client } from "./database.ts";
import { invalidateEligibility } from "./end-calls.ts";
import { changed, one, type Statement, sql } from "./sql.ts";

const uniqueViolation = "23505";

/** The columns of a `User`. */
export const userColumns = sql.fragment`
  users.id, wallet_id, email, first_name, last_name, password_hash, google_sub, picture_url, users.created_at, verified_at`;

type OwnedStores = Pick<
  UserStores,
  "sessions" | "oneTimeTokens" | "twoSteps" | "passkeys" | "securityEvents" | "knownDevices" | "signInUndos"
>;

/** Users on one connection. The given stores delete what else belongs to a user's sign-in. */
export function userStore(client: Client, own: OwnedStores): UserStore {
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
          UPDATE users SET email = ${email}, email_key = ${emailKey(email)}, mail_refused_at = NULL
          WHERE id = ${id}`,
      ),

    async markSignedIn(id, at) {
      const marked = await changed(
        client,
        sql("user.markSignedIn")`
          UPDATE users SET first_signed_in_at = ${at} WHERE id = ${id} AND first_signed_in_at IS NULL`,
      );
      return marked === 1;
    },

    async allowedCountries(id) {
      const found = await one<{ allowedCountries: string[] | null }>(
        client,
        sql("user.allowedCountries")`SELECT allowed_countries FROM users WHERE id = ${id}`,
      );
      return found?.allowedCountries ?? null;
    },

    async refusesMail(id) {
      const found = await one<{ refuses: boolean }>(
        client,
        sql("user.refusesMail")`SELECT mail_refused_at IS NOT NULL AS refuses FROM users WHERE id = ${id}`,
      );
      return found?.refuses ?? false;
    },

    // Locks the wallet after the caller has locked its user.
    async allowCountries({ id, walletId }, countries) {
      await changed(
        client,
        sql("user.allowCountries")`UPDATE users SET allowed_countries = ${countries} WHERE id = ${id}`,
      );
      await invalidateEligibility(client, walletId);
    },

    async anonymise(id, at) {
      await own.sessions.endAll(id);
      await own.oneTimeTokens.endAll(id);
      await own.twoSteps.remove(id);
      await own.passkeys.removeAll(id);
      await own.passkeys.forgetUserHandle(id);
      await own.securityEvents.removeAll(id);
      await own.knownDevices.forgetAll(id);
      await own.signInUndos.removeAll(id);
      await changed(
        client,
        sql("user.anonymise")`
          UPDATE users SET email = '', email_key = 'deleted ' || id, first_name = '', last_name = '',
                           password_hash = NULL, google_sub = NULL, picture_url = NULL, verified_at = NULL,
                           allowed_countries = NULL, mail_refused_at = NULL,
                           deleted_at = ${at}
          WHERE id = ${id}`,
      );
    },
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
