import { useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { type Currency, currencyCodes, currencySchema } from "../../../contract/currencies.ts";
import { messages } from "../../../contract/messages.ts";
import { currencyName } from "../../lib/format.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { rateOf, ratesQuery } from "./rates-query.ts";

const rateFormat = new Intl.NumberFormat("en-US", { maximumFractionDigits: 4 });

const options = currencyCodes.map((value) => ({ value, label: currencyName(value) }));

interface CurrencyPickerProps {
  currency: Currency;
  onChange: (currency: Currency) => void;
}

/** The currency to pay in, with a note of its rate when that is not USD. */
export function CurrencyPicker({ currency, onChange }: CurrencyPickerProps) {
  const queries = useQueryClient();
  const rates = useQuery(ratesQuery);

  function change(value: string): void {
    onChange(currencySchema.parse(value));
    queries.ensureQueryData(ratesQuery).catch(() => toast.error(messages.currency.failed));
  }

  return (
    <SelectField
      label="Currency"
      options={options}
      value={currency}
      onChange={(event) => change(event.target.value)}
      hint={
        currency !== "USD" &&
        `Exchange rate: 1 USD = ${rateFormat.format(rateOf(currency, rates.data?.rates))} ${currency}${rateDay(rates.data?.asOf)}`
      }
    />
  );
}

function rateDay(asOf: string | null | undefined): string {
  return asOf ? ` (${asOf})` : " (default rate)";
}
