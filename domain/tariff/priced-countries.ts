import { type CountryCode, getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";

export const numberTypes = ["fixed", "mobile"] as const;
export type NumberType = (typeof numberTypes)[number];

/** The countries (ISO 3166-1 alpha-2, sorted) whose fixed and whose mobile numbers a prefix prices. */
export type PricedCountries = Readonly<Record<NumberType, readonly CountryCode[]>>;

/** The deck does not say, or no fixed and no mobile number begins with the prefix. */
export const noCountries: PricedCountries = { fixed: [], mobile: [] };

export function hasCountries({ fixed, mobile }: PricedCountries): boolean {
  return fixed.length + mobile.length > 0;
}

/** "GB GG IM JE", as decks and the database store them. */
export function textOfCountries(countries: readonly CountryCode[]): string {
  return countries.join(" ");
}

/** Parses such a text. `foreign` has the codes of countries without numbers that begin with the prefix. */
export function readCountries(text: string, prefix: string): { countries: CountryCode[]; foreign: string[] } {
  const countries = new Set<CountryCode>();
  const foreign: string[] = [];
  for (const code of text.split(" ").filter((word) => word !== "")) {
    if (isSupportedCountry(code) && mayHave(code, prefix)) countries.add(code);
    else foreign.push(code);
  }
  return { countries: [...countries].sort(), foreign };
}

function mayHave(country: CountryCode, prefix: string): boolean {
  const callingCode = getCountryCallingCode(country);
  return prefix.startsWith(callingCode) || callingCode.startsWith(prefix);
}
