import type { Client, Database } from "#adapters/postgres/database.ts";
import { ledgerStore } from "#adapters/postgres/ledger-store.ts";

export const accounts = 100_000;

/** Every account has been topped up and has one call behind it, so that tables and indexes have a size. */
const seed = [
  `INSERT INTO account (id, posted_mc, seq)
   SELECT md5('account ' || n)::uuid, 999999000, 2 FROM generate_series(0, ${accounts - 1}) n`,
  `INSERT INTO transfer (account_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
   SELECT id, 1, 'payments', 1000000000, 1000000000, 'payment:' || md5(id::text)::uuid || ':1', md5(id::text)::uuid
     FROM account`,
  `INSERT INTO call (id, account_id, provider_sid, number, held_mc, open, status, created_at, ended_at, cost_mc,
                     answered_s, country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s)
   SELECT gen_random_uuid(), id, 'CA' || md5('earlier ' || id), '+442079460000', 4000, false, 'completed', now(),
          now(), 1000, 60, 'GB', 'United Kingdom', 1000, 0, 60, 60, 240
     FROM account`,
  `INSERT INTO transfer (account_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id)
   SELECT account_id, 2, 'calls', -1000, 999999000, 'call:' || id, id FROM call`,
];

/** Ends what a measurement has left open. */
const release = `
  WITH ended AS (
    UPDATE call SET open = false, status = 'canceled', cost_mc = 0, ended_at = now() WHERE open
    RETURNING account_id, held_mc
  )
  UPDATE account SET held_mc = account.held_mc - ended.held_mc FROM ended WHERE account.id = ended.account_id`;

export async function seedLedger(database: Database): Promise<void> {
  await slowly(database, async (client) => {
    for (const text of seed) await client.query(text);
    await client.query("VACUUM ANALYZE");
  });
}

export async function releaseOpenCalls(database: Database): Promise<void> {
  await slowly(database, (client) => client.query(release));
}

/** @throws Error when a measurement has broken the ledger: then its figure is worth nothing. */
export async function expectCleanLedger(database: Database): Promise<void> {
  const findings = await slowly(database, (client) => ledgerStore(client).audit());
  if (findings.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(findings.slice(0, 3))}`);
}

/** Statements over the whole ledger take longer than the product lets any statement take. */
function slowly<T>(database: Database, work: (client: Client) => Promise<T>): Promise<T> {
  return database.withClient(async (client) => {
    await client.query("SET statement_timeout = '2min'");
    try {
      return await work(client);
    } finally {
      await client.query("RESET statement_timeout");
    }
  });
}
