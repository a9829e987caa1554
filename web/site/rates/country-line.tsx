import { Link } from "react-router";
import type { Currency } from "#contract/money/currencies.ts";
import { countryPath } from "#web/number/tariff/country-pages.ts";
import { type CountryPrices, type PriceRange, wholeRange } from "#web/number/tariff/country-prices.ts";
import { leastPurchaseInWords, rangeInCredits, rangeInMoney } from "#web/number/tariff/price-words.ts";
import { t } from "#words/translate.ts";

interface CountryLineProps {
  prices: CountryPrices;
  currency: Currency;
  isOpen: boolean;
}

/**
 * A country on one line with the range of its prices, which unfolds to its landlines and mobiles. The list has 245 of
 * them, so each has as few elements as it can, and country-list.css styles them by their place.
 */
export function CountryLine({ prices, currency, isOpen }: CountryLineProps) {
  const { name, englishName, callingCode, areaCodes, landline, mobile } = prices;
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <strong>{name}</strong> <bdi dir="ltr">{`+${callingCode} ${areaCodes.join(", ")}`.trimEnd()}</bdi>{" "}
          <b>{rangeInCredits(wholeRange(prices))}</b>{" "}
          <span>{rangeInMoney(wholeRange(prices), currency)}</span>
        </summary>
        <div>
          <dl>
            <Kind name={t("Landline")} range={landline} currency={currency} />
            <Kind name={t("Mobile")} range={mobile} currency={currency} />
          </dl>
          <Link to={countryPath(englishName)}>{t("Calls to {country}", { country: name })}</Link>
        </div>
      </details>
    </li>
  );
}

interface KindProps {
  name: string;
  range: PriceRange | undefined;
  currency: Currency;
}

function Kind({ name, range, currency }: KindProps) {
  if (!range) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{`${rangeInCredits(range)} (${rangeInMoney(range, currency)})`}</dd>
      <dd>{leastPurchaseInWords(range.lowest.rate, range.highest.rate)}</dd>
    </>
  );
}
