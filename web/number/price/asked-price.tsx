import type { Currency } from "#contract/currencies.ts";
import { useTypedPrice } from "./number-price.ts";
import { NumberPricePanel } from "./number-price-panel.tsx";

/** The price of a typed number, which the server is asked for. */
export function AskedPrice({ typed, currency }: { typed: string; currency: Currency }) {
  const { price } = useTypedPrice(typed, currency);
  return <NumberPricePanel price={price} />;
}
