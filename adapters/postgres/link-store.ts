import type { LinkStore } from "../../domain/accounts/link-store.ts";
import type { Client } from "./database.ts";

export function linkStore(client: Client): LinkStore {
  const user = async (name: string, text: string, values: unknown[]) => {
    const { rows } = await client.query<{ user_id: string }>({ name, text, values });
    return rows[0]?.user_id;
  };
  return {
    async add({ tokenHash, userId, purpose, expiresAt }) {
      await client.query({
        name: "link_add",
        text: "INSERT INTO link (token_hash, user_id, purpose, expires_at) VALUES ($1, $2, $3, $4)",
        values: [tokenHash, userId, purpose, expiresAt],
      });
    },

    find: (purpose, tokenHash, at) =>
      user(
        "link_find",
        "SELECT user_id FROM link WHERE purpose = $1 AND token_hash = $2 AND expires_at > $3",
        [purpose, tokenHash, at],
      ),

    consume: (purpose, tokenHash, at) =>
      user(
        "link_consume",
        "DELETE FROM link WHERE purpose = $1 AND token_hash = $2 AND expires_at > $3 RETURNING user_id",
        [purpose, tokenHash, at],
      ),

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
