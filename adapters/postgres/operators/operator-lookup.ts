import { callHistory } from "#adapters/postgres/calls/call-history-store.ts";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling, userTables } from "#adapters/postgres/fragments.ts";
import { keptMessages } from "#adapters/postgres/inbox-store.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { transactionView } from "#adapters/postgres/ledger/transaction-view.ts";
import { callerIdStore } from "#adapters/postgres/numbers/caller-id-store.ts";
import { cardStore } from "#adapters/postgres/payments/card-store.ts";
import { columnsOf, many, one, type Part, type Statement, sql } from "#adapters/postgres/sql.ts";
import type { KeptCallEvent } from "#domain/calls/call-store.ts";
import { wholeWallet } from "#domain/ledger/viewer.ts";
import type {
  ChargedCalls,
  FoundUser,
  LimitHit,
  LiveCall,
  ShownCall,
  ShownPayment,
  UserLookup,
  UserSearch,
} from "#domain/operators/people/user-lookup.ts";
import { utcDay } from "./day-lookup.ts";
import { summedAndApart, summedCharges } from "./hour-sums.ts";

type ShownTransfer = NonNullable<ShownCall["transfer"]>;

const userColumns = columnsOf<
  Omit<FoundUser, "pausedByDispute">
>()(`users.id, wallet_member.wallet_id, users.email,
  first_name, last_name, users.created_at, verified_at, frozen_at, deleted_at`);
const foundColumns = sql.fragment`${userColumns},
  EXISTS (SELECT FROM payment WHERE payment.wallet_id = wallet_member.wallet_id AND payment.user_id = users.id
             AND ${pausesCalling}) AS paused_by_dispute`;

const paymentColumns =
  columnsOf<ShownPayment>()(`payment.id, payment.created_at, initiator, status, provider, provider_ref,
  charge_minor, refunded_minor, currency, credits_mc, declines, ended_because, disputed_at, dispute_allowed_at, card_brand,
  card_last4, card_country, coalesce(decline, ended_because) AS failure`);
/** The receipt has the card, and forgets it with its user. */
const withReceipt = sql.fragment`
  payment LEFT JOIN receipt ON receipt.wallet_id = payment.wallet_id AND receipt.payment_id = payment.id`;

/** Reads across wallets, for operators: no request of a user runs it. */
export function operatorLookup(client: Client): UserLookup {
  return {
    find: (search, limit) =>
      search.by === "part"
        ? findByPart(client, search.part, limit)
        : many<FoundUser>(client, finding(search, limit)),
    balance: (walletId) => ledgerStore(client).balance(walletId),
    cards: (user) => cardStore(client).list(user),

    callerIds: (userId) => callerIdStore(client).list(userId),
    calls: async (user, limit) => (await callHistory(client).list(user, { limit })).calls,
    transactions: async (walletId, limit) =>
      (await transactionView(client).list(wholeWallet(walletId), { limit })).entries,

    payments: ({ id, walletId }, limit) =>
      many<ShownPayment>(client, "operatorLookup.payments", {
        charge_minor: "always",
        refunded_minor: "always",
        credits_mc: "always",
      })`
        SELECT ${paymentColumns}
          FROM (SELECT * FROM payment WHERE wallet_id = ${walletId} AND user_id = ${id}
                 ORDER BY created_at DESC, id LIMIT ${limit}) AS ${withReceipt}
         ORDER BY payment.created_at DESC, payment.id`,

    payment(typed) {
      const id = sql.parameter(typed);
      return one<ShownPayment & { walletId: string; userId: string; email: string }>(
        client,
        "operatorLookup.payment",
        { charge_minor: "always", refunded_minor: "always", credits_mc: "always" },
      )`
        SELECT ${paymentColumns}, payment.wallet_id, payment.user_id, coalesce(email, '') AS email
          FROM ${withReceipt} LEFT JOIN users ON users.id = payment.user_id
         WHERE payment.id = ${uuidOrNull(typed)} OR provider_ref = ${id}`;
    },

    liveCalls: (limit) =>
      many<LiveCall>(client, "operatorLookup.liveCalls", { held_mc: "always", perMinute_mc: "or null" })`
        SELECT ${columnsOf<LiveCall>()(`call.id, call.wallet_id, user_id, coalesce(email, '') AS email, number,
               destination, status, call.created_at, answered_at, held_mc, per_minute_mc`)}
          FROM call LEFT JOIN users ON users.id = call.user_id
         WHERE open ORDER BY call.created_at DESC LIMIT ${limit}`,

    async call(typed) {
      const id = sql.parameter(typed);
      const row = await one<{ id: string; walletId: string; userId: string; email: string }>(
        client,
        "operatorLookup.call",
      )`
        SELECT call.id, call.wallet_id, user_id, coalesce(email, '') AS email
          FROM call LEFT JOIN users ON users.id = call.user_id
         WHERE call.id = ${uuidOrNull(typed)} OR provider_call_id = ${id} OR child_call_id = ${id}`;
      if (!row) return undefined;
      const { walletId, userId, email } = row;
      const call = await callHistory(client).find({ id: userId, walletId }, row.id);
      return call && { ...call, email, ...(await traces(client, walletId, row.id)) };
    },

    charged(first, last) {
      const [since, until] = [sql.parameter(first), sql.parameter(last)];
      return many<ChargedCalls>(client, "operatorLookup.charged", { charged_mc: "always" })`
        WITH ${summedAndApart(since, until)}
        SELECT ${utcDay("hour")} AS day,
               ${columnsOf<Omit<ChargedCalls, "day">>()(`destination, country, sum(calls)::bigint AS calls,
               sum(answered_s)::bigint AS answered_s, sum(charged_mc)::bigint AS charged_mc`)}
          FROM (${summedCharges}) AS charges
         GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
    },

    limitsHit(user, moment) {
      const id = sql.parameter(user.id);
      const since = sql.parameter(moment);
      return many<LimitHit>(client, "operatorLookup.limitsHit")`
        SELECT ${columnsOf<LimitHit>()("refusal, count(*) AS times, max(hit_at) AS last_at")}
          FROM (SELECT refusal, created_at AS hit_at FROM call
                 WHERE wallet_id = ${user.walletId} AND user_id = ${id} AND created_at > ${since}
                   AND refusal IS NOT NULL AND direction = 'outgoing'
                UNION ALL
                SELECT 'too_many_declines', started_at FROM card_lockout
                 WHERE user_id = ${id} AND started_at > ${since}) AS hit
         GROUP BY refusal ORDER BY times DESC, refusal`;
    },

    messages: (userId) => keptMessages(client, userId),
  };
}

async function traces(client: Client, walletId: string, id: string) {
  const events = await many<KeptCallEvent>(client, "operatorLookup.callEvents")`
    SELECT ${columnsOf<KeptCallEvent>()("id, received_at, kind, detail, changed")} FROM call_event
     WHERE wallet_id = ${walletId} AND call_id = ${id} ORDER BY received_at, id`;
  const transfer = await one<ShownTransfer>(client, "operatorLookup.callTransfer", {
    delta_mc: "always",
    balanceAfter_mc: "always",
  })`
    SELECT ${columnsOf<ShownTransfer>()("ref, delta_mc, balance_after_mc, created_at")} FROM transfer
     WHERE wallet_id = ${walletId} AND ref = ${`call:${id}`}`;
  const badLine = await one<NonNullable<ShownCall["badLine"]>>(client, "operatorLookup.badLine", {
    amount_mc: "always",
  })`
    SELECT outcome, amount_mc,
           CASE WHEN carrier_received IS NOT NULL
                THEN json_build_object('received', carrier_received, 'sent', carrier_sent) END AS count
      FROM bad_line WHERE wallet_id = ${walletId} AND call_id = ${id}`;
  return { events, badLine: badLine ?? null, transfer: transfer ?? null };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as a parameter that an index can be asked for: a column that is cast to text reads every row. */
function uuidOrNull(typed: string): Part {
  return sql.part`${uuid.test(typed) ? typed : null}::uuid`;
}

/** Users among whom a part that many have in common is looked for first. */
const newestUsers = 2_000;
const isLiving = sql.fragment`users.deleted_at IS NULL`;

/**
 * Reads the newest users first: a part that many have in common, such as a mail host, has its newest among them. Any other
 * part is in so few users that an index of parts finds them all, where the database has pg_trgm.
 */
async function findByPart(client: Client, part: string, limit: number): Promise<FoundUser[]> {
  const pattern = sql.parameter(`%${part.replace(/[\\%_]/g, "\\$&")}%`);
  const hasPart = sql.part`(email ILIKE ${pattern} OR first_name || ' ' || last_name ILIKE ${pattern}
                            OR last_name || ', ' || first_name ILIKE ${pattern})`;
  const newest = await many<FoundUser>(client, "operatorLookup.byPartOfNewest")`
    SELECT ${foundColumns}
      FROM (SELECT * FROM users WHERE ${isLiving} ORDER BY created_at DESC LIMIT ${newestUsers}) AS users
      JOIN wallet_member ON wallet_member.user_id = users.id
     WHERE ${hasPart} ORDER BY users.created_at DESC LIMIT ${limit}`;
  if (newest.length === limit) return newest;
  return many<FoundUser>(client, "operatorLookup.byPart")`
    WITH named AS MATERIALIZED (
      SELECT id FROM users
       WHERE ${isLiving} AND email || ' ' || first_name || ' ' || last_name || ', ' || first_name ILIKE ${pattern}
         AND ${hasPart}
    )
    SELECT ${foundColumns} FROM ${userTables}
     WHERE users.id IN (SELECT id FROM named) ORDER BY users.created_at DESC LIMIT ${limit}`;
}

function finding(search: Exclude<UserSearch, { by: "part" }>, limit: number): Statement {
  switch (search.by) {
    case "email":
      return sql("operatorLookup.byEmail")`
        SELECT ${foundColumns} FROM ${userTables} WHERE email_key = ${search.emailKey} LIMIT ${limit}`;
    case "number":
      return sql("operatorLookup.byNumber")`
        SELECT ${foundColumns} FROM ${userTables}
          JOIN (SELECT user_id, max(created_at) AS called_at FROM call WHERE number = ${search.number}
                 GROUP BY user_id) AS caller ON caller.user_id = users.id
         ORDER BY called_at DESC LIMIT ${limit}`;
    case "id": {
      const id = sql.parameter(search.id);
      return sql("operatorLookup.byId")`
        SELECT ${foundColumns} FROM ${userTables}
         WHERE users.id IN (SELECT ${id}::uuid
                            UNION ALL SELECT user_id FROM payment WHERE id = ${id}
                            UNION ALL SELECT user_id FROM call WHERE id = ${id}) LIMIT ${limit}`;
    }
    case "reference": {
      const reference = sql.parameter(search.reference);
      return sql("operatorLookup.byReference")`
        SELECT ${foundColumns} FROM ${userTables}
         WHERE users.id IN (SELECT user_id FROM payment WHERE provider_ref = ${reference}
                            UNION ALL
                            SELECT user_id FROM call
                             WHERE provider_call_id = ${reference} OR child_call_id = ${reference}) LIMIT ${limit}`;
    }
  }
}
