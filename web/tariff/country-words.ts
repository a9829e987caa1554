import type { CountryPrices } from "./country-prices.ts";
import { rangeInMoney } from "./price-words.ts";

/** What search engines and link previews say of a country's prices, in USD. */
export function countryDescription({ name, landline, mobile }: CountryPrices): string {
  const kinds = [
    landline && `landlines ${rangeInMoney(landline, "USD")}`,
    mobile && `mobiles ${rangeInMoney(mobile, "USD")}`,
  ].filter((kind) => kind !== undefined);
  return `Call ${name} from your browser: ${kinds.join(", ")} a minute. Prepaid credits that never expire, no subscription.`;
}
