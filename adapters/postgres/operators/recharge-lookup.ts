import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, many, one, sql } from "#adapters/postgres/sql.ts";
import type {
  RechargeFigures,
  RechargeLookup,
  ShownRechargeEvent,
} from "#domain/operators/product/recharge-lookup.ts";
import { summedAndApart, summedSales } from "./hour-sums.ts";

interface SoldRow {
  sales: number;
  sold_mc: number;
  recharges: number;
  recharged_mc: number;
  back_mc: number;
  disputed_mc: number;
}

/** Reads rules for operators: one user's history, and figures of all wallets. */
export function rechargeLookup(client: Client): RechargeLookup {
  return {
    events: ({ id, walletId }, limit) =>
      many<ShownRechargeEvent>(client, "recharges.events")`
        SELECT ${columnsOf<ShownRechargeEvent>()("id, at, kind, because, decline, payment_id")} FROM recharge_event
         WHERE wallet_id = ${walletId} AND user_id = ${id} ORDER BY at DESC, id LIMIT ${limit}`,

    async figures(first, last) {
      const since = sql.parameter(first);
      const until = sql.parameter(last);
      const sold = await one<SoldRow>(client, "recharges.sold", {
        sold_mc: "always",
        recharged_mc: "always",
        back_mc: "always",
        disputed_mc: "always",
      })`
        WITH ${summedAndApart(since, until)}
        SELECT coalesce(sum(purchases), 0)::bigint AS sales, coalesce(sum(sold_mc), 0)::bigint AS sold_mc,
               coalesce(sum(recharges), 0)::bigint AS recharges, coalesce(sum(recharged_mc), 0)::bigint AS recharged_mc,
               coalesce(sum(back_mc), 0)::bigint AS back_mc,
               (SELECT -coalesce(sum(delta_mc), 0)::bigint FROM transfer
                 WHERE contra = 'disputes' AND created_at >= ${since} AND created_at < ${until}) AS disputed_mc
          FROM (${summedSales}) AS sales`;
      const stops = await many<RechargeFigures["stops"][number]>(client, "recharges.stops")`
        SELECT kind, because, decline, count(*) AS times FROM recharge_event
         WHERE at >= ${since} AND at < ${until} AND kind IN ('paused', 'ended')
         GROUP BY kind, because, decline ORDER BY times DESC, kind, because, decline`;
      const {
        sales = 0,
        sold_mc = 0,
        recharges = 0,
        recharged_mc = 0,
        back_mc = 0,
        disputed_mc = 0,
      } = sold ?? {};
      return {
        sales: { purchases: sales, credits_mc: sold_mc },
        back_mc,
        disputed_mc,
        recharges: { purchases: recharges, credits_mc: recharged_mc },
        stops,
      };
    },
  };
}
