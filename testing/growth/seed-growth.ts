import { randomBytes } from "node:crypto";
import { aesGcmCipher } from "#adapters/data-cipher/aes-gcm-cipher.ts";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { foldingForm } from "#domain/marks/canonical-mailbox.ts";

/** The amount of rows in a database. */
export interface GrowthSize {
  users: number;
  /** Purchases, and as many calls, of each user whose history is long. */
  history: number;
  /** The time between two of them, so that the latest day and month of every size hold the same. */
  step_minutes?: number;
}

export interface GrownUser {
  /** The place of the user in the table, from which the ids are made. */
  n: number;
  id: string;
  walletId: string;
  /** The session token, which names the session's id too: that of the user. */
  token: string;
}

const members = 20;

/** The key of a product on the filled database. With another one it would begin by marking each user anew. */
export const grownDataKey = randomBytes(32).toString("base64");
const { digestPrefix } = aesGcmCipher({ current: grownDataKey, previous: [] });

/** The users that are measured, by their places. All others have one purchase and one or two calls. */
const places = {
  /** Owns a wallet of twenty members, with a long history of every kind. */
  heavy: 1,
  /** A member of that wallet who has a tenth of the owner's history. */
  busyMember: 2,
  /** A member of that wallet with three calls and purchases, all older than the owner's. */
  rareMember: 3,
  /** A member of that wallet who has done nothing. */
  idleMember: members,
  /** Has a long history in which no purchase was completed, no call answered and nothing given back. */
  unlucky: members + 1,
  /** Has done nothing, and has no wallet yet. */
  newcomer: members + 2,
  light: members + 3,
} as const;

export type GrownUsers = Record<keyof typeof places, GrownUser>;

/** A UUID of version 4 that is the same in every database. */
const idOf = (kind: string, ...numbers: string[]) =>
  `overlay(overlay(md5('${kind} ' || ${numbers.join(" || ' ' || ")}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Each text reads what the ones before it wrote; ids are made from numbers, so every database of a size is the same. */
const statements = ({ users, history, step_minutes = 45 }: GrowthSize) => [
  `CREATE TEMP TABLE grown AS
   SELECT n, ${idOf("user", "n")} AS user_id,
          ${idOf("wallet", `CASE WHEN n <= ${members} THEN 1 ELSE n END`)} AS wallet_id,
          CASE WHEN n BETWEEN 2 AND ${members} THEN 'member' ELSE 'owner' END AS role,
          CASE WHEN n IN (${places.heavy}, ${places.unlucky}) THEN ${history}
               WHEN n = ${places.busyMember} THEN ${history / 10}
               WHEN n IN (${places.idleMember}, ${places.newcomer}) THEN 0
               WHEN n < ${places.idleMember} THEN 3
               ELSE 1 END AS length,
          n > ${members} AND n <> ${places.unlucky} AS is_usual,
          CASE WHEN n IN (${places.heavy}, ${places.unlucky}) THEN interval '0'
               WHEN n = ${places.busyMember} THEN interval '20 minutes'
               WHEN n < ${places.idleMember} THEN ${history} * ${step_minutes} * interval '1 minute' + n * interval '1 day'
               ELSE ((n * 7919::bigint) % 576000) * interval '1 minute' END AS before
     FROM generate_series(1, ${users}) n`,
  `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
   SELECT user_id, 'person' || n || '@example.org', 'person' || n || '@example.org',
          (ARRAY['Ada', 'Grace', 'Jean', 'Mary', 'Radia', 'Sophie'])[1 + n % 6], 'Lovelace ' || n % 1000, 'none',
          now() - interval '800 days' + n * interval '1 second', now() - interval '800 days' + n * interval '1 second'
     FROM grown`,
  `INSERT INTO wallet_member (wallet_id, user_id, role, joined_at)
   SELECT wallet_id, user_id, role, now() - interval '800 days' FROM grown`,
  `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
   SELECT translate(rtrim(encode(sha256(convert_to('token of ' || user_id, 'UTF8')), 'base64'), '='), '+/', '-_'),
          user_id, user_id, now() - interval '1 day', now()
     FROM grown`,
  `CREATE TEMP TABLE grown_purchase AS
   SELECT *, ${idOf("payment", "n", "i")} AS id, now() - before - i * ${step_minutes} * interval '1 minute' - interval '10 minutes' AS at,
          CASE WHEN n = ${places.unlucky} OR (NOT is_usual AND i % 10 = 9) THEN 'failed' ELSE 'completed' END AS status,
          NOT is_usual AND i % 20 = 0 AS is_refunded, NOT is_usual AND i % 200 = 7 AS is_disputed
     FROM grown, generate_series(1, length) i ORDER BY at`,
  `INSERT INTO payment (wallet_id, id, user_id, initiator, provider, provider_ref, status, currency, charge_minor, credits_mc,
                        refunded_minor, postings, declines, disputed_at, dispute_allowed_at, created_at)
   SELECT wallet_id, id, user_id, 'person', 'stripe', 'pi_' || id, status,
          (ARRAY['USD', 'GBP', 'EUR'])[1 + i % 3], 1000, 10000,
          CASE WHEN is_refunded AND status = 'completed' THEN 100 ELSE 0 END,
          CASE WHEN status = 'failed' THEN 0 WHEN is_refunded OR is_disputed THEN 2 ELSE 1 END,
          CASE status WHEN 'failed' THEN 1 ELSE 0 END,
          CASE WHEN is_disputed AND status = 'completed' THEN at + interval '5 minutes' END,
          CASE WHEN is_disputed AND status = 'completed' THEN at + interval '6 minutes' END, at
     FROM grown_purchase`,
  `INSERT INTO receipt (wallet_id, payment_id, seller_name)
   SELECT wallet_id, id, 'Acme' FROM grown_purchase WHERE status = 'completed'`,
  `CREATE TEMP TABLE grown_call AS
   SELECT *, ${idOf("call", "n", "i")} AS id, now() - before - i * ${step_minutes} * interval '1 minute' AS at,
          n <> ${places.unlucky} AND i % 3 > 0 AS is_answered, NOT is_usual AND i % 100 = 1 AS has_bad_line,
          (ARRAY['GB', 'US', 'FR', 'DE', 'IN', 'NG', 'BR'])[1 + i % 7] AS country
     FROM grown, generate_series(1, length + CASE WHEN is_usual AND length > 0 AND n % 4 = 0 THEN 1 ELSE 0 END) i
    ORDER BY at`,
  `INSERT INTO call (wallet_id, id, user_id, session_id, carrier, provider_call_id, child_call_id, number, new_number, held_mc,
                     cost_mc, open, status, answered_s, created_at, answered_at, ended_at, country, destination,
                     per_minute_mc, connect_mc, minimum_s, increment_s, limit_s)
   SELECT wallet_id, id, user_id, user_id, 'twilio', 'CA' || replace(id::text, '-', ''), 'CAc' || id,
          '+4420794' || 60000 + (n * 31::bigint + i % 500) % 30000, i <= 500, 1000,
          CASE WHEN is_answered THEN 1000 ELSE 0 END, false, CASE WHEN is_answered THEN 'completed' ELSE 'no_answer' END,
          CASE WHEN is_answered THEN 55 END, at, CASE WHEN is_answered THEN at + interval '10 seconds' END,
          at + interval '70 seconds', country, 'Landline of ' || country, 1000, 0, 60, 60, 600
     FROM grown_call`,
  `INSERT INTO call_quality (wallet_id, call_id, duration_s, mos_average, mos_lowest, jitter_average_ms, jitter_highest_ms,
                             round_trip_average_ms, round_trip_highest_ms, packets_lost_percent, hints, created_at)
   SELECT wallet_id, id, 55, 4.2, 4, 2, 9, 30, 80, 0, '{}', at + interval '70 seconds' FROM grown_call WHERE is_answered`,
  `INSERT INTO call_event (wallet_id, call_id, id, received_at, kind, detail, changed)
   SELECT wallet_id, id, ${idOf("event", "id", "k")}, at + k * interval '10 seconds', 'progress', '{}', true
     FROM grown_call, generate_series(1, 3) k WHERE i % 10 = 0`,
  `INSERT INTO bad_line (wallet_id, call_id, user_id, reported_at, decided_at, outcome, amount_mc)
   SELECT wallet_id, id, user_id, at + interval '71 seconds', at + interval '3 minutes', 'credited', 1000
     FROM grown_call WHERE has_bad_line AND is_answered`,
  `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
   SELECT wallet_id, row_number() OVER earlier, contra, delta_mc, sum(delta_mc) OVER earlier, ref, subject_id, at FROM (
     SELECT wallet_id, 'payments' AS contra, 10000 AS delta_mc, 'payment:' || id || ':1' AS ref, id AS subject_id,
            at + interval '1 second' AS at
       FROM grown_purchase WHERE status = 'completed'
     UNION ALL
     SELECT wallet_id, CASE WHEN is_disputed THEN 'disputes' ELSE 'payments' END, -1000, 'payment:' || id || ':2', id,
            at + interval '5 minutes'
       FROM grown_purchase WHERE status = 'completed' AND (is_refunded OR is_disputed)
     UNION ALL
     SELECT wallet_id, 'calls', -1000, 'call:' || id, id, at + interval '70 seconds' FROM grown_call WHERE is_answered
     UNION ALL
     SELECT wallet_id, 'adjustments', 1000, 'bad-line:' || id, id, at + interval '3 minutes'
       FROM grown_call WHERE has_bad_line AND is_answered
     UNION ALL
     SELECT wallet_id, 'adjustments', 500, 'adjustment:' || ${idOf("gift", "id")}, ${idOf("gift", "id")},
            at + interval '4 minutes'
       FROM grown_purchase WHERE status = 'completed' AND NOT is_usual AND i % 500 = 3
   ) AS movement WINDOW earlier AS (PARTITION BY wallet_id ORDER BY at, ref) ORDER BY at`,
  `INSERT INTO wallet (id, posted_mc, seq, version)
   SELECT wallet_id, sum(delta_mc), count(*), count(*) FROM transfer GROUP BY wallet_id
   UNION ALL
   SELECT wallet_id, 0, 0, 0 FROM grown WHERE n = ${places.unlucky}`,
  `INSERT INTO security_event (user_id, id, kind, device, network, created_at)
   SELECT user_id, ${idOf("security", "n", "i")}, 'signed_in', 'Firefox on Windows', '198.51.100.7',
          now() - before - i * ${step_minutes} * interval '1 minute'
     FROM grown, generate_series(1, length) i`,
  `INSERT INTO contact_message (id, user_id, name, email, subject, message, sent_at, state)
   SELECT ${idOf("message", "n", "i")}, user_id, 'Ada', n || '@example.org', 'Rates', 'What does Lima cost?',
          now() - before - i * ${step_minutes} * interval '1 minute', CASE WHEN i % 50 = 3 THEN 'open' ELSE 'done' END
     FROM grown, generate_series(1, length) i WHERE i % 2 = 1`,
  `INSERT INTO mark (digest, kind, wallet_id, user_id, form)
   SELECT '${digestPrefix}' || md5('mailbox ' || n), 'mailbox', wallet_id, user_id, ${foldingForm} FROM grown`,
  "DROP TABLE grown_call, grown_purchase, grown",
  "VACUUM ANALYZE",
];

/**
 * Fills a migrated database with users, their purchases, calls and all that belongs to these. The ledger is right: its
 * audit finds nothing.
 */
export async function seedGrowth(database: Database, size: GrowthSize): Promise<GrownUsers> {
  return database.withClient(async (client) => {
    for (const text of statements(size)) await client.query(text);
    const { rows } = await client.query<Pick<GrownUser, "n" | "id" | "walletId">>(
      `SELECT n, user_id AS id, wallet_id AS "walletId"
         FROM unnest($1::int[]) n JOIN wallet_member ON user_id = ${idOf("user", "n")}`,
      [Object.values(places)],
    );
    const users = new Map(rows.map((row) => [row.n, { ...row, token: `token of ${row.id}` }]));
    return Object.fromEntries(Object.entries(places).map(([name, n]) => [name, users.get(n)])) as GrownUsers;
  });
}
