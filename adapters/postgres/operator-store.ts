import type { CallingStop, OperatorStore } from "#domain/calls/operator-store.ts";
import type { Spend } from "#domain/calls/watch-spend.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { emailKey } from "#domain/users/user.ts";
import type { Client, Database } from "./database.ts";
import { endCalls } from "./end-calls.ts";
import { announce } from "./event-channel.ts";
import { changed, one, sql } from "./sql.ts";

/** The operator's controls: freezing users and switching calling off. */
export function operatorStore(database: Database): OperatorStore {
  return {
    async freeze(email, at) {
      const freeze = sql("operator.freeze")`
        UPDATE users SET frozen_at = coalesce(frozen_at, ${at}) WHERE email_key = ${emailKey(email)}
        RETURNING id, wallet_id`;
      const user = await database.withClient((client) => one<WalletUser>(client, freeze));
      if (user) {
        await database.withClient((client) => endCalls(client, user, at));
        // The servers' meters sleep until a call is due by what they know.
        await announce(database, { walletId: user.walletId }, { type: "changed" });
      }
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
        INSERT INTO calling_stop (since, reason) VALUES (${at}, 'operator')
        ON CONFLICT (only_one) DO UPDATE SET reason = excluded.reason`;
      await database.withClient((client) => changed(client, stop));
    },

    resumeCalling: (at) =>
      database.transaction(async (client) => {
        await resetSpend(client, at);
        await changed(client, sql("operator.resumeCalling")`DELETE FROM calling_stop`);
      }),

    stopped: () =>
      database.withClient((client) =>
        one<CallingStop>(client, sql("operator.stopped")`SELECT since, reason FROM calling_stop`),
      ),

    async spend() {
      const spend = await database.withClient((client) =>
        one<Spend & { checkedAt: Date }>(
          client,
          sql("operator.spend")`SELECT hour_mc, day_mc, checked_at FROM spend_watch`,
        ),
      );
      if (!spend) throw new Error("The database returned no row about what all wallets spend");
      return spend;
    },

    resetSpend: (at) =>
      database.transaction(async (client) => {
        await resetSpend(client, at);
        await changed(client, sql("operator.endSpendStop")`DELETE FROM calling_stop WHERE reason = 'spend'`);
      }),
  };
}

/** Locks the watch's row first, as a check does, so that a check under way ends before the stop is removed. */
async function resetSpend(client: Client, at: Date): Promise<void> {
  await changed(
    client,
    sql("operator.resetSpend")`UPDATE spend_watch SET reset_at = ${at}, hour_mc = 0, day_mc = 0`,
  );
}
