import type { Client } from "#adapters/postgres/connection/database.ts";
import { columnsOf, one, run } from "#adapters/postgres/sql.ts";
import type { Seller, SellerStore } from "#domain/payments/receipts/seller.ts";

const columns = columnsOf<Seller>()("name, address, tax_number, tax_name, tax_rate_e6");

export function sellerStore(client: Client): SellerStore {
  return {
    find: () => one<Seller>(client, "seller.find")`SELECT ${columns} FROM seller`,

    save: (seller) =>
      run(client, "seller.save")`
        INSERT INTO seller (${columns}) VALUES (${columns.values(seller)})
        ON CONFLICT (only_one) DO UPDATE SET (${columns}) = (${columns.values(seller)})`,
  };
}
