import { AsYouType, parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { type E164, parseE164 } from "#contract/phone-number.ts";

// Importing this file loads the world's numbering plans.

/** The typed text as the number that the server will read; null when it is no number. */
export function readNumber(typed: string): E164 | null {
  const number = parseE164(typed);
  if (number === null) return null;
  return parseE164(parsePhoneNumberFromString(number, { extract: false })?.number) ?? number;
}

/** A number for display: spaced as its country writes it, after the plus. */
export function formatNumber(number: E164): string {
  return `+${spacedDigits(number.slice(1))}`;
}

/** The dialled number for display, or the text that was dialled instead. */
export function formatDialled({ number, dialled }: { number: E164 | null; dialled: string }): string {
  return number === null ? dialled : formatNumber(number);
}

/** The digits typed so far, with their country's spaces. Text with other characters stays unchanged. */
export function spacedDigits(kept: string): string {
  if (!/^\d+$/.test(kept)) return kept;
  const text = new AsYouType().input(`+${kept}`).replace(/\D+/g, " ").trim();
  // The formatter may change a number that belongs to no known country.
  return text.replaceAll(" ", "") === kept ? text : kept;
}

/** The country (ISO 3166-1 alpha-2) of the digits typed so far; undefined while unknown. */
export function countryOf(digits: string): string | undefined {
  const reader = new AsYouType();
  reader.input(`+${digits}`);
  return reader.getCountry();
}

/** Whether the number has too few digits for its country. */
export function isTooShort(number: E164): boolean {
  return validatePhoneNumberLength(number) === "TOO_SHORT";
}
