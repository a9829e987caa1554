import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, many, one, sql } from "#adapters/postgres/sql.ts";
import type { RentedList, RentedLookup } from "#domain/operators/product/rented-lookup.ts";

type Row = RentedList["numbers"][number];

/** Numbers of all wallets, for operators. A deleted user has no address. */
export function rentedLookup(client: Client): RentedLookup {
  return {
    async list(userId, limit) {
      const user = sql.parameter(userId ?? null);
      const numbers = await many<Row>(
        client,
        sql("rentedLookup.list")`
          SELECT ${columnsOf<Row>()(`rented_number.id, user_id, number, country, kind, state, monthly_mc, paid_until,
                 forwards_to IS NOT NULL AS is_forwarded,
                 CASE WHEN deleted_at IS NULL THEN email ELSE '' END AS email`)}
            FROM rented_number JOIN users ON users.id = user_id
           WHERE state <> 'released' AND (${user}::uuid IS NULL OR user_id = ${user})
           ORDER BY rented_number.created_at DESC, rented_number.id LIMIT ${limit}`,
        { monthly_mc: "always" },
      );
      const sum = await one<{ paid_mc: number }>(
        client,
        sql("rentedLookup.sum")`
          SELECT coalesce(sum(monthly_mc), 0)::bigint AS paid_mc FROM rented_number
           WHERE state = 'active' AND (${user}::uuid IS NULL OR user_id = ${user})`,
        { paid_mc: "always" },
      );
      return { numbers, paid_mc: sum?.paid_mc ?? 0 };
    },
  };
}
