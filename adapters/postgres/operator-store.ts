import { emailKey } from "#domain/accounts/account.ts";
import type { OperatorStore } from "#domain/calls/operator-store.ts";
import type { Client } from "./database.ts";

const freeze = `
  INSERT INTO account (id, frozen_at) SELECT id, $2 FROM users WHERE email_key = $1
  ON CONFLICT (id) DO UPDATE SET frozen_at = coalesce(account.frozen_at, excluded.frozen_at)
  RETURNING id`;

const unfreeze = `
  UPDATE account SET frozen_at = NULL FROM users WHERE account.id = users.id AND email_key = $1 RETURNING account.id`;

/** Calls of frozen accounts are over now: whoever watches the meter hangs them up. */
const endFrozenCalls = `
  UPDATE call SET cutoff_at = $1, meter_at = $1
    FROM account WHERE account.id = account_id AND frozen_at IS NOT NULL AND open AND cutoff_at > $1`;

/** What the operator may do to calling, on one connection that is in no transaction. */
export function operatorStore(client: Client): OperatorStore {
  return {
    async freeze(email, at) {
      const { rowCount } = await client.query(freeze, [emailKey(email), at]);
      // A statement of its own: together they would take the account before its call, which may deadlock.
      await client.query(endFrozenCalls, [at]);
      return rowCount === 1;
    },

    async unfreeze(email) {
      const { rowCount } = await client.query(unfreeze, [emailKey(email)]);
      return rowCount === 1;
    },

    async stopCalling(at) {
      await client.query("INSERT INTO calling_stop (since) VALUES ($1) ON CONFLICT DO NOTHING", [at]);
    },

    async resumeCalling() {
      await client.query("DELETE FROM calling_stop");
    },

    async stoppedSince() {
      const { rows } = await client.query<{ since: Date }>("SELECT since FROM calling_stop");
      return rows[0]?.since;
    },
  };
}
