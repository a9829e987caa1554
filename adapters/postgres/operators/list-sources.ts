import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/fragments.ts";
import type { PagedRow } from "#adapters/postgres/page.ts";
import { columnsOf, Fragment, many, type Part, type Statement, sql } from "#adapters/postgres/sql.ts";
import type { ListFilters, ListName } from "#contract/operators/lists.ts";
import type { ListItems } from "#domain/operators/product/list-lookup.ts";

/** A list of all wallets' rows by their time. */
export interface ListSource<Item> {
  /** Its table as `item`, with `id` and `created_at`; an index has the time of these rows. */
  from: Fragment;
  userId: Fragment;
  /** Conditions that an index has before the time, by their filters. The first that is given is walked; else all rows are. */
  walks: Partial<Record<keyof ListFilters, (value: unknown) => Part>>;
  /**
   * The tables beside it, with at most one row for each of its own. LIMIT has each read by its key: a join of the columns
   * alone may read all of it.
   */
  beside: Fragment;
  columns: Fragment;
  /** Every filter is a parameter that may be null, so that a walk is one statement whatever else is filtered. */
  matches(filters: Parameters): Part;
  read(client: Client, statement: Statement): Promise<(Item & PagedRow)[]>;
}

export type Parameters = Record<keyof ListFilters, unknown>;

/** The fields of every list beside its own. */
type Common = "id" | "createdAt" | "userId" | "email";
type Own<Name extends ListName> = Omit<ListItems[Name], Common>;

/** The wallet stands first in each index of a user's rows. */
function ofUser(id: unknown): Part {
  return sql.part`item.wallet_id = (SELECT wallet_id FROM wallet_member WHERE user_id = ${id}) AND item.user_id = ${id}`;
}

const ofItem = sql.fragment`item.user_id`;
const ofPayment = sql.fragment`payment.user_id`;

/** The card and the amount of a payment, whose table has this name. */
function matchesCharge(table: string, { country, brand, currency, from_minor, to_minor }: Parameters): Part {
  const of = new Fragment(table);
  return sql.part`
    (${country}::text IS NULL OR ${of}.card_country = ${country})
    AND (${brand}::text IS NULL OR card_brand = ${brand})
    AND (${currency}::text IS NULL OR ${of}.currency = ${currency})
    AND (${from_minor}::bigint IS NULL OR ${of}.charge_minor >= ${from_minor})
    AND (${to_minor}::bigint IS NULL OR ${of}.charge_minor <= ${to_minor})`;
}

const payments: ListSource<ListItems["payments"]> = {
  // The literal condition, which every row meets, opens the index that users' pages must not walk.
  from: sql.fragment`(SELECT * FROM payment WHERE charge_minor >= 0) AS item`,
  userId: ofItem,
  walks: {
    user: ofUser,
    failure: (failure) => sql.part`coalesce(item.decline, item.ended_because) = ${failure}`,
    country: (country) => sql.part`item.card_country = ${country}`,
  },
  beside: sql.fragment`
    LEFT JOIN LATERAL (
      SELECT card_brand, card_last4 FROM receipt
       WHERE receipt.wallet_id = item.wallet_id AND receipt.payment_id = item.id LIMIT 1) AS receipt ON true`,
  columns: columnsOf<
    Own<"payments">
  >()(`initiator, status, charge_minor, refunded_minor, currency, credits_mc, ended_because,
    disputed_at, card_brand, card_last4, card_country, coalesce(decline, ended_because) AS failure`),
  matches: (filters) => sql.part`
    (${filters.state}::text IS NULL OR status = ${filters.state} OR (${filters.state} = 'refunded' AND refunded_minor > 0)
       OR (${filters.state} = 'disputed' AND disputed_at IS NOT NULL))
    AND (${filters.failure}::text IS NULL OR coalesce(decline, ended_because) = ${filters.failure})
    AND ${matchesCharge("item", filters)}`,
  read: (client, statement) =>
    many(client, statement, { charge_minor: "always", refunded_minor: "always", credits_mc: "always" }),
};

const calls: ListSource<ListItems["calls"]> = {
  from: sql.fragment`(SELECT * FROM call WHERE held_mc >= 0) AS item`,
  userId: ofItem,
  walks: { user: ofUser },
  beside: sql.fragment``,
  columns: columnsOf<Own<"calls">>()(
    "direction, number, country, destination, status, refusal, answered_s, cost_mc",
  ),
  matches: ({ state, country }) => sql.part`
    (${state}::text IS NULL OR status::text = ${state}) AND (${country}::text IS NULL OR country = ${country})`,
  read: (client, statement) => many(client, statement, { cost_mc: "or null" }),
};

/** The payment and the receipt of a row that names a payment. */
const itsPayment = sql.fragment`
    CROSS JOIN LATERAL (
      SELECT * FROM payment WHERE payment.wallet_id = item.wallet_id AND payment.id = item.payment_id LIMIT 1) AS payment
    LEFT JOIN LATERAL (
      SELECT card_brand FROM receipt
       WHERE receipt.wallet_id = item.wallet_id AND receipt.payment_id = item.payment_id LIMIT 1) AS receipt ON true`;

const refunds: ListSource<ListItems["refunds"]> = {
  from: sql.fragment`(SELECT *, requested_at AS created_at FROM refund_request) AS item`,
  userId: ofPayment,
  walks: {},
  beside: itsPayment,
  columns: columnsOf<Own<"refunds">>()("item.payment_id, item.amount_minor, currency, asked_by, item.status"),
  matches: (filters) => sql.part`
    (${filters.state}::text IS NULL OR item.status = ${filters.state}) AND ${matchesCharge("payment", filters)}`,
  read: (client, statement) => many(client, statement, { amount_minor: "always" }),
};

const disputes: ListSource<ListItems["disputes"]> = {
  // The literal condition lets the plan use the index of such transfers.
  from: sql.fragment`
    (SELECT *, subject_id AS id, subject_id AS payment_id FROM transfer WHERE contra = 'disputes') AS item`,
  userId: ofPayment,
  walks: {},
  beside: itsPayment,
  columns: columnsOf<Own<"disputes">>()(`item.payment_id, delta_mc AS credits_mc,
    round(charge_minor::numeric * abs(delta_mc) / credits_mc)::bigint AS amount_minor, currency,
    CASE WHEN delta_mc < 0 THEN 'taken' ELSE 'returned' END AS state`),
  matches: (filters) => sql.part`
    (${filters.state}::text IS NULL OR ${filters.state} = CASE WHEN delta_mc < 0 THEN 'taken' ELSE 'returned' END)
    AND ${matchesCharge("payment", filters)}`,
  read: (client, statement) => many(client, statement, { amount_minor: "always", credits_mc: "always" }),
};

const pausedByDispute = sql.fragment`EXISTS (
    SELECT FROM payment
     WHERE payment.wallet_id = wallet_member.wallet_id AND payment.user_id = item.id AND ${pausesCalling})`;

const users: ListSource<ListItems["users"]> = {
  from: sql.fragment`(SELECT * FROM users WHERE deleted_at IS NULL) AS item`,
  userId: sql.fragment`item.id`,
  walks: {},
  beside: sql.fragment`
    CROSS JOIN LATERAL (SELECT wallet_id FROM wallet_member WHERE user_id = item.id LIMIT 1) AS wallet_member`,
  columns: sql.fragment`${columnsOf<Omit<Own<"users">, "pausedByDispute">>()(
    "item.first_name, item.last_name, item.verified_at, item.frozen_at, item.deleted_at",
  )}, ${pausedByDispute} AS paused_by_dispute`,
  matches: ({ state }) => sql.part`
    (${state}::text IS NULL OR ${state} = CASE WHEN item.frozen_at IS NOT NULL THEN 'frozen'
                                              WHEN ${pausedByDispute} THEN 'paused' ELSE 'active' END)`,
  read: (client, statement) => many(client, statement),
};

const messages: ListSource<ListItems["messages"]> = {
  from: sql.fragment`(SELECT *, sent_at AS created_at FROM contact_message) AS item`,
  userId: ofItem,
  walks: {
    user: (id) => sql.part`item.user_id = ${id}`,
    state: (state) => sql.part`item.state = ${state}`,
  },
  beside: sql.fragment`
    LEFT JOIN LATERAL (SELECT email FROM users WHERE users.id = item.assigned_to LIMIT 1) AS operator ON true`,
  columns: sql.fragment`${columnsOf<Omit<Own<"messages">, "sender" | "assignedTo" | "answers">>()("item.name, item.subject, item.state")},
    item.email AS sender, CASE WHEN item.assigned_to IS NOT NULL THEN coalesce(operator.email, '') END AS assigned_to,
    (SELECT count(*) FROM contact_answer WHERE message_id = item.id) AS answers`,
  matches: ({ state, assigned }) => sql.part`
    (${state}::text IS NULL OR item.state = ${state})
    AND (${assigned}::text IS NULL OR coalesce(item.assigned_to::text, 'none') = ${assigned})`,
  read: (client, statement) => many(client, statement),
};

export const sources: { [Name in ListName]: ListSource<ListItems[Name]> } = {
  payments,
  calls,
  refunds,
  disputes,
  users,
  messages,
};
