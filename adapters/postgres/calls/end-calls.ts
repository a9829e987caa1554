import type { Client } from "#adapters/postgres/connection/database.ts";
import { run, sql } from "#adapters/postgres/sql.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";

/**
 * Ends all calls of a user who may no longer call. Run it after the reason is committed.
 * The wallet's new version refuses each call whose eligibility was read before; eligibility read afterwards sees the
 * reason. A call held at the old version is open by then, and is cut off.
 */
export async function endCalls(client: Client, user: WalletUser, at: Date): Promise<void> {
  await invalidateEligibility(client, user.walletId);
  await cutOff(client, user, at);
}

/** As `endCalls`, for those sessions of a user that have ended. */
export async function endCallsOfSessions(
  client: Client,
  user: WalletUser,
  sessionIds: readonly string[],
  at: Date,
): Promise<void> {
  await invalidateEligibility(client, user.walletId);
  await cutOffSessions(client, user, sessionIds, at);
}

/** Refuses each call of this wallet whose eligibility was read before. */
export async function invalidateEligibility(client: Client, walletId: string): Promise<void> {
  await run(client, "call.invalidateEligibility")`
    UPDATE wallet SET version = version + 1 WHERE id = ${walletId}`;
}

/** The meter hangs up a call whose paid time is over. */
async function cutOff(client: Client, { id, walletId }: WalletUser, at: Date): Promise<void> {
  const now = sql.parameter(at);
  await run(client, "call.cutOff")`
    UPDATE call SET cutoff_at = ${now}, meter_at = ${now}
     WHERE wallet_id = ${walletId} AND user_id = ${id} AND open AND cutoff_at > ${now}`;
}

/**
 * Cuts off the open call of these sessions. Locks the call alone, so a transaction that has not locked a wallet may run
 * it: the order of locks is the call, then its wallet.
 */
export async function cutOffSessions(
  client: Client,
  { id, walletId }: WalletUser,
  sessionIds: readonly string[],
  at: Date,
): Promise<void> {
  const now = sql.parameter(at);
  await run(client, "call.cutOffSessions")`
    UPDATE call SET cutoff_at = ${now}, meter_at = ${now}
     WHERE wallet_id = ${walletId} AND user_id = ${id} AND open AND cutoff_at > ${now}
       AND session_id = ANY (${sessionIds}::uuid[])`;
}
