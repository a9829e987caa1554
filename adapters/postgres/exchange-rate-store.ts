import type { Currency } from "#contract/money/currencies.ts";
import { firstSettings, purchaseSettingsSchema } from "#contract/money/purchase-settings.ts";
import type { RateStore } from "#domain/money/exchange-rates.ts";
import { scaledRates } from "#domain/money/rates.ts";
import type { Client } from "./connection/database.ts";
import { many, one, run } from "./sql.ts";

interface StoredRow {
  asOf: string | null;
  rates: Record<string, number> | null;
  settings: unknown;
  isSet: boolean | null;
}

export function exchangeRateStore(client: Client): RateStore {
  return {
    async latest() {
      const row = await one<StoredRow>(client, "exchangeRate.latest")`
        SELECT latest.as_of, purchase_settings.settings, purchase_settings.is_set,
               (SELECT jsonb_object_agg(currency, per_usd_e6) FROM exchange_rate WHERE as_of = latest.as_of) AS rates
        FROM (SELECT max(as_of) AS as_of FROM exchange_rate) AS latest LEFT JOIN purchase_settings ON true`;
      const { asOf = null, rates = null, settings = null, isSet = null } = row ?? {};
      return {
        published: asOf === null ? undefined : { asOf, rates: scaledRates((currency) => rates?.[currency]) },
        settings: settings === null ? firstSettings : purchaseSettingsSchema.parse(settings),
        isSet: isSet === true,
      };
    },

    async save({ asOf, rates }, fetchedAt) {
      const perUsd_e6 = Object.values(rates);
      await run(client, "exchangeRate.save")`
        INSERT INTO exchange_rate (as_of, currency, per_usd_e6, fetched_at)
        SELECT ${asOf}::date, currency, per_usd_e6, ${fetchedAt}
        FROM unnest(${Object.keys(rates)}::text[], ${perUsd_e6}::bigint[]) AS given (currency, per_usd_e6)
        ON CONFLICT (as_of, currency)
        DO UPDATE SET per_usd_e6 = excluded.per_usd_e6, fetched_at = excluded.fetched_at`;
    },

    async usersOf(currencies) {
      const rows = await many<{ currency: Currency; users: number }>(client, "exchangeRate.usersOf")`
        SELECT currency, count(DISTINCT user_id)::int AS users
          FROM (SELECT currency, user_id FROM payment WHERE status = 'completed'
                UNION ALL SELECT currency, user_id FROM recharge_rule) AS bought
         WHERE currency = ANY (${currencies}::text[]) GROUP BY currency`;
      return Object.fromEntries(rows.map(({ currency, users }) => [currency, users]));
    },

    isSold: () => isSold(client),

    async lockSales() {
      // Each sale locks its wallet's row first.
      await run(client, "exchangeRate.lockSales")`LOCK TABLE wallet IN EXCLUSIVE MODE`;
      await run(client, "exchangeRate.forgetQuotes")`DELETE FROM quote`;
      return isSold(client);
    },

    saveSettings: (settings, { isSet }) =>
      run(client, "exchangeRate.saveSettings")`
        INSERT INTO purchase_settings (settings, is_set) VALUES (${JSON.stringify(settings)}, ${isSet})
        ON CONFLICT (only_one) DO UPDATE SET settings = excluded.settings, is_set = excluded.is_set`,
  };
}

async function isSold(client: Client): Promise<boolean> {
  const row = await one<{ isSold: boolean }>(client, "exchangeRate.isSold")`
    SELECT EXISTS (SELECT FROM payment) OR EXISTS (SELECT FROM transfer) AS is_sold`;
  return row?.isSold === true;
}
