import { numberInText } from "#contract/number-in-text.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { readNationalNumber, readNumber } from "#web/lib/phone-number.ts";

/**
 * The digits of the whole number that a pasted text holds; null when it is a part of one or none, and is inserted as
 * typed. A number without its country code is one of the chosen country.
 */
export function readPasted(text: string, country: string | undefined): string | null {
  const found = numberInText(text);
  const written = found ?? tidyNumber(text);
  const national = country === undefined ? null : readNationalNumber(written, country);
  const number = national ?? readNumber(text) ?? readNumber(written);
  if (number !== null) return number.slice(1);
  return found === null ? null : tidyNumber(found);
}
