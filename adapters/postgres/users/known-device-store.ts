import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, exists, run, sql } from "#adapters/postgres/sql.ts";
import type { KnownDeviceStore } from "#domain/users/sign-in/session-store.ts";

export function knownDeviceStore(client: Client): KnownDeviceStore {
  return {
    has: (userId, deviceHash, seenAfter) =>
      exists(client, "knownDevice.has")`
        SELECT 1 FROM known_device
         WHERE user_id = ${userId} AND device_hash = ${deviceHash} AND seen_at > ${seenAfter}`,

    async remember(userId, deviceHash, at, most) {
      await run(client, "knownDevice.remember")`
        INSERT INTO known_device (user_id, device_hash, seen_at) VALUES (${userId}, ${deviceHash}, ${at})
        ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at`;
      const user = sql.parameter(userId);
      await run(client, "knownDevice.keepNewest")`
        DELETE FROM known_device WHERE user_id = ${user} AND device_hash IN (
          SELECT device_hash FROM known_device WHERE user_id = ${user}
          ORDER BY seen_at DESC, device_hash OFFSET ${most})`;
    },

    forgetAll: (userId) =>
      run(client, "knownDevice.forgetAll")`DELETE FROM known_device WHERE user_id = ${userId}`,

    // Locks old devices in any order and skips locked ones.
    sweep: (seenBefore, limit) =>
      changed(client, "knownDevice.sweep")`
        DELETE FROM known_device WHERE (user_id, device_hash) IN (
          SELECT user_id, device_hash FROM known_device WHERE seen_at <= ${seenBefore}
          LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
  };
}
