import { useMemo } from "react";
import type { Currency } from "#contract/money/currencies.ts";
import { slugOf } from "#web/number/tariff/country-pages.ts";
import type { CountryPrices } from "#web/number/tariff/country-prices.ts";
import { collator } from "#words/collator.ts";
import { t } from "#words/translate.ts";
import { CountryLine } from "./country-line.tsx";

interface CountryListProps {
  countries: readonly CountryPrices[];
  currency: Currency;
}

/** The countries that a search found. A single one is unfolded. */
export function FoundCountries({ countries, currency }: CountryListProps) {
  return (
    <ul aria-label={t("Prices by country")} className="country-list">
      {countries.map((prices) => (
        <CountryLine
          key={prices.country}
          prices={prices}
          currency={currency}
          isOpen={countries.length === 1}
        />
      ))}
    </ul>
  );
}

/** All countries, by their first letter, below an index of the letters. */
export function CountriesByLetter({ countries, currency }: CountryListProps) {
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
                <CountryLine key={prices.country} prices={prices} currency={currency} isOpen={false} />
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
