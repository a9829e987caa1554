import type { E164 } from "#contract/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { numberingPlans, spacedDigits } from "./numbering-plans.ts";

/** The number of a typed text, as the server reads it; null when it is none, and until the numbering plans are loaded. */
export function readNumber(typed: string): E164 | null {
  const number = numberingPlans()?.readNumber(typed);
  return number === undefined || isRefusal(number) ? null : number;
}

/** The number of a text as people within the country write it; null when it is none, and until the plans are loaded. */
export function readNationalNumber(typed: string, country: string): E164 | null {
  return numberingPlans()?.readNationalNumber(typed, country) ?? null;
}

/** A number for display: spaced as its country writes it, after the plus. */
export function formatNumber(number: E164): string {
  return `+${spacedDigits(number.slice(1))}`;
}

/** The dialled number for display, or the text that was dialled instead. */
export function formatDialled({ number, dialled }: { number: E164 | null; dialled: string }): string {
  return number === null ? dialled : formatNumber(number);
}

/** The country (ISO 3166-1 alpha-2) of the digits typed so far; undefined while unknown. */
export function countryOf(digits: string): string | undefined {
  const plans = numberingPlans();
  if (!plans) return undefined;
  const reader = new plans.AsYouType();
  reader.input(`+${digits}`);
  return reader.getCountry();
}

/** True when a number of the digits' country can be longer than they are. */
export function isUnfinished(digits: string): boolean {
  const plans = numberingPlans();
  const longer = Array.from(
    { length: mostDigits },
    (_, more) => `+${digits.padEnd(more + 1 + digits.length, "0")}`,
  );
  return longer.some((number) => plans?.validatePhoneNumberLength(number) === undefined);
}

const mostDigits = 14;
