import { type RateSource, type RateStores, refreshExchangeRates } from "../../domain/money/exchange-rates.ts";
import type { Clock, UnitOfWork } from "../../domain/runtime.ts";
import type { Job } from "./schedule.ts";

/** Keeps the published rates up to date: they change once a working day, in the afternoon. */
export function exchangeRateRefresh(deps: {
  source: RateSource;
  inTransaction: UnitOfWork<RateStores>;
  clock: Clock;
}): Job {
  return { name: "exchange rates", every_ms: 60 * 60_000, run: () => refreshExchangeRates(deps) };
}
