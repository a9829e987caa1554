import type { OperatorStore } from "#domain/calls/operator-store.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { emailKey } from "#domain/users/user.ts";
import type { Database } from "./database.ts";
import { endCalls } from "./end-calls.ts";
import { changed, many, one, sql } from "./sql.ts";

/** The operator's controls: freezing users and switching calling off. */
export function operatorStore(database: Database): OperatorStore {
  return {
    async freeze(email, at) {
      const freeze = sql("operator.freeze")`
        UPDATE users SET frozen_at = coalesce(frozen_at, ${at}) WHERE email_key = ${emailKey(email)}
        RETURNING id, wallet_id`;
      const user = await database.withClient((client) => one<WalletUser>(client, freeze));
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
