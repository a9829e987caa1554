import type { Clock, Transaction } from "#domain/runtime.ts";
import type { TariffRow } from "./deck.ts";
import type { DeckStores, DeckVersion } from "./deck-store.ts";

export interface ImportDeps {
  transaction: Transaction<DeckStores>;
  clock: Clock;
}

export interface DeckImport {
  rows: readonly TariffRow[];
  source: string;
  /** When its prices take over; now when left out. */
  effectiveAt?: Date | undefined;
}

/** `superseded`: nothing was kept, because a version that took effect later is in force already. */
export type ImportResult =
  | { outcome: "imported"; version: DeckVersion }
  | { outcome: "superseded"; by: DeckVersion };

/** Adds a version of the price list, whole or not at all. */
export async function importDeck(deps: ImportDeps, given: DeckImport): Promise<ImportResult> {
  return deps.transaction(async ({ decks }) => {
    await decks.takeTurn();
    const importedAt = deps.clock.now();
    const effectiveAt = given.effectiveAt ?? importedAt;
    const current = await decks.inForce(importedAt);
    if (current && effectiveAt < current.effectiveAt) return { outcome: "superseded", by: current };
    const version = await decks.add({ effectiveAt, importedAt, source: given.source }, given.rows);
    return { outcome: "imported", version };
  });
}

/** The price list that comes with the product is older than any that is imported. */
const beforeAll = new Date(0);

/**
 * Gives a database without prices the list that comes with the product, exactly once however many servers start.
 * Returns the version it added, or undefined when there was one.
 */
export async function importDefaultDeck(
  deps: ImportDeps,
  source: string,
  load: () => Promise<readonly TariffRow[]>,
): Promise<DeckVersion | undefined> {
  return deps.transaction(async ({ decks }) => {
    await decks.takeTurn();
    const now = deps.clock.now();
    if (await decks.inForce(now)) return undefined;
    return decks.add({ effectiveAt: beforeAll, importedAt: now, source }, await load());
  });
}
