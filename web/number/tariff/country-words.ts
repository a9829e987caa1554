import { t } from "#words/translate.ts";
import type { CountryPrices } from "./country-prices.ts";
import { rangeInMoney } from "./price-words.ts";

/** Description of a country's prices for search engines and link previews, in USD. */
export function countryDescription({ name, landline, mobile }: CountryPrices): string {
  const toLandlines = landline ? rangeInMoney(landline, "USD") : "";
  const toMobiles = mobile ? rangeInMoney(mobile, "USD") : "";
  if (!mobile) {
    return t(
      "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.",
      { country: name, landline: toLandlines },
    );
  }
  if (!landline) {
    return t(
      "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.",
      { country: name, mobile: toMobiles },
    );
  }
  return t(
    "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.",
    { country: name, landline: toLandlines, mobile: toMobiles },
  );
}
