import type { Client } from "#adapters/postgres/connection/database.ts";
import { one, sql } from "#adapters/postgres/sql.ts";
import type { Receipt, ReceiptStore } from "#domain/payments/receipts/receipt-store.ts";

type ReceiptRow = Omit<Receipt, "buyer"> & Receipt["buyer"];

/** Reads a receipt from the payment, its first transfer and the buyer, so no receipt is stored. */
export function receiptStore(client: Client): ReceiptStore {
  return {
    async find({ walletId, id }) {
      const wallet = sql.parameter(walletId);
      const payment = sql.parameter(id);
      const row = await one<ReceiptRow>(
        client,
        sql("receipt.find")`
          SELECT p.wallet_id, p.id AS payment_id, t.created_at AS paid_at, u.first_name, u.last_name, u.email, u.language,
                 p.currency, p.charge_minor, p.refunded_minor, p.credits_mc
            FROM payment p
            JOIN transfer t ON t.wallet_id = ${wallet} AND t.ref = ${`payment:${id}:1`}
            JOIN users u ON u.id = p.user_id
           WHERE p.wallet_id = ${wallet} AND p.id = ${payment}`,
        { charge_minor: "always", refunded_minor: "always", credits_mc: "always" },
      );
      if (!row) return undefined;
      const { firstName, lastName, email, language, ...receipt } = row;
      return { ...receipt, buyer: { firstName, lastName, email, language } };
    },
  };
}
