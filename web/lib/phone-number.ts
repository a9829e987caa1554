import { type E164, parseE164 } from "#contract/phone-number.ts";
import { numberingPlans, spacedDigits } from "./numbering-plans.ts";

// Until the world's numbering plans are loaded, numbers are read and shown by their form alone.

/** The typed text as the number that the server will read; null when it is no number. */
export function readNumber(typed: string): E164 | null {
  const number = parseE164(typed);
  if (number === null) return null;
  const plans = numberingPlans();
  return parseE164(plans?.parsePhoneNumberFromString(number, { extract: false })?.number) ?? number;
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

/** Whether the number has too few digits for its country. */
export function isTooShort(number: E164): boolean {
  return numberingPlans()?.validatePhoneNumberLength(number) === "TOO_SHORT";
}
