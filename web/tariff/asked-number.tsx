import type { Currency } from "#contract/currencies.ts";
import { useNumberingPlans } from "#web/lib/numbering-plans.ts";
import { useTypedPrice } from "./number-price.ts";
import { NumberPricePanel } from "./number-price-panel.tsx";

/** The price of a typed number, which the server is asked for. */
export function AskedNumber({ typed, currency }: { typed: string; currency: Currency }) {
  useNumberingPlans(true);
  const { price } = useTypedPrice(typed, currency);
  return <NumberPricePanel price={price} />;
}
