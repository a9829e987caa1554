import { currencyCodes } from "#contract/currencies.ts";
import type { RateStore } from "#domain/money/exchange-rates.ts";
import { type ScaledRates, scaledRates } from "#domain/money/rates.ts";
import type { Client } from "./database.ts";

interface RateRow {
  as_of: string;
  currency: string;
  per_usd_e6: number;
}

export function exchangeRateStore(client: Client): RateStore {
  return {
    async latest() {
      const { rows } = await client.query<RateRow>({
        name: "exchange_rate_latest",
        text: `SELECT to_char(as_of, 'YYYY-MM-DD') AS as_of, currency, per_usd_e6
               FROM exchange_rate WHERE as_of = (SELECT max(as_of) FROM exchange_rate)`,
      });
      return rows[0] && { asOf: rows[0].as_of, rates: toRates(rows) };
    },

    async save({ asOf, rates }, fetchedAt) {
      await client.query({
        name: "exchange_rate_save",
        text: `INSERT INTO exchange_rate (as_of, currency, per_usd_e6, fetched_at)
               SELECT $1::date, currency, per_usd_e6, $4
               FROM unnest($2::text[], $3::bigint[]) AS given (currency, per_usd_e6)
               ON CONFLICT (as_of, currency)
               DO UPDATE SET per_usd_e6 = excluded.per_usd_e6, fetched_at = excluded.fetched_at`,
        values: [asOf, currencyCodes, currencyCodes.map((currency) => rates[currency]), fetchedAt],
      });
    },
  };
}

function toRates(rows: RateRow[]): ScaledRates {
  const stored = new Map(rows.map((row) => [row.currency, row.per_usd_e6]));
  return scaledRates((currency) => stored.get(currency));
}
