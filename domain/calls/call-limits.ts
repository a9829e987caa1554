/**
 * Guards against stolen cards and misuse, generous to people. What a person does is counted for the user; what is spent
 * is counted for the wallet.
 */
export interface CallerLimits {
  /** Calls that the user dialled, answered or not, within any hour and any day. */
  callsPerHour: number;
  callsPerDay: number;
  /** Numbers that the user has never called before, within any hour. */
  newNumbersPerHour: number;
  /** What the calls of a wallet may cost within any day; what an open call holds counts in full. */
  spendPerDay_mc: number;
  /** Until a wallet's first payment is that old, it pays for no destination above that price. */
  newWallet: { age_s: number; topPerMinute_mc: number };
}

export interface CallLimits {
  /** False refuses every call: the operator has switched calling off for as long as the process lives. */
  calling: boolean;
  caller: CallerLimits;
  /** No call is held, dialled or let run for longer. */
  longestCall_s: number;
  /** How long a caller waits for the carrier to limit a call in a way that can be raised; without, it cannot. */
  fence_ms: number;
  /** How long the far end may ring. */
  ring_s: number;
  /** How soon the carrier is asked about a call that is not heard of, and how seldom at most. */
  check: { shortest_s: number; longest_s: number };
  /** How long a call that the carrier does not know is kept open before its hold is released. */
  unknownGrace_s: number;
}

const hour_s = 3_600;

export const defaultCallLimits: CallLimits = {
  calling: true,
  caller: {
    callsPerHour: 100,
    callsPerDay: 500,
    newNumbersPerHour: 30,
    spendPerDay_mc: 2_000_000,
    newWallet: { age_s: 7 * 24 * hour_s, topPerMinute_mc: 20_000 },
  },
  longestCall_s: 4 * hour_s,
  fence_ms: 150,
  ring_s: 60,
  check: { shortest_s: 15, longest_s: 300 },
  unknownGrace_s: 120,
};
