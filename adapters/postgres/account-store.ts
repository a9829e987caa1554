import pg from "pg";
import type { Account } from "#domain/accounts/account.ts";
import { emailKey } from "#domain/accounts/account.ts";
import type { AccountStore } from "#domain/accounts/account-store.ts";
import type { Client } from "./database.ts";

const uniqueViolation = "23505";

export interface AccountRow {
  id: string;
  wallet_id: string;
  email: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  google_sub: string | null;
  picture_url: string | null;
  created_at: Date;
  verified_at: Date | null;
}

export const accountColumns =
  "users.id, wallet_id, email, first_name, last_name, password_hash, google_sub, picture_url, users.created_at, verified_at";

export function accountStore(client: Client): AccountStore {
  const one = async (name: string, condition: string, value: string) => {
    const text = `SELECT ${accountColumns} FROM users WHERE ${condition}`;
    const { rows } = await client.query<AccountRow>({ name, text, values: [value] });
    return rows[0] && toAccount(rows[0]);
  };
  return {
    find: (id) => one("account_find", "id = $1", id),
    findByEmail: (key) => one("account_find_by_email", "email_key = $1", key),
    findByGoogleSub: (sub) => one("account_find_by_google_sub", "google_sub = $1", sub),
    lock: (id) => one("account_lock", "id = $1 FOR UPDATE", id),

    async insert(account) {
      const { rowCount } = await client.query({
        name: "account_insert",
        text: `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, google_sub,
                                  picture_url, created_at, verified_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
               ON CONFLICT DO NOTHING`,
        values: [
          account.id,
          account.walletId,
          account.email,
          emailKey(account.email),
          account.firstName,
          account.lastName,
          account.passwordHash,
          account.googleSub,
          account.pictureUrl,
          account.createdAt,
          account.verifiedAt,
        ],
      });
      return rowCount === 1;
    },

    async save(account) {
      await client.query({
        name: "account_save",
        text: `UPDATE users SET first_name = $2, last_name = $3, password_hash = $4, google_sub = $5,
                                picture_url = $6, verified_at = $7
               WHERE id = $1`,
        values: [
          account.id,
          account.firstName,
          account.lastName,
          account.passwordHash,
          account.googleSub,
          account.pictureUrl,
          account.verifiedAt,
        ],
      });
    },

    async changeEmail(id, email) {
      await client.query("SAVEPOINT change_email");
      try {
        await client.query({
          name: "account_change_email",
          text: "UPDATE users SET email = $2, email_key = $3 WHERE id = $1",
          values: [id, email, emailKey(email)],
        });
        return true;
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation)) throw error;
        await client.query("ROLLBACK TO SAVEPOINT change_email");
        return false;
      }
    },

    async anonymise(id, at) {
      for (const table of ["session", "link", "two_step", "recovery_code"]) {
        await client.query(`DELETE FROM ${table} WHERE user_id = $1`, [id]);
      }
      await client.query({
        name: "account_anonymise",
        text: `UPDATE users SET email = '', email_key = 'deleted ' || id, first_name = '', last_name = '',
                                password_hash = NULL, google_sub = NULL, picture_url = NULL, verified_at = NULL,
                                deleted_at = $2
               WHERE id = $1`,
        values: [id, at],
      });
    },

    async remove(id) {
      await client.query({ name: "account_remove", text: "DELETE FROM users WHERE id = $1", values: [id] });
    },

    async sweepUnverified(createdBefore, limit) {
      const { rowCount } = await client.query({
        name: "account_sweep_unverified",
        text: `DELETE FROM users WHERE id IN (
                 SELECT id FROM users WHERE verified_at IS NULL AND deleted_at IS NULL AND created_at <= $1
                 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        values: [createdBefore, limit],
      });
      return rowCount ?? 0;
    },
  };
}

export function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    walletId: row.wallet_id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    googleSub: row.google_sub,
    pictureUrl: row.picture_url,
    createdAt: row.created_at,
    verifiedAt: row.verified_at,
  };
}
