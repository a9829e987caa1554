import { NumberPricePanel } from "./number-price-panel.tsx";
import { useAskedPrice } from "./use-asked-price.ts";

interface AskedPriceProps {
  text: string;
  /** The country that the page is about (ISO 3166-1 alpha-2). */
  country: string;
  onChoose: (text: string) => void;
}

export function AskedPrice({ text, country, onChoose }: AskedPriceProps) {
  return <NumberPricePanel price={useAskedPrice(text, country)} onChoose={onChoose} />;
}
