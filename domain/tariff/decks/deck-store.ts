import type { TariffRow } from "./deck.ts";

export interface NewDeckVersion {
  effectiveAt: Date;
  importedAt: Date;
  /** The source of the deck, such as a file name. */
  source: string;
}

export interface DeckVersion extends NewDeckVersion {
  /** Grows with every import. */
  id: number;
  rows: number;
}

/** All price lists: past, present and future. Of two with the same effective time, the later import counts. */
export interface DeckStore {
  /** Waits for the lock on adding versions and holds it until the transaction ends. */
  lockImports(): Promise<void>;
  /** The version whose prices are in force at `at`. */
  inForce(at: Date): Promise<DeckVersion | undefined>;
  /** The version in force at `from` and those that take effect until `until`, in order of time. */
  between(from: Date, until: Date): Promise<DeckVersion[]>;
  /** The newest imports first. */
  list(limit: number): Promise<DeckVersion[]>;
  find(versionId: number): Promise<DeckVersion | undefined>;
  rows(versionId: number): Promise<TariffRow[]>;
  add(version: NewDeckVersion, rows: readonly TariffRow[]): Promise<DeckVersion>;
}

export interface DeckStores {
  decks: DeckStore;
}
