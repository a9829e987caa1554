import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Client } from "./database.ts";
import { changed, sql } from "./sql.ts";

/**
 * Ends all calls of a user who may no longer call. Run it after the reason is committed.
 * The wallet's new version refuses each call whose eligibility was read before; eligibility read afterwards sees the
 * reason. A call held at the old version is open by then, and is cut off.
 */
export async function endCalls(client: Client, user: WalletUser, at: Date): Promise<void> {
  await invalidateEligibility(client, user.walletId);
  await cutOff(client, user, at);
}

/** Refuses each call of this wallet whose eligibility was read before. */
export async function invalidateEligibility(client: Client, walletId: string): Promise<void> {
  await changed(
    client,
    sql("call.invalidateEligibility")`UPDATE wallet SET version = version + 1 WHERE id = ${walletId}`,
  );
}

/** The meter hangs up a call whose paid time is over. */
async function cutOff(client: Client, { id, walletId }: WalletUser, at: Date): Promise<void> {
  const now = sql.parameter(at);
  await changed(
    client,
    sql("call.cutOff")`
      UPDATE call SET cutoff_at = ${now}, meter_at = ${now}
       WHERE wallet_id = ${walletId} AND user_id = ${id} AND open AND cutoff_at > ${now}`,
  );
}
