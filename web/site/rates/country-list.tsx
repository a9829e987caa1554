import { useMemo } from "react";
import { Link } from "react-router";
import type { CreditMoney } from "#web/kit/money/credit-money.ts";
import { countryPath, slugOf } from "#web/number/tariff/country-pages.ts";
import { type CountryPrices, type PriceRange, wholeRange } from "#web/number/tariff/country-prices.ts";
import {
  isFreeRange,
  leastPurchaseInWords,
  rangeInCredits,
  rangeInMoney,
} from "#web/number/tariff/price-words.ts";
import { countryInSentence } from "#words/country-names.ts";
import { collator } from "#words/formats.ts";
import { t } from "#words/translate.ts";

interface CountryListProps {
  countries: readonly CountryPrices[];
  money: CreditMoney;
}

/** The countries that a search found. A single one is unfolded. */
export function FoundCountries({ countries, money }: CountryListProps) {
  return (
    <ul aria-label={t("Prices by country")} className="country-list">
      {countries.map((prices) => (
        <CountryLine key={prices.country} prices={prices} money={money} isOpen={countries.length === 1} />
      ))}
    </ul>
  );
}

export function CountriesByLetter({ countries, money }: CountryListProps) {
  const letters = useMemo(() => byLetter(countries), [countries]);
  return (
    <>
      <nav aria-label={t("Alphabet")} className="mb-6 border-line border-b pb-4">
        <ul className="-ms-2.5 flex flex-wrap gap-1">
          {letters.map(([letter]) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="flex size-9 items-center justify-center rounded-control font-semibold text-accent text-sm hover:bg-accent-soft"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="space-y-6">
        {letters.map(([letter, starting]) => (
          // A phone lays out the letters near the screen alone.
          <section
            key={letter}
            aria-labelledby={`letter-${letter}`}
            className="[contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
          >
            <h2 id={`letter-${letter}`} className="mb-1 border-line border-b pb-1 font-bold text-accent">
              {letter}
            </h2>
            <ul className="country-list">
              {starting.map((prices) => (
                <CountryLine key={prices.country} prices={prices} money={money} isOpen={false} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function byLetter(countries: readonly CountryPrices[]): [letter: string, CountryPrices[]][] {
  const letters = Map.groupBy(countries, ({ name }) => slugOf(name).charAt(0).toUpperCase());
  return [...letters].sort(([left], [right]) => collator().compare(left, right));
}

interface CountryLineProps {
  prices: CountryPrices;
  money: CreditMoney;
  isOpen: boolean;
}

/** A country on one line, which unfolds. Of 245 lines each has few elements, styled by their place in country-list.css. */
function CountryLine({ prices, money, isOpen }: CountryLineProps) {
  const { country, name, englishName, callingCode, areaCodes, landline, mobile } = prices;
  return (
    <li>
      <details open={isOpen}>
        <summary>
          <strong>{name}</strong> <bdi dir="ltr">{`+${callingCode} ${areaCodes.join(", ")}`.trimEnd()}</bdi>{" "}
          <WholePrice range={wholeRange(prices)} money={money} />
        </summary>
        <div>
          <dl>
            <Kind name={t("Landline")} range={landline} money={money} />
            <Kind name={t("Mobile")} range={mobile} money={money} />
          </dl>
          <Link to={countryPath(englishName)}>
            {t("Calls to {country}", { country: countryInSentence(country, name) })}
          </Link>
        </div>
      </details>
    </li>
  );
}

function WholePrice({ range, money }: { range: PriceRange; money: CreditMoney }) {
  if (isFreeRange(range)) return <b>{t("Free")}</b>;
  return (
    <>
      <b>{rangeInCredits(range)}</b> <span>{rangeInMoney(range, money)}</span>
    </>
  );
}

function Kind({ name, range, money }: { name: string; range: PriceRange | undefined; money: CreditMoney }) {
  if (!range) return null;
  if (isFreeRange(range)) {
    return (
      <>
        <dt>{name}</dt>
        <dd>{t("Free")}</dd>
      </>
    );
  }
  return (
    <>
      <dt>{name}</dt>
      <dd>{`${rangeInCredits(range)} (${rangeInMoney(range, money)})`}</dd>
      <dd>{leastPurchaseInWords(money, range.lowest.rate, range.highest.rate)}</dd>
    </>
  );
}
