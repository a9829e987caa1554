import { creditMoney } from "#web/kit/money/credit-money.ts";
import { countryInSentence } from "#words/country-names.ts";
import { t } from "#words/translate.ts";
import type { CountryPrices } from "./country-prices.ts";
import { isFreeRange, rangeInMoney } from "./price-words.ts";

const inUsd = creditMoney("USD", undefined);

/** Description of a country's prices for search engines and link previews, in USD. */
export function countryDescription({ country: code, name, landline, mobile }: CountryPrices): string {
  const country = countryInSentence(code, name);
  if ([landline, mobile].some((range) => range && isFreeRange(range))) {
    return t("Call {country} from your browser. Prepaid credits that never expire, no subscription.", {
      country,
    });
  }
  const toLandlines = landline ? rangeInMoney(landline, inUsd) : "";
  const toMobiles = mobile ? rangeInMoney(mobile, inUsd) : "";
  if (!mobile) {
    return t(
      "Call {country} from your browser: landlines {landline} a minute. Prepaid credits that never expire, no subscription.",
      { country, landline: toLandlines },
    );
  }
  if (!landline) {
    return t(
      "Call {country} from your browser: mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.",
      { country, mobile: toMobiles },
    );
  }
  return t(
    "Call {country} from your browser: landlines {landline}, mobiles {mobile} a minute. Prepaid credits that never expire, no subscription.",
    { country, landline: toLandlines, mobile: toMobiles },
  );
}
