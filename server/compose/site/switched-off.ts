import type { Database } from "#adapters/postgres/connection/database.ts";
import { operatorControls } from "#adapters/postgres/operators/operator-controls.ts";
import { switchStore } from "#adapters/postgres/operators/switch-store.ts";
import type { PublicConfig } from "#contract/pages/config.ts";
import type { CallLimits } from "#domain/calls/call-limits.ts";

/**
 * Reads what the operator has switched off, calling also by the variable of this server. A page that is opened anew
 * reads it; the server refuses in any case.
 */
export function readSwitchedOff(
  database: Database,
  { calling }: Pick<CallLimits, "calling">,
): Promise<PublicConfig["switchedOff"]> {
  return database.withClient(async (client) => {
    const isOff = !calling || (await operatorControls(client).stopped()) !== undefined;
    const off = await switchStore(client).off();
    return [...(isOff ? (["calling"] as const) : []), ...off.map(({ name }) => name)];
  });
}
