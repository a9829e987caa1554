import type { Client } from "#adapters/postgres/connection/database.ts";
import { ofMember } from "#adapters/postgres/fragments.ts";
import { columnsOf, many, sql } from "#adapters/postgres/sql.ts";
import type { CallSummaries, CallSums, DayOfCalls } from "#domain/calls/history/call-summary.ts";

/**
 * Sums of calls, on one connection: each method is one statement on one wallet, which both its tables name. Rows are
 * bounded by the weeks or days asked for and the countries there are. What belongs to a call is found by LATERAL, as
 * transactionView says.
 */
export function callSummaries(client: Client): CallSummaries {
  return {
    sum({ id, walletId }, weekStarts) {
      const wallet = sql.parameter(walletId);
      return many<CallSums>(client, "callSummary.sum", { cost_mc: "always" })`
        SELECT ${columnsOf<CallSums>()(`week, country, count(*) AS calls, coalesce(sum(cost_mc), 0) AS cost_mc,
               coalesce(sum(answered_s), 0) AS talk_s, sum(mos_average * measured) / sum(measured) AS mos_average`)}
          FROM (SELECT width_bucket(call.created_at, ${weekStarts}::timestamptz[]) AS week, country,
                       cost_mc, answered_s, mos_average, call_quality.duration_s AS measured
                  FROM call LEFT JOIN LATERAL (
                    SELECT * FROM call_quality WHERE call_quality.wallet_id = ${wallet} AND call_id = call.id LIMIT 1
                  ) AS call_quality ON true
                 WHERE call.wallet_id = ${wallet} AND user_id = ${id} AND call.created_at >= ${weekStarts[0]}
                   AND status <> 'refused') AS own
         GROUP BY GROUPING SETS ((week), (country))`;
    },

    days({ walletId, moneyOf }, dayStarts) {
      const wallet = sql.parameter(walletId);
      const isVisible = ofMember(sql.fragment`call.user_id`, sql.parameter(moneyOf));
      return many<DayOfCalls>(client, "callSummary.days", { cost_mc: "always" })`
        SELECT width_bucket(call.created_at, ${dayStarts}::timestamptz[]) AS day, count(*) AS calls,
               coalesce(sum(cost_mc - coalesce(amount_mc, 0)), 0) AS cost_mc,
               coalesce(sum(answered_s), 0) AS talk_s
          FROM call LEFT JOIN LATERAL (
            SELECT amount_mc FROM bad_line
             WHERE bad_line.wallet_id = ${wallet} AND call_id = call.id AND outcome = 'credited' LIMIT 1
          ) AS given_back ON true
         WHERE call.wallet_id = ${wallet} AND ${isVisible} AND call.created_at >= ${dayStarts[0]}
           AND status <> 'refused'
         GROUP BY day`;
    },
  };
}
