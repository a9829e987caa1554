import * as z from "zod/mini";
import type { Client } from "#adapters/postgres/connection/database.ts";
import { one, run, sql } from "#adapters/postgres/sql.ts";
import { numberOfferSchema } from "#contract/calls/rented-numbers.ts";
import type { NumberOfferStore } from "#domain/numbers/rented/number-offers.ts";

const stored = z.array(numberOfferSchema);

export function numberOfferStore(client: Client): NumberOfferStore {
  return {
    async find() {
      const row = await one<{ offers: unknown }>(client, "numberOffer.find")`SELECT offers FROM number_offer`;
      return row && stored.parse(row.offers);
    },

    async save(offers) {
      const json = sql.parameter(JSON.stringify(offers));
      await run(client, "numberOffer.save")`
        INSERT INTO number_offer (offers) VALUES (${json}::jsonb)
        ON CONFLICT (only_one) DO UPDATE SET offers = ${json}::jsonb`;
    },
  };
}
