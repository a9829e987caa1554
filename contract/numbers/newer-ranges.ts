/** Adds ranges in service that the numbering plans of libphonenumber-js 1.13.16 lack. Imported wherever numbers are read. */
import metadata from "libphonenumber-js/max/metadata";

/** Patterns of national numbers that may be landlines or mobiles. */
const newerRanges = {
  // Area codes of Peoria beside 309 and, since 7 November 2025, of Detroit beside 313.
  US: String.raw`(?:861|679)[2-9]\d{6}`,
};

for (const [country, pattern] of Object.entries(newerRanges)) {
  // A plan is a list, whose element 11 has the kinds of its numbers, landlines first, each with its pattern.
  const kinds: unknown = new Map<string, readonly unknown[]>(Object.entries(metadata.countries)).get(
    country,
  )?.[11];
  const landlines: unknown = Array.isArray(kinds) ? kinds[0] : undefined;
  if (!Array.isArray(landlines)) throw new Error(`The numbering plan of ${country} has another form`);
  landlines[0] = `${landlines[0]}|${pattern}`;
}
