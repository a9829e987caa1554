import type { RelatedState } from "#domain/marks/related-state.ts";

/**
 * Limits against stolen cards and misuse, generous to real users. Counts attempts by user and spending by wallet. Incoming
 * calls count with their cost alone.
 */
export interface CallerLimits {
  /** Calls that the user dialled, answered or not, within any hour and any day. */
  callsPerHour: number;
  callsPerDay: number;
  /** Numbers that the user called for the first time, within any hour. */
  newNumbersPerHour: number;
  /** The spending of a wallet within any hour and any day. An open call counts with its whole hold. */
  spendPerHour_mc: number;
  spendPerDay_mc: number;
  /** Until a wallet's first payment reaches this age, the wallet pays for no destination above this price. */
  newWallet: { age_s: number; topPerMinute_mc: number };
}

export interface CallLimits {
  /** False refuses every call: the operator switched calling off until the process restarts. */
  calling: boolean;
  caller: CallerLimits;
  /** The refused calls of a user that are written within an hour. More are refused and leave no row. */
  refusedPerHour: number;
  longestCall_s: number;
  ring_s: number;
  /** The shortest and longest time between two checks of a call without reports. */
  check: { shortest_s: number; longest_s: number };
  /** Time that a call unknown to the carrier stays open before its hold is released. */
  unknownGrace_s: number;
  /**
   * Time that a call without a listed leg to the number still waits for one after its caller left. The carrier tries a
   * callback for 15 s, so by then each of them has come or is lost for good; as much again is for a list that is behind.
   */
  undialledGrace_s: number;
}

const hour_s = 3_600;

export const defaultCallLimits: CallLimits = {
  calling: true,
  caller: {
    callsPerHour: 100,
    callsPerDay: 500,
    newNumbersPerHour: 30,
    spendPerHour_mc: 1_000_000,
    spendPerDay_mc: 2_000_000,
    newWallet: { age_s: 7 * 24 * hour_s, topPerMinute_mc: 20_000 },
  },
  refusedPerHour: 100,
  longestCall_s: 4 * hour_s,
  ring_s: 60,
  check: { shortest_s: 15, longest_s: 300 },
  unknownGrace_s: 120,
  undialledGrace_s: 30,
};

/** Returns the limits left to a wallet after its related ones. */
export function withoutRelated(limits: CallerLimits, related: RelatedState): CallerLimits {
  return {
    ...limits,
    callsPerDay: limits.callsPerDay - related.dayCalls,
    callsPerHour: limits.callsPerHour - related.hourCalls,
    newNumbersPerHour: limits.newNumbersPerHour - related.hourNewNumbers,
    spendPerDay_mc: limits.spendPerDay_mc - related.spent_mc,
    spendPerHour_mc: limits.spendPerHour_mc - related.hourSpent_mc,
  };
}
