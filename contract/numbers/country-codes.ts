import { getCountryCallingCode, isSupportedCountry, Metadata } from "libphonenumber-js/max";

/** The calling code of a country, such as 49 for DE; undefined for a country without a numbering plan. */
export function callingCodeOf(country: string): string | undefined {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;
}

/** The digits that the page puts into the field for a country: its calling code, and its area code where it has one alone. */
export function codeOf(country: string): string {
  return `${callingCodeOf(country) ?? ""}${onlyAreaCodeOf(country)}`;
}

/** The part of a country's code that the digits begin with: the user may have changed it. */
export function codeBefore(digits: string, country: string): string {
  return digits.startsWith(codeOf(country)) ? codeOf(country) : (callingCodeOf(country) ?? "");
}

/** The area code of a country that shares the calling code 1 and has one alone: 264 for AI. Empty for other countries. */
export function onlyAreaCodeOf(country: string): string {
  if (!isSupportedCountry(country) || getCountryCallingCode(country) !== "1") return "";
  const metadata = new Metadata();
  metadata.selectNumberingPlan(country);
  const begins = metadata.numberingPlan?.leadingDigits() ?? "";
  return /^\d{3}$/.test(begins) ? begins : "";
}
