import type { Client } from "#adapters/postgres/connection/database.ts";
import { exists, many, run } from "#adapters/postgres/sql.ts";
import type { SwitchName, SwitchStore } from "#domain/switches.ts";

export function switchStore(client: Client): SwitchStore {
  return {
    isOff: (name) => exists(client, "switch.isOff")`SELECT 1 FROM switched_off WHERE name = ${name}`,

    off: () =>
      many<{ name: SwitchName; since: Date }>(client, "switch.off")`
        SELECT name, since FROM switched_off ORDER BY name`,

    turnOff: (name, at) =>
      run(client, "switch.turnOff")`
        INSERT INTO switched_off (name, since) VALUES (${name}, ${at}) ON CONFLICT (name) DO NOTHING`,

    turnOn: (name) => run(client, "switch.turnOn")`DELETE FROM switched_off WHERE name = ${name}`,
  };
}
