import type { Client } from "#adapters/postgres/connection/database.ts";
import { pausesCalling } from "#adapters/postgres/payments/dispute-pause.ts";
import { changed, many, one, sql } from "#adapters/postgres/sql.ts";
import type { RelatedQuery, RelatedWallets } from "#domain/marks/mark-store.ts";
import { cardShares_ms, type EarlierDebt, type RelatedState } from "#domain/marks/related-state.ts";
import { lockRelatedWallets } from "./related-locks.ts";

interface Related {
  walletId: string;
  userId: string;
  /** By a mailbox or an identity. */
  samePerson: boolean;
  /** True when its calls and purchases count for the limits. */
  counts: boolean;
  /** True when its debt, freeze and pause pass to this wallet. */
  precedes: boolean;
}

const hour_ms = 60 * 60_000;

/** Store of what related wallets share. Few wallets have any: `wallet.related` says so to the statements of every call. */
export function relatedWallets(client: Client): RelatedWallets {
  const store: RelatedWallets = {
    async lockRelated(query) {
      await lockRelatedWallets(client, query.walletId);
      const state = await store.readRelated(query);
      if (state) return state;
      await changed(
        client,
        sql("related.none")`UPDATE wallet SET related = false WHERE id = ${query.walletId} AND related`,
      );
      return undefined;
    },

    async readRelated(query) {
      const related = await listRelated(client, query);
      return related.length > 0 ? stateOf(client, query, related) : undefined;
    },
  };
  return store;
}

/** The wallets whose calls and purchases count for the limits of this one. */
export async function countedWallets(client: Client, walletId: string, at: Date): Promise<string[]> {
  const related = await listRelated(client, { walletId, at });
  return [walletId, ...new Set(related.filter(({ counts }) => counts).map((one) => one.walletId))];
}

function listRelated(
  client: Client,
  { walletId, at }: Pick<RelatedQuery, "walletId" | "at">,
): Promise<Related[]> {
  const since = sql.parameter(new Date(at.getTime() - cardShares_ms));
  return many<Related>(
    client,
    sql("related.list")`
      SELECT other.wallet_id, other.user_id, bool_or(other.kind <> 'card') AS same_person,
             bool_or(other.kind <> 'card' OR least(own.last_seen_at, other.last_seen_at) > ${since}) AS counts,
             bool_or(other.kind <> 'card' OR other.first_seen_at <= own.first_seen_at) AS precedes
        FROM mark AS own JOIN mark AS other ON other.digest = own.digest AND other.wallet_id <> own.wallet_id
       WHERE own.wallet_id = ${walletId} AND own.lifted_at IS NULL AND other.lifted_at IS NULL
       GROUP BY other.wallet_id, other.user_id`,
  );
}

async function stateOf(
  client: Client,
  { walletId, at, newFor_s }: RelatedQuery,
  related: readonly Related[],
): Promise<RelatedState> {
  const before = (age_ms: number) => new Date(at.getTime() - age_ms);
  const idsOf = (which: readonly Related[]) => which.map((one) => one.walletId);
  const preceding = related.filter(({ precedes }) => precedes);
  const earlier = sql.parameter(idsOf(preceding));
  const users = sql.parameter(preceding.map(({ userId }) => userId));
  const counted = sql.parameter(idsOf(related.filter(({ counts }) => counts)));
  const persons = idsOf(related.filter(({ samePerson }) => samePerson));
  const hourAgo = sql.parameter(before(hour_ms));
  const state = await one<Omit<RelatedState, "debts">>(
    client,
    sql("related.state")`
      SELECT EXISTS (SELECT FROM users WHERE id = ANY (${users}::uuid[]) AND frozen_at IS NOT NULL) AS frozen,
             EXISTS (SELECT FROM payment
                      WHERE payment.wallet_id = ANY (${earlier}::uuid[]) AND user_id = ANY (${users}::uuid[])
                        AND ${pausesCalling}) AS paused_by_dispute,
             EXISTS (SELECT FROM call
                      WHERE open AND left_at IS NULL AND (wallet_id = ANY (${persons}::uuid[]) OR (
                              wallet_id = ANY (${counted}::uuid[]) AND NOT EXISTS (
                                SELECT FROM transfer WHERE transfer.wallet_id = ${walletId} AND transfer.seq = 1
                                   AND transfer.created_at <= ${before(newFor_s * 1_000)})))) AS in_call,
             count(*) AS day_calls, count(*) FILTER (WHERE created_at > ${hourAgo}) AS hour_calls,
             count(*) FILTER (WHERE created_at > ${hourAgo} AND new_number) AS hour_new_numbers,
             coalesce(sum(coalesce(cost_mc, held_mc)), 0)::bigint AS spent_mc,
             coalesce(sum(coalesce(cost_mc, held_mc)) FILTER (WHERE created_at > ${hourAgo}), 0)::bigint AS hour_spent_mc
        FROM call
       WHERE wallet_id = ANY (${counted}::uuid[]) AND created_at > ${before(24 * hour_ms)} AND refusal IS NULL`,
    { spent_mc: "always", hourSpent_mc: "always" },
  );
  if (!state) throw new Error("The database returned no row about related wallets");
  return { ...state, debts: await debtsOf(client, idsOf(preceding)) };
}

function debtsOf(client: Client, wallets: readonly string[]): Promise<EarlierDebt[]> {
  return many<EarlierDebt>(
    client,
    sql("related.debts")`
      SELECT id AS wallet_id, -posted_mc AS owed_mc FROM wallet
       WHERE id = ANY (${wallets}::uuid[]) AND posted_mc < 0 ORDER BY id`,
    { owed_mc: "always" },
  );
}
