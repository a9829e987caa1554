import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/fragments.ts";
import { changed, changedOne, columnsOf, one, run, sql } from "#adapters/postgres/sql.ts";
import type { Spend } from "#domain/calls/lines/watch-spend.ts";
import type { CallingStop, OperatorControls } from "#domain/operators/operator-controls.ts";

/** The operator's controls on one connection: freezing users and switching calling off. */
export function operatorControls(client: Client): OperatorControls {
  return {
    async lockFrozen(userId) {
      const user = await one<{ frozenAt: Date | null }>(client, "operator.lockFrozen")`
        SELECT frozen_at FROM users WHERE id = ${userId} FOR UPDATE`;
      return user?.frozenAt ?? null;
    },

    setFrozen: (userId, at) =>
      run(client, "operator.setFrozen")`UPDATE users SET frozen_at = ${at} WHERE id = ${userId}`,

    allowDisputed: ({ id, walletId }, at) =>
      changed(client, "operator.allowDisputed")`
        UPDATE payment SET dispute_allowed_at = ${at}
         WHERE wallet_id = ${walletId} AND user_id = ${id} AND ${pausesCalling}`,

    async cutOffCall({ walletId, id }, at) {
      const now = sql.parameter(at);
      return changedOne(client, "operator.cutOffCall")`
        UPDATE call SET cutoff_at = least(cutoff_at, ${now}), meter_at = ${now}, stopped_at = ${now}
         WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL`;
    },

    stopCalling: (at) =>
      run(client, "operator.stopCalling")`
        INSERT INTO calling_stop (since, reason) VALUES (${at}, 'operator')
        ON CONFLICT (only_one) DO UPDATE SET reason = excluded.reason`,

    async resumeCalling(at) {
      await resetSpend(client, at);
      await run(client, "operator.resumeCalling")`DELETE FROM calling_stop`;
    },

    stopped: () =>
      one<CallingStop>(client, "operator.stopped")`
        SELECT ${columnsOf<CallingStop>()("since, reason")} FROM calling_stop`,

    async spend() {
      const spend = await one<Spend & { checkedAt: Date }>(client, "operator.spend", {
        hour_mc: "always",
        day_mc: "always",
      })`
        SELECT ${columnsOf<Spend & { checkedAt: Date }>()("hour_mc, day_mc, checked_at")} FROM spend_watch`;
      if (!spend) throw new Error("The database returned no row about what all wallets spend");
      return spend;
    },

    async resetSpend(at) {
      await resetSpend(client, at);
      await run(client, "operator.endSpendStop")`DELETE FROM calling_stop WHERE reason = 'spend'`;
    },
  };
}

/**
 * Locks the watch's row first, as a check does, so that a check under way ends before the stop is removed. Run it in a
 * transaction.
 */
async function resetSpend(client: Client, at: Date): Promise<void> {
  await run(client, "operator.resetSpend")`UPDATE spend_watch SET reset_at = ${at}, hour_mc = 0, day_mc = 0`;
}
