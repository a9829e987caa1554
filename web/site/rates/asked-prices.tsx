import { useLayoutEffect } from "react";
import type { Currency } from "#contract/money/currencies.ts";
import { queries } from "#web/kit/api/browser-queries.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NumberPricePanel } from "#web/number/price/number-price-panel.tsx";
import { useAskedPrice } from "#web/number/price/use-asked-price.ts";
import { priceListQuery, usePriceList } from "#web/number/tariff/price-queries.ts";
import { t } from "#words/translate.ts";
import { PriceList } from "./price-list.tsx";

interface AskedPricesProps {
  search: string;
  /** The digits of a searched number; null when a country is searched. */
  digits: string | null;
  currency: Currency;
  /** True while the prices of the HTML are still shown below. */
  isAboveSent: boolean;
  /** Takes the search for the number that is chosen, where the searched one can be several. */
  onChoose(text: string): void;
  /** Called before anything is painted, when the prices are here or cannot be loaded. */
  onAsked(): void;
}

/** Asks for the prices before they are to be shown. */
export function askAhead(currency: Currency): Promise<void> {
  return queries.prefetchQuery(priceListQuery(currency));
}

/** The prices that the server is asked for: of a number, and by destination in a currency. */
export function AskedPrices({ search, digits, currency, isAboveSent, onChoose, onAsked }: AskedPricesProps) {
  const price = useAskedPrice(digits === null ? "" : search, currency);
  const country = price.state === "priced" && !price.old ? price.price.country : undefined;
  const list = usePriceList(currency);
  const isAsked = list.data !== undefined || list.isError;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called is a function of the moment
  useLayoutEffect(() => {
    if (isAsked) onAsked();
  }, [isAsked]);
  return (
    <div className="space-y-6">
      {digits !== null && <NumberPricePanel price={price} onChoose={onChoose} />}
      {list.data && <PriceList search={{ text: search, digits, country }} list={list.data} />}
      {!isAsked && !isAboveSent && <Loading />}
      {!list.data && list.isError && (
        <Alert tone="danger">
          {t("The prices could not be loaded.")}{" "}
          <Button variant="secondary" size="small" onClick={() => list.refetch()}>
            {t("Try again")}
          </Button>
        </Alert>
      )}
    </div>
  );
}
