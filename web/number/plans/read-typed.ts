import { validatePhoneNumberLength } from "libphonenumber-js/max";
import { emergencyNumber } from "#contract/numbers/emergency-numbers.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readDialled, readHidden } from "#contract/numbers/read-dialled.ts";
import { readDigits, readNationalNumber } from "#contract/numbers/read-number.ts";
import { isRefusal, type Refusal, type RefusalCode } from "#contract/refusals.ts";
import {
  type EmergencyDialled,
  fieldText,
  isNoAttempt,
  partsOf,
  type Reading,
  type TypedNumber,
  type TypedParts,
} from "#web/number/typed-number.ts";
import {
  type BegunNumber,
  beginNumber,
  callingCodeOf,
  countryBegun,
  isUnfinished,
  onlyAreaCodeOf,
} from "./begun-number.ts";

/** Reads the text behind the field's plus. Every digit stays: a whole number may be the beginning of another. */
export function readTyped(typed: string, chosen: string | undefined): TypedNumber {
  const parts = partsOf(typed);
  const shown = beginNumber(parts.shown);
  const { number, code } = readBehindPlus(parts, chosen);
  const digits = isRefusal(number) ? parts.digits : number.slice(1);
  const begun = digits === parts.shown ? shown : beginNumber(digits);
  return {
    text: fieldText(parts.code, shown.spaced, parts.tail),
    reading: meaningOf(number, begun, fieldText(code, begun.spaced, parts.keys)),
    digits,
    country: begun.country,
    begun: countryBegun(begun, chosen),
    chosen,
    code,
    keys: parts.keys,
  };
}

/** An international number, or else one of the chosen country, without its calling code or behind it. */
function readBehindPlus(
  { code, digits, shown }: TypedParts,
  chosen: string | undefined,
): { number: E164 | Refusal; code: string } {
  const number = readDigits(digits);
  if (!isRefusal(number)) return { number, code };
  const hidden = code === "" ? readHidden(shown, []) : null;
  if (hidden !== null) return hidden;
  if (chosen === undefined) return { number, code };
  const national = readNationalNumber(shown, chosen);
  if (national !== null) return { number: national, code };
  const begun = `${callingCodeOf(chosen)}${onlyAreaCodeOf(chosen)}`;
  if (!digits.startsWith(begun)) return { number, code };
  const rest = readDialled(digits.slice(begun.length), [chosen]);
  // Behind a chosen country's code, digits are no guess at another country.
  if (isRefusal(rest.number) || !rest.isCertain) return { number, code };
  return { number: rest.number, code: rest.code || code };
}

/** Meaning of a number that is read, with its text in the field, or of digits that are refused as one. */
export function meaningOf(number: E164 | Refusal, begun: BegunNumber, text: string): Reading {
  if (!isRefusal(number)) return { is: "number", number, text };
  if (isNoAttempt(begun.digits)) return { is: "none" };
  const emergency = emergencyDialled(begun.digits);
  return { is: isBeginning(begun, number) ? "beginning" : "refused", why: number, emergency };
}

/**
 * A first digit, the start of an exit code (00, 011), of a code before a number ("*67"), of an extension ("ext"), of a
 * number with a word ("1800FLOW"), or of a number that is not whole.
 */
function isBeginning(begun: BegunNumber, { refused }: Refusal): boolean {
  const { digits } = begun;
  if (/^(\d|00|0?011?|011\d{0,8}|[*#]{1,2}\d{0,3}[*#]?|\d{7,}(ext?|x|e))$/i.test(digits)) return true;
  if (/^1[2-9]\d{2,6}[a-z]{1,6}$/i.test(digits) && digits.length < 11) return true;
  return unfinished.includes(refused) && /^\d+$/.test(digits) && isUnfinished(begun);
}

/** The refusals of a number's beginning, which further digits may end. */
const unfinished: readonly RefusalCode[] = ["number_not_valid", "emergency_number_not_served"];

/** The emergency number that the digits of no number dial. */
function emergencyDialled(digits: string): EmergencyDialled | undefined {
  const number = emergencyNumber(digits);
  if (number === null) return undefined;
  // No area code of +1 begins with 0 or 1, and not all calling codes are in use.
  const mayContinue =
    !/^1[01]/.test(digits) && validatePhoneNumberLength(`+${digits}00000`) !== "INVALID_COUNTRY";
  return { number, mayContinue };
}
