import type { Database } from "#adapters/postgres/connection/database.ts";
import { hashToken } from "#domain/users/tokens.ts";
import { slowly } from "./ledger-data.ts";

/** Users with a session and a wallet each. A measurement of calls opens one call of each user. */
const users = 2_000;
/** A page of the history. */
const transactions = 20;
/** Without earlier calls PostgreSQL would plan statements for an empty table, and read all of it for each new call. */
const unansweredCalls = 10;

export interface BenchUser {
  userId: string;
  sessionId: string;
  walletId: string;
  token: string;
}

const seed = [
  `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
   SELECT gen_random_uuid(), gen_random_uuid(), n || '@example.org', n || '@example.org', 'Ada', 'Lovelace', 'none',
          now() - interval '90 days', now() - interval '90 days'
     FROM generate_series(1, ${users}) n`,
  `INSERT INTO wallet (id, posted_mc, seq, version)
   SELECT wallet_id, ${transactions} * 1000, ${transactions}, ${transactions} FROM users`,
  `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
   SELECT id, n, 'payments', 1000, n * 1000, 'payment:' || gen_random_uuid(), gen_random_uuid(),
          now() - interval '1 day' * (${transactions} + 30 - n)
     FROM wallet, generate_series(1, ${transactions}) n`,
  `INSERT INTO payment (wallet_id, id, user_id, provider, provider_ref, status, currency, charge_minor, credits_mc, postings, created_at)
   SELECT wallet_id, subject_id, users.id, 'stripe', 'pi_' || subject_id, 'completed', 'USD', 10, 1000, 1, transfer.created_at
     FROM transfer JOIN users USING (wallet_id)`,
  `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, held_mc, cost_mc, open, status, created_at, ended_at,
                     country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s)
   SELECT wallet_id, gen_random_uuid(), id, 'twilio', 'CA' || id || n, '+44207946' || 1000 + n, 0, 0, false, 'no_answer', called_at,
          called_at, 'GB', 'United Kingdom', 1000, 0, 60, 60, 600
     FROM (SELECT wallet_id, id, n, now() - interval '1 day' * (60 + n) AS called_at
             FROM users, generate_series(1, ${unansweredCalls}) n) AS earlier`,
];

export async function seedUsers(database: Database): Promise<BenchUser[]> {
  return slowly(database, async (client) => {
    for (const text of seed) await client.query(text);
    const { rows } = await client.query<Omit<BenchUser, "token" | "sessionId">>(
      `SELECT id AS "userId", wallet_id AS "walletId" FROM users`,
    );
    const seeded = rows.map((user) => ({
      ...user,
      sessionId: user.userId,
      token: `token of ${user.userId}`,
    }));
    await client.query(
      `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
       SELECT hash, id, id, now(), now() FROM unnest($1::text[], $2::uuid[]) AS given (hash, id)`,
      [seeded.map(({ token }) => hashToken(token)), seeded.map(({ userId }) => userId)],
    );
    await client.query("VACUUM ANALYZE");
    return seeded;
  });
}

export async function countOpenCalls(database: Database): Promise<number> {
  const { rows } = await database.withClient((client) =>
    client.query<{ open: number }>("SELECT count(*)::int AS open FROM call WHERE open"),
  );
  return rows[0]?.open ?? Number.NaN;
}
