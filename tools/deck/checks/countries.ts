import type { Coverage } from "#domain/tariff/decks/coverage.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import { countryLabel, type Finding, numberTypeWords, someOf } from "#domain/tariff/decks/finding.ts";
import { countriesByPrefix } from "#domain/tariff/decks/name-countries.ts";
import { hasCountries, type NumberType, noCountries, numberTypes } from "#domain/tariff/priced-countries.ts";

/**
 * Finds rows that name other countries than their numbers belong to. Such a row makes the public price list show a
 * price that no call has, or leave one out. The import fills in rows without names.
 */
export function findMisnamed(rows: readonly TariffRow[], coverage: Coverage): Finding[] {
  const byPrefix = countriesByPrefix(coverage);
  return rows.flatMap((row) => {
    if (!hasCountries(row.countries)) return [];
    const priced = byPrefix.get(row.prefix) ?? noCountries;
    return numberTypes.flatMap((numberType) => misnamed(row, numberType, priced[numberType]));
  });
}

function misnamed(
  { prefix, name, countries }: TariffRow,
  numberType: NumberType,
  priced: readonly string[],
): Finding[] {
  const named: readonly string[] = countries[numberType];
  const sentences = [
    ["names", "does not price", named.filter((country) => !priced.includes(country))],
    ["does not name", "prices", priced.filter((country) => !named.includes(country))],
  ] as const;
  return sentences
    .filter(([, , wrong]) => wrong.length > 0)
    .map(([says, does, wrong]) => ({
      kind: "misnamed",
      severity: "error",
      prefix,
      sentence: `${prefix} (${name}) ${says} ${numberTypeWords[numberType]} numbers of ${someOf(wrong.map(countryLabel))}, which it ${does}`,
    }));
}
