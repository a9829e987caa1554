import { withheldNumber } from "#contract/calls/call-status.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { t } from "#words/translate.ts";
import { numberingPlans, spacedDigits } from "./numbering-plans.ts";

/** The number of a text, as the server reads it; null when it is none, and until the numbering plans are loaded. */
export function readNumber(text: string): E164 | null {
  const number = numberingPlans()?.readNumber(text);
  return number === undefined || isRefusal(number) ? null : number;
}

/** A number for display: spaced as its country writes it, after the plus. */
export function formatNumber(number: E164): string {
  return `+${spacedDigits(number.slice(1))}`;
}

/** The dialled number for display, or the text that was dialled instead. */
export function formatDialled({ number, dialled }: { number: E164 | null; dialled: string }): string {
  if (number !== null) return formatNumber(number);
  return dialled === withheldNumber ? t("Withheld number") : dialled;
}

/** The number of the far end, which an incoming caller may withhold. */
export function formatFarEnd(number: E164 | null): string {
  return number === null ? t("Withheld number") : formatNumber(number);
}

/** The country (ISO 3166-1 alpha-2) of a number; undefined where none is known, and until the plans are loaded. */
export function countryOf(number: E164): string | undefined {
  return numberingPlans()?.beginNumber(number.slice(1)).country;
}
