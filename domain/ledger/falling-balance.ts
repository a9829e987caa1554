import { type CallRate, callCost_mc, maximumCallSeconds } from "#contract/money/pricing.ts";

export interface RunningCall {
  rate: CallRate;
  /** The seconds that its hold pays for. */
  limit_s: number;
  /** The end of those seconds. */
  cutoffAt: Date;
}

/** State of a wallet that decides whether its rule buys credits. */
export interface WalletNeed {
  posted_mc: number;
  available_mc: number;
  running: readonly RunningCall[];
  /** Rents of numbers that are due soon. */
  rents_mc?: number;
}

/** Credits are bought this long before they end a call: before the first warning, two minutes from the end, with time to pay. */
const ahead_s = 150;

/**
 * True when the balance, less the cost of running calls until now, is below the threshold. Also true when a call soon ends
 * for lack of credits, or a rent is soon not covered, at any threshold.
 */
export function isBelow(
  below_mc: number,
  { posted_mc, available_mc, running, rents_mc = 0 }: WalletNeed,
  now: Date,
): boolean {
  const spent_mc = running.reduce((sum, call) => sum + costUntil_mc(call, now), 0);
  if (posted_mc - spent_mc < Math.max(below_mc, rents_mc)) return true;
  return running.some((call) => isAtEnd(call, available_mc, now));
}

/** Times at which one call can turn `isBelow` true: its first second beyond the threshold, and `ahead_s` before its end. */
export function timesOfNeed(below_mc: number, posted_mc: number, call: RunningCall): Date[] {
  const { rate, limit_s, cutoffAt } = call;
  const enough_s = maximumCallSeconds(rate, posted_mc - below_mc, limit_s);
  return [after(cutoffAt, enough_s + 1 - limit_s), after(cutoffAt, -ahead_s)];
}

function costUntil_mc({ rate, limit_s, cutoffAt }: RunningCall, now: Date): number {
  const left_s = (cutoffAt.getTime() - now.getTime()) / 1_000;
  return callCost_mc(rate, Math.max(1, Math.min(limit_s, Math.ceil(limit_s - left_s))));
}

/** True near the end of a call that no free credits can extend. */
function isAtEnd({ rate, cutoffAt }: RunningCall, available_mc: number, now: Date): boolean {
  return available_mc < rate.perMinute_mc && now >= after(cutoffAt, -ahead_s);
}

function after(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000);
}
