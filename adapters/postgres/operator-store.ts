import type { OperatorStore } from "#domain/calls/operator-store.ts";
import { emailKey } from "#domain/users/user.ts";
import type { Client, Database } from "./database.ts";
import { changed, many, one, sql } from "./sql.ts";

/** The operator's controls: freezing users and switching calling off. */
export function operatorStore(database: Database): OperatorStore {
  return {
    async freeze(email, at) {
      const user = await database.transaction((client) => freeze(client, emailKey(email), at));
      // Runs after the freeze has committed: a call held at the old version is open by now, or never will be.
      if (user) await database.withClient((client) => endCalls(client, user, at));
      return user !== undefined;
    },

    async unfreeze(email) {
      const unfreeze = sql(
        "operator.unfreeze",
      )`UPDATE users SET frozen_at = NULL WHERE email_key = ${emailKey(email)}`;
      return (await database.withClient((client) => changed(client, unfreeze))) === 1;
    },

    async stopCalling(at) {
      const stop = sql("operator.stopCalling")`
        INSERT INTO calling_stop (since) VALUES (${at}) ON CONFLICT DO NOTHING`;
      await database.withClient((client) => changed(client, stop));
    },

    async resumeCalling() {
      await database.withClient((client) =>
        changed(client, sql("operator.resumeCalling")`DELETE FROM calling_stop`),
      );
    },

    async stoppedSince() {
      const [stop] = await database.withClient((client) =>
        many<{ since: Date }>(client, sql("operator.stoppedSince")`SELECT since FROM calling_stop`),
      );
      return stop?.since;
    },
  };
}

interface FrozenUser {
  id: string;
  walletId: string;
}

/**
 * Locks the user, then the wallet. The wallet's new version refuses each call whose eligibility was read before the
 * freeze; eligibility read afterwards says that the user is frozen.
 */
async function freeze(client: Client, emailKey: string, at: Date): Promise<FrozenUser | undefined> {
  const user = await one<FrozenUser>(
    client,
    sql("operator.freeze")`
      UPDATE users SET frozen_at = coalesce(frozen_at, ${at}) WHERE email_key = ${emailKey} RETURNING id, wallet_id`,
  );
  if (user) await invalidateEligibility(client, user.walletId);
  return user;
}

/** Refuses each call of this wallet whose eligibility was read before. */
export async function invalidateEligibility(client: Client, walletId: string): Promise<void> {
  await changed(
    client,
    sql("operator.invalidateEligibility")`UPDATE wallet SET version = version + 1 WHERE id = ${walletId}`,
  );
}

/** Cuts off the user's calls now; the meter hangs them up. */
async function endCalls(client: Client, { id, walletId }: FrozenUser, at: Date): Promise<void> {
  const now = sql.parameter(at);
  await changed(
    client,
    sql("operator.endCalls")`
      UPDATE call SET cutoff_at = ${now}, meter_at = ${now}
       WHERE wallet_id = ${walletId} AND user_id = ${id} AND open AND cutoff_at > ${now}`,
  );
}
