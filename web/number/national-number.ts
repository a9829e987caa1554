import { numberingPlans } from "./numbering-plans.ts";

/** The calling code of a country, such as 49 for DE; undefined while the plans are not loaded. */
export function callingCodeOf(country: string): string | undefined {
  const plans = numberingPlans();
  return plans?.isSupportedCountry(country) ? plans.getCountryCallingCode(country) : undefined;
}

/**
 * The area code of a country that shares the calling code 1 and has one alone: 264 for AI. Empty for other countries, and
 * while the plans are not loaded.
 */
export function onlyAreaCodeOf(country: string): string {
  const plans = numberingPlans();
  if (!plans?.isSupportedCountry(country) || plans.getCountryCallingCode(country) !== "1") return "";
  const metadata = new plans.Metadata();
  metadata.selectNumberingPlan(country);
  const begins = metadata.numberingPlan?.leadingDigits() ?? "";
  return /^\d{3}$/.test(begins) ? begins : "";
}

/** True when numbers of the digits' country have this length. */
export function isPossibleLength(digits: string): boolean {
  const plans = numberingPlans();
  return plans !== null && plans.validatePhoneNumberLength(`+${digits}`) === undefined;
}
