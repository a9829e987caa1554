import type { Clock } from "#domain/runtime.ts";
import type { Deck } from "#domain/tariff/decks/deck.ts";
import type { Finding } from "#domain/tariff/decks/finding.ts";
import { findBelowCarrier } from "./below-carrier.ts";
import type { ReadCarrierPrices } from "./carrier-prices.ts";

const day_ms = 24 * 60 * 60_000;
/** A start should not wait for a carrier's price list, nor a row of starts ask for it each time. */
const first_ms = 10 * 60_000;

export interface CarrierPriceWatchDeps {
  readPrices: ReadCarrierPrices;
  clock: Clock;
  /** Tells the operator which prefixes cost more than they earn. */
  report(losses: readonly Finding[]): void;
}

export interface CarrierPriceWatch {
  /** Number of rows that cost more than they earn, and Unix time of that comparison; undefined before the first. */
  result(): { losses: number; comparedAt_s: number } | undefined;
  /** Compares the deck once a day; does nothing when that is not due. */
  run(deck: Deck): Promise<void>;
}

/** Holds the deck in force against the carrier's prices, which change without notice. */
export function carrierPriceWatch({ readPrices, clock, report }: CarrierPriceWatchDeps): CarrierPriceWatch {
  let due_ms = clock.now().getTime() + first_ms;
  let result: ReturnType<CarrierPriceWatch["result"]>;
  return {
    result: () => result,
    async run(deck) {
      if (clock.now().getTime() < due_ms) return;
      const losses = findBelowCarrier(deck, await readPrices());
      const now_ms = clock.now().getTime();
      due_ms = now_ms + day_ms;
      result = { losses: losses.length, comparedAt_s: now_ms / 1_000 };
      if (losses.length > 0) report(losses);
    },
  };
}
