import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, exists, run } from "#adapters/postgres/sql.ts";
import type { KnownNetworkStore } from "#domain/rate-limits/known-networks.ts";

export function knownNetworkStore(client: Client): KnownNetworkStore {
  return {
    has: (key, seenAfter) =>
      exists(client, "knownNetwork.has")`
        SELECT 1 FROM known_network WHERE key = ${key} AND seen_at > ${seenAfter}`,

    remember: (key, at) =>
      run(client, "knownNetwork.remember")`
        INSERT INTO known_network (key, seen_at) VALUES (${key}, ${at})
        ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at`,

    forget: (key) => run(client, "knownNetwork.forget")`DELETE FROM known_network WHERE key = ${key}`,

    // Locks old networks in any order and skips locked ones.
    sweep: (seenBefore, limit) =>
      changed(client, "knownNetwork.sweep")`
        DELETE FROM known_network WHERE key IN (
          SELECT key FROM known_network WHERE seen_at <= ${seenBefore} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
