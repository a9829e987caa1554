import { memo, Suspense, useCallback, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { isCurrency } from "#contract/money/currencies.ts";
import { firstOffer } from "#contract/money/offered-currencies.ts";
import type { PriceList as Prices } from "#contract/money/tariff.ts";
import { lazyWithQueries } from "#web/kit/api/lazy-with-queries.tsx";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { touched, useIsInHtml } from "#web/kit/browser/served-page.ts";
import { PageTitle } from "#web/kit/controls/page-title.tsx";
import { SelectField } from "#web/kit/fields/select-field.tsx";
import { TextField } from "#web/kit/fields/text-field.tsx";
import { rememberCurrency } from "#web/kit/kept/chosen-currency.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { Loading } from "#web/kit/notices/loading.tsx";
import { currencyName } from "#web/kit/wording/format.ts";
import { searchedDigits } from "#web/number/tariff/find-countries.ts";
import { t } from "#words/translate.ts";
import { PriceList } from "./price-list.tsx";

const loadAskedPrices = () => import("./asked-prices.tsx");
const AskedPrices = lazyWithQueries(async () => (await loadAskedPrices()).AskedPrices);

/** The price list. Its page comes with all prices, shown until those that are asked for are here. */
export function RatesPage() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get("q") ?? "");
  const { currency, minuteInMoney } = useCreditMoney();
  const facts = usePageFacts();
  const list = facts?.priceList;
  const { offered } = facts?.config.currencies ?? firstOffer;
  const [isInHtml] = useState(useIsInHtml());
  // The page may have been open for long when its reader comes back to this address.
  const written = isInHtml ? list : undefined;
  const field = useRef<HTMLInputElement>(null);
  const choice = useRef<HTMLSelectElement>(null);

  const searchFor = useCallback(
    (text: string) => {
      setSearch(text);
      setAddress(text.trim() === "" ? {} : { q: text }, { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );

  const chooseNumber = useCallback(
    (text: string) => {
      if (field.current) field.current.value = text;
      searchFor(text);
    },
    [searchFor],
  );

  function choose(value: string): void {
    if (isCurrency(value)) rememberCurrency(value);
  }

  // Takes over the text and choice that were entered in the HTML, before this code was here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: afterwards this code follows the controls itself
  useLayoutEffect(() => {
    if (field.current && field.current.value !== search) searchFor(field.current.value);
    if (choice.current && choice.current.value !== currency) choose(choice.current.value);
    // So that the first letter of a search finds its prices here.
    touched.then(loadAskedPrices).catch(() => undefined);
  }, []);

  // What is shown stays until what is asked for is here.
  const shownSearch = useDeferredValue(search);
  return (
    <>
      <PageTitle
        lead={t(
          "What a minute costs, everywhere we call. 1 credit is {price}; the price you see is the price you pay.",
          { price: minuteInMoney(1) },
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
          options={offered.map((value) => ({ value, label: currencyName(value) }))}
          ref={choice}
          value={currency}
          onChange={(event) => choose(event.target.value)}
        />
      </div>
      <ListedPrices search={shownSearch} written={written} onChoose={chooseNumber} />
    </>
  );
}

interface ListedPricesProps {
  search: string;
  /** The prices that came with the page. */
  written: Prices | undefined;
  onChoose(text: string): void;
}

/** React takes the list over bit by bit after the rest of the page, and in one piece where the page around it renders it again. */
const ListedPrices = memo(function ListedPrices({ search, written, onChoose }: ListedPricesProps) {
  return (
    <Suspense fallback={<Loading />}>
      {written && search === "" ? (
        <PriceList search={{ text: "", digits: null }} list={written} />
      ) : (
        <AskedPrices search={search} digits={searchedDigits(search)} written={written} onChoose={onChoose} />
      )}
    </Suspense>
  );
});
