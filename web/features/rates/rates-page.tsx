import { useState } from "react";
import { useSearchParams } from "react-router";
import { creditsPerUsd } from "#contract/constants.ts";
import { currencyCodes, formatMoney, isCurrency } from "#contract/currencies.ts";
import { rememberCurrency, useChosenCurrency } from "#web/lib/chosen-currency.ts";
import { currencyName } from "#web/lib/format.ts";
import { useNumberingPlans } from "#web/lib/numbering-plans.ts";
import { searchedDigits } from "#web/tariff/find-countries.ts";
import { useTypedPrice } from "#web/tariff/number-price.ts";
import { NumberPricePanel } from "#web/tariff/number-price-panel.tsx";
import { PageTitle } from "#web/ui/page-title.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { PriceList } from "./price-list.tsx";

const currencies = currencyCodes.map((value) => ({ value, label: currencyName(value) }));

/** The price list, open to visitors too. The address holds the search, so that it can be shared. */
export function RatesPage() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get("q") ?? "");
  const currency = useChosenCurrency();
  const digits = searchedDigits(search);
  useNumberingPlans(digits !== null);
  const { price } = useTypedPrice(digits ?? "", currency);
  const country = price.state === "priced" && !price.old ? price.price.country : undefined;

  function searchFor(text: string): void {
    setSearch(text);
    setAddress(text.trim() === "" ? {} : { q: text }, { replace: true, preventScrollReset: true });
  }

  function choose(value: string): void {
    if (isCurrency(value)) rememberCurrency(value);
  }

  return (
    <>
      <PageTitle
        lead={`What a minute costs, everywhere we call. 1 credit is ${formatMoney(1 / creditsPerUsd, "USD")}; the price you see is the price you pay.`}
      >
        Rates
      </PageTitle>
      <div className="mb-6 grid gap-5 sm:grid-cols-[1fr_16rem]">
        <TextField
          label="Country or phone number"
          type="search"
          autoComplete="off"
          placeholder="India, or +44 20 7946 0000"
          value={search}
          onChange={(event) => searchFor(event.target.value)}
        />
        <SelectField
          label="Currency"
          options={currencies}
          value={currency}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <div className="space-y-6">
        {digits !== null && <NumberPricePanel price={price} />}
        <PriceList search={{ text: search, digits, country }} currency={currency} />
      </div>
    </>
  );
}
