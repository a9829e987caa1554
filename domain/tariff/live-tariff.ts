import type { Clock, Connection } from "#domain/runtime.ts";
import { compileDeck, type Deck } from "./decks/deck.ts";
import type { DeckStores, DeckVersion } from "./decks/deck-store.ts";
import { type Destination, destinationsOf } from "./destinations.ts";

export interface LiveTariffDeps {
  connection: Connection<DeckStores>;
  clock: Clock;
}

export interface LoadedDeck {
  version: DeckVersion;
  deck: Deck;
  /** The destinations the deck sells, computed at the first request. */
  destinations(): readonly Destination[];
}

/** The price list in force, kept in memory. */
export interface LiveTariff {
  /** A deck that always answers with the prices in force now. */
  readonly deck: Deck;
  current(): LoadedDeck;
  /** Fetches new versions. If that fails, the versions in memory stay in use. */
  refresh(): Promise<void>;
}

/**
 * Versions that take effect within this time are fetched ahead, so that no node is late. It is far longer than the
 * refresh interval.
 */
const ahead_ms = 10 * 60_000;

/**
 * Fetches the price list.
 * @throws when the database has none.
 */
export async function openLiveTariff(deps: LiveTariffDeps): Promise<LiveTariff> {
  let loaded = await load(deps, []);
  const current = () => inForce(loaded, deps.clock.now());
  return {
    deck: {
      get rows() {
        return current().deck.rows;
      },
      rowFor: (number) => current().deck.rowFor(number),
    },
    current,
    async refresh() {
      loaded = await load(deps, loaded);
    },
  };
}

type LoadedDecks = readonly [LoadedDeck, ...LoadedDeck[]];

function inForce([first, ...later]: LoadedDecks, now: Date): LoadedDeck {
  return later.findLast(({ version }) => version.effectiveAt <= now) ?? first;
}

/** The version in force and those that follow soon. Versions never change, so known ones are reused. */
async function load(deps: LiveTariffDeps, current: readonly LoadedDeck[]): Promise<LoadedDecks> {
  const now = deps.clock.now();
  return deps.connection(async ({ decks }) => {
    const loaded: LoadedDeck[] = [];
    for (const version of await decks.between(now, new Date(now.getTime() + ahead_ms))) {
      const reusable = current.find((one) => one.version.id === version.id);
      loaded.push(reusable ?? inMemory(version, compileDeck(await decks.rows(version.id))));
    }
    const [first, ...later] = loaded;
    if (!first) throw new Error("The database holds no price list that is in force");
    return [first, ...later];
  });
}

function inMemory(version: DeckVersion, deck: Deck): LoadedDeck {
  let destinations: Destination[] | undefined;
  return {
    version,
    deck,
    destinations() {
      destinations ??= destinationsOf(deck.rows);
      return destinations;
    },
  };
}
