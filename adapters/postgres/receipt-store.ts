import type { Currency } from "#contract/currencies.ts";
import type { ReceiptStore } from "#domain/payments/receipt-store.ts";
import type { Client } from "./database.ts";

interface ReceiptRow {
  id: string;
  paid_at: Date;
  first_name: string;
  last_name: string;
  email: string;
  currency: Currency;
  charge_minor: number;
  refunded_minor: number;
  credits_mc: number;
}

/** A receipt is a view of the payment, its first movement of credits and the account: nothing is written twice. */
export function receiptStore(client: Client): ReceiptStore {
  return {
    async find(paymentId, accountId) {
      const { rows } = await client.query<ReceiptRow>({
        name: "receipt_find",
        text: `SELECT p.id, t.created_at AS paid_at, u.first_name, u.last_name, u.email, p.currency, p.charge_minor,
                      p.refunded_minor, p.credits_mc
               FROM payment p
               JOIN transfer t ON t.ref = 'payment:' || p.id || ':1'
               JOIN users u ON u.id = p.account_id
               WHERE p.id = $1 AND p.account_id = $2`,
        values: [paymentId, accountId],
      });
      const row = rows[0];
      return (
        row && {
          paymentId: row.id,
          paidAt: row.paid_at,
          buyer: { firstName: row.first_name, lastName: row.last_name, email: row.email },
          currency: row.currency,
          charge_minor: row.charge_minor,
          refunded_minor: row.refunded_minor,
          credits_mc: row.credits_mc,
        }
      );
    },
  };
}
