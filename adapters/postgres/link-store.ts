import type { Link, LinkStore } from "#domain/accounts/link-store.ts";
import type { Client } from "./database.ts";

export function linkStore(client: Client): LinkStore {
  const one = async (name: string, text: string, values: unknown[]): Promise<Link | undefined> => {
    const { rows } = await client.query<{ user_id: string; detail: string | null }>({ name, text, values });
    return rows[0] && { userId: rows[0].user_id, detail: rows[0].detail };
  };
  return {
    async add({ tokenHash, userId, purpose, detail, expiresAt }) {
      await client.query({
        name: "link_add",
        text: "INSERT INTO link (token_hash, user_id, purpose, detail, expires_at) VALUES ($1, $2, $3, $4, $5)",
        values: [tokenHash, userId, purpose, detail, expiresAt],
      });
    },

    find: (purpose, tokenHash, at) =>
      one(
        "link_find",
        "SELECT user_id, detail FROM link WHERE purpose = $1 AND token_hash = $2 AND expires_at > $3",
        [purpose, tokenHash, at],
      ),

    consume: (purpose, tokenHash, at) =>
      one(
        "link_consume",
        "DELETE FROM link WHERE purpose = $1 AND token_hash = $2 AND expires_at > $3 RETURNING user_id, detail",
        [purpose, tokenHash, at],
      ),

    async waiting(purpose, userId, at) {
      const { rows } = await client.query<{ detail: string }>({
        name: "link_waiting",
        text: "SELECT detail FROM link WHERE user_id = $1 AND purpose = $2 AND expires_at > $3 LIMIT 1",
        values: [userId, purpose, at],
      });
      return rows[0]?.detail;
    },

    async endPurpose(userId, purpose) {
      await client.query({
        name: "link_end_purpose",
        text: "DELETE FROM link WHERE user_id = $1 AND purpose = $2",
        values: [userId, purpose],
      });
    },

    async endAll(userId) {
      await client.query({
        name: "link_end_all",
        text: "DELETE FROM link WHERE user_id = $1",
        values: [userId],
      });
    },

    async sweep(at, limit) {
      const { rowCount } = await client.query({
        name: "link_sweep",
        text: `DELETE FROM link WHERE token_hash IN (
                 SELECT token_hash FROM link WHERE expires_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        values: [at, limit],
      });
      return rowCount ?? 0;
    },
  };
}
