import type { Database } from "#adapters/postgres/connection/database.ts";
import { userTables } from "#adapters/postgres/fragments.ts";
import { columnsOf, forKeys, many } from "#adapters/postgres/sql.ts";
import type { CallDeps, Caller } from "#domain/calls/call-deps.ts";

/** Finds callers by user id. Webhooks that arrive together share a statement; parsed ids cannot spoil it for the others. */
export function callerFinder(database: Database): CallDeps["findCaller"] {
  return database.batched("user.findCallers", async (client, ids: readonly string[]) => {
    const { statement, keys } = forKeys("user.findCallers", ids);
    const callers = await many<Caller>(
      client,
      statement`
        SELECT ${columnsOf<Caller>()("users.id, wallet_id, verified_at IS NOT NULL AS is_verified")} FROM ${userTables}
         WHERE users.id ${keys}`,
    );
    const byId = new Map(callers.map((caller) => [caller.id, caller]));
    return ids.map((id) => byId.get(id));
  });
}
