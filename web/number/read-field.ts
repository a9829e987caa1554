import { divideDialString } from "#contract/dial-string.ts";
import type { E164 } from "#contract/phone-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { callingCodeOf, onlyAreaCodeOf } from "./national-number.ts";
import { numberingPlans } from "./numbering-plans.ts";

/** The number field's text, read. */
export interface FieldText {
  /** Null for a text of no number, and until the numbering plans are loaded. */
  number: E164 | null;
  /** The number's digits; those of the text while there is no number. */
  digits: string;
  /** A code that would hide the caller's number, and is not sent. */
  code: string;
  /** The keys for after the answer. */
  keys: string;
}

/**
 * Reads the field's text, which stands behind a plus. A text that is no number so may be one of the chosen country, without
 * its calling code or behind it.
 */
export function readField(typed: string, chosen: string | undefined): FieldText {
  const plans = numberingPlans();
  const { code, number: text, tail, keys } = divideDialString(typed);
  const digits = tidyNumber(text);
  const named = chosen === undefined ? [] : [chosen];
  const begun = chosen === undefined ? "" : callingCodeOf(chosen) + onlyAreaCodeOf(chosen);
  const readings = [
    () => plans?.readDialled(typed),
    () => plans?.readDialled(typed, named),
    () =>
      digits.startsWith(begun) ? plans?.readDialled(digits.slice(begun.length) + tail, named) : undefined,
  ];
  for (const read of readings) {
    const { number, ...beside } = read() ?? {};
    if (number !== undefined && !isRefusal(number))
      return { code, keys, ...beside, number, digits: number.slice(1) };
  }
  return { number: null, digits, code, keys };
}
