import type { Client } from "#adapters/postgres/connection/database.ts";
import type { PagedRow } from "#adapters/postgres/page.ts";
import { columnsOf, many, one, type Part, sql } from "#adapters/postgres/sql.ts";
import type { ListFilters, ListName } from "#contract/operators/lists.ts";
import type { Cursor } from "#contract/paging.ts";
import type {
  ListLookup,
  ListPage,
  ListQuery,
  SummedCalls,
  SummedPayments,
} from "#domain/operators/product/list-lookup.ts";
import { type ListSource, type Parameters, sources } from "./list-sources.ts";

/*
 * A page walks at most `longestWalk` rows of one index, from its cursor on, and leaves out those that the other filters do not
 * match: no filter makes it read more of a larger table. A page that is short for this ends where the walk ends, and the next
 * page begins there.
 */
const longestWalk = 3_000;
/** Every row is before it. */
const beginning: Cursor = { createdAt: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

export function listLookup(client: Client): ListLookup {
  return {
    page: (name, query) => readPage(client, name, sources[name], query),

    sumPayments(filters) {
      const parameters = parametersOf(filters);
      const within = periodOf(parameters);
      // The literal conditions let the plan use the indexes of such transfers.
      return many<SummedPayments>(client, "lists.sumPayments", {
        charge_minor: "always",
        sold_mc: "always",
        back_mc: "always",
        disputed_mc: "always",
      })`
        SELECT ${columnsOf<SummedPayments>()(`currency, count(*) FILTER (WHERE is_purchase) AS purchases,
               coalesce(sum(charge_minor) FILTER (WHERE is_purchase), 0)::bigint AS charge_minor,
               coalesce(sum(delta_mc) FILTER (WHERE is_purchase), 0)::bigint AS sold_mc,
               -coalesce(sum(delta_mc) FILTER (WHERE contra = 'payments' AND NOT is_purchase), 0)::bigint AS back_mc,
               -coalesce(sum(delta_mc) FILTER (WHERE contra = 'disputes'), 0)::bigint AS disputed_mc`)}
          FROM (SELECT wallet_id, subject_id, contra, delta_mc, ref FROM transfer WHERE contra = 'payments' AND ${within}
                UNION ALL
                SELECT wallet_id, subject_id, contra, delta_mc, ref FROM transfer WHERE contra = 'disputes' AND ${within}
               ) AS moved
         CROSS JOIN LATERAL (SELECT ref = 'payment:' || subject_id || ':1' AS is_purchase) AS kind
         CROSS JOIN LATERAL (
           SELECT * FROM payment WHERE payment.wallet_id = moved.wallet_id AND payment.id = moved.subject_id LIMIT 1) AS item
               ${sources.payments.beside}
         WHERE (${parameters.user}::uuid IS NULL OR item.user_id = ${parameters.user}) AND ${sources.payments.matches(parameters)}
         GROUP BY currency ORDER BY sold_mc DESC, currency`;
    },

    async sumCalls(filters) {
      const parameters = parametersOf(filters);
      const sums = await one<SummedCalls>(client, "lists.sumCalls", { charged_mc: "always" })`
        SELECT ${columnsOf<SummedCalls>()(`count(*) AS calls, coalesce(sum(answered_s), 0)::bigint AS answered_s,
               -coalesce(sum(delta_mc), 0)::bigint AS charged_mc`)}
          FROM (SELECT wallet_id, subject_id, delta_mc FROM transfer
                 WHERE contra = 'calls' AND ${periodOf(parameters)} OFFSET 0) AS moved
         CROSS JOIN LATERAL (
           SELECT * FROM call WHERE call.wallet_id = moved.wallet_id AND call.id = moved.subject_id LIMIT 1) AS item
         WHERE (${parameters.user}::uuid IS NULL OR item.user_id = ${parameters.user}) AND ${sources.calls.matches(parameters)}`;
      return sums ?? { calls: 0, answered_s: 0, charged_mc: 0 };
    },
  };
}

async function readPage<Item>(
  client: Client,
  name: ListName,
  source: ListSource<Item>,
  { filters, before = beginning, limit }: ListQuery,
): Promise<ListPage<Item>> {
  const { from, userId, beside, columns, matches, read } = source;
  const parameters = parametersOf(filters);
  const by = Object.keys(source.walks).find((filter) => filters[filter as keyof ListFilters] !== undefined);
  const [beforeAt, beforeId] = [sql.parameter(before.createdAt), sql.parameter(before.id)];
  const isWalked =
    source.walks[by as keyof ListFilters]?.(parameters[by as keyof ListFilters]) ?? sql.part`true`;
  const walk = sql.part`
    SELECT * FROM ${from}
     WHERE ${isWalked} AND (item.created_at, item.id) < (${beforeAt}::timestamptz, ${beforeId}::uuid)
       AND item.created_at >= coalesce(${parameters.since}::timestamptz, '-infinity') AND item.created_at < coalesce(${parameters.until}::timestamptz, 'infinity')
     ORDER BY item.created_at DESC, item.id DESC LIMIT ${longestWalk}`;
  const cursor = sql.fragment`to_char(item.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS cursor`;
  const rows = await read(
    client,
    sql(`lists.${name}${by ? ` by ${by}` : ""}`)`
      SELECT item.id, item.created_at, ${cursor}, ${userId} AS user_id, coalesce(users.email, '') AS email, ${columns}
        FROM (${walk}) AS item ${beside}
        LEFT JOIN LATERAL (SELECT email FROM users WHERE users.id = ${userId} LIMIT 1) AS users ON true
       WHERE (${parameters.user}::uuid IS NULL OR ${userId} = ${parameters.user}) AND ${matches(parameters)} ORDER BY item.created_at DESC, item.id DESC LIMIT ${limit + 1}`,
  );
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? rows[limit - 1] : await walksEnd();
  return {
    rows: items.map(({ cursor, ...item }) => item as Item),
    next: last && { createdAt: last.cursor, id: last.id },
  };

  function walksEnd() {
    return one<PagedRow>(client, `lists.${name}${by ? ` by ${by}` : ""} end`)`
      SELECT item.id, ${cursor} FROM (${walk}) AS item OFFSET ${longestWalk - 1} LIMIT 1`;
  }
}

function periodOf({ since, until }: Parameters): Part {
  return sql.part`created_at >= ${since} AND created_at < ${until}`;
}

function parametersOf(filters: ListFilters): Parameters {
  const { since, until, user, country, state, brand, assigned, failure, currency, from_minor, to_minor } =
    filters;
  return {
    since: sql.parameter(since ?? null),
    until: sql.parameter(until ?? null),
    user: sql.parameter(user ?? null),
    country: sql.parameter(country ?? null),
    state: sql.parameter(state ?? null),
    brand: sql.parameter(brand ?? null),
    assigned: sql.parameter(assigned ?? null),
    failure: sql.parameter(failure ?? null),
    currency: sql.parameter(currency ?? null),
    from_minor: sql.parameter(from_minor ?? null),
    to_minor: sql.parameter(to_minor ?? null),
  };
}
