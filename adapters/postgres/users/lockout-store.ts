import type { Database } from "#adapters/postgres/connection/database.ts";
import { changed, sql } from "#adapters/postgres/sql.ts";
import type { LockoutStore } from "#domain/payments/limits/card-testing.ts";

export function lockoutStore(database: Database): LockoutStore {
  return {
    async add({ kind, userId, network, card, startedAt, endsAt }) {
      const row = { kind, user_id: userId, network, card, started_at: startedAt, ends_at: endsAt };
      await database.withClient((client) =>
        changed(
          client,
          sql("lockout.add")`INSERT INTO card_lockout (${sql.columns(row)}) VALUES (${sql.values(row)})`,
        ),
      );
    },
  };
}
