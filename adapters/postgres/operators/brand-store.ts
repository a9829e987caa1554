import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, columnsOf, one, sql } from "#adapters/postgres/sql.ts";
import type { BrandStore } from "#domain/operators/product/brand-store.ts";
import type { Brand } from "#words/brand.ts";

const columns = columnsOf<Brand>()(
  "name, short_name, imprint, support_address, links, accent, accent_dark, stage, stage_dark",
);

export function brandStore(client: Client): BrandStore {
  return {
    find: () => one<Brand>(client, sql("brand.find")`SELECT ${columns} FROM brand`),

    async save(brand) {
      await changed(
        client,
        sql("brand.save")`
          INSERT INTO brand (${columns}) VALUES (${columns.values(brand)})
          ON CONFLICT (only_one) DO UPDATE SET (${columns}) = (${columns.values(brand)})`,
      );
    },
  };
}
