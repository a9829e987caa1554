import type { Decoy, DecoyStore } from "#domain/users/decoy-store.ts";
import type { Client } from "./database.ts";
import { changed, one, sql } from "./sql.ts";

export function decoyStore(client: Client): DecoyStore {
  return {
    async add({ emailKey, email, passwordHash, tokenHash, createdAt }) {
      const row = { emailKey, email, passwordHash, tokenHash, createdAt };
      await changed(
        client,
        sql("decoy.add")`
          INSERT INTO decoy_sign_up (${sql.columns(row)}) VALUES (${sql.values(row)}) ON CONFLICT DO NOTHING`,
      );
    },

    find: (emailKey) =>
      one<Decoy>(
        client,
        sql("decoy.find")`
          SELECT email_key, email, password_hash, token_hash, created_at
          FROM decoy_sign_up WHERE email_key = ${emailKey}`,
      ),

    async remove(emailKey) {
      await changed(client, sql("decoy.remove")`DELETE FROM decoy_sign_up WHERE email_key = ${emailKey}`);
    },

    // Locks old rows in any order and skips locked ones.
    sweep: (createdBefore, limit) =>
      changed(
        client,
        sql("decoy.sweep")`
          DELETE FROM decoy_sign_up WHERE email_key IN (
            SELECT email_key FROM decoy_sign_up WHERE created_at <= ${createdBefore}
            LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}
