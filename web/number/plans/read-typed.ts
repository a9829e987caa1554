import { validatePhoneNumberLength } from "libphonenumber-js/max";
import { callingCodeOf, codeBefore } from "#contract/numbers/country-codes.ts";
import { emergencyNumber } from "#contract/numbers/emergency-numbers.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readWritten } from "#contract/numbers/possible-numbers.ts";
import { behindShortExit, readHidden } from "#contract/numbers/read-dialled.ts";
import {
  formerNumber,
  readBehindExitCode,
  readDigits,
  readNumber,
  readOfCountry,
} from "#contract/numbers/read-number.ts";
import { isInternational } from "#contract/numbers/tidy-number.ts";
import { isRefusal, type Refusal, type RefusalCode, refuse } from "#contract/refusals.ts";
import {
  type EmergencyDialled,
  fieldText,
  isNoAttempt,
  partsOf,
  type Reading,
  type TypedNumber,
  type TypedParts,
} from "#web/number/typed-number.ts";
import { type BegunNumber, beginNumber, countryBegun, digitsMissing, isUnfinished } from "./begun-number.ts";

/** Reads the text behind the field's plus. Every digit stays: a whole number may be the beginning of another. */
export function readTyped(typed: string, chosen: string | undefined): TypedNumber {
  const parts = partsOf(typed);
  const shown = beginNumber(parts.shown);
  const behind = chosen !== undefined && isBehind(parts, chosen) ? chosen : undefined;
  const dialled = emergencyNumber(parts.dialled, behind);
  const emergency = emergencyDialled(dialled, parts.digits);
  const { numbers, refusal, code = parts.code } = readBehindPlus(parts, chosen, behind);
  const [first, ...others] = numbers;
  const isOne =
    first !== undefined && others.length === 0 && refusal === undefined && emergency === undefined;
  const digits = isOne ? first.slice(1) : parts.digits;
  const begun = digits === parts.shown ? shown : beginNumber(digits);
  const textOf = (number: E164) => fieldText(code, beginNumber(number.slice(1)).spaced, parts.keys);
  const choices = isOne ? [] : numbers.map((number) => ({ number, text: textOf(number) }));
  const number = isOne ? first : (refusal ?? refuse("number_not_valid"));
  return {
    text: fieldText(parts.code, shown.spaced, parts.tail),
    reading:
      choices.length > 0
        ? { is: "several", choices, emergency }
        : meaningOf(number, begun, fieldText(code, begun.spaced, parts.keys), emergency),
    digits,
    country: begun.country,
    begun: countryBegun(begun, chosen),
    chosen,
    behind,
    code,
    keys: parts.keys,
  };
}

/** True for digits behind the chosen country's code. What the page puts into the field is code, and never national digits. */
function isBehind({ digits, isInternational }: TypedParts, chosen: string): boolean {
  return !isInternational && digits.startsWith(callingCodeOf(chosen) ?? "+");
}

/** The number that a text means; with a refusal beside it, those that it may mean, of which none is taken. */
interface BehindPlus {
  numbers: readonly E164[];
  refusal?: Refusal | undefined;
  code?: string | undefined;
}

function readBehindPlus(
  parts: TypedParts,
  chosen: string | undefined,
  behind: string | undefined,
): BehindPlus {
  const { shown, digits } = parts;
  const number = readDigits(digits);
  if (behind !== undefined) return readBehindCode(number, parts, behind);
  const national = parts.isInternational || chosen === undefined ? null : readOwn(shown, chosen);
  // No calling code begins with a zero. Other digits may be those of a number of another country, or begin one.
  if (national !== null && shown.startsWith("0")) return { numbers: [national] };
  if (!isRefusal(number)) return { numbers: [...(national === null ? [] : [national]), number] };
  if (national !== null) return { numbers: [national], refusal: number };
  const former = formerNumber(digits);
  if (former !== null && parts.isInternational) return { numbers: [former] };
  const hidden = parts.code === "" ? readHidden(shown, []) : null;
  if (hidden !== null) return { numbers: [hidden.number], code: hidden.code };
  const abroad = behindShortExit(shown);
  return { numbers: [abroad, former].filter((one) => one !== null), refusal: number };
}

const readOwn = (shown: string, country: string) =>
  shown.startsWith("0") ? readOfCountry(shown, country) : readWritten(shown, country);

/** A number behind the code of its country, with a second such code, or behind an exit code or one that hides the caller. */
function readBehindCode(number: E164 | Refusal, parts: TypedParts, country: string): BehindPlus {
  const code = callingCodeOf(country) ?? "";
  const behindCode = parts.digits.slice(code.length);
  const again = behindCode.startsWith(code) ? readDigits(behindCode) : number;
  const numbers = [...new Set([number, again])].flatMap((one) => (isRefusal(one) ? [] : [one]));
  if (!isRefusal(number)) return { numbers };
  const codeAndArea = codeBefore(parts.digits, country);
  const rest = parts.digits.slice(codeAndArea.length);
  const withArea = codeAndArea === code ? number : readDigits(code + rest);
  if (!isRefusal(withArea)) return { numbers: [withArea] };
  const former = formerNumber(parts.digits);
  if (former !== null) return { numbers: [former] };
  const abroad = isInternational(rest) ? readNumber(rest) : code === "1" ? behindShortExit(rest) : null;
  const behindExits = [...new Set([readBehindExitCode(rest, country), abroad])];
  const read = behindExits.flatMap((one) => (one === null || isRefusal(one) ? [] : [one]));
  if (read.length > 0) return { numbers: read };
  const hidden = parts.code === "" ? readHidden(rest, [country]) : null;
  return hidden === null ? { numbers, refusal: number } : { numbers: [hidden.number], code: hidden.code };
}

/** Meaning of a number that is read, with its text in the field, or of digits that are refused as one. */
export function meaningOf(
  number: E164 | Refusal,
  begun: BegunNumber,
  text: string,
  emergency: EmergencyDialled | undefined,
): Reading {
  if (!isRefusal(number)) return { is: "number", number, text };
  if (isNoAttempt(begun.digits)) return { is: "none" };
  if (!isBeginning(begun, number)) return { is: "refused", why: number, emergency };
  return { is: "beginning", why: number, emergency, missing: digitsMissing(begun) };
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

/** An emergency number as it stands in the text. */
export function emergencyDialled(number: string | null, digits: string): EmergencyDialled | undefined {
  if (number === null) return undefined;
  // No area code of +1 begins with 0 or 1, and not all calling codes are in use.
  const mayContinue =
    !/^1[01]/.test(digits) && validatePhoneNumberLength(`+${digits}00000`) !== "INVALID_COUNTRY";
  return { number, mayContinue };
}
