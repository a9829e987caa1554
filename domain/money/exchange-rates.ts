import type { Clock, Transaction } from "#domain/runtime.ts";
import { arePlausible, fallbackScaledRates, ratesForPrices, type ScaledRates } from "./rates.ts";

const day_ms = 24 * 60 * 60_000;

export interface PublishedRates {
  /** The day of the rates, YYYY-MM-DD. */
  asOf: string;
  rates: ScaledRates;
}

export interface RateSource {
  /** @throws when the source does not answer in time or answers in another format. */
  latest(): Promise<PublishedRates>;
}

export interface RateStore {
  /** The rates of the latest day, or undefined when none were ever stored. */
  latest(): Promise<PublishedRates | undefined>;
  /** Stores a day's rates, replacing rates stored for the same day. */
  save(published: PublishedRates, fetchedAt: Date): Promise<void>;
}

export interface RateStores {
  rates: RateStore;
}

/** The current rates for prices and for the page; `asOf` is null while only the built-in rates are known. */
export async function currentRates(store: RateStore): Promise<{ rates: ScaledRates; asOf: string | null }> {
  const { rates, asOf } = (await store.latest()) ?? { rates: fallbackScaledRates, asOf: null };
  return { rates: ratesForPrices(rates), asOf };
}

class ImplausibleRatesError extends Error {
  override name = "ImplausibleRatesError";
}

/**
 * Fetches the published rates and stores them. If that fails, the stored rates stay in use.
 * @throws ImplausibleRatesError, or the error of the source.
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
  // Rates dated too far ahead would stay the latest permanently. One day ahead is a time zone difference.
  if (Date.parse(published.asOf) > now.getTime() + day_ms) {
    throw new ImplausibleRatesError(`The rates are dated ${published.asOf}, which is still to come`);
  }
  await deps.transaction(({ rates }) => rates.save(published, now));
  return published;
}
