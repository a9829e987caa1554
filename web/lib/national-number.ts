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

/** The digits of a number as people within the country dial it, after its calling code; null when it is none. */
export function nationalNumber(typed: string, country: string): string | null {
  const plans = numberingPlans();
  if (!plans?.isSupportedCountry(country)) return null;
  const number = plans.parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false });
  return number?.isValid() ? number.number.slice(1) : null;
}

/** Whether a number of this form exists in its country's plan. */
export function isValidNumber(digits: string): boolean {
  return numberingPlans()?.isValidPhoneNumber(`+${digits}`) === true;
}
