import type { Client } from "#adapters/postgres/connection/database.ts";
import { changedOne, columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
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
      const row = await one<{ dueAt: Date | null }>(client, "call.nextDue")`
        SELECT min(coalesce(meter_at, cutoff_at)) AS due_at FROM call WHERE open`;
      return row?.dueAt ?? undefined;
    },

    async due(now, limit) {
      const rows = await many<CallRow & Omit<DueCheck, "call">>(client, "call.due", {
        ...callMoney,
        posted_mc: "always",
        available_mc: "always",
        rechargeBelow_mc: "or null",
      })`
        SELECT ${callColumns}, ${dueColumns}
          FROM call JOIN wallet ON wallet.id = call.wallet_id
          LEFT JOIN session ON session.id = call.session_id
         WHERE open AND coalesce(meter_at, cutoff_at) <= ${now}
         ORDER BY coalesce(meter_at, cutoff_at) LIMIT ${limit}`;
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
      return changedOne(client, "call.claimDue")`
        UPDATE call SET meter_at = ${nextAt}, hung_up_at = coalesce(${hungUpAt}, hung_up_at)
         WHERE wallet_id = ${walletId} AND id = (
           SELECT id FROM call
            WHERE wallet_id = ${walletId} AND id = ${call.id} AND cost_mc IS NULL AND epoch = ${call.epoch}
              AND coalesce(meter_at, cutoff_at) <= ${now}
              FOR UPDATE SKIP LOCKED)`;
    },

    needRecharge: (walletId, at) =>
      run(client, "call.needRecharge")`
        UPDATE wallet SET recharge_due_at = ${at}
         WHERE id = ${walletId} AND recharge_below_mc IS NOT NULL AND recharge_due_at IS NULL`,

    async stale(now, limit) {
      const rows = await many<CallRow>(client, "call.stale", callMoney)`
        SELECT ${callColumns} FROM call WHERE open AND check_at <= ${now} ORDER BY check_at LIMIT ${limit}`;
      return rows.map(toCall);
    },

    claimStale: ({ walletId, id }, { now, nextAt }) =>
      changedOne(client, "call.claimStale")`
        UPDATE call SET check_at = ${nextAt}
         WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL AND check_at <= ${now}`,

    checkBy: ({ walletId, id }, at) =>
      run(client, "call.checkBy")`
        UPDATE call SET check_at = least(check_at, ${at})
         WHERE wallet_id = ${walletId} AND id = ${id} AND cost_mc IS NULL`,
  };
}
