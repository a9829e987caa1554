import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type Refusal, type RefusalCode, refuse } from "#contract/refusals.ts";

/** A number that may be called, as far as its numbering plan goes. */
export interface DialledNumber {
  /** Such as +442079460000. */
  e164: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** What people type between digits: blanks (also the hard ones that are pasted), dashes, dots, slashes, brackets. */
const separators = /[\s\u00A0\u2010-\u2015().\-/]/g;

/**
 * Puts what was typed into the one form that calls are kept under: a plus and digits, also when it is no valid number.
 * Undefined when it holds anything but digits and separators, or no digit at all.
 */
export function normaliseDialled(input: string): string | undefined {
  const bare = input.trim().replace(separators, "").replace(/^\+/, "");
  if (!/^\d{1,30}$/.test(bare)) return undefined;
  return parsed(`+${bare}`)?.number ?? `+${bare}`;
}

/**
 * Reads what was dialled; a missing plus is put in front.
 * Refuses everything but fixed and mobile lines of a known country: premium and shared-cost, satellite, personal and
 * emergency numbers by name, other kinds (free, voice mail, pagers) as `number_type_not_served`, the rest as `number_not_valid`.
 */
export function readDialledNumber(input: string): DialledNumber | Refusal {
  const normal = normaliseDialled(input);
  if (normal === undefined) return refuse("number_not_valid");
  const digits = normal.slice(1);
  const worldwide = worldwideServices.find(({ prefixes }) => prefixes.test(digits));
  if (worldwide) return refuse(worldwide.refusal);
  const phone = parsed(normal);
  if (!phone?.isValid())
    return refuse(isEmergency(digits) ? "emergency_number_not_served" : "number_not_valid");
  const refusal = refusalOf(phone);
  if (refusal) return refuse(refusal);
  if (!phone.country) return refuse("number_type_not_served");
  return { e164: phone.number, country: phone.country };
}

function parsed(number: string): PhoneNumber | undefined {
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

/** Services numbered like countries. The library calls some of them mobile and knows not all their numbers. */
const worldwideServices: { prefixes: RegExp; refusal: RefusalCode }[] = [
  // Inmarsat, the satellite systems and the networks numbered beside them; +880 is Bangladesh, +886 Taiwan.
  { prefixes: /^(87[0-4]|88[123])/, refusal: "satellite_number_not_served" },
  { prefixes: /^878/, refusal: "personal_number_not_served" },
  { prefixes: /^979/, refusal: "premium_number_not_served" },
];

/** Emergency numbers in use somewhere (ITU-T E.161.1 and national plans). The metadata of the library knows none. */
const emergencyNumbers = new Set([
  ..."000 066 100 101 102 103 104 106 107 108 110 111 112 113 114 115 116 117 118 119 120 122 123".split(" "),
  ..."125 127 128 129 131 132 133 143 144 150 155 158 180 190 191 192 193 194 195 197 198 199".split(" "),
  ..."911 912 913 988 990 991 992 993 994 995 996 997 998 999".split(" "),
]);

/** Three digits, dialled alone or behind a calling code of one to three digits. */
function isEmergency(digits: string): boolean {
  return digits.length >= 3 && digits.length <= 6 && emergencyNumbers.has(digits.slice(-3));
}
