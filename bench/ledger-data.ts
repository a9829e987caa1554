import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";

export const wallets = 100_000;

/** Gives every wallet one user with a session of the same id, a top-up and one settled call, so that tables and indexes have a realistic size. */
const seed = [
  `INSERT INTO users (id, wallet_id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
   SELECT md5('user ' || n)::uuid, md5('wallet ' || n)::uuid, n || '@example.org', n || '@example.org', 'Ada',
          'Lovelace', 'none', now(), now()
     FROM generate_series(0, ${wallets - 1}) n`,
  // The measurements' own clock runs for months.
  `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
   SELECT 'session of ' || id, id, id, '2100-01-01', '2100-01-01' FROM users`,
  `INSERT INTO wallet (id, posted_mc, seq, version) SELECT wallet_id, 999999000, 2, 3 FROM users`,
  `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
   SELECT id, 1, 'payments', 1000000000, 1000000000, 'payment:' || md5(id::text)::uuid || ':1', md5(id::text)::uuid
     FROM wallet`,
  `INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, held_mc, open, status, created_at, ended_at, cost_mc,
                     answered_s, country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s)
   SELECT wallet_id, gen_random_uuid(), id, 'twilio', 'CA' || md5('earlier ' || id), '+442079460000', 4000, false, 'completed',
          now(), now(), 1000, 60, 'GB', 'United Kingdom', 1000, 0, 60, 60, 240
     FROM users`,
  `INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
   SELECT wallet_id, 2, 'calls', -1000, 999999000, 'call:' || id, id FROM call`,
];

/** Ends the calls that a measurement has left open. */
const release = `
  WITH ended AS (
    UPDATE call SET open = false, status = 'canceled', cost_mc = 0, ended_at = now() WHERE open
    RETURNING wallet_id, held_mc
  )
  UPDATE wallet SET held_mc = wallet.held_mc - ended.held_mc FROM ended WHERE wallet.id = ended.wallet_id`;

export async function seedLedger(database: Database): Promise<void> {
  await slowly(database, async (client) => {
    for (const text of seed) await client.query(text);
    await client.query("VACUUM ANALYZE");
  });
}

export async function releaseOpenCalls(database: Database): Promise<void> {
  await slowly(database, (client) => client.query(release));
}

/** @throws Error when a measurement has broken the ledger, which makes its figure invalid. */
export async function expectCleanLedger(database: Database): Promise<void> {
  const findings = await slowly(database, (client) => ledgerStore(client).audit());
  if (findings.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(findings.slice(0, 3))}`);
}

/** Statements over the whole ledger take longer than the product lets any statement take. */
export function slowly<T>(database: Database, work: (client: Client) => Promise<T>): Promise<T> {
  return database.withClient(async (client) => {
    await client.query("SET statement_timeout = '2min'");
    try {
      return await work(client);
    } finally {
      await client.query("RESET statement_timeout");
    }
  });
}
