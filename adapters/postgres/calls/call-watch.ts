import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, many, one, sql } from "#adapters/postgres/sql.ts";
import type { CallStore, DueCheck } from "#domain/calls/call-store.ts";
import { type CallRow, callColumns, callMoney, toCall, toOpenCall } from "./call-row.ts";

/*
 * Claims calls that are due for the meter or the sweep. One statement over all wallets reads the due calls; a guarded
 * statement on one wallet then claims each. When two nodes read the same call, the guard lets one of them claim it.
 */

type Watch = Pick<
  CallStore,
  "nextDue" | "due" | "claimDue" | "needRecharge" | "stale" | "claimStale" | "checkBy"
>;

const dueColumns = columnsOf<
  Omit<DueCheck, "call">
>()(`posted_mc, posted_mc - wallet.held_mc - floor_mc AS available_mc,
  CASE WHEN recharge_due_at IS NULL THEN recharge_below_mc END AS recharge_below_mc,
  session_id IS NOT NULL AND session.id IS NULL AS session_ended, coalesce(meter_at, cutoff_at) AS due_at`);

export function callWatch(client: Client): Watch {
  return {
    async nextDue() {
      const row = await one<{ dueAt: Date | null }>(
        client,
        sql("call.nextDue")`SELECT min(coalesce(meter_at, cutoff_at)) AS due_at FROM call WHERE open`,
      );
      return row?.dueAt ?? undefined;
    },

    async due(now, limit) {
      const rows = await many<CallRow & Omit<DueCheck, "call">>(
        client,
        sql("call.due")`
          SELECT ${callColumns}, ${dueColumns}
            FROM call JOIN wallet ON wallet.id = call.wallet_id
            LEFT JOIN session ON session.id = call.session_id
           WHERE open AND coalesce(meter_at, cutoff_at) <= ${now}
           ORDER BY coalesce(meter_at, cutoff_at) LIMIT ${limit}`,
        { ...callMoney, posted_mc: "always", available_mc: "always", rechargeBelow_mc: "or null" },
      );
      return rows.map(({ posted_mc, available_mc, rechargeBelow_mc, sessionEnded, dueAt, ...row }) => ({
        call: toOpenCall(row),
        posted_mc,
        available_mc,
        rechargeBelow_mc,
        sessionEnded,
        dueAt,
      }));
    },

    // Skips a locked call, so that a transaction of many claims waits for no other and none waits in a circle.
    async claimDue({ call }, { now, nextAt, hungUpAt }) {
      const walletId = sql.parameter(call.walletId);
      const claimed = await changed(
        client,
        sql("call.claimDue")`
          UPDATE call SET meter_at = ${nextAt}, hung_up_at = coalesce(${hungUpAt}, hung_up_at)
           WHERE wallet_id = ${walletId} AND id = (
             SELECT id FROM call
              WHERE wallet_id = ${walletId} AND id = ${call.id} AND cost_mc IS NULL AND epoch = ${call.epoch}
                AND coalesce(meter_at, cutoff_at) <= ${now}
                FOR UPDATE SKIP LOCKED)`,
      );
      return claimed === 1;
    },

    async needRecharge(walletId, at) {
      await changed(
        client,
        sql("call.needRecharge")`
          UPDATE wallet SET recharge_due_at = ${at}
           WHERE id = ${walletId} AND recharge_below_mc IS NOT NULL AND recharge_due_at IS NULL`,
      );
    },

    async stale(now, limit) {
      const rows = await many<CallRow>(
        client,
        sql("call.stale")`
          SELECT ${callColumns} FROM call WHERE open AND check_at <= ${now} ORDER BY check_at LIMIT ${limit}`,
        callMoney,
      );
      return rows.map(toCall);
    },

    async claimStale({ walletId, id }, { now, nextAt }) {
      const claimed = await changed(
        client,
        sql("call.claimStale")`
          UPDATE call SET check_at = ${nextAt}
           WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL AND check_at <= ${now}`,
      );
      return claimed === 1;
    },

    async checkBy({ walletId, id }, at) {
      await changed(
        client,
        sql("call.checkBy")`
          UPDATE call SET check_at = least(check_at, ${at})
           WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL`,
      );
    },
  };
}
