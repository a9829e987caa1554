import type { Database } from "#adapters/postgres/database.ts";

/** Calls in one statement. */
export const batchSize = 64;
const batches = 240;
const abreast = 8;

const openMany = `
  WITH opened AS (
    INSERT INTO call (id, account_id, provider_sid, number, held_mc, open, status, created_at, cutoff_at, check_at,
                      country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s)
    SELECT made.id, account_id, 'CA' || made.id, '+442079460000', 4000, true, 'answered', now(), now(), now(),
           'GB', 'United Kingdom', 1000, 0, 60, 60, 240
      FROM (SELECT gen_random_uuid() AS id, id AS account_id FROM account ORDER BY random() LIMIT $1) made
    RETURNING id, account_id, held_mc
  ), held AS (
    UPDATE account SET held_mc = account.held_mc + opened.held_mc FROM opened WHERE account.id = opened.account_id
  )
  SELECT id FROM opened`;

/*
 * Not a statement of the product: its calls end one by one, each with a message from the carrier that takes far longer
 * than any statement. It shows what is left should settling ever be the bottleneck. It relies on an account's having
 * one open call at most.
 */
const settleMany = {
  name: "bench-settle-many",
  text: `
    WITH settled AS (
      UPDATE call
         SET open = false, status = 'completed', answered_s = 60, child_sid = coalesce(child_sid, 'CAchild'),
             ended_at = $3, lost_mc = 0, cost_mc = given_mc
        FROM unnest($1::uuid[], $2::bigint[]) AS given (given_id, given_mc)
       WHERE id = given_id AND cost_mc IS NULL AND held_mc >= given_mc
      RETURNING id, account_id, held_mc, given_mc
    ), charged AS (
      UPDATE account
         SET held_mc = account.held_mc - settled.held_mc, posted_mc = posted_mc - given_mc, seq = seq + 1
        FROM settled WHERE account.id = settled.account_id
      RETURNING account.id, seq, posted_mc, settled.id AS call_id, given_mc
    )
    INSERT INTO transfer (account_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
    SELECT id, seq, 'calls', -given_mc, posted_mc, 'call:' || call_id, call_id, $3 FROM charged`,
};

/** Settles calls 64 at a time, from Node, on 8 connections. Returns calls a second. */
export async function settleInBatches(database: Database): Promise<number> {
  const { rows } = await database.withClient((client) =>
    client.query<{ id: string }>(openMany, [batches * batchSize]),
  );
  const ids = rows.map(({ id }) => id);
  const start_ms = performance.now();
  const worker = async () => {
    for (let batch = ids.splice(0, batchSize); batch.length > 0; batch = ids.splice(0, batchSize)) {
      await settle(database, batch);
    }
  };
  await Promise.all(Array.from({ length: abreast }, worker));
  return rows.length / ((performance.now() - start_ms) / 1_000);
}

async function settle(database: Database, ids: readonly string[]): Promise<void> {
  const values = [ids, ids.map(() => 1_000), new Date()];
  const { rowCount } = await database.withClient((client) => client.query({ ...settleMany, values }));
  if (rowCount !== ids.length) throw new Error(`Of ${ids.length} calls ${rowCount} were settled`);
}
