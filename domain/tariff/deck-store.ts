import type { TariffRow } from "./deck.ts";

export interface NewDeckVersion {
  effectiveAt: Date;
  importedAt: Date;
  /** Where it came from, for people: a file's name. */
  source: string;
}

export interface DeckVersion extends NewDeckVersion {
  /** Grows with every import. */
  id: number;
  rowCount: number;
}

/** Every price list there was, is and will be. Of two with the same effective moment the later import counts. */
export interface DeckStore {
  /** Waits for its turn to add a version; it lasts until the transaction ends. */
  takeTurn(): Promise<void>;
  /** The version whose prices are in force at `at`. */
  inForce(at: Date): Promise<DeckVersion | undefined>;
  /** The version in force at `from` and those that take over until `until`, in that order. */
  between(from: Date, until: Date): Promise<DeckVersion[]>;
  rows(versionId: number): Promise<TariffRow[]>;
  add(version: NewDeckVersion, rows: readonly TariffRow[]): Promise<DeckVersion>;
}

export interface DeckStores {
  decks: DeckStore;
}
