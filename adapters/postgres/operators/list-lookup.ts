import type { Client } from "#adapters/postgres/connection/database.ts";
import type { PagedRow } from "#adapters/postgres/page.ts";
import {
  columnsOf,
  type Fragment,
  many,
  one,
  type Part,
  type Statement,
  sql,
} from "#adapters/postgres/sql.ts";
import type { ListFilters, ListName } from "#contract/operators/lists.ts";
import type { Cursor } from "#contract/paging.ts";
import type {
  ListItems,
  ListLookup,
  ListPage,
  ListQuery,
  SummedPayments,
} from "#domain/operators/product/list-lookup.ts";

/**
 * A list of all wallets, newest first. A page walks at most `longestWalk` rows of one index, from its cursor on, and leaves out
 * those that the other filters do not match: no filter makes it read more of a larger table. A page that is short for this
 * ends where the walk ends, and the next page begins there.
 */
interface ListSource<Item> {
  /** Its table, as `item`. */
  from: Fragment;
  /** The time of a row. */
  at: Fragment;
  /** Conditions that an index has before the time, by their filters. The first that is given is walked; else all rows are. */
  walks: Partial<Record<keyof ListFilters, (value: unknown) => Part>>;
  /** The tables beside it, with at most one row for each of its own. */
  beside: Fragment;
  columns: Fragment;
  /** Every filter is a parameter that may be null, so that a walk is one statement whatever else is filtered. */
  matches(filters: Parameters): Part;
  read(client: Client, statement: Statement): Promise<(Item & PagedRow)[]>;
}

type Parameters = Record<keyof ListFilters, unknown>;

const longestWalk = 5_000;
/** Every row is before it. */
const beginning: Cursor = { createdAt: "infinity", id: "ffffffff-ffff-ffff-ffff-ffffffffffff" };

const user = sql.fragment`LEFT JOIN users ON users.id = item.user_id`;
const userColumns = sql.fragment`item.user_id, coalesce(users.email, '') AS email`;

/** The wallet stands first in each index of a user's rows. */
function ofUser(id: unknown): Part {
  return sql.part`item.wallet_id = (SELECT wallet_id FROM wallet_member WHERE user_id = ${id}) AND item.user_id = ${id}`;
}

const payments: ListSource<ListItems["payments"]> = {
  from: sql.fragment`payment AS item`,
  at: sql.fragment`item.created_at`,
  walks: {
    user: ofUser,
    failure: (failure) => sql.part`coalesce(item.decline, item.ended_because) = ${failure}`,
    country: (country) => sql.part`item.card_country = ${country}`,
  },
  beside: sql.fragment`${user}
    LEFT JOIN receipt ON receipt.wallet_id = item.wallet_id AND receipt.payment_id = item.id`,
  columns: columnsOf<
    Omit<ListItems["payments"], "id" | "createdAt" | "userId" | "email">
  >()(`initiator, status,
    charge_minor, refunded_minor, currency, credits_mc, ended_because, disputed_at, card_brand, card_last4, card_country,
    coalesce(decline, ended_because) AS failure`),
  matches: ({ state, country, brand, failure, currency, from_minor, to_minor }) => sql.part`
    (${state}::text IS NULL OR status = ${state} OR (${state} = 'refunded' AND refunded_minor > 0)
       OR (${state} = 'disputed' AND disputed_at IS NOT NULL))
    AND (${country}::text IS NULL OR card_country = ${country})
    AND (${brand}::text IS NULL OR card_brand = ${brand})
    AND (${failure}::text IS NULL OR coalesce(decline, ended_because) = ${failure})
    AND (${currency}::text IS NULL OR currency = ${currency})
    AND (${from_minor}::bigint IS NULL OR charge_minor >= ${from_minor})
    AND (${to_minor}::bigint IS NULL OR charge_minor <= ${to_minor})`,
  read: (client, statement) =>
    many(client, statement, { charge_minor: "always", refunded_minor: "always", credits_mc: "always" }),
};

const sources: { [Name in ListName]: ListSource<ListItems[Name]> } = { payments };

export function listLookup(client: Client): ListLookup {
  return {
    page: (name, query) => readPage(client, name, sources[name], query),

    sumPayments(filters) {
      const given = parametersOf(filters);
      const within = sql.part`created_at >= ${given.since} AND created_at < ${given.until}`;
      // The literal conditions let the plan use the indexes of such transfers.
      return many<SummedPayments>(
        client,
        sql("lists.sumPayments")`
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
                 ${payments.beside}
           WHERE (${given.user}::uuid IS NULL OR item.user_id = ${given.user}) AND ${payments.matches(given)}
           GROUP BY currency ORDER BY sold_mc DESC, currency`,
        { charge_minor: "always", sold_mc: "always", back_mc: "always", disputed_mc: "always" },
      );
    },
  };
}

async function readPage<Item>(
  client: Client,
  name: ListName,
  source: ListSource<Item>,
  { filters, before = beginning, limit }: ListQuery,
): Promise<ListPage<Item>> {
  const { from, at, beside, columns, matches, read } = source;
  const given = parametersOf(filters);
  const by = Object.keys(source.walks).find((filter) => filters[filter as keyof ListFilters] !== undefined);
  const [beforeAt, beforeId] = [sql.parameter(before.createdAt), sql.parameter(before.id)];
  const isWalked = source.walks[by as keyof ListFilters]?.(given[by as keyof ListFilters]) ?? sql.part`true`;
  const walk = sql.part`
    SELECT * FROM ${from}
     WHERE ${isWalked} AND (${at}, item.id) < (${beforeAt}::timestamptz, ${beforeId}::uuid)
       AND ${at} >= coalesce(${given.since}::timestamptz, '-infinity') AND ${at} < coalesce(${given.until}::timestamptz, 'infinity')
     ORDER BY ${at} DESC, item.id DESC LIMIT ${longestWalk}`;
  const cursor = sql.fragment`to_char(${at} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS cursor`;
  const rows = await read(
    client,
    sql(`lists.${name}${by ? ` by ${by}` : ""}`)`
      SELECT item.id, ${at} AS created_at, ${cursor}, ${userColumns}, ${columns}
        FROM (${walk}) AS item ${beside}
       WHERE ${matches(given)} ORDER BY ${at} DESC, item.id DESC LIMIT ${limit + 1}`,
  );
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? rows[limit - 1] : await walksEnd();
  return {
    rows: items.map(({ cursor, ...item }) => item as Item),
    next: last && { createdAt: last.cursor, id: last.id },
  };

  function walksEnd() {
    return one<PagedRow>(
      client,
      sql(`lists.${name}${by ? ` by ${by}` : ""} end`)`
        SELECT item.id, ${cursor} FROM (${walk}) AS item OFFSET ${longestWalk - 1} LIMIT 1`,
    );
  }
}

function parametersOf(filters: ListFilters): Parameters {
  const { since, until, user, country, state, brand, failure, currency, from_minor, to_minor } = filters;
  return {
    since: sql.parameter(since ?? null),
    until: sql.parameter(until ?? null),
    user: sql.parameter(user ?? null),
    country: sql.parameter(country ?? null),
    state: sql.parameter(state ?? null),
    brand: sql.parameter(brand ?? null),
    failure: sql.parameter(failure ?? null),
    currency: sql.parameter(currency ?? null),
    from_minor: sql.parameter(from_minor ?? null),
    to_minor: sql.parameter(to_minor ?? null),
  };
}
