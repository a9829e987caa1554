import type { Currency } from "#contract/money/currencies.ts";
import { NumberPricePanel } from "./number-price-panel.tsx";
import { useAskedPrice } from "./use-asked-price.ts";

interface AskedPriceProps {
  text: string;
  currency: Currency;
  /** The country that the page is about (ISO 3166-1 alpha-2). */
  country: string;
  /** Takes the field's text for the number that is chosen. */
  onChoose: (text: string) => void;
}

/** The price of a typed number, which the server is asked for. */
export function AskedPrice({ text, currency, country, onChoose }: AskedPriceProps) {
  return <NumberPricePanel price={useAskedPrice(text, currency, country)} onChoose={onChoose} />;
}
