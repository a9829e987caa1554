import type { PriceList as Prices } from "#contract/money/tariff.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { NumberPricePanel } from "#web/number/price/number-price-panel.tsx";
import { useAskedPrice } from "#web/number/price/use-asked-price.ts";
import { usePriceList } from "#web/number/tariff/price-queries.ts";
import { t } from "#words/translate.ts";
import { PriceList } from "./price-list.tsx";

interface AskedPricesProps {
  search: string;
  /** The digits of a searched number; null when a country is searched. */
  digits: string | null;
  /** The prices that came with the page, shown until those that are asked for are here. */
  written: Prices | undefined;
  /** Takes the search for the number that is chosen, where the searched one can be several. */
  onChoose(text: string): void;
}

export function AskedPrices({ search, digits, written, onChoose }: AskedPricesProps) {
  const price = useAskedPrice(digits === null ? "" : search);
  const country = price.state === "priced" && !price.old ? price.price.country : undefined;
  const prices = usePriceList();
  const list = prices.data ?? (prices.isError ? undefined : written);
  return (
    <div className="space-y-6">
      {digits !== null && <NumberPricePanel price={price} onChoose={onChoose} />}
      {list && <PriceList search={{ text: search, digits, country }} list={list} />}
      {!list && !prices.isError && <Loading />}
      {!list && prices.isError && (
        <Alert tone="danger">
          {t("The prices could not be loaded.")}{" "}
          <Button variant="secondary" size="small" onClick={() => prices.refetch()}>
            {t("Try again")}
          </Button>
        </Alert>
      )}
    </div>
  );
}
