import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { inAscii } from "#contract/ascii-text.ts";
import { isRefusal, type Refusal, type RefusalCode, refuse } from "#contract/refusals.ts";
import "./plan-changes.ts";
import { lengthsBegun } from "./begun-lengths.ts";
import { emergencyNumber } from "./emergency-numbers.ts";
import { withoutFormer } from "./former-numbers.ts";
import { type E164, e164Schema, longestTyped } from "./phone-number.ts";
import { remembering } from "./remembering.ts";
import { nationalDigits, plainDigits, tidyNumber } from "./tidy-number.ts";

/**
 * Reads text that a user typed, a page linked to or a client sent: in the browser, and at each edge of the server. Every
 * spelling of a number gives one value, and that value alone is priced, checked, counted, stored, shown and dialled.
 * Refuses text that is no number of a numbering plan: `number_not_valid`, `emergency_number_not_served`, or the refusal
 * of a worldwide service. `chosen` is the country (ISO 3166-1 alpha-2) whose code the page put before what was typed: an
 * emergency number there is refused, also where it is a number of the plan.
 */
export function readNumber(typed: unknown, chosen?: string): E164 | Refusal {
  if (typeof typed !== "string" || typed.length > longestTyped) return refuse("number_not_valid");
  const digits = tidyNumber(typed);
  const isEmergency = chosen !== undefined && emergencyNumber(digits, chosen) !== null;
  if (isEmergency) return refuse("emergency_number_not_served");
  const number = readDigits(digits);
  if (!isRefusal(number) || number.refused !== "number_not_valid") return number;
  return (hasCallingCode.test(inAscii(typed)) ? formerNumber(digits) : null) ?? number;
}

/** A plus or 00 before a calling code. Behind 0011 the digits are a number behind Australia's exit code, or one of North America. */
const hasCallingCode = /^[^\d+]*(?:\+|00)\D*[2-9]/;

/** The same for a text that is tidy already. */
export const readDigits = remembering((digits: string): E164 | Refusal => {
  const phone = parsed(digits);
  const number = fixedPoint(digits, phone) ?? withoutStrayDigit(digits, phone);
  if (number !== null) return number;
  const isEmergency = emergencyNumber(digits) !== null;
  return refuse(
    isEmergency ? "emergency_number_not_served" : (worldwideService(digits) ?? "number_not_valid"),
  );
});

/** Reads a number as people within a country (ISO 3166-1 alpha-2) write it; null when it is none of the country's plan. */
export function readNationalNumber(typed: string, country: string): E164 | null {
  if (!isSupportedCountry(country)) return null;
  const written = nationalDigits(typed, getCountryCallingCode(country));
  if (written === null) return null;
  const now = withoutFormer(getCountryCallingCode(country), written);
  return readNational(written, country) ?? (now === written ? null : readNational(now, country));
}

/**
 * The same for a country that the user has named, also with a zero that is not dialled there, as a plus and a calling code may have it
 * behind them: "0-22 123 45 67" of Polish cards from before 2009, "0347 1234567" of Italian ones from before 2001.
 */
export function readOfCountry(typed: string, country: string): E164 | null {
  const number = readNationalNumber(typed, country);
  const digits = number === null ? plainDigits(typed) : null;
  if (digits === null || !/^0[1-9]/.test(digits) || !isSupportedCountry(country)) return number;
  const withCode = readDigits(getCountryCallingCode(country) + digits);
  return isRefusal(withCode) ? null : withCode;
}

function readNational(digits: string, country: CountryCode): E164 | null {
  const phone = parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
  // The library reads the country's exit codes too.
  if (phone?.countryCallingCode !== getCountryCallingCode(country) || isFilledUp(digits, phone)) return null;
  const digitsRead = phone.number.slice(1);
  return fixedPoint(digitsRead, parsed(digitsRead));
}

/**
 * Reads a number of another country behind the exit code that a country's people dial: 010 in Japan, 8 10 in Russia, 00700 in Korea.
 * Null for other texts.
 */
export function readBehindExitCode(typed: string, country: string): E164 | null {
  const digits = plainDigits(typed);
  if (digits === null || !isSupportedCountry(country)) return null;
  const rest = digits.replace(furtherExitCodes[country] ?? "", "");
  const phone = rest === digits ? parsedWithin(country, digits) : parsed(rest);
  if (phone === undefined || phone.countryCallingCode === getCountryCallingCode(country)) return null;
  const number = phone.number.slice(1);
  const exitCode = digits.slice(0, -number.length);
  const isBehind =
    digits.endsWith(number) &&
    (rest === number || parsedWithin(country, exitCode + abroad)?.number === `+${abroad}`);
  return isBehind ? fixedPoint(number, phone) : null;
}

/** A number by which digits prove to be an exit code: those that the library leaves out for another reason are none. */
const abroad = "442079460000";

function parsedWithin(country: CountryCode, digits: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(digits, { defaultCountry: country, extract: false });
}

/** Exit codes that the library lacks. Japanese carriers have one of their own before 010. */
const furtherExitCodes: Readonly<Record<string, RegExp>> = {
  ID: /^(?:00[17]|0101[67])(?=[1-9])/,
  JP: /^(?:001|0033|0041|0061)010(?=[1-9])/,
};

/** A number as its country writes it for its own people: "(202) 555-0142"; empty for a service without a country. */
export function nationalSpelling(number: E164): string {
  const phone = parsed(number.slice(1));
  return phone?.country === undefined ? "" : phone.formatNational();
}

/**
 * The number that stays the same when it is read again; null for digits that no numbering plan has. Reading takes away
 * one prefix that is dialled within the country only ("+44 020"). A second one would be left for the carrier to take
 * away, which then dials another number than was priced.
 */
function fixedPoint(digits: string, phone: PhoneNumber | undefined): E164 | null {
  if (!phone?.isValid() || isFilledUp(digits.slice(phone.countryCallingCode.length), phone)) return null;
  const again = phone.number === `+${digits}` ? phone : parsed(phone.number.slice(1));
  return again?.number === phone.number ? (e164Schema.safeParse(phone.number).data ?? null) : null;
}

/**
 * True for the beginning of a number that the library takes for a local one and puts an area code before: "1534 45", of a
 * number in Jersey, would be 1534 153445.
 */
function isFilledUp(national: string, { countryCallingCode, nationalNumber }: PhoneNumber): boolean {
  return !national.endsWith(nationalNumber) && lengthsBegun(countryCallingCode, national).length > 0;
}

/**
 * The number of today for one of before. Without a plus the digits may be a number of the reader's own country: "22 99712-3456" in
 * Brazil and "229 97 12 34 56" in Benin are the same.
 */
export function formerNumber(digits: string): E164 | null {
  const code = parsed(digits)?.countryCallingCode ?? digits;
  const national = digits.slice(code.length);
  const now = withoutFormer(code, national);
  return now === national ? null : sameDigits(code + now);
}

/**
 * The number without the digits that people write after a calling code though no plan has them: a zero where nothing is dialled before
 * an area code ("+34 (0)91"), and those that Mexican numbers had.
 */
function withoutStrayDigit(digits: string, phone: PhoneNumber | undefined): E164 | null {
  const code = phone?.countryCallingCode ?? digits;
  const national = digits.slice(code.length);
  const rest = code + (code === "52" ? withoutFormer(code, national) : national.replace(/^0/, ""));
  // Behind a zero that is dialled within the country a second one is no stray digit: two are a mistake in every country.
  return rest === digits ? null : sameDigits(rest);
}

function sameDigits(digits: string): E164 | null {
  const number = fixedPoint(digits, parsed(digits));
  return number === `+${digits}` ? number : null;
}

/** True for a number of a plan that tells mobiles from landlines. */
export function isMobile(number: E164): boolean {
  return parsed(number.slice(1))?.getType() === "MOBILE";
}

/** A number that may be called. */
export interface ServedNumber {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The refusal of a special number where the deck has no row of its own for it; undefined for landlines and mobiles. */
  withoutOwnRow: RefusalCode | undefined;
}

/**
 * Says whether a number may be called. Fixed and mobile numbers of a known country may; toll-free, shared-cost and company numbers
 * may where they have a price of their own. Premium, satellite and personal numbers have a refusal each. Other kinds (voice
 * mail, pagers, internet telephony) are `number_type_not_served`.
 */
export const numberServed = remembering((number: E164): ServedNumber | Refusal => {
  const digits = number.slice(1);
  const phone = parsed(digits);
  const refused = worldwideService(digits) ?? (phone?.isValid() ? kindRefused(phone) : "number_not_valid");
  if (refused !== undefined || phone === undefined) return refuse(refused ?? "number_not_valid");
  const withoutOwnRow = specialKinds[phone.getType() ?? ""];
  if (phone.country === undefined) return refuse(withoutOwnRow ?? "number_type_not_served");
  return { country: phone.country, withoutOwnRow };
});

const specialKinds: Readonly<Record<string, RefusalCode>> = {
  TOLL_FREE: "toll_free_number_not_served",
  SHARED_COST: "shared_cost_number_not_served",
  UAN: "company_number_not_served",
};

function kindRefused(phone: PhoneNumber): RefusalCode | undefined {
  switch (phone.getType()) {
    case "FIXED_LINE":
    case "MOBILE":
    case "FIXED_LINE_OR_MOBILE":
    case "TOLL_FREE":
    case "SHARED_COST":
    case "UAN":
      return undefined;
    case "PREMIUM_RATE":
      return "premium_number_not_served";
    case "PERSONAL_NUMBER":
      return "personal_number_not_served";
    default:
      return "number_type_not_served";
  }
}

/**
 * Calling codes of services rather than countries. The library takes some for mobile and lacks some of their numbers.
 */
function worldwideService(digits: string): RefusalCode | undefined {
  // Inmarsat, the satellite systems and the networks numbered beside them; +880 is Bangladesh, +886 Taiwan.
  if (/^(87[0-4]|88[123])\d+$/.test(digits)) return "satellite_number_not_served";
  if (/^878\d+$/.test(digits)) return "personal_number_not_served";
  return /^979\d+$/.test(digits) ? "premium_number_not_served" : undefined;
}

/** Undefined for text with other signs, among which the library finds extensions. */
function parsed(digits: string): PhoneNumber | undefined {
  return /^\d+$/.test(digits) ? parsePhoneNumberFromString(`+${digits}`, { extract: false }) : undefined;
}
