import type { Client } from "#adapters/postgres/connection/database.ts";
import { changedOne, columnsOf, one, run, sql } from "#adapters/postgres/sql.ts";
import type { UnwantedCalls } from "#contract/calls/unwanted-calls.ts";
import type { UnwantedCallStore } from "#domain/calls/incoming/unwanted-calls.ts";

/** The row of each user has their blocked callers, few and short, as it has the countries that they may call. */
export function unwantedCallStore(client: Client): UnwantedCallStore {
  return {
    async read(userId) {
      const unwanted = await one<UnwantedCalls>(client, "unwantedCall.read")`
        SELECT ${columnsOf<UnwantedCalls>()(`coalesce(blocked_callers, '{}') AS blocked_callers,
               coalesce(blocked_calls, 'away') AS blocked_calls, coalesce(withheld_calls, 'ring') AS withheld_calls`)} FROM users WHERE id = ${userId}`;
      return unwanted ?? { blockedCallers: [], blockedCalls: "away", withheldCalls: "ring" };
    },

    async block(userId, number, most) {
      const caller = sql.parameter(number);
      return changedOne(client, "unwantedCall.block")`
        UPDATE users SET blocked_callers = coalesce(blocked_callers, '{}') || ${caller}::text
         WHERE id = ${userId} AND deleted_at IS NULL AND NOT ${caller}::text = ANY (coalesce(blocked_callers, '{}'))
           AND cardinality(coalesce(blocked_callers, '{}')) < ${most}`;
    },

    unblock: (userId, number) =>
      run(client, "unwantedCall.unblock")`
        UPDATE users SET blocked_callers = array_remove(blocked_callers, ${number}::text) WHERE id = ${userId}`,

    choose: (userId, { blockedCalls, withheldCalls }) =>
      run(client, "unwantedCall.choose")`
        UPDATE users SET blocked_calls = ${blockedCalls}, withheld_calls = ${withheldCalls}
         WHERE id = ${userId} AND deleted_at IS NULL`,
  };
}
