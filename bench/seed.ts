import type { Database } from "#adapters/postgres/connection/database.ts";
import { hashToken } from "#domain/tokens.ts";

export interface BenchUser {
  userId: string;
  sessionId: string;
  walletId: string;
  token: string;
}

interface Seed {
  users: number;
  purchases: number;
  purchase_mc: number;
  /** Unanswered calls of each user. PostgreSQL would plan for an empty table without them, and read all of it for each call. */
  calls: number;
}

const statements = ({ users, purchases, purchase_mc, calls }: Seed) => [
  `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
   SELECT gen_random_uuid(), n || '@example.org', n || '@example.org', 'Ada', 'Lovelace', 'none',
          now() - interval '90 days', now() - interval '90 days'
     FROM generate_series(1, ${users}) n`,
  `INSERT INTO wallet_member (wallet_id, user_id, role, joined_at)
   SELECT gen_random_uuid(), id, 'owner', created_at FROM users`,
  `INSERT INTO wallet (id, posted_mc, seq, version)
   SELECT wallet_id, ${purchases * purchase_mc}, ${purchases}, ${purchases} FROM wallet_member`,
  `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
   SELECT id, n, 'payments', ${purchase_mc}, n * ${purchase_mc}::bigint, 'payment:' || payment_id || ':1', payment_id,
          now() - interval '1 day' * (${purchases} + 30 - n)
     FROM (SELECT id, n, gen_random_uuid() AS payment_id FROM wallet, generate_series(1, ${purchases}) n) AS bought`,
  `INSERT INTO payment (wallet_id, id, user_id, initiator, provider, provider_ref, status, currency, charge_minor, credits_mc,
                        postings, created_at)
   SELECT wallet_id, subject_id, user_id, 'person', 'stripe', 'pi_' || subject_id, 'completed', 'USD', 10, ${purchase_mc}, 1,
          transfer.created_at
     FROM transfer JOIN wallet_member USING (wallet_id)`,
  `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, held_mc, cost_mc, open, status, created_at,
                     ended_at, country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s)
   SELECT wallet_id, gen_random_uuid(), user_id, 'twilio', 'CA' || user_id || n, '+44207946' || 1000 + n, 0, 0, false, 'no_answer',
          called_at, called_at, 'GB', 'United Kingdom', 1000, 0, 60, 60, 600
     FROM (SELECT wallet_id, user_id, n, now() - interval '1 day' * (60 + n) AS called_at
             FROM wallet_member, generate_series(1, ${calls}) n) AS earlier`,
];

/** Writes users with a session and a wallet each, so that tables and indexes have a realistic size. */
export async function seedUsers(database: Database, seed: Seed): Promise<BenchUser[]> {
  return database.withClient(async (client) => {
    for (const text of statements(seed)) await client.query(text);
    const { rows } = await client.query<Pick<BenchUser, "userId" | "walletId">>(
      `SELECT user_id AS "userId", wallet_id AS "walletId" FROM wallet_member`,
    );
    const users = rows.map((row) => ({ ...row, sessionId: row.userId, token: `token of ${row.userId}` }));
    await client.query(
      `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
       SELECT hash, id, id, now(), now() FROM unnest($1::text[], $2::uuid[]) AS given (hash, id)`,
      [users.map(({ token }) => hashToken(token)), users.map(({ userId }) => userId)],
    );
    await client.query("VACUUM ANALYZE");
    return users;
  });
}
