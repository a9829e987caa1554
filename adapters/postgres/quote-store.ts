import type { Currency } from "#contract/currencies.ts";
import type { QuoteStore } from "#domain/payments/payment-store.ts";
import type { Client } from "./database.ts";

interface QuoteRow {
  id: string;
  account_id: string;
  currency: Currency;
  charge_minor: number;
  value_cents: number;
  credits_mc: number;
  expires_at: Date;
}

export function quoteStore(client: Client): QuoteStore {
  return {
    async add(quote) {
      await client.query({
        name: "quote_add",
        text: `INSERT INTO quote (id, account_id, currency, charge_minor, value_cents, credits_mc, expires_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        values: [
          quote.id,
          quote.accountId,
          quote.currency,
          quote.charge_minor,
          quote.value_cents,
          quote.credits_mc,
          quote.expiresAt,
        ],
      });
    },

    async find(id, accountId) {
      const { rows } = await client.query<QuoteRow>({
        name: "quote_find",
        text: `SELECT id, account_id, currency, charge_minor, value_cents, credits_mc, expires_at
               FROM quote WHERE id = $1 AND account_id = $2`,
        values: [id, accountId],
      });
      const row = rows[0];
      return (
        row && {
          id: row.id,
          accountId: row.account_id,
          currency: row.currency,
          charge_minor: row.charge_minor,
          value_cents: row.value_cents,
          credits_mc: row.credits_mc,
          expiresAt: row.expires_at,
        }
      );
    },

    async deleteExpired(before) {
      const { rowCount } = await client.query({
        name: "quote_delete_expired",
        text: "DELETE FROM quote WHERE expires_at <= $1",
        values: [before],
      });
      return rowCount ?? 0;
    },
  };
}
