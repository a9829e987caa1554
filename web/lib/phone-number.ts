import { AsYouType, parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";
import { type E164, parseE164 } from "#contract/phone-number.ts";

// Every importer of this file loads the numbering plans of the world.

/** What was typed, as the number that the server will read; null when it is none. */
export function readNumber(typed: string): E164 | null {
  const number = parseE164(typed);
  if (number === null) return null;
  return parseE164(parsePhoneNumberFromString(number, { extract: false })?.number) ?? number;
}

/** How a number is shown, wherever it is: as its country writes it, behind the plus. */
export function formatNumber(number: E164): string {
  return `+${spacedDigits(number.slice(1))}`;
}

/** What a call was for: its number, or the text in the place of one. */
export function formatDialled({ number, dialled }: { number: E164 | null; dialled: string }): string {
  return number === null ? dialled : formatNumber(number);
}

/** Digits as far as they were typed, with the spaces of their country; what holds other signs is left as it is. */
export function spacedDigits(kept: string): string {
  if (!/^\d+$/.test(kept)) return kept;
  const text = new AsYouType().input(`+${kept}`).replace(/\D+/g, " ").trim();
  // A number of no known country may come back changed.
  return text.replaceAll(" ", "") === kept ? text : kept;
}

/** The country that digits belong to as far as they were typed, ISO 3166-1 alpha-2; undefined until it can be known. */
export function countryOf(digits: string): string | undefined {
  const reader = new AsYouType();
  reader.input(`+${digits}`);
  return reader.getCountry();
}

/** Whether digits are missing for this to be a number of its country. */
export function isTooShort(number: E164): boolean {
  return validatePhoneNumberLength(number) === "TOO_SHORT";
}
