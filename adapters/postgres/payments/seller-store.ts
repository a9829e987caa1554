import type { Client } from "#adapters/postgres/connection/database.ts";
import { changed, one, sql } from "#adapters/postgres/sql.ts";
import type { Seller, SellerStore } from "#domain/payments/receipts/seller.ts";

export function sellerStore(client: Client): SellerStore {
  return {
    find: () =>
      one<Seller>(
        client,
        sql("seller.find")`SELECT name, address, tax_number, tax_name, tax_rate_e6 FROM seller`,
      ),

    async save({ name, address, taxNumber, taxName, taxRate_e6 }) {
      const row = { name, address, taxNumber, taxName, taxRate_e6 };
      await changed(
        client,
        sql("seller.save")`
          INSERT INTO seller (${sql.columns(row)}) VALUES (${sql.values(row)})
          ON CONFLICT (only_one) DO UPDATE
             SET name = excluded.name, address = excluded.address, tax_number = excluded.tax_number,
                 tax_name = excluded.tax_name, tax_rate_e6 = excluded.tax_rate_e6`,
      );
    },
  };
}
