/** Changes of numbering plans that libphonenumber-js 1.13.16 lacks. Imported wherever numbers are read. */
import metadata from "libphonenumber-js/max/metadata";

/** Patterns of national numbers, by country: those that landlines may have too, or those of all landlines and all mobiles. */
const changes: Readonly<Record<string, { further: string } | { fixed: string; mobile: string }>> = {
  // Area codes of Peoria beside 309 and, since 7 November 2025, of Detroit beside 313.
  US: { further: String.raw`(?:861|679)[2-9]\d{6}` },
  // Since 6 April 2024 the numbers of before November 2019 ring no more.
  GA: { fixed: String.raw`11\d{6}`, mobile: String.raw`(?:7[467]\d|6(?:0[0-4]|10|[256]\d))\d{5}` },
};

const plans = new Map<string, readonly unknown[]>(Object.entries(metadata.countries));
for (const [country, change] of Object.entries(changes)) {
  // A plan is a list, whose element 11 has the kinds of its numbers, landlines first, each with its pattern.
  const kinds: unknown = plans.get(country)?.[11];
  const [landlines, mobiles]: unknown[] = Array.isArray(kinds) ? kinds : [];
  if (!Array.isArray(landlines) || !Array.isArray(mobiles)) {
    throw new Error(`The numbering plan of ${country} has another form`);
  }
  if ("further" in change) landlines[0] = `${landlines[0]}|${change.further}`;
  else [landlines[0], mobiles[0]] = [change.fixed, change.mobile];
}
