/**
 * The cost of a call. One pure module, used by the quote before the call, the live counter in the browser
 * and the settlement on the server, so that the three are the same number.
 *
 *   billed = min + ceil(max(0, s - min) / inc) * inc
 *   cost   = connect + ceil(billed * rate / 60), at least one credit for an answered call that is not free
 */
import { minimumCallCredits } from "#contract/constants.ts";
import { creditsFromMillicredits, millicreditsPerCredit } from "./money.ts";

/** A tariff row's price: millicredits and seconds, all of them safe integers. */
export interface CallRate {
  perMinute_mc: number;
  connect_mc: number;
  minimum_s: number;
  increment_s: number;
}

export const minimumCallCost_mc = minimumCallCredits * millicreditsPerCredit;

/** A price of nothing, of toll-free numbers: the one exemption from the least charge. */
export function isFree({ perMinute_mc, connect_mc }: CallRate): boolean {
  return perMinute_mc === 0 && connect_mc === 0;
}

export function billedSeconds(rate: CallRate, answered_s: number): number {
  const beyond_s = Math.max(0, Math.ceil(answered_s) - rate.minimum_s);
  return rate.minimum_s + Math.ceil(beyond_s / rate.increment_s) * rate.increment_s;
}

/**
 * Cost in millicredits of an answered call, rounded up once. Callers never pass an unanswered call: it costs nothing.
 */
export function callCost_mc(rate: CallRate, answered_s: number): number {
  if (isFree(rate)) return 0;
  const metered_mc = Math.ceil((billedSeconds(rate, answered_s) * rate.perMinute_mc) / 60);
  return Math.max(minimumCallCost_mc, rate.connect_mc + metered_mc);
}

/** True when some call of at most `limit_s` seconds costs more at one rate than at another. */
export function costsMore(rate: CallRate, than: CallRate, limit_s: number): boolean {
  const sameSteps = rate.minimum_s === than.minimum_s && rate.increment_s === than.increment_s;
  // Nearly every call: no second needs to be looked at.
  if (sameSteps && rate.perMinute_mc <= than.perMinute_mc && rate.connect_mc <= than.connect_mc) return false;
  for (let answered_s = 1; answered_s <= limit_s; answered_s++) {
    if (callCost_mc(rate, answered_s) > callCost_mc(than, answered_s)) return true;
  }
  return false;
}

/** The least balance that starts a call at a rate. */
export function leastToStart_mc(rate: CallRate): number {
  return Math.max(minimumCallCost_mc, callCost_mc(rate, 1));
}

/**
 * The longest call, in whole seconds, that `available_mc` pays for: the exact inverse of `callCost_mc`.
 * Zero when the first second is not affordable, and below one credit, with which each call must start. `limit_s` caps a free
 * rate, so the result is always finite.
 */
export function maximumCallSeconds(rate: CallRate, available_mc: number, limit_s: number): number {
  if (leastToStart_mc(rate) > available_mc) return 0;
  if (callCost_mc(rate, limit_s) <= available_mc) return limit_s;
  // The cost never falls as seconds grow, so a binary search finds the last affordable second.
  let affordable_s = 1;
  let tooLong_s = limit_s;
  while (tooLong_s - affordable_s > 1) {
    const middle_s = Math.floor((affordable_s + tooLong_s) / 2);
    if (callCost_mc(rate, middle_s) <= available_mc) affordable_s = middle_s;
    else tooLong_s = middle_s;
  }
  return affordable_s;
}

/**
 * True for a call that was talked and cost nothing, since at any other price it would have cost a credit, and for one that was
 * not talked and would have cost nothing.
 */
export function wasFree({ charged, seconds, creditsPerMinute }: FinishedCall): boolean {
  return charged === 0 && ((seconds !== null && seconds > 0) || creditsPerMinute === 0);
}

interface FinishedCall {
  charged: number | null;
  seconds: number | null;
  /** Absent where the price is not known. */
  creditsPerMinute?: number | null;
}

/** Minutes on the receipt: started minutes, at least one for an answered call. */
export function chargedMinutes(answered_s: number): number {
  return Math.max(1, Math.ceil(answered_s / 60));
}

/** Cost of the shortest answered call at a rate, in credits. */
export function leastCredits(rate: CallRate): number {
  return creditsFromMillicredits(callCost_mc(rate, 1));
}

/** The upper bound, nearly two years: rates close to free would never end the search. */
const mostMinutes = 1_000_000;

/** Whole minutes of one call that a balance pays for at this rate; zero when it does not pay for the first. */
export function affordableMinutes(rate: CallRate, available_mc: number): number {
  return Math.floor(maximumCallSeconds(rate, available_mc, mostMinutes * 60) / 60);
}
