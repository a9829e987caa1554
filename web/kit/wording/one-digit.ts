import { numberFormat } from "#words/formats.ts";

/** A measured value, rounded to one decimal place: 4 -> "4.0". */
export function oneDigit(value: number): string {
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
