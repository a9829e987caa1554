import { usd_e6PerMillicredit } from "#contract/money/credit-value.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";

/** Limits from which many short answered calls raise an alarm. Zero short calls: never. */
export interface PumpingLimits {
  /** Short answered calls within an hour to one range of numbers, or by one user. */
  shortCalls: number;
  /** A price a minute from which a destination is dear. */
  dearPerMinute_mc: number;
}

/** A person who makes 30 such calls within an hour dials every two minutes. Dear is half a USD a minute. */
export const defaultPumpingLimits: PumpingLimits = { shortCalls: 30, dearPerMinute_mc: 5_000 };

/** A call that ends this soon after its answer is short: a recording picks up and the caller hangs up. */
export const short_s = 20;
/** Number of last digits that a range leaves out: ranges are rented out by the ten thousand. */
export const rangeDigits = 4;

/** The answered calls of an hour to one destination, by one subject with many short ones. */
export interface SuspectCalls {
  kind: "range" | "user";
  /** The first digits of the numbers, or the user's id. */
  subject: string;
  /** Of the subject, to all destinations. */
  shortCalls: number;
  callers: number;
  country: string;
  destination: string;
  answeredCalls: number;
  /** As carriers count: each call up to the next minute. */
  minutes: number;
  charged_mc: number;
  perMinute_mc: number;
}

/** Totals of one subject's calls of an hour. */
export interface Suspicion extends Pick<SuspectCalls, "kind" | "subject" | "shortCalls" | "callers"> {
  destination: string;
  answeredCalls: number;
  charged_mc: number;
  /** At the carriers' lower list price; null where one destination has none. */
  cost_mc: number | null;
  perMinute_mc: number;
}

/** Adds up the calls of each subject. */
export function suspicionsOf(calls: readonly SuspectCalls[], costs: CostsByCountry): Suspicion[] {
  const bySubject = Map.groupBy(calls, ({ kind, subject }) => `${kind} ${subject}`);
  return [...bySubject.values()].flatMap((rows) => {
    const [most] = rows.toSorted((one, other) => other.answeredCalls - one.answeredCalls);
    if (!most) return [];
    const { kind, subject, shortCalls, callers, destination } = most;
    const sum = (of: (row: SuspectCalls) => number) => rows.reduce((total, row) => total + of(row), 0);
    const hasCosts = rows.every(({ country }) => costs.has(country));
    return {
      kind,
      subject,
      shortCalls,
      callers,
      destination,
      answeredCalls: sum((row) => row.answeredCalls),
      charged_mc: sum((row) => row.charged_mc),
      cost_mc: hasCosts ? sum((row) => leastCost_mc(row, costs)) : null,
      perMinute_mc: Math.max(...rows.map(({ perMinute_mc }) => perMinute_mc)),
    };
  });
}

/** The lower price, because a destination's name may cover landlines and mobiles. */
function leastCost_mc({ country, minutes }: SuspectCalls, costs: CostsByCountry): number {
  const cost = costs.get(country);
  const minute_usd_e6 = cost ? Math.min(cost.fixed_usd_e6, cost.mobile_usd_e6) : 0;
  return Math.floor((minutes * minute_usd_e6) / usd_e6PerMillicredit());
}

/**
 * Tells if short calls look like pumping: many, at least half of the answered ones, and to where calls earn others money:
 * a dear destination, or one that costs us more than it brings.
 */
export function isPumping(
  { shortCalls, answeredCalls, charged_mc, cost_mc, perMinute_mc }: Suspicion,
  limits: PumpingLimits,
): boolean {
  if (limits.shortCalls === 0 || shortCalls < limits.shortCalls) return false;
  if (shortCalls * 2 < answeredCalls) return false;
  return perMinute_mc >= limits.dearPerMinute_mc || (cost_mc !== null && cost_mc > charged_mc);
}
