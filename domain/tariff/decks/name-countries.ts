import {
  hasCountries,
  noCountries,
  type PricedCountries,
  readCountries,
} from "#domain/tariff/priced-countries.ts";
import { type Coverage, coverageOf } from "./coverage.ts";
import type { TariffRow } from "./deck.ts";

/**
 * Fills in the countries of every row that names none, from the numbering plans and the whole deck: 44 prices British
 * mobiles only where no row for 447 does.
 */
export function nameCountries(rows: readonly TariffRow[]): readonly TariffRow[] {
  if (rows.every(({ countries }) => hasCountries(countries))) return rows;
  const byPrefix = countriesByPrefix(coverageOf(rows));
  return rows.map((row) =>
    hasCountries(row.countries) ? row : { ...row, countries: byPrefix.get(row.prefix) ?? noCountries },
  );
}

/** The countries of each pricing prefix, from the numbering plans. */
export function countriesByPrefix({ priced }: Coverage): Map<string, PricedCountries> {
  const byPrefix = Map.groupBy(priced, ({ row }) => row.prefix);
  return new Map(
    [...byPrefix].map(([prefix, some]) => {
      const codes = (numberType: string) =>
        some.filter((one) => one.numberType === numberType).map(({ country }) => country);
      const countries = (numberType: string) => readCountries(codes(numberType).join(" "), prefix).countries;
      return [prefix, { fixed: countries("fixed"), mobile: countries("mobile") }];
    }),
  );
}
