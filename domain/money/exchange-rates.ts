import type { Clock, Transaction } from "#domain/runtime.ts";
import { arePlausible, fallbackScaledRates, type ScaledRates } from "./rates.ts";

const day_ms = 24 * 60 * 60_000;

export interface PublishedRates {
  /** The day they were published for, YYYY-MM-DD. */
  asOf: string;
  rates: ScaledRates;
}

/** Where rates are published. */
export interface RateSource {
  /** @throws when the source does not answer in time or not in its own format. */
  latest(): Promise<PublishedRates>;
}

export interface RateStore {
  /** The rates of the latest day, or undefined when none were ever stored. */
  latest(): Promise<PublishedRates | undefined>;
  /** Keeps a day's rates; a day that is there already is replaced. */
  save(published: PublishedRates, fetchedAt: Date): Promise<void>;
}

export interface RateStores {
  rates: RateStore;
}

/** The rates prices are made from now; `asOf` is null while only the built-in ones are known. */
export async function currentRates(store: RateStore): Promise<{ rates: ScaledRates; asOf: string | null }> {
  return (await store.latest()) ?? { rates: fallbackScaledRates, asOf: null };
}

class ImplausibleRatesError extends Error {
  override name = "ImplausibleRatesError";
}

/**
 * Fetches the published rates and keeps them; the ones known so far stay in use when that fails.
 * @throws ImplausibleRatesError, or what the source throws.
 */
export async function refreshExchangeRates(deps: {
  source: RateSource;
  transaction: Transaction<RateStores>;
  clock: Clock;
}): Promise<PublishedRates> {
  const published = await deps.source.latest();
  const now = deps.clock.now();
  if (!arePlausible(published.rates)) {
    throw new ImplausibleRatesError(
      `The rates of ${published.asOf} are too far from the usual ones to be believed`,
    );
  }
  // A day too far ahead would stay the latest for good. One day ahead is another time zone.
  if (Date.parse(published.asOf) > now.getTime() + day_ms) {
    throw new ImplausibleRatesError(`The rates are dated ${published.asOf}, which is still to come`);
  }
  await deps.transaction(({ rates }) => rates.save(published, now));
  return published;
}
