import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, many, one, sql } from "#adapters/postgres/sql.ts";
import { rentDestination } from "#contract/calls/rented-numbers.ts";
import type { ChargedCalls } from "#domain/operators/people/user-lookup.ts";
import type { RentedList, RentedLookup } from "#domain/operators/product/rented-lookup.ts";
import { utcDay } from "./day-lookup.ts";

type Row = RentedList["numbers"][number];

/** Numbers of all wallets, for operators. A deleted user has no address. */
export function rentedLookup(client: Client): RentedLookup {
  return {
    // By the numbers, which are few, and not by the transfers of the time.
    charged: (since, until) =>
      many<ChargedCalls>(client, "rentedLookup.charged", { charged_mc: "always" })`
        SELECT ${utcDay("created_at")} AS day, ${sql.parameter(rentDestination)}::text AS destination,
               ${columnsOf<Omit<ChargedCalls, "day" | "destination">>()(
                 "country, 0 AS calls, 0 AS answered_s, -sum(delta_mc)::bigint AS charged_mc",
               )}
          FROM (SELECT wallet_id, id, country FROM rented_number) AS rented
         CROSS JOIN LATERAL (
           SELECT created_at, delta_mc FROM transfer
            WHERE transfer.wallet_id = rented.wallet_id AND subject_id = rented.id AND contra = 'rents'
              AND created_at >= ${since} AND created_at < ${until}) AS paid
         GROUP BY 1, country ORDER BY 1, country`,

    async list(userId, limit) {
      const user = sql.parameter(userId ?? null);
      const numbers = await many<Row>(client, "rentedLookup.list", { monthly_mc: "always" })`
        SELECT ${columnsOf<Row>()(`rented_number.id, user_id, number, country, kind, state, monthly_mc, paid_until,
               forwards_to IS NOT NULL AS is_forwarded,
               CASE WHEN deleted_at IS NULL THEN email ELSE '' END AS email`)}
          FROM rented_number JOIN users ON users.id = user_id
         WHERE state <> 'released' AND (${user}::uuid IS NULL OR user_id = ${user})
         ORDER BY rented_number.created_at DESC, rented_number.id LIMIT ${limit}`;
      const sum = await one<{ paid_mc: number }>(client, "rentedLookup.sum", { paid_mc: "always" })`
        SELECT coalesce(sum(monthly_mc), 0)::bigint AS paid_mc FROM rented_number
         WHERE state = 'active' AND (${user}::uuid IS NULL OR user_id = ${user})`;
      return { numbers, paid_mc: sum?.paid_mc ?? 0 };
    },
  };
}
