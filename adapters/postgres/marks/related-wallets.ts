import type { Client } from "#adapters/postgres/connection/database.ts";
import { isDialled, pausesCalling } from "#adapters/postgres/fragments.ts";
import { columnsOf, many, one, run, sql } from "#adapters/postgres/sql.ts";
import type { RelatedQuery, RelatedWallets } from "#domain/marks/mark-store.ts";
import { type Reach, reachOf, type SharedMark } from "#domain/marks/precedence.ts";
import { cardShares_ms, type EarlierDebt, type RelatedState } from "#domain/marks/related-state.ts";
import { lockRelatedWallets } from "./related-locks.ts";

const hour_ms = 60 * 60_000;

/** Store of what related wallets share. Few wallets have any: `wallet.related` says so to the statements of every call. */
export function relatedWallets(client: Client): RelatedWallets {
  const store: RelatedWallets = {
    async lockRelated(query) {
      await lockRelatedWallets(client, query.walletId);
      const state = await store.readRelated(query);
      if (state) return state;
      await run(client, "related.none")`
        UPDATE wallet SET related = false WHERE id = ${query.walletId} AND related`;
      return undefined;
    },

    async readRelated(query) {
      const shared = await sharedMarks(client, query);
      return shared.length > 0 ? stateOf(client, query, reachOf(shared)) : undefined;
    },

    async binding(walletId) {
      const { binding } = reachOf(await sharedMarks(client, { walletId, at: new Date() }));
      return binding.map(({ id }) => id);
    },
  };
  return store;
}

/** The wallets whose calls and purchases count for the limits of this one. */
export async function countedWallets(client: Client, walletId: string, at: Date): Promise<string[]> {
  return [walletId, ...reachOf(await sharedMarks(client, { walletId, at })).counting];
}

/** The facts for `reachOf`. Users of one wallet who show the same mark are one holder of it. */
async function sharedMarks(
  client: Client,
  { walletId, at }: Pick<RelatedQuery, "walletId" | "at">,
): Promise<SharedMark[]> {
  const since = sql.parameter(new Date(at.getTime() - cardShares_ms));
  const wallet = sql.parameter(walletId);
  const marks = await many<Omit<SharedMark, "customerSince" | "otherCustomerSince">>(client, "related.list")`
    SELECT own.digest, own.kind, own.shown_at, own.confirmed, other.user_id AS id, other.wallet_id,
           min(other.first_seen_at) OVER (PARTITION BY other.digest, other.wallet_id) AS other_shown_at,
           own.kind <> 'card' OR least(own.last_seen_at, other.last_seen_at) > ${since} AS lately
      FROM (SELECT digest, kind, min(first_seen_at) AS shown_at, max(last_seen_at) AS last_seen_at,
                   bool_or(confirmed_at IS NOT NULL) AS confirmed
              FROM mark WHERE wallet_id = ${wallet} AND lifted_at IS NULL GROUP BY digest, kind) AS own
      JOIN mark AS other ON other.digest = own.digest AND other.wallet_id <> ${wallet} AND other.lifted_at IS NULL`;
  if (marks.length === 0) return [];
  const customers = await customersSince(client, [walletId, ...marks.map((mark) => mark.walletId)]);
  return marks.map((mark) => ({
    ...mark,
    customerSince: customers.get(walletId) ?? null,
    otherCustomerSince: customers.get(mark.walletId) ?? null,
  }));
}

/** The time of each wallet's first credited purchase. The second condition lets the plan use the index of what is no call's. */
async function customersSince(client: Client, wallets: readonly string[]): Promise<Map<string, Date>> {
  const first = await many<{ walletId: string; at: Date }>(client, "related.customers")`
    SELECT wallet_id, min(created_at) AS at FROM transfer
     WHERE wallet_id = ANY (${wallets}::uuid[]) AND contra = 'payments' AND contra <> 'calls' AND delta_mc > 0
     GROUP BY wallet_id`;
  return new Map(first.map(({ walletId, at }) => [walletId, at]));
}

async function stateOf(
  client: Client,
  { walletId, at, newFor_s }: RelatedQuery,
  { binding, counting, samePerson }: Reach,
): Promise<RelatedState> {
  const before = (age_ms: number) => new Date(at.getTime() - age_ms);
  const wallets = binding.map((one) => one.walletId);
  const earlier = sql.parameter(wallets);
  const users = sql.parameter(binding.map(({ id }) => id));
  const counted = sql.parameter(counting);
  const hourAgo = sql.parameter(before(hour_ms));
  const state = await one<Omit<RelatedState, "debts">>(client, "related.state", {
    spent_mc: "always",
    hourSpent_mc: "always",
  })`
    SELECT EXISTS (SELECT FROM users WHERE id = ANY (${users}::uuid[]) AND frozen_at IS NOT NULL) AS frozen,
           EXISTS (SELECT FROM payment
                    WHERE payment.wallet_id = ANY (${earlier}::uuid[]) AND user_id = ANY (${users}::uuid[])
                      AND ${pausesCalling}) AS paused_by_dispute,
           EXISTS (SELECT FROM call
                    WHERE open AND left_at IS NULL AND (${isDialled} OR answered_at IS NOT NULL)
                      AND (wallet_id = ANY (${samePerson}::uuid[]) OR (
                            wallet_id = ANY (${counted}::uuid[]) AND NOT EXISTS (
                              SELECT FROM transfer WHERE transfer.wallet_id = ${walletId} AND transfer.seq = 1
                                 AND transfer.created_at <= ${before(newFor_s * 1_000)})))) AS in_call,
           count(*) FILTER (WHERE ${isDialled}) AS day_calls,
           count(*) FILTER (WHERE ${isDialled} AND created_at > ${hourAgo}) AS hour_calls,
           count(*) FILTER (WHERE created_at > ${hourAgo} AND new_number) AS hour_new_numbers,
           coalesce(sum(coalesce(cost_mc, held_mc)), 0)::bigint AS spent_mc,
           coalesce(sum(coalesce(cost_mc, held_mc)) FILTER (WHERE created_at > ${hourAgo}), 0)::bigint AS hour_spent_mc
      FROM call
     WHERE wallet_id = ANY (${counted}::uuid[]) AND created_at > ${before(24 * hour_ms)} AND refusal IS NULL`;
  if (!state) throw new Error("The database returned no row about related wallets");
  return { ...state, debts: await debtsOf(client, wallets) };
}

function debtsOf(client: Client, wallets: readonly string[]): Promise<EarlierDebt[]> {
  return many<EarlierDebt>(client, "related.debts", { owed_mc: "always" })`
    SELECT ${columnsOf<EarlierDebt>()("id AS wallet_id, -posted_mc AS owed_mc")} FROM wallet
     WHERE id = ANY (${wallets}::uuid[]) AND posted_mc < 0 ORDER BY id`;
}
