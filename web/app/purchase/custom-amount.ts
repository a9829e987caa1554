import { inAscii } from "#contract/ascii-text.ts";
import { type Currency, chargedDigits } from "#contract/money/currencies.ts";
import { numberFormat } from "#words/formats.ts";

/**
 * Returns true for digits with the currency's decimals, at most `maximum`. A comma separates the decimals as a point does, also in
 * English: an iPhone's keyboard has the sign of its region alone. Thousands are not separated: "1.000" is refused rather than read as 1.
 */
export function isTypable(text: string, currency: Currency, maximum: number): boolean {
  const decimals = chargedDigits(currency);
  const shape = decimals === 0 ? /^\d*$/ : new RegExp(`^\\d*([.,]\\d{0,${decimals}})?$`);
  return shape.test(text) && amountOf(text) <= maximum;
}

/** The typed amount; null when it is no number or below `minimum`. */
export function customAmount(text: string, minimum: number): number | null {
  const amount = amountOf(text);
  return text !== "" && Number.isFinite(amount) && amount >= minimum ? amount : null;
}

/** An amount as the reader would type it: 12.5 is "12,5" in German. */
export function typedAmount(amount: number): string {
  return String(amount).replace(".", decimalSign());
}

/** The signs of ASCII for those of other keyboards, and a point for the Arabic decimal sign. */
export function dialPadDigits(text: string): string {
  return inAscii(text).replace("\u066b", ".");
}

/** An amount without the commas of thousands, where a point separates the decimals: "1,000" as readers of English type or paste it. */
export function withoutThousands(text: string): string {
  const isGrouped = decimalSign() === "." && /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text);
  return isGrouped ? text.replaceAll(",", "") : text;
}

function amountOf(text: string): number {
  return Number(text.replace(",", "."));
}

function decimalSign(): string {
  const parts = numberFormat().formatToParts(1.5);
  return parts.find(({ type }) => type === "decimal")?.value ?? ".";
}
