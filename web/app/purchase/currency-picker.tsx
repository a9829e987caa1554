import { useQuery, useQueryClient } from "@tanstack/react-query";
import { alertDuration_ms } from "#contract/constants.ts";
import { messages } from "#contract/messages/messages.ts";
import { type Currency, type PublishedRates, rateDigits } from "#contract/money/currencies.ts";
import { currencySchema } from "#contract/money/money-schemas.ts";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { selectableCurrencies } from "#web/kit/kept/chosen-currency.ts";
import { rateOf } from "#web/kit/money/local-amount.ts";
import { ratesQuery } from "#web/kit/money/rate-note.tsx";
import { PassingAlert } from "#web/kit/notices/passing-alert.tsx";
import { currencyName, formatDay } from "#web/kit/wording/format.ts";
import { numberFormat } from "#words/formats.ts";
import { t } from "#words/translate.ts";

interface CurrencyPickerProps {
  currency: Currency;
  onChange: (currency: Currency) => void;
}

/** The currency to pay in, with its rate unless the currency is USD. */
export function CurrencyPicker({ currency, onChange }: CurrencyPickerProps) {
  const queries = useQueryClient();
  const rates = useQuery(ratesQuery);

  function change(value: string): void {
    onChange(currencySchema.parse(value));
    // Fetches rates again that failed to load; `RatesFailed` reports another failure.
    void queries.prefetchQuery(ratesQuery);
  }

  return (
    <SelectField
      label={t("Currency")}
      options={selectableCurrencies().map((code) => ({ value: code, label: currencyName(code) }))}
      value={currency}
      onChange={(event) => change(event.target.value)}
      hint={currency !== "USD" && rateWords(currency, rates.data)}
    />
  );
}

/** Says that no rate came, beside the page's last button: it moves no control. */
export function RatesFailed({ currency }: { currency: Currency }) {
  const rates = useQuery(ratesQuery);
  if (currency === "USD" || !rates.isError || rates.data !== undefined) return null;
  return (
    <PassingAlert key={rates.errorUpdatedAt} tone="warn" duration_ms={alertDuration_ms}>
      {t(messages.currency.failed)}
    </PassingAlert>
  );
}

function rateWords(currency: Currency, published: PublishedRates | undefined): string {
  // Every digit, because prices are made with it.
  const rate = numberFormat({ maximumFractionDigits: rateDigits }).format(rateOf(currency, published?.rates));
  const asOf = published?.fixed?.[currency] ?? published?.asOf;
  return asOf
    ? t("Exchange rate: 1 USD = {rate} {currency} (as of {day})", {
        rate,
        currency,
        day: formatDay(asOf),
      })
    : t("Exchange rate: 1 USD = {rate} {currency} (default rate)", { rate, currency });
}
