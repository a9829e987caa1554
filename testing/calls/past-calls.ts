import type { Client } from "#adapters/postgres/connection/database.ts";

export interface PastCall {
  /** Time since the call was placed. */
  hours_ago: number;
  number: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  destination: string;
  credits: number;
  /** Null for a call that was not answered. */
  seconds: number | null;
  status: "completed" | "busy" | "no_answer" | "failed";
}

/** Calls of a user that have ended, written into the history without a charge. */
export async function insertPastCalls(
  client: Client,
  email: string,
  calls: readonly PastCall[],
): Promise<void> {
  const now_ms = Date.now();
  for (const { number, country, destination, credits, seconds, status, hours_ago } of calls) {
    const placedAt = new Date(now_ms - hours_ago * 3_600_000);
    await client.query(
      `INSERT INTO call (id, user_id, wallet_id, carrier, provider_call_id, number, country, destination,
                           per_minute_mc, connect_mc, minimum_s, increment_s, limit_s, held_mc, open, status,
                           cost_mc, answered_s, created_at, ended_at)
         SELECT gen_random_uuid(), id, wallet_id, 'twilio', 'CA' || replace(gen_random_uuid()::text, '-', ''),
                $2, $3, $4, 1000, 0, 60, 60, 3600, $5, false, $6, $5, $7, $8, $8
           FROM users JOIN wallet_member ON user_id = id WHERE email = $1`,
      [email, number, country, destination, 1_000 * credits, status, seconds, placedAt],
    );
  }
}
