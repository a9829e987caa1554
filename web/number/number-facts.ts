import { emergencyNumber } from "#contract/emergency-numbers.ts";
import { numberingPlans } from "./numbering-plans.ts";
import { readNumber } from "./phone-number.ts";

// What is known of a number beyond its form. Loaded with the first digit.
export { countryBegun } from "./country-begun.ts";

/** The emergency number that the digits dial; null for none, and for a number of a country's plan. */
export function emergencyDialled(digits: string): string | null {
  const number = emergencyNumber(digits);
  return number === null || readNumber(digits) !== null ? null : number;
}

/** Whether more digits can make a number: no area code of +1 begins with 0 or 1, and not all calling codes are in use. */
export function mayContinue(digits: string): boolean {
  if (/^1[01]/.test(digits)) return false;
  return numberingPlans()?.validatePhoneNumberLength(`+${digits}00000`) !== "INVALID_COUNTRY";
}
