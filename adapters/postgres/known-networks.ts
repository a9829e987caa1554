import { createHash } from "node:crypto";
import type { Client, Database } from "./database.ts";

/** How long a network stays known after its owner was last seen there. */
const memory_ms = 90 * 24 * 60 * 60_000;

export interface KnownNetworks {
  has(account: string, network: string): Promise<boolean>;
  remember(account: string, network: string): Promise<void>;
}

/** Remembers from where the owners of accounts log in; of neither is more kept than one hash of both together. */
export function knownNetworks(database: Database): KnownNetworks {
  return {
    async has(account, network) {
      const { rowCount } = await database.withClient((client) =>
        client.query({
          name: "known_network_has",
          text: "SELECT 1 FROM known_network WHERE key = $1 AND seen_at > $2",
          values: [keyOf(account, network), new Date(Date.now() - memory_ms)],
        }),
      );
      return rowCount === 1;
    },

    async remember(account, network) {
      await database.withClient((client) =>
        client.query({
          name: "known_network_remember",
          text: `INSERT INTO known_network (key, seen_at) VALUES ($1, $2)
                 ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at`,
          values: [keyOf(account, network), new Date()],
        }),
      );
    },
  };
}

/** Forgets up to `limit` networks that were not seen for long; tells how many. */
export async function sweepKnownNetworks(client: Client, at: Date, limit: number): Promise<number> {
  const { rowCount } = await client.query({
    name: "known_network_sweep",
    text: `DELETE FROM known_network WHERE key IN (
             SELECT key FROM known_network WHERE seen_at <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    values: [new Date(at.getTime() - memory_ms), limit],
  });
  return rowCount ?? 0;
}

function keyOf(account: string, network: string): string {
  return createHash("sha256").update(`${network} ${account}`).digest("base64url");
}
