import type { Database } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf } from "#adapters/postgres/sql.ts";
import type { CardLockout, LockoutStore } from "#domain/payments/limits/card-testing.ts";

const columns = columnsOf<CardLockout>()("kind, user_id, network, card, started_at, ends_at");

export function lockoutStore(database: Database): LockoutStore {
  return {
    async add(lockout) {
      await database.withClient(
        (client) =>
          changed(client, "lockout.add")`
            INSERT INTO card_lockout (${columns}) VALUES (${columns.values(lockout)})`,
      );
    },
  };
}
