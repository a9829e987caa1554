import type { Deck, TariffRow } from "#domain/tariff/decks/deck.ts";
import { countryLabel, type Finding, someOf } from "#domain/tariff/decks/finding.ts";
import {
  numberingPlans,
  type PlanWalk,
  possibleTypes,
  stepPlans,
} from "#domain/tariff/numbering/numbering-plans.ts";

const callingCode = "1";
const areaCodeLength = 3;
/** The countries that a row for the whole of +1 is meant for. */
const meant = new Set(["US", "CA"]);

/**
 * Finds rows shorter than an area code that also price countries which only look like the United States: +1876 is
 * Jamaica and costs twenty times as much. Their area codes need rows of their own, or the short row blocked.
 */
export function findNorthAmericanTraps(deck: Deck): Finding[] {
  const traps = new Map<TariffRow, Map<string, string[]>>();
  for (const { prefix, country } of areaCodes()) {
    const row = deck.rowFor(prefix);
    if (!row || row.blocked || row.prefix.length >= prefix.length || meant.has(country)) continue;
    const countries = traps.get(row) ?? new Map<string, string[]>();
    countries.set(country, [...(countries.get(country) ?? []), prefix]);
    traps.set(row, countries);
  }
  return [...traps].flatMap(([row, countries]) =>
    [...countries].map(
      ([country, prefixes]): Finding => ({
        kind: "north_american",
        severity: "error",
        prefix: row.prefix,
        sentence: `${row.prefix} (${row.name}) also prices ${countryLabel(country)}, which needs rows for ${someOf(prefixes)}`,
      }),
    ),
  );
}

/** Every area code in use behind +1, with its country. */
function* areaCodes(
  plans: readonly PlanWalk[] = numberingPlans().get(callingCode) ?? [],
  prefix = callingCode,
): Generator<{ prefix: string; country: string }> {
  const [first] = possibleTypes(plans);
  if (!first) return;
  if (prefix.length === callingCode.length + areaCodeLength) {
    yield { prefix, country: first.country };
    return;
  }
  for (let digit = 0; digit < 10; digit++) yield* areaCodes(stepPlans(plans, digit), `${prefix}${digit}`);
}
