import { currencyCodes } from "#contract/money/currencies.ts";
import type { RateStore } from "#domain/money/exchange-rates.ts";
import { scaledRates } from "#domain/money/rates.ts";
import type { Client } from "./connection/database.ts";
import { changed, many, sql } from "./sql.ts";

export function exchangeRateStore(client: Client): RateStore {
  return {
    async latest() {
      const rows = await many<{ asOf: string; currency: string; perUsd_e6: number }>(
        client,
        sql("exchangeRate.latest")`
          SELECT as_of, currency, per_usd_e6
          FROM exchange_rate WHERE as_of = (SELECT max(as_of) FROM exchange_rate)`,
      );
      const stored = new Map(rows.map((row) => [row.currency, row.perUsd_e6]));
      return rows[0] && { asOf: rows[0].asOf, rates: scaledRates((currency) => stored.get(currency)) };
    },

    async save({ asOf, rates }, fetchedAt) {
      const perUsd_e6 = currencyCodes.map((currency) => rates[currency]);
      await changed(
        client,
        sql("exchangeRate.save")`
          INSERT INTO exchange_rate (as_of, currency, per_usd_e6, fetched_at)
          SELECT ${asOf}::date, currency, per_usd_e6, ${fetchedAt}
          FROM unnest(${currencyCodes}::text[], ${perUsd_e6}::bigint[]) AS given (currency, per_usd_e6)
          ON CONFLICT (as_of, currency)
          DO UPDATE SET per_usd_e6 = excluded.per_usd_e6, fetched_at = excluded.fetched_at`,
      );
    },
  };
}
