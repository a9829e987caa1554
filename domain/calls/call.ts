import type { CallDirection, CallStatus, withheldNumber } from "#contract/calls/call-status.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { RefusalCode } from "#contract/refusals.ts";

/** The terms fixed when the call was authorised. */
export interface CallTerms {
  /** ISO 3166-1 alpha-2. */
  country: string;
  destination: string;
  rate: CallRate;
  /** The longest call that the hold pays for. */
  limit_s: number;
}

/** Names a carrier in the rows of its calls and in the paths of its callbacks. */
export type CarrierId = string;

/** The number of the far end; an incoming caller may withhold theirs. */
export type CallNumber = E164 | typeof withheldNumber;

export interface Call {
  /** Our own id, made before anything happens outside. */
  id: string;
  walletId: string;
  userId: string;
  direction: CallDirection;
  /**
   * The user's session, which the call ends with; null for an incoming call until its answer, and for calls from before
   * sessions were stored.
   */
  sessionId: string | null;
  carrier: CarrierId;
  providerCallId: string;
  childCallId: string | null;
  /**
   * The number of the far end; for a refused call without a valid number, the text that was dialled, and for an incoming
   * call from a withheld number, `withheldNumber`.
   */
  dialled: string;
  /** Null where `dialled` is no number, and once the user's deletion erases the digits. */
  number: E164 | null;
  /** The caller's own number that the far end is shown; null for the operator's. Loses its last digits with the caller. */
  shownNumber: string | null;
  /** The number of the user's that an incoming call goes on to; null where the pages ring. Loses its last digits with its user. */
  forwardedTo: string | null;
  /** Null only for calls that were refused before they had a price. */
  terms: CallTerms | null;
  held_mc: number;
  /** Counts changes of the hold. */
  epoch: number;
  /** True while the call is not settled and its hold remains. */
  open: boolean;
  status: CallStatus;
  refusal: RefusalCode | null;
  /** The charge; null until the call is settled. */
  cost_mc: number | null;
  /** Seconds the carrier charges for; null for an unanswered call. */
  answered_s: number | null;
  createdAt: Date;
  /** Time at which the hold is used up; null for refused calls. */
  cutoffAt: Date | null;
  /** The limit that the carrier is known to enforce, if it can be changed; otherwise null. */
  carrierLimit_s: number | null;
  /** Time of the carrier's report that the caller had left, for a call that was open then; otherwise null. */
  leftAt: Date | null;
}

export type ProgressStatus = "requested" | "ringing" | "answered";
export type EndedStatus = Exclude<CallStatus, ProgressStatus | "refused">;

/** The rank of each status. A call only advances, and never leaves an end status. */
const stage = {
  requested: 0,
  ringing: 1,
  answered: 2,
  completed: 3,
  busy: 3,
  no_answer: 3,
  failed: 3,
  canceled: 3,
  refused: 3,
} as const satisfies Record<CallStatus, number>;

/** Tells if a call may go from status `from` to status `to`. Late and repeated reports may not change anything. */
export function mayFollow(from: CallStatus, to: CallStatus): boolean {
  return stage[to] > stage[from];
}

/** The end of a call as the carrier reports it. */
export interface CallOutcome {
  status: EndedStatus;
  /** The carrier's seconds of the child leg; null for an unanswered call. */
  answered_s: number | null;
  childCallId: string | null;
}
