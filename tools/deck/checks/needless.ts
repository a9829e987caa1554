import type { Coverage } from "#domain/tariff/decks/coverage.ts";
import type { TariffRow } from "#domain/tariff/decks/deck.ts";
import type { Finding } from "#domain/tariff/decks/finding.ts";
import { beginsLines } from "#domain/tariff/numbering/numbering-plans.ts";

/**
 * Finds rows that repeat a shorter one: without them every number has the same price. Special numbers have none without a
 * row of their own.
 */
export function findRedundant(rows: readonly TariffRow[]): Finding[] {
  const byPrefix = new Map(rows.map((row) => [row.prefix, row]));
  return rows.flatMap((row): Finding[] => {
    const shorter = nextShorter(row.prefix, byPrefix);
    const isOwn = !beginsLines(row.prefix);
    if (!shorter || !sayTheSame(row, shorter) || (isOwn && beginsLines(shorter.prefix))) return [];
    const sentence = `${row.prefix} (${row.name}) says what ${shorter.prefix} says already`;
    return [{ kind: "redundant", severity: "note", prefix: row.prefix, sentence }];
  });
}

/** Finds rows that price no number of any country that may be called. */
export function findUnused(rows: readonly TariffRow[], { priced }: Coverage): Finding[] {
  const used = new Set(priced.map(({ row }) => row.prefix));
  return rows
    .filter(({ prefix }) => !used.has(prefix))
    .map(({ prefix, name }) => ({
      kind: "unused",
      severity: "note",
      prefix,
      sentence: `${prefix} (${name}) prices no number that can be called`,
    }));
}

function nextShorter(prefix: string, byPrefix: ReadonlyMap<string, TariffRow>): TariffRow | undefined {
  for (let length = prefix.length - 1; length > 0; length--) {
    const row = byPrefix.get(prefix.slice(0, length));
    if (row) return row;
  }
  return undefined;
}

function sayTheSame(left: TariffRow, right: TariffRow): boolean {
  return (
    left.name === right.name &&
    left.blocked === right.blocked &&
    left.cost_usd_e6 === right.cost_usd_e6 &&
    left.refusesCallerIds === right.refusesCallerIds &&
    left.rate.perMinute_mc === right.rate.perMinute_mc &&
    left.rate.connect_mc === right.rate.connect_mc &&
    left.rate.minimum_s === right.rate.minimum_s &&
    left.rate.increment_s === right.rate.increment_s
  );
}
