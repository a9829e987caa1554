import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, many, one, sql } from "#adapters/postgres/sql.ts";
import type { SwitchName, SwitchStore } from "#domain/switches.ts";

export function switchStore(client: Client): SwitchStore {
  return {
    async isOff(name) {
      const row = await one(client, sql("switch.isOff")`SELECT 1 FROM switched_off WHERE name = ${name}`);
      return row !== undefined;
    },

    off: () =>
      many<{ name: SwitchName; since: Date }>(
        client,
        sql("switch.off")`SELECT name, since FROM switched_off ORDER BY name`,
      ),

    async turnOff(name, at) {
      await changed(
        client,
        sql("switch.turnOff")`
          INSERT INTO switched_off (name, since) VALUES (${name}, ${at}) ON CONFLICT (name) DO NOTHING`,
      );
    },

    async turnOn(name) {
      await changed(client, sql("switch.turnOn")`DELETE FROM switched_off WHERE name = ${name}`);
    },
  };
}
