import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, one, sql } from "#adapters/postgres/sql.ts";
import type { KnownNetworkStore } from "#domain/rate-limits/known-networks.ts";

export function knownNetworkStore(client: Client): KnownNetworkStore {
  return {
    async has(key, seenAfter) {
      const row = await one(
        client,
        sql("knownNetwork.has")`SELECT 1 FROM known_network WHERE key = ${key} AND seen_at > ${seenAfter}`,
      );
      return row !== undefined;
    },

    async remember(key, at) {
      await changed(
        client,
        sql("knownNetwork.remember")`
          INSERT INTO known_network (key, seen_at) VALUES (${key}, ${at})
          ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at`,
      );
    },

    async forget(key) {
      await changed(client, sql("knownNetwork.forget")`DELETE FROM known_network WHERE key = ${key}`);
    },

    // Locks old networks in any order and skips locked ones.
    sweep: (seenBefore, limit) =>
      changed(
        client,
        sql("knownNetwork.sweep")`
          DELETE FROM known_network WHERE key IN (
            SELECT key FROM known_network WHERE seen_at <= ${seenBefore} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}
