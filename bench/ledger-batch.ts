import type { Database } from "#adapters/postgres/connection/database.ts";
import type { CallKey } from "#domain/calls/call-store.ts";

/** Calls in one statement. */
export const batchSize = 64;
const batches = 240;
const concurrency = 8;

const openMany = `
  WITH opened AS (
    INSERT INTO call (wallet_id, id, user_id, carrier, provider_call_id, number, held_mc, open, status, created_at, cutoff_at,
                      check_at, country, destination, per_minute_mc, connect_mc, minimum_s, increment_s, limit_s)
    SELECT wallet_id, made.id, user_id, 'twilio', 'CA' || made.id, '+442079460000', 4000, true, 'answered', now(), now(),
           now(), 'GB', 'United Kingdom', 1000, 0, 60, 60, 240
      FROM (SELECT gen_random_uuid() AS id, id AS user_id, wallet_id FROM users ORDER BY random() LIMIT $1) made
    RETURNING wallet_id, id, held_mc
  ), held AS (
    UPDATE wallet SET held_mc = wallet.held_mc + opened.held_mc, version = version + 1
      FROM opened WHERE wallet.id = opened.wallet_id
  )
  SELECT wallet_id AS "walletId", id FROM opened`;

/*
 * Not a statement of the product, whose calls end one by one with a message from the carrier that takes far longer than
 * any statement. It shows the reserve if settling ever became the bottleneck, and needs one open call per wallet at
 * most.
 */
const settleMany = {
  name: "bench.settleMany",
  text: `
    WITH settled AS (
      UPDATE call
         SET open = false, status = 'completed', answered_s = 60, child_call_id = coalesce(child_call_id, 'CAchild'),
             ended_at = $4, lost_mc = 0, cost_mc = given_mc
        FROM unnest($1::uuid[], $2::uuid[], $3::bigint[]) AS given (given_wallet_id, given_id, given_mc)
       WHERE wallet_id = given_wallet_id AND id = given_id AND cost_mc IS NULL AND held_mc >= given_mc
      RETURNING wallet_id, id, held_mc, given_mc
    ), charged AS (
      UPDATE wallet
         SET held_mc = wallet.held_mc - settled.held_mc, posted_mc = posted_mc - given_mc, seq = seq + 1,
             version = version + 1
        FROM settled WHERE wallet.id = settled.wallet_id
      RETURNING wallet.id, seq, posted_mc, settled.id AS call_id, given_mc
    )
    INSERT INTO transfer (wallet_id, seq, contra, delta_mc, balance_after_mc, ref, subject_id, created_at)
    SELECT id, seq, 'calls', -given_mc, posted_mc, 'call:' || call_id, call_id, $4 FROM charged`,
};

/** Settles calls 64 at a time, from Node, on 8 connections. Returns calls a second. */
export async function settleInBatches(database: Database): Promise<number> {
  const { rows } = await database.withClient((client) =>
    client.query<CallKey>(openMany, [batches * batchSize]),
  );
  const left = [...rows];
  const start_ms = performance.now();
  const worker = async () => {
    for (let batch = left.splice(0, batchSize); batch.length > 0; batch = left.splice(0, batchSize)) {
      await settle(database, batch);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return rows.length / ((performance.now() - start_ms) / 1_000);
}

async function settle(database: Database, keys: readonly CallKey[]): Promise<void> {
  const values = [
    keys.map(({ walletId }) => walletId),
    keys.map(({ id }) => id),
    keys.map(() => 1_000),
    new Date(),
  ];
  const { rowCount } = await database.withClient((client) => client.query({ ...settleMany, values }));
  if (rowCount !== keys.length) throw new Error(`Of ${keys.length} calls ${rowCount} were settled`);
}
