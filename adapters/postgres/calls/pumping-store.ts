import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, changedOne, columnsOf, many, run, sql } from "#adapters/postgres/sql.ts";
import { rangeDigits, type SuspectCalls, type Suspicion, short_s } from "#domain/calls/lines/pumping.ts";
import type { PumpingStore } from "#domain/calls/lines/watch-pumping.ts";

const columns = columnsOf<Omit<Suspicion, "perMinute_mc"> & { raisedAt: Date; seenAt: Date }>()(
  "kind, subject, destination, raised_at, seen_at, short_calls, answered_calls, callers, charged_mc, cost_mc",
);

/** The watch over short calls, in one transaction. It locks its own row and no row that a call writes. */
export function pumpingStore(client: Client): PumpingStore {
  return {
    claim: (checkedBefore, now) =>
      changedOne(client, "pumping.claim")`
        UPDATE pumping_watch SET checked_at = ${now}
         WHERE only_one IN (SELECT only_one FROM pumping_watch
                             WHERE checked_at <= ${checkedBefore} FOR UPDATE SKIP LOCKED)`,

    // Reads the charges of an hour by their index on the time, and each one's call by its key. The calls of a suspect are
    // found by equal columns, which can be hashed: many suspects would else be compared with all calls, one by one.
    suspects: (since, leastShortCalls) =>
      many<SuspectCalls>(client, "pumping.suspects", { charged_mc: "always", perMinute_mc: "always" })`
        WITH answered AS MATERIALIZED (
          SELECT user_id::text AS user_id, left(number, -${sql.parameter(rangeDigits)}::integer) AS range, country, destination,
                 answered_s, cost_mc, per_minute_mc
            FROM transfer JOIN call ON call.wallet_id = transfer.wallet_id AND call.id = subject_id
           WHERE contra = 'calls' AND transfer.created_at > ${since} AND answered_s IS NOT NULL AND direction = 'outgoing'
        ), called AS (
          SELECT kind, subject, answered.* FROM answered
           CROSS JOIN LATERAL (VALUES ('range', range), ('user', user_id)) AS one (kind, subject)
        ), suspect AS (
          SELECT kind, subject, count(*) AS short_calls, count(DISTINCT user_id) AS callers
            FROM called WHERE answered_s <= ${short_s}::integer
           GROUP BY kind, subject HAVING count(*) >= ${leastShortCalls}
        )
        SELECT ${columnsOf<SuspectCalls>()(`kind, subject, short_calls, callers, country, destination,
               count(*) AS answered_calls, sum(ceil(answered_s / 60.0))::bigint AS minutes,
               sum(cost_mc)::bigint AS charged_mc, max(per_minute_mc)::bigint AS per_minute_mc`)}
          FROM suspect JOIN called USING (kind, subject)
         GROUP BY kind, subject, short_calls, callers, country, destination`,

    async addTo({ kind, subject, ...alarm }, seenSince, now) {
      const added = await changed(client, "pumping.addTo")`
        UPDATE pumping_alarm
           SET seen_at = ${now}, short_calls = greatest(short_calls, ${alarm.shortCalls}),
               answered_calls = greatest(answered_calls, ${alarm.answeredCalls}),
               callers = greatest(callers, ${alarm.callers}), charged_mc = greatest(charged_mc, ${alarm.charged_mc}),
               cost_mc = greatest(cost_mc, ${alarm.cost_mc})
         WHERE kind = ${kind} AND subject = ${subject} AND seen_at > ${seenSince}`;
      return added > 0;
    },

    async raise({ perMinute_mc: _, ...suspicion }, now) {
      const alarm = { ...suspicion, raisedAt: now, seenAt: now };
      await run(client, "pumping.raise")`
        INSERT INTO pumping_alarm (${columns}) VALUES (${columns.values(alarm)})`;
    },
  };
}
