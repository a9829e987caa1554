import { numberInText } from "#contract/number-in-text.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { readNationalNumber, readNumber } from "#web/lib/phone-number.ts";

/**
 * The digits of the whole number that a pasted text holds; null when it is a part of one or none, and is inserted as
 * typed. A number without its country code is one of the chosen country.
 */
export function readPasted(text: string, country: string | undefined): string | null {
  const found = numberInText(text);
  const written = [text, found ?? text];
  const national = written.map((one) => (country === undefined ? null : readNationalNumber(one, country)));
  const number = [...national, ...written.map(readNumber)].find((one) => one !== null);
  if (number !== undefined) return number.slice(1);
  return found === null ? null : tidyNumber(found);
}
