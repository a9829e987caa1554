import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, one, run, sql } from "#adapters/postgres/sql.ts";
import type { Spend, SpendWatchStore } from "#domain/calls/lines/watch-spend.ts";

const minute_ms = 60_000;
const hour_ms = 60 * minute_ms;
const day_ms = 24 * hour_ms;
/** A charge is committed within seconds of its time; after this long a minute is complete. */
const late_ms = 5 * minute_ms;

/** The watch over what all wallets spend, in one transaction. It locks its own row and no row that a call writes. */
export function spendWatchStore(client: Client): SpendWatchStore {
  return {
    claim: (checkedBefore) =>
      one<{ resetAt: Date }>(client, "spendWatch.claim")`
        SELECT reset_at FROM spend_watch WHERE checked_at <= ${checkedBefore} FOR UPDATE SKIP LOCKED`,

    async measure(now, resetAt) {
      await sumMinutes(client, now);
      const spend = await readSpend(client, now, resetAt);
      const { hour_mc, day_mc } = spend;
      await run(client, "spendWatch.save")`
        UPDATE spend_watch SET checked_at = ${now}, hour_mc = ${hour_mc}, day_mc = ${day_mc}`;
      return spend;
    },

    async stop(at) {
      const stop = sql("spendWatch.stop")`
        INSERT INTO calling_stop (since, reason) VALUES (${at}, 'spend') ON CONFLICT DO NOTHING`;
      return (await changed(client, stop)) === 1;
    },
  };
}

async function sumMinutes(client: Client, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - day_ms - minute_ms);
  const last = await one<{ minute: Date | null }>(client, "spendWatch.lastMinute")`
    SELECT max(minute) AS minute FROM charged_minute`;
  const from = new Date(Math.max(dayAgo.getTime(), (last?.minute?.getTime() ?? 0) - late_ms));
  await run(client, "spendWatch.sumMinutes")`
    INSERT INTO charged_minute (minute, charged_mc)
    SELECT date_trunc('minute', created_at), -sum(delta_mc)
      FROM transfer WHERE contra = 'calls' AND created_at >= date_trunc('minute', ${from}::timestamptz)
     GROUP BY 1
    ON CONFLICT (minute) DO UPDATE SET charged_mc = excluded.charged_mc`;
}

/** A minute that has begun within the hour or day counts whole, and one in which the operator reset the watch not at all. */
async function readSpend(client: Client, now: Date, resetAt: Date): Promise<Spend> {
  const since = (age_ms: number) => new Date(now.getTime() - age_ms - minute_ms);
  const reset = sql.parameter(resetAt);
  const spend = await one<Spend>(client, "spendWatch.read", { hour_mc: "always", day_mc: "always" })`
    SELECT (held_mc + charged.hour_mc)::bigint AS hour_mc, (held_mc + charged.day_mc)::bigint AS day_mc
      FROM (SELECT coalesce(sum(held_mc), 0) AS held_mc FROM call WHERE open AND created_at > ${reset}) AS open,
           (SELECT coalesce(sum(charged_mc) FILTER (WHERE minute > ${since(hour_ms)}), 0) AS hour_mc,
                   coalesce(sum(charged_mc), 0) AS day_mc
              FROM charged_minute WHERE minute > greatest(${since(day_ms)}::timestamptz, ${reset})) AS charged`;
  if (!spend) throw new Error("The database returned no row about what all wallets spend");
  return spend;
}
