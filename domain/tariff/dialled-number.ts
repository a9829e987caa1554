import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { emergencyNumber } from "#contract/emergency-numbers.ts";
import { type E164, parseE164 } from "#contract/phone-number.ts";
import { isRefusal, type Refusal, type RefusalCode, refuse } from "#contract/refusals.ts";
import { tidyNumber } from "#contract/tidy-number.ts";

/**
 * Reads a number that a client sent; inside the server only its E.164 form travels.
 * Drops a zero that is dialled within the country only ("+44 020 7946 0000"), so that every spelling gives one number.
 * Refuses `number_not_valid`, and `emergency_number_not_served` for a text that no plus can precede (000).
 */
export function readNumber(dialled: unknown): E164 | Refusal {
  const number = parseE164(dialled);
  if (number !== null) return parseE164(parsed(number)?.number) ?? number;
  const isEmergencyCall = typeof dialled === "string" && emergencyNumber(tidyNumber(dialled)) !== null;
  return refuse(isEmergencyCall ? "emergency_number_not_served" : "number_not_valid");
}

/** What a caller dialled: a number, or the text that is no number and its refusal. */
export type Dialled = E164 | { text: string; refusal: Refusal };

export function readDialled(text: string): Dialled {
  const number = readNumber(text);
  return isRefusal(number) ? { text, refusal: number } : number;
}

/**
 * The country of a number that may be called, ISO 3166-1 alpha-2. Only fixed and mobile numbers of a known country may.
 * Premium, shared-cost, satellite, personal and emergency numbers have a refusal each. Other kinds (free, voice mail,
 * pagers) are `number_type_not_served`, the rest `number_not_valid`.
 */
export function countryServed(number: E164): string | Refusal {
  const digits = number.slice(1);
  const worldwide = worldwideServices.find(({ prefixes }) => prefixes.test(digits));
  if (worldwide) return refuse(worldwide.refusal);
  const phone = parsed(number);
  if (!phone?.isValid())
    return refuse(emergencyNumber(digits) !== null ? "emergency_number_not_served" : "number_not_valid");
  const refusal = refusalOf(phone);
  if (refusal) return refuse(refusal);
  return phone.country ?? refuse("number_type_not_served");
}

function parsed(number: E164): PhoneNumber | undefined {
  return parsePhoneNumberFromString(number, { extract: false });
}

function refusalOf(phone: PhoneNumber): RefusalCode | undefined {
  switch (phone.getType()) {
    case "FIXED_LINE":
    case "MOBILE":
    case "FIXED_LINE_OR_MOBILE":
      return undefined;
    case "PREMIUM_RATE":
    case "SHARED_COST":
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
const worldwideServices: { prefixes: RegExp; refusal: RefusalCode }[] = [
  // Inmarsat, the satellite systems and the networks numbered beside them; +880 is Bangladesh, +886 Taiwan.
  { prefixes: /^(87[0-4]|88[123])/, refusal: "satellite_number_not_served" },
  { prefixes: /^878/, refusal: "personal_number_not_served" },
  { prefixes: /^979/, refusal: "premium_number_not_served" },
];
