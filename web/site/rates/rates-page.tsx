import { Suspense, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { creditsPerUsd } from "#contract/constants.ts";
import { currencyCodes, isCurrency } from "#contract/money/currencies.ts";
import { SentPrices, touched } from "#web/arrival/index.ts";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { rememberCurrency, useChosenCurrency } from "#web/kit/kept/chosen-currency.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NotLoaded } from "#web/kit/notices/not-loaded.tsx";
import { currencyName } from "#web/kit/wording/format.ts";
import { searchedDigits } from "#web/number/tariff/find-countries.ts";
import { formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";
import { PriceList } from "./price-list.tsx";

const loadAskedPrices = () => import("./asked-prices.tsx");
const AskedPrices = lazyWithQueries(async () => (await loadAskedPrices()).AskedPrices, NotLoaded);

/**
 * The price list, open to visitors too. The address holds the search, so that it can be shared. All prices in USD are
 * in the HTML; what is searched, and other currencies, are asked for.
 */
export function RatesPage() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get("q") ?? "");
  const [isAsked, setAsked] = useState(false);
  const currency = useChosenCurrency();
  const written = usePageFacts()?.priceList;
  const digits = searchedDigits(search);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLSelectElement>(null);

  function searchFor(text: string): void {
    setSearch(text);
    setAddress(text.trim() === "" ? {} : { q: text }, { replace: true, preventScrollReset: true });
  }

  function chooseNumber(text: string): void {
    if (field.current) field.current.value = text;
    searchFor(text);
  }

  function choose(value: string): void {
    if (isCurrency(value)) rememberCurrency(value);
  }

  // Takes over the text and choice that were entered in the HTML, before this code was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards this code follows the controls itself
  useLayoutEffect(() => {
    if (field.current && field.current.value !== search) searchFor(field.current.value);
    if (list.current && list.current.value !== currency) choose(list.current.value);
    // So that the first letter of a search finds its prices here.
    touched.then(async () => (await loadAskedPrices()).askAhead(currency)).catch(() => undefined);
  }, []);

  return (
    <>
      <PageTitle
        lead={t(
          "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.",
          { price: formatMoney(1 / creditsPerUsd, "USD") },
        )}
      >
        {t("Rates")}
      </PageTitle>
      <div className="mb-6 grid gap-5 sm:grid-cols-[1fr_16rem]">
        <TextField
          label={t("Country or phone number")}
          type="search"
          autoComplete="off"
          placeholder={t("India, or +91")}
          ref={field}
          defaultValue={search}
          onChange={(event) => searchFor(event.target.value)}
        />
        <SelectField
          label={t("Currency")}
          options={currencyCodes.map((value) => ({ value, label: currencyName(value) }))}
          ref={list}
          value={currency}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <SentPrices
        isWhole={search === "" && currency === "USD"}
        isAsked={isAsked}
        written={written && <PriceList search={{ text: "", digits: null }} list={written} />}
        asked={(isAboveSent) => (
          <Suspense fallback={isAboveSent ? null : <Loading />}>
            <AskedPrices
              search={search}
              digits={digits}
              currency={currency}
              isAboveSent={isAboveSent}
              onChoose={chooseNumber}
              onAsked={() => setAsked(true)}
            />
          </Suspense>
        )}
      />
    </>
  );
}
