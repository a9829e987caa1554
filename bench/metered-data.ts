import type { Database } from "#adapters/postgres/database.ts";

export const meteredCalls = 10_000;
/** So many of them end in the same second. */
const atOnce = 1_000;
/** From the start until the first and the last of them ends. */
export const ends_s = { first: 40, last: 70 };

/**
 * Calls that are talking, each on an account of its own that it will use up. They are warned 30 seconds before, and the
 * carrier is asked about them as often as about calls of some age.
 */
const seed = [
  `INSERT INTO account (id, posted_mc, held_mc, seq, calls_opened)
   SELECT md5('metered ' || n)::uuid, 4000, 4000, 1, 1 FROM generate_series(1, ${meteredCalls}) n`,
  `INSERT INTO transfer (account_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
   SELECT id, 1, 'payments', 4000, 4000, 'payment:' || id, id FROM account`,
  `INSERT INTO call (id, account_id, provider_sid, child_sid, number, held_mc, open, status, created_at, answered_at,
                     cutoff_at, check_at, meter_at, carrier_limit_s, country, destination, per_minute_mc, connect_mc,
                     minimum_s, increment_s, limit_s)
   SELECT md5('call ' || n)::uuid, md5('metered ' || n)::uuid, 'CA' || n, 'CA' || n || 'child', '+442079460000', 4000,
          true, 'answered', ends_at - interval '250 s', ends_at - interval '240 s', ends_at,
          now() + random() * interval '300 s', ends_at - interval '30 s', 240, 'GB', 'United Kingdom', 1000, 0, 60, 60,
          240
     FROM (SELECT n, now() + interval '1 s' * CASE WHEN n <= ${atOnce} THEN ${(ends_s.first + ends_s.last) / 2}
                     ELSE ${ends_s.first} + random() * ${ends_s.last - ends_s.first} END AS ends_at
             FROM generate_series(1, ${meteredCalls}) n) AS running`,
];

export async function seedMeteredCalls(database: Database): Promise<void> {
  await database.withClient(async (client) => {
    for (const text of seed) await client.query(text);
    await client.query("ANALYZE");
  });
}

/** When each call's credits end, in ms, by the carrier's name of it. */
export async function readCutoffs(database: Database): Promise<Map<string, number>> {
  const { rows } = await database.withClient((client) =>
    client.query<{ provider_sid: string; cutoff_at: Date }>("SELECT provider_sid, cutoff_at FROM call"),
  );
  return new Map(rows.map((row) => [row.provider_sid, row.cutoff_at.getTime()]));
}
