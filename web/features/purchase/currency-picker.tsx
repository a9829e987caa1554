import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Currency, currencyCodes } from "#contract/currencies.ts";
import { messages } from "#contract/messages.ts";
import { currencySchema } from "#contract/money-schemas.ts";
import { currencyName, formatDay } from "#web/lib/format.ts";
import { Alert } from "#web/ui/alert.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { rateOf, ratesQuery } from "./rates-query.ts";

const rateFormat = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4 });

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
        <Alert tone="warn">{messages.currency.failed}</Alert>
      )}
    </div>
  );
}

function rateAge(asOf: string | null | undefined): string {
  return asOf ? `as of ${formatDay(asOf)}` : "default rate";
}
