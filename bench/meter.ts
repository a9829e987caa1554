import { setTimeout as sleep } from "node:timers/promises";
import pLimit from "p-limit";
import { z } from "zod";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { expectCleanLedger, onBenchDatabase } from "./database.ts";
import { withProduct } from "./product.ts";
import { settling } from "./requests.ts";
import { seedUsers } from "./seed.ts";

const calls = 10_000;
/** Calls that end in the same millisecond. */
const atOnce = 1_000;
/** Times from the writing until the first and the last call end. */
const ends_s = { first: 10, last: 40 };
/** The time from the last call's end until the figures are read. */
const remainder_s = 10;
const duration_s = 240;
const hold_mc = 4_000;
/** Connections of the carrier, whose reports of many ends at once wait for each other. */
const connections = 32;
const endedSchema = z.object({ sid: z.string(), at_ms: z.number() });

/**
 * Writes one talking call for each wallet, which it will use up. A call is warned 30 seconds before its end. Times are
 * whole milliseconds, as the product writes them, because it claims a call by the time that it read.
 */
const statements = [
  `UPDATE wallet SET held_mc = ${hold_mc}`,
  `INSERT INTO call (wallet_id, id, user_id, session_id, carrier, provider_call_id, child_call_id, number, held_mc, open, status,
                     created_at, answered_at, cutoff_at, check_at, meter_at, carrier_limit_s, country, destination, per_minute_mc,
                     connect_mc, minimum_s, increment_s, limit_s)
   SELECT wallet_id, gen_random_uuid(), user_id, user_id, 'twilio', 'CA' || n, 'CA' || n || 'child', '+442079460000', ${hold_mc}, true,
          'answered', ends_at - interval '250 s', ends_at - interval '${duration_s} s', ends_at,
          date_trunc('milliseconds', now() + random() * interval '300 s'), ends_at - interval '30 s', ${duration_s},
          'GB', 'United Kingdom', 1000, 0, 60, 60, ${duration_s}
     FROM (SELECT user_id, wallet_id, n, date_trunc('milliseconds', now() + interval '1 s' *
                       CASE WHEN n <= ${atOnce} THEN ${(ends_s.first + ends_s.last) / 2}
                       ELSE ${ends_s.first} + random() * ${ends_s.last - ends_s.first} END) AS ends_at
             FROM (SELECT user_id, wallet_id, row_number() OVER () AS n FROM wallet_member) AS numbered) AS running`,
  "ANALYZE",
];

interface MeteredCall {
  sid: string;
  walletId: string;
  /** The end of its credits. */
  cutoffAt: Date;
}

/**
 * Runs one node's meter over 10,000 calls against a carrier that answers after 40 ms. Measures how late after its paid
 * time each call is hung up. The carrier reports each end, so settlements go on beside the meter.
 */
export function benchMeter(): Promise<void> {
  return onBenchDatabase(async (bench) => {
    const { database } = bench;
    await seedUsers(database, { users: calls, purchases: 1, purchase_mc: hold_mc, calls: 0 });
    await withProduct(bench, async ({ url, carrier }) => {
      const metered = await openCalls(database);
      const late_ms: number[] = [];
      const reports = pLimit(connections);
      carrier.on("message", (message) => {
        const { sid, at_ms } = endedSchema.parse(message);
        const call = metered.get(sid);
        if (!call) throw new Error(`The carrier ended ${sid}, which is no call`);
        late_ms.push(at_ms - call.cutoffAt.getTime());
        void reports(report, url, call, late_ms.length);
      });
      await sleep((ends_s.last + remainder_s) * 1_000);
      carrier.removeAllListeners("message");
      reports.clearQueue();
      print(late_ms);
    });
    await expectCleanLedger(database);
  });
}

/** Returns the open calls by the carrier's id. */
function openCalls(database: Database): Promise<Map<string, MeteredCall>> {
  return database.withClient(async (client) => {
    for (const text of statements) await client.query(text);
    const { rows } = await client.query<MeteredCall>(
      `SELECT provider_call_id AS sid, wallet_id AS "walletId", cutoff_at AS "cutoffAt" FROM call`,
    );
    return new Map(rows.map((call) => [call.sid, call]));
  });
}

async function report(url: string, { sid, walletId }: MeteredCall, index: number): Promise<void> {
  const { path, method, headers, body } = settling(url, walletId, sid, duration_s, index);
  const reply = await fetch(url + path, { method, headers, body: body ?? null });
  await reply.text();
  if (!reply.ok) throw new Error(`The report of ${sid} was answered with ${reply.status}`);
}

function print(unordered_ms: readonly number[]): void {
  const late_ms = unordered_ms.toSorted((a, b) => a - b);
  const at = (share: number) => late_ms[Math.ceil(share * late_ms.length) - 1];
  console.log(`${late_ms.length} of ${calls} metered calls hung up by one node`);
  console.log(
    `late by, p50 / p99 / most: ${at(0.5)} / ${at(0.99)} / ${at(1)} ms; aim: p99 under 400 + the carrier's 40`,
  );
}
