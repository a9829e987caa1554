import { findE164, numberInText } from "#contract/number-in-text.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { isValidNumber, nationalNumber } from "#web/lib/national-number.ts";

/**
 * The digits of the whole number that a pasted text holds; null when it is a part of one or none, and is inserted as
 * typed. A number without its country code is one of the chosen country.
 */
export function readPasted(text: string, country: string | undefined): string | null {
  const number = findE164(text)?.slice(1) ?? null;
  if (number !== null && isValidNumber(number)) return number;
  const written = numberInText(text) ?? tidyNumber(text);
  const national = country === undefined ? null : nationalNumber(written, country);
  return national ?? (numberInText(text) === null ? null : tidyNumber(written));
}
