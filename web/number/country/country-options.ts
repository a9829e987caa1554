import { countryName } from "#words/country-names.ts";
import { collator } from "#words/formats.ts";

/** Options of a select field: the countries by name, behind one that stands for none or for all. */
export function countryOptions(first: string, countries: readonly string[]) {
  const named = countries.map((value) => ({ value, label: countryName(value) }));
  const sorted = named.toSorted((one, other) => collator().compare(one.label, other.label));
  return [{ value: "", label: first }, ...sorted];
}
