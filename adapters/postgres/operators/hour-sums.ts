import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { settledBefore } from "#adapters/postgres/settled-before.ts";
import { one, type Part, run, sql } from "#adapters/postgres/sql.ts";

/*
 * The one reckoning of calls, sales and charges over time, by hours of UTC. An hour that is over for good is summed up once; every
 * other hour, and the part of one at which a day of another time zone begins, is read from the rows themselves. So the figures are
 * those of the rows between any two moments.
 */

/**
 * Between two moments: `summed` is from the first hour that is summed up to the end of the last, and `apart` is what lies before and
 * after; without such hours all lies before.
 */
export function summedAndApart(since: unknown, until: unknown): Part {
  return sql.part`summed AS MATERIALIZED (
    SELECT CASE WHEN low < high THEN low ELSE ${until}::timestamptz END AS since,
           CASE WHEN low < high THEN high ELSE ${until}::timestamptz END AS until
      FROM (SELECT greatest(date_trunc('hour', ${since}::timestamptz + interval '1 hour' - interval '1 microsecond', 'UTC'),
                            coalesce(min(hour), 'infinity')) AS low,
                   least(date_trunc('hour', ${until}::timestamptz, 'UTC'), max(hour) + interval '1 hour') AS high
              FROM hour_figures) AS hours
  ), apart AS MATERIALIZED (
    SELECT ${since}::timestamptz AS since, since AS until FROM summed
    UNION ALL
    SELECT until, ${until}::timestamptz FROM summed
  )`;
}

const isSummed = sql.fragment`hour >= (SELECT since FROM summed) AND hour < (SELECT until FROM summed)`;

/** `OFFSET 0` keeps PostgreSQL from joining the whole table and comparing times afterwards. */
const transfersApart = sql.fragment`
  apart CROSS JOIN LATERAL (
    SELECT date_trunc('hour', created_at, 'UTC') AS hour, wallet_id, contra, delta_mc, ref, subject_id FROM transfer
     WHERE created_at >= apart.since AND created_at < apart.until OFFSET 0) AS moved`;

const ofCalls = sql.fragment`placed, answered, refused, calls_failed`;
const ofSales = sql.fragment`purchases, sold_mc, recharges, recharged_mc, back_mc`;

/** Calls of users by the hour in which they were placed; incoming ones are no figure of a route's quality. */
const callsApart = sql.fragment`
  SELECT hour, count(*) FILTER (WHERE status <> 'refused') AS placed,
         count(*) FILTER (WHERE answered_at IS NOT NULL) AS answered,
         count(*) FILTER (WHERE status = 'refused') AS refused,
         count(*) FILTER (WHERE status = 'failed') AS calls_failed
    FROM apart CROSS JOIN LATERAL (
      SELECT date_trunc('hour', created_at, 'UTC') AS hour, status, answered_at FROM call
       WHERE created_at >= apart.since AND created_at < apart.until AND direction = 'outgoing' OFFSET 0) AS called
   GROUP BY 1`;

/** Purchases, those that a rule made among them, and what went back of any, by the hour of the transfer. */
const salesApart = sql.fragment`
  SELECT hour, count(*) FILTER (WHERE is_purchase) AS purchases,
         coalesce(sum(delta_mc) FILTER (WHERE is_purchase), 0)::bigint AS sold_mc,
         count(*) FILTER (WHERE is_purchase AND initiator = 'rule') AS recharges,
         coalesce(sum(delta_mc) FILTER (WHERE is_purchase AND initiator = 'rule'), 0)::bigint AS recharged_mc,
         -coalesce(sum(delta_mc) FILTER (WHERE NOT is_purchase), 0)::bigint AS back_mc
    FROM ${transfersApart}
   CROSS JOIN LATERAL (SELECT ref = 'payment:' || subject_id || ':1' AS is_purchase) AS kind
    LEFT JOIN LATERAL (
      SELECT initiator FROM payment
       WHERE payment.wallet_id = moved.wallet_id AND payment.id = moved.subject_id LIMIT 1) AS paid ON true
   WHERE contra = 'payments' GROUP BY 1`;

/** Charges of calls by the hour of the transfer and where the calls went. */
const chargesApart = sql.fragment`
  SELECT hour, country, destination, count(*) AS calls, coalesce(sum(answered_s), 0)::bigint AS answered_s,
         -sum(delta_mc)::bigint AS charged_mc
    FROM ${transfersApart}
   CROSS JOIN LATERAL (
     SELECT country, destination, answered_s FROM call
      WHERE call.wallet_id = moved.wallet_id AND call.id = moved.subject_id LIMIT 1) AS charged
   WHERE contra = 'calls' GROUP BY 1, 2, 3`;

/** Calls: several rows may be of one hour. The statement begins with `summedAndApart`. */
export const summedCalls = sql.fragment`
  SELECT hour, ${ofCalls} FROM hour_figures WHERE ${isSummed}
  UNION ALL ${callsApart}`;

/** As `summedCalls`, of sales. */
export const summedSales = sql.fragment`
  SELECT hour, ${ofSales} FROM hour_figures WHERE ${isSummed}
  UNION ALL ${salesApart}`;

/** As `summedCalls`, of charges. */
export const summedCharges = sql.fragment`
  SELECT hour, country, destination, calls, answered_s, charged_mc FROM hour_charges WHERE ${isSummed}
  UNION ALL ${chargesApart}`;

/** Meets no other advisory lock: "hour" in ASCII. */
const hourLock = 0x686f_7572;
const step_h = 24;

/** Sums up the hours that are over for good, a day in each transaction, on one node at a time. */
export async function sumUpHours(database: Database): Promise<void> {
  while (await database.transaction(sumUpNextHours));
}

/** Returns false once no hour is left. */
async function sumUpNextHours(client: Client): Promise<boolean> {
  const lock = await one<{ taken: boolean }>(client, "hourSums.lock")`
    SELECT pg_try_advisory_xact_lock(${hourLock}) AS taken`;
  if (!lock?.taken) return false;
  const hours = await one<{ since: Date; until: Date }>(client, nextHours(await settledBefore(client)));
  if (!hours || hours.since >= hours.until) return false;
  const [since, until] = [sql.parameter(hours.since), sql.parameter(hours.until)];
  const apart = sql.part`apart AS (SELECT ${since}::timestamptz AS since, ${until}::timestamptz AS until)`;
  await run(client, "hourSums.charges")`
    WITH ${apart}
    INSERT INTO hour_charges (hour, country, destination, calls, answered_s, charged_mc) ${chargesApart}`;
  await run(client, "hourSums.figures")`
    WITH ${apart}
    INSERT INTO hour_figures (hour, ${ofCalls}, ${ofSales})
    SELECT hour, coalesce(placed, 0), coalesce(answered, 0), coalesce(refused, 0), coalesce(calls_failed, 0),
           coalesce(purchases, 0), coalesce(sold_mc, 0), coalesce(recharges, 0), coalesce(recharged_mc, 0),
           coalesce(back_mc, 0)
      FROM generate_series(${since}::timestamptz, ${until}::timestamptz - interval '1 hour', interval '1 hour') AS hour
      LEFT JOIN (${callsApart}) AS calls USING (hour)
      LEFT JOIN (${salesApart}) AS sales USING (hour)`;
  return true;
}

/** The next hours, from those of the first user on. None has a call that is still open, which may yet be answered or fail. */
function nextHours(settled: Date) {
  return sql("hourSums.next")`
    SELECT since, least(since + ${step_h} * interval '1 hour', over) AS until
      FROM (SELECT coalesce((SELECT max(hour) + interval '1 hour' FROM hour_figures),
                            date_trunc('hour', (SELECT min(created_at) FROM users), 'UTC')) AS since,
                   date_trunc('hour', least(${settled}::timestamptz, (SELECT min(created_at) FROM call WHERE open)), 'UTC')
                     AS over) AS hours
     WHERE since IS NOT NULL`;
}
