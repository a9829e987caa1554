import { type Currency, minorUnitDigits } from "#contract/currencies.ts";

/** Whether the field accepts this text: digits with the currency's decimals (at most 2), at most `maximum`. */
export function isTypable(text: string, currency: Currency, maximum: number): boolean {
  const decimals = minorUnitDigits[currency];
  const shape = decimals === 0 ? /^\d*$/ : new RegExp(`^\\d*(\\.\\d{0,${decimals}})?$`);
  return shape.test(text) && Number(text) <= maximum;
}

/** The typed amount; null when it is no number or below `minimum`. */
export function customAmount(text: string, minimum: number): number | null {
  const amount = Number(text);
  return text !== "" && Number.isFinite(amount) && amount >= minimum ? amount : null;
}
