import type { Database } from "#adapters/postgres/database.ts";
import { operatorControls } from "#adapters/postgres/operator-controls.ts";
import { switchStore } from "#adapters/postgres/switch-store.ts";
import type { PublicConfig } from "#contract/config.ts";

/** What the operator has switched off. A page that is opened anew reads it; the server refuses in any case. */
export function readSwitchedOff(database: Database): Promise<PublicConfig["switchedOff"]> {
  return database.withClient(async (client) => {
    const stop = await operatorControls(client).stopped();
    const off = await switchStore(client).off();
    return [...(stop ? (["calling"] as const) : []), ...off.map(({ name }) => name)];
  });
}
