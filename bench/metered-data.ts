import type { Database } from "#adapters/postgres/connection/database.ts";

export const meteredCalls = 10_000;
/** Calls that end in the same second. */
const atOnce = 1_000;
/** Times from the start until the first and the last call end. */
export const ends_s = { first: 40, last: 70 };

/**
 * Writes talking calls, each with a user and a wallet of its own that it will use up. A call is warned 30 seconds before
 * its end, and the sweep checks it like a call that has lasted for some time. Times are whole milliseconds, as the
 * product writes them, because it claims a call by the time that it read.
 */
const seed = [
  `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
   SELECT md5('user ' || n)::uuid, md5('metered ' || n)::uuid, n || '@example.org', n || '@example.org', 'Ada',
          'Lovelace', 'none', now(), now()
     FROM generate_series(1, ${meteredCalls}) n`,
  `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
   SELECT 'session of ' || id, id, id, now(), now() FROM users`,
  `INSERT INTO wallet (id, posted_mc, held_mc, seq, version) SELECT wallet_id, 4000, 4000, 1, 2 FROM users`,
  `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
   SELECT id, 1, 'payments', 4000, 4000, 'payment:' || id, id FROM wallet`,
  `INSERT INTO call (wallet_id, id, user_id, session_id, carrier, provider_call_id, child_call_id, number, held_mc, open, status, created_at,
                     answered_at, cutoff_at, check_at, meter_at, carrier_limit_s, country, destination, per_minute_mc,
                     connect_mc, minimum_s, increment_s, limit_s)
   SELECT md5('metered ' || n)::uuid, md5('call ' || n)::uuid, md5('user ' || n)::uuid,
          md5('user ' || n)::uuid, 'twilio', 'CA' || n,
          'CA' || n || 'child', '+442079460000', 4000, true, 'answered', ends_at - interval '250 s',
          ends_at - interval '240 s', ends_at, date_trunc('milliseconds', now() + random() * interval '300 s'),
          ends_at - interval '30 s', 240, 'GB', 'United Kingdom', 1000, 0, 60, 60, 240
     FROM (SELECT n, date_trunc('milliseconds', now() + interval '1 s' *
                       CASE WHEN n <= ${atOnce} THEN ${(ends_s.first + ends_s.last) / 2}
                       ELSE ${ends_s.first} + random() * ${ends_s.last - ends_s.first} END) AS ends_at
             FROM generate_series(1, ${meteredCalls}) n) AS running`,
];

export async function seedMeteredCalls(database: Database): Promise<void> {
  await database.withClient(async (client) => {
    for (const text of seed) await client.query(text);
    await client.query("ANALYZE");
  });
}

export interface MeteredCall {
  walletId: string;
  /** The end of its credits. */
  cutoffAt: Date;
}

/** Returns every call by the carrier's id. */
export async function readMeteredCalls(database: Database): Promise<Map<string, MeteredCall>> {
  const { rows } = await database.withClient((client) =>
    client.query<MeteredCall & { providerCallId: string }>(
      `SELECT provider_call_id AS "providerCallId", wallet_id AS "walletId", cutoff_at AS "cutoffAt" FROM call`,
    ),
  );
  return new Map(rows.map(({ providerCallId, ...call }) => [providerCallId, call]));
}
