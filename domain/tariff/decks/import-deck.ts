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
  /** Time at which its prices take effect; now when omitted. */
  effectiveAt?: Date | undefined;
}

/** `superseded`: nothing was stored, because a version that took effect later is already in force. */
export type ImportResult =
  | { outcome: "imported"; version: DeckVersion }
  | { outcome: "superseded"; by: DeckVersion };

/** Adds a version of the price list, whole or not at all. */
export async function importDeck(deps: ImportDeps, given: DeckImport): Promise<ImportResult> {
  return deps.transaction(async ({ decks }) => {
    await decks.lockImports();
    const importedAt = deps.clock.now();
    const effectiveAt = given.effectiveAt ?? importedAt;
    const current = await decks.inForce(importedAt);
    if (current && effectiveAt < current.effectiveAt) return { outcome: "superseded", by: current };
    const version = await decks.add({ effectiveAt, importedAt, source: given.source }, given.rows);
    return { outcome: "imported", version };
  });
}

/** The built-in price list is older than any import. */
const beforeAll = new Date(0);

/**
 * Gives a database without prices the built-in list, exactly once when several servers start.
 * Returns the added version, or undefined when there was one.
 */
export async function importDefaultDeck(
  deps: ImportDeps,
  source: string,
  load: () => Promise<readonly TariffRow[]>,
): Promise<DeckVersion | undefined> {
  return deps.transaction(async ({ decks }) => {
    await decks.lockImports();
    const now = deps.clock.now();
    if (await decks.inForce(now)) return undefined;
    return decks.add({ effectiveAt: beforeAll, importedAt: now, source }, await load());
  });
}
