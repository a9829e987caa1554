import type { Currency } from "#contract/currencies.ts";
import { useNumberingPlans } from "#web/lib/numbering-plans.ts";
import { useTypedPrice } from "#web/tariff/number-price.ts";
import { NumberPricePanel } from "#web/tariff/number-price-panel.tsx";
import { usePriceList } from "#web/tariff/price-queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { t } from "#words/translate.ts";
import { PriceList } from "./price-list.tsx";

interface AskedPricesProps {
  search: string;
  /** The digits of a searched number; null when a country is searched. */
  digits: string | null;
  currency: Currency;
}

/** The prices that the server is asked for: of a number, and by destination in a currency. */
export function AskedPrices({ search, digits, currency }: AskedPricesProps) {
  useNumberingPlans(digits !== null);
  const { price } = useTypedPrice(digits ?? "", currency);
  const country = price.state === "priced" && !price.old ? price.price.country : undefined;
  const list = usePriceList(currency);
  return (
    <div className="space-y-6">
      {digits !== null && <NumberPricePanel price={price} />}
      {list.data && <PriceList search={{ text: search, digits, country }} list={list.data} />}
      {!list.data && !list.isError && <Loading />}
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
