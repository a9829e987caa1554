import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, Fragment, many, one, sql } from "#adapters/postgres/sql.ts";
import type { DayFigures, DayLookup } from "#domain/operators/product/day-lookup.ts";
import { summedAndApart, summedCalls, summedSales } from "./hour-sums.ts";

const day_ms = 24 * 60 * 60_000;

type MomentColumn = "at" | "created_at" | "given_up_at" | "hour" | "raised_at" | "started_at";

/** The day of a moment in every figure for operators: YYYY-MM-DD in UTC, from midnight to midnight. */
export function utcDay(column: MomentColumn): Fragment {
  return new Fragment(`(${column} AT TIME ZONE 'UTC')::date`);
}

/** The first moment of such a day. */
function startOfUtcDay(moment: Date): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));
}

/** Reads across wallets for operators: sums of hours, and tables by an index on their time. */
export function dayLookup(client: Client): DayLookup {
  return {
    figures(first, last) {
      const since = sql.parameter(startOfUtcDay(first));
      const until = sql.parameter(new Date(startOfUtcDay(last).getTime() + day_ms));
      return many<DayFigures>(client, "days.figures", { sold_mc: "always", back_mc: "always" })`
        WITH ${summedAndApart(since, until)}
        SELECT ${columnsOf<DayFigures>()(`day, coalesce(placed, 0) AS placed, coalesce(answered, 0) AS answered,
               coalesce(refused, 0) AS refused, coalesce(calls_failed, 0) AS calls_failed,
               coalesce(purchases, 0) AS purchases, coalesce(sold_mc, 0) AS sold_mc, coalesce(back_mc, 0) AS back_mc,
               coalesce(payments_declined, 0) AS payments_declined, coalesce(mails_given_up, 0) AS mails_given_up,
               coalesce(pumping_alarms, 0) AS pumping_alarms, coalesce(card_lockouts, 0) AS card_lockouts,
               coalesce(disputes, 0) AS disputes`)}
          FROM (SELECT ${utcDay("at")} AS day
                  FROM generate_series(${since}::timestamptz, ${last}::timestamptz, interval '24 hours') AS at) AS days
          LEFT JOIN (
            SELECT ${utcDay("hour")} AS day, sum(placed)::bigint AS placed, sum(answered)::bigint AS answered,
                   sum(refused)::bigint AS refused, sum(calls_failed)::bigint AS calls_failed
              FROM (${summedCalls}) AS calls GROUP BY 1) AS called USING (day)
          LEFT JOIN (
            SELECT ${utcDay("hour")} AS day, sum(purchases)::bigint AS purchases, sum(sold_mc)::bigint AS sold_mc,
                   sum(back_mc)::bigint AS back_mc
              FROM (${summedSales}) AS sales GROUP BY 1) AS sold USING (day)
          LEFT JOIN (
            SELECT ${utcDay("created_at")} AS day, count(DISTINCT subject_id) AS disputes
              FROM transfer WHERE contra = 'disputes' AND delta_mc < 0 AND created_at >= ${since}
             GROUP BY 1) AS disputed USING (day)
          LEFT JOIN (
            SELECT ${utcDay("created_at")} AS day, count(*) AS payments_declined
              FROM payment WHERE created_at >= ${since} AND declines > 0 AND status <> 'completed'
               AND NOT (initiator = 'rule' AND status = 'pending')
             GROUP BY 1) AS declined USING (day)
          LEFT JOIN (
            SELECT ${utcDay("given_up_at")} AS day, count(*) AS mails_given_up
              FROM outbox WHERE given_up_at >= ${since} GROUP BY 1) AS given_up USING (day)
          LEFT JOIN (
            SELECT ${utcDay("raised_at")} AS day, count(*) AS pumping_alarms
              FROM pumping_alarm WHERE seen_at >= ${since} AND raised_at >= ${since} GROUP BY 1) AS raised USING (day)
          LEFT JOIN (
            SELECT ${utcDay("started_at")} AS day, count(*) AS card_lockouts
              FROM card_lockout WHERE started_at >= ${since} GROUP BY 1) AS locked USING (day)
         ORDER BY day`;
    },

    async callsOpen() {
      const row = await one<{ calls: number }>(client, "days.callsOpen")`
        SELECT count(*) AS calls FROM call WHERE open`;
      return row?.calls ?? 0;
    },
  };
}
