import type { DecoyStore } from "#domain/accounts/decoy-store.ts";
import type { Client } from "./database.ts";

interface DecoyRow {
  email_key: string;
  email: string;
  password_hash: string;
  token_hash: string;
  created_at: Date;
}

export function decoyStore(client: Client): DecoyStore {
  return {
    async add({ emailKey, email, passwordHash, tokenHash, createdAt }) {
      await client.query({
        name: "decoy_add",
        text: `INSERT INTO decoy_sign_up (email_key, email, password_hash, token_hash, created_at)
               VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
        values: [emailKey, email, passwordHash, tokenHash, createdAt],
      });
    },

    async find(emailKey) {
      const { rows } = await client.query<DecoyRow>({
        name: "decoy_find",
        text: `SELECT email_key, email, password_hash, token_hash, created_at
               FROM decoy_sign_up WHERE email_key = $1`,
        values: [emailKey],
      });
      const row = rows[0];
      return (
        row && {
          emailKey: row.email_key,
          email: row.email,
          passwordHash: row.password_hash,
          tokenHash: row.token_hash,
          createdAt: row.created_at,
        }
      );
    },

    async remove(emailKey) {
      await client.query({
        name: "decoy_remove",
        text: "DELETE FROM decoy_sign_up WHERE email_key = $1",
        values: [emailKey],
      });
    },

    async sweep(createdBefore, limit) {
      const { rowCount } = await client.query({
        name: "decoy_sweep",
        text: `DELETE FROM decoy_sign_up WHERE email_key IN (
                 SELECT email_key FROM decoy_sign_up WHERE created_at <= $1
                 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        values: [createdBefore, limit],
      });
      return rowCount ?? 0;
    },
  };
}
