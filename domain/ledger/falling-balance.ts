import { type CallRate, callCost_mc, maximumCallSeconds } from "#contract/money/pricing.ts";

export interface RunningCall {
  rate: CallRate;
  /** The seconds that its hold pays for. */
  limit_s: number;
  /** The end of those seconds. */
  cutoffAt: Date;
}

/** The state of a wallet by which a rule that buys credits is judged. */
export interface WalletNeed {
  posted_mc: number;
  /** The part that no call holds. */
  available_mc: number;
  running: readonly RunningCall[];
}

/**
 * Seconds before the end of a call's credits at which more are bought: a purchase takes seconds, and the caller is first
 * warned two minutes before the end.
 */
const ahead_s = 150;

/**
 * True when what a wallet owns, less what its calls have cost until now, is below the threshold; also when its credits end a
 * call soon, however low the threshold is.
 */
export function isBelow(
  below_mc: number,
  { posted_mc, available_mc, running }: WalletNeed,
  now: Date,
): boolean {
  const spent_mc = running.reduce((sum, call) => sum + costUntil_mc(call, now), 0);
  return posted_mc - spent_mc < below_mc || running.some((call) => isAtEnd(call, available_mc, now));
}

/** The times at which `isBelow` may begin to hold because of one call: the first second of a minute too many, and shortly before its end. */
export function timesOfNeed(below_mc: number, posted_mc: number, call: RunningCall): Date[] {
  const { rate, limit_s, cutoffAt } = call;
  const enough_s = maximumCallSeconds(rate, posted_mc - below_mc, limit_s);
  return [after(cutoffAt, enough_s + 1 - limit_s), after(cutoffAt, -ahead_s)];
}

function costUntil_mc({ rate, limit_s, cutoffAt }: RunningCall, now: Date): number {
  const left_s = (cutoffAt.getTime() - now.getTime()) / 1_000;
  return callCost_mc(rate, Math.max(1, Math.min(limit_s, Math.ceil(limit_s - left_s))));
}

/** Credits that no call holds would prolong the call, so that the end is not theirs. */
function isAtEnd({ rate, cutoffAt }: RunningCall, available_mc: number, now: Date): boolean {
  return available_mc < rate.perMinute_mc && now >= after(cutoffAt, -ahead_s);
}

function after(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000);
}
