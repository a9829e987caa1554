import { type CallRate, maximumCallSeconds } from "#contract/money/pricing.ts";

/** The upper bound, nearly two years: rates close to free would never end the search. */
const mostMinutes = 1_000_000;

/** Whole minutes of one call that a balance pays for at this rate; zero when it does not pay for the first. */
export function affordableMinutes(rate: CallRate, available_mc: number): number {
  return Math.floor(maximumCallSeconds(rate, available_mc, mostMinutes * 60) / 60);
}
