import type { CallStatus } from "#contract/calls.ts";
import type { E164 } from "#contract/phone-number.ts";
import type { CallRate } from "#contract/pricing.ts";
import type { RefusalCode } from "#contract/refusals.ts";

/** What was agreed with the caller when the call was authorised. */
export interface CallTerms {
  /** ISO 3166-1 alpha-2. */
  country: string;
  destination: string;
  rate: CallRate;
  /** The longest call that the hold pays for. */
  limit_s: number;
}

export interface Call {
  /** Made by us before anything happens outside. */
  id: string;
  walletId: string;
  /** Who calls. */
  userId: string;
  /** The carrier's id of the caller's leg. */
  providerCallId: string;
  /** The carrier's id of the leg to the number, once it is known. */
  childCallId: string | null;
  /** The number; of a refused call to no number, the text in its place. */
  dialled: string;
  /** Null for a refused call to no number, and once its digits are erased with its caller's account. */
  number: E164 | null;
  /** Null only for calls that were refused before they had a price. */
  terms: CallTerms | null;
  held_mc: number;
  /** Counts the changes of the hold. */
  epoch: number;
  /** Not settled yet: the hold stands. */
  open: boolean;
  status: CallStatus;
  refusal: RefusalCode | null;
  /** What was charged, once it is settled. */
  cost_mc: number | null;
  /** Seconds the carrier charges for; null when nobody answered. */
  answered_s: number | null;
  createdAt: Date;
  /** When its hold is used up; null for calls that were refused. */
  cutoffAt: Date | null;
  /** What the carrier is known to limit the call to, if that can be raised. */
  carrierLimit_s: number | null;
}

export type ProgressStatus = "requested" | "ringing" | "answered";
export type EndedStatus = Exclude<CallStatus, ProgressStatus | "refused">;

/** How far along a status is. A call only ever goes on; from its end it goes nowhere. */
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

/** Whether a call in status `from` may go to status `to`. Late and repeated reports may not change anything. */
export function mayFollow(from: CallStatus, to: CallStatus): boolean {
  return stage[to] > stage[from];
}

/** How a call ended, as the carrier says. */
export interface CallOutcome {
  status: EndedStatus;
  /** The carrier's seconds of the leg to the number; null when nobody answered. */
  answered_s: number | null;
  childCallId: string | null;
}
