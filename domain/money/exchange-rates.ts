import type { Currency, PublishedRates as ShownRates } from "#contract/money/currencies.ts";
import {
  limitsOf,
  type OfferedCurrencies,
  type PurchaseLimits,
  presetsUsdWithin,
} from "#contract/money/offered-currencies.ts";
import type { PurchaseSettings } from "#contract/money/purchase-settings.ts";
import type { Clock, Transaction } from "#domain/runtime.ts";
import {
  arePlausible,
  fallbackScaledRates,
  ratesForDisplay,
  ratesForPrices,
  type ScaledRates,
  scaledRate,
} from "./rates.ts";

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

export interface StoredRates {
  /** Of the latest day; undefined when none were ever stored. */
  published: PublishedRates | undefined;
  settings: PurchaseSettings;
  /** True once an owner has set the settings; those of the variables, or the first ones, count before. */
  isSet: boolean;
}

export interface RateStore {
  latest(): Promise<StoredRates>;
  /** Stores a day's rates, replacing rates stored for the same day. */
  save(published: PublishedRates, fetchedAt: Date): Promise<void>;
  /** Tells if anyone has credits, or may have: the worth of a credit is fixed then. */
  isSold(): Promise<boolean>;
  /** The same, with no sale beside it until the transaction ends, and without the prices that were fixed before. */
  lockSales(): Promise<boolean>;
  saveSettings(settings: PurchaseSettings, by: { isSet: boolean }): Promise<void>;
  /** The number of users who paid in these currencies, or whose rule does; none of a currency without any. */
  usersOf(currencies: readonly Currency[]): Promise<Partial<Record<Currency, number>>>;
}

export interface RateStores {
  rates: RateStore;
}

/** The rates that prices are made with, and the currencies that purchases are offered in. */
export interface Market {
  rates: ScaledRates;
  /** The day of the published rates; null while only the built-in rates are known. */
  asOf: string | null;
  /** Days of the operator's own rates, of currencies without a published one. */
  fixed: Partial<Record<Currency, string>>;
  settings: PurchaseSettings;
  limits: PurchaseLimits;
}

export async function currentRates(store: RateStore): Promise<Market> {
  return marketOf(await store.latest());
}

export function marketOf({ published, settings }: Pick<StoredRates, "published" | "settings">): Market {
  const rates: ScaledRates = { ...(published?.rates ?? fallbackScaledRates) };
  const fixed: Market["fixed"] = {};
  for (const code of usedCurrencies(settings)) {
    const own = settings.fixedRates[code];
    if (rates[code] !== undefined || own === undefined) continue;
    rates[code] = scaledRate(code, own.perUsd);
    fixed[code] = own.asOf;
  }
  return {
    rates: ratesForPrices(rates),
    asOf: published?.asOf ?? null,
    fixed,
    settings,
    limits: limitsOf(settings.currencies),
  };
}

/** The currencies that can be offered now: those with a rate. USD always has one. */
export function currenciesNow({ rates, settings: { currencies } }: Market): OfferedCurrencies {
  const hasRate = (code: Currency) => rates[code] !== undefined;
  const offered = currencies.offered.filter(hasRate);
  const usual = hasRate(currencies.usual) ? currencies.usual : (offered[0] ?? "USD");
  return { ...currencies, offered, usual, kept: currencies.kept.filter(hasRate) };
}

/** The amounts and currencies that a purchase can be made of now. */
export function purchasesNow(market: Market) {
  return { presetsUsd: presetsUsdWithin(market.limits), currencies: currenciesNow(market) };
}

/** The rates that pages need: of the currencies that users may have. */
export function shownRates({ rates, asOf, fixed, settings }: Market): ShownRates {
  const shown = { rates: ratesForDisplay(rates, usedCurrencies(settings)), asOf };
  return Object.keys(fixed).length > 0 ? { ...shown, fixed } : shown;
}

function usedCurrencies({ currencies: { offered, kept } }: PurchaseSettings): Currency[] {
  return [...offered, ...kept];
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
  // Rates dated too far ahead would stay the latest permanently. One day ahead is a time zone difference.
  if (Date.parse(published.asOf) > now.getTime() + day_ms) {
    throw new ImplausibleRatesError(`The rates are dated ${published.asOf}, which is still to come`);
  }
  await deps.transaction(async ({ rates }) => {
    const before = (await rates.latest()).published?.rates;
    if (!arePlausible(published.rates, before)) {
      throw new ImplausibleRatesError(
        `The rates of ${published.asOf} are too far from the usual ones to be believed`,
      );
    }
    await rates.save(published, now);
  });
  return published;
}
