import type { Link, LinkStore } from "#domain/accounts/link-store.ts";
import type { Client } from "./database.ts";
import { changed, one, sql } from "./sql.ts";

export function linkStore(client: Client): LinkStore {
  return {
    async add({ tokenHash, userId, purpose, detail, expiresAt }) {
      const row = { tokenHash, userId, purpose, detail, expiresAt };
      await changed(
        client,
        sql("link.add")`INSERT INTO link (${sql.columns(row)}) VALUES (${sql.values(row)})`,
      );
    },

    find: (purpose, tokenHash, at) =>
      one<Link>(
        client,
        sql("link.find")`
          SELECT user_id, detail FROM link
          WHERE purpose = ${purpose} AND token_hash = ${tokenHash} AND expires_at > ${at}`,
      ),

    consume: (purpose, tokenHash, at) =>
      one<Link>(
        client,
        sql("link.consume")`
          DELETE FROM link WHERE purpose = ${purpose} AND token_hash = ${tokenHash} AND expires_at > ${at}
          RETURNING user_id, detail`,
      ),

    async waiting(purpose, userId, at) {
      const link = await one<{ detail: string }>(
        client,
        sql("link.waiting")`
          SELECT detail FROM link
          WHERE user_id = ${userId} AND purpose = ${purpose} AND expires_at > ${at} LIMIT 1`,
      );
      return link?.detail;
    },

    async endPurpose(userId, purpose) {
      await changed(
        client,
        sql("link.endPurpose")`DELETE FROM link WHERE user_id = ${userId} AND purpose = ${purpose}`,
      );
    },

    async endAll(userId) {
      await changed(client, sql("link.endAll")`DELETE FROM link WHERE user_id = ${userId}`);
    },

    // Locks expired links in any order, but for those that are locked.
    sweep: (at, limit) =>
      changed(
        client,
        sql("link.sweep")`
          DELETE FROM link WHERE token_hash IN (
            SELECT token_hash FROM link WHERE expires_at <= ${at} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}
