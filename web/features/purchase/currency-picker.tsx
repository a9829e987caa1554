import { useQuery, useQueryClient } from "@tanstack/react-query";
import { alertDuration_ms } from "#contract/constants.ts";
import { type Currency, currencyCodes, rateDigits } from "#contract/currencies.ts";
import { messages } from "#contract/messages.ts";
import { currencySchema } from "#contract/money-schemas.ts";
import { currencyName, formatDay } from "#web/lib/format.ts";
import { PassingAlert } from "#web/ui/passing-alert.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { rateOf, ratesQuery } from "./rates-query.ts";

/** Every digit of the rate, because prices are made with it. */
const rateFormat = new Intl.NumberFormat("en-US", { maximumFractionDigits: rateDigits });

const options = currencyCodes.map((value) => ({ value, label: currencyName(value) }));

interface CurrencyPickerProps {
  currency: Currency;
  onChange: (currency: Currency) => void;
}

/** The currency to pay in, with its rate unless the currency is USD. */
export function CurrencyPicker({ currency, onChange }: CurrencyPickerProps) {
  const queries = useQueryClient();
  const rates = useQuery(ratesQuery);
  const isForeign = currency !== "USD";

  function change(value: string): void {
    onChange(currencySchema.parse(value));
    // Fetches rates again that failed to load; the alert below reports another failure.
    void queries.prefetchQuery(ratesQuery);
  }

  return (
    <div className="space-y-3">
      <SelectField
        label="Currency"
        options={options}
        value={currency}
        onChange={(event) => change(event.target.value)}
        hint={
          isForeign &&
          `Exchange rate: 1 USD = ${rateFormat.format(rateOf(currency, rates.data?.rates))} ${currency} (${rateAge(rates.data?.asOf)})`
        }
      />
      {isForeign && rates.isError && rates.data === undefined && (
        <PassingAlert key={rates.errorUpdatedAt} tone="warn" duration_ms={alertDuration_ms}>
          {messages.currency.failed}
        </PassingAlert>
      )}
    </div>
  );
}

function rateAge(asOf: string | null | undefined): string {
  return asOf ? `as of ${formatDay(asOf)}` : "default rate";
}
