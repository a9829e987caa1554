import type { CallQualityReport } from "#contract/calls/call-history.ts";
import type { PacketCount } from "#domain/calls/voice-carrier.ts";

/** The most that a user can get back within 30 days for calls whose line was bad. Zero in either gives nothing back. */
export interface BadLineLimits {
  calls: number;
  credits_mc: number;
}

/** 2 USD: less than it costs to open an account with a card for it. */
export const defaultBadLineLimits: BadLineLimits = { calls: 3, credits_mc: 20_000 };

const day_ms = 24 * 60 * 60_000;
export const badLineMonth_ms = 30 * day_ms;

/**
 * Below this mean opinion score "nearly all users" are dissatisfied and a connection is not recommended: ITU-T G.107,
 * Annex B, where a rating of 50 is a score of 2.6.
 */
const worstMos = 2.5;
/** Speech codecs conceal a few percent; at a tenth, words are missing. */
const mostLost_percent = 10;
/** A shorter call says little: a user hangs up and dials again. */
const shortest_s = 20;
/** A call in which nothing was ever heard says all within seconds, and the page tells its caller to hang up. */
const shortestUnheard_s = 3;
/** The clocks of a browser and a server, and the rounding of both. */
const tolerance_s = 5;

/** Says whether the browser never received a packet: only then all are lost. */
export function isNeverHeard({ packetsLostPercent }: Pick<CallQualityReport, "packetsLostPercent">): boolean {
  return packetsLostPercent === 100;
}

/** Tells if these figures show a bad line. They come from a browser, so `decideBadLine` says what they are worth. */
export function isBadLine(
  quality: Pick<CallQualityReport, "duration_s" | "mosAverage" | "packetsLostPercent">,
): boolean {
  if (isNeverHeard(quality)) return quality.duration_s >= shortestUnheard_s;
  if (quality.duration_s < shortest_s) return false;
  return quality.mosAverage < worstMos || quality.packetsLostPercent > mostLost_percent;
}

/** Reason not to credit back a call with a bad line. */
export type BadLineRefusal =
  | "free"
  | "too_short"
  | "not_plausible"
  /** The carrier counted packets both ways in a call whose browser received none, as it says. */
  | "contradicted"
  | "frozen"
  | "disputed"
  | "alarm"
  | "limit";

export type BadLineDecision = { outcome: "credited"; amount_mc: number } | { outcome: BadLineRefusal };

/** Facts that the server knows about a settled call and its caller. */
export interface BadLineFacts {
  cost_mc: number;
  /** By the carrier; null for an unanswered call. */
  answered_s: number | null;
  /** Time that the call was open, by our clock. */
  open_s: number;
  /** By the caller's browser. */
  measured_s: number;
  /** True when the caller's browser never received a packet. */
  neverHeard: boolean;
  /** True for a frozen or deleted caller. */
  frozen: boolean;
  /** True if any payment of the wallet was ever disputed. */
  disputed: boolean;
  /** True when short calls to this destination, or of this caller, raised an alarm within the month. */
  alarm: boolean;
  /** Calls and credits given back to the caller and the users of related wallets within the month. */
  before: { calls: number; credits_mc: number };
}

/**
 * Decides what a call with a bad line gives back: its charge, as far as the month's limits allow. Measurements must cover
 * half of the talk and no more than our clock saw. A browser that sends packets through has received some, unless the carrier
 * sent none: `count` is the carrier's own, if it has one.
 */
export function decideBadLine(
  facts: BadLineFacts,
  limits: BadLineLimits,
  count: PacketCount | null = null,
): BadLineDecision {
  const { cost_mc, answered_s, open_s, measured_s, neverHeard, before } = facts;
  if (cost_mc === 0 || answered_s === null) return { outcome: "free" };
  if (answered_s < (neverHeard ? shortestUnheard_s : shortest_s)) return { outcome: "too_short" };
  if (neverHeard && count !== null && count.received > 0 && count.sent > 0)
    return { outcome: "contradicted" };
  if (measured_s * 2 < answered_s || measured_s > open_s + tolerance_s) return { outcome: "not_plausible" };
  if (facts.frozen) return { outcome: "frozen" };
  if (facts.disputed) return { outcome: "disputed" };
  if (facts.alarm) return { outcome: "alarm" };
  const left_mc = before.calls < limits.calls ? limits.credits_mc - before.credits_mc : 0;
  return left_mc > 0 ? { outcome: "credited", amount_mc: Math.min(cost_mc, left_mc) } : { outcome: "limit" };
}
