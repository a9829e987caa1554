import type { RefusalCode } from "#contract/refusals.ts";
import type { EndedStatus } from "#domain/calls/call.ts";

/** The subject of work: ids alone, never a number, an address or a token. */
export interface Subject {
  requestId?: string;
  callId?: string;
  /** The carrier's id of the caller's leg: known before the call has an id of its own. */
  providerCallId?: string;
  paymentId?: string;
  sessionId?: string;
}

/** The steps of a call and a payment, as their traces name them. */
export type Step =
  | "token"
  | "authorise"
  | "answer incoming"
  | "callback"
  | "meter"
  | "prolong"
  | "ask carrier"
  | "end call"
  | "settle"
  | "receipt"
  | "notification"
  | "reconcile"
  | `carrier ${string}`
  | `card provider ${string}`;

export type Observation =
  | { type: "call_opened"; callId: string }
  | {
      type: "call_refused";
      callId: string;
      providerCallId: string;
      reason: RefusalCode;
      /** Null when the call was refused before it had a price. */
      country: string | null;
      at: Date;
    }
  | {
      type: "call_ended";
      callId: string;
      providerCallId: string;
      outcome: EndedStatus;
      country: string | null;
      /** As charged; null for an unanswered call. */
      answered_s: number | null;
      /** Time that the carrier counted beyond what the hold pays for; null for a call that ended before. */
      overrun_s: number | null;
      cost_mc: number;
      startedAt: Date;
      endedAt: Date;
    }
  /** The meter has ended a call at its cut-off, this long after it. */
  | { type: "call_cut_off"; late_s: number }
  | { type: "credits_moved"; paymentId: string; contra: "payments" | "disputes"; delta_mc: number }
  /** A wallet's users have taken more than one purchase back within 30 days. */
  | { type: "money_back_repeated" };

/** Hears what the product does, for traces, metrics and the log. It never fails and decides nothing. */
export interface Observer {
  /** Runs a step. Everything it does and logs is about the subject. */
  step<T>(name: Step, subject: Subject, work: () => Promise<T>): Promise<T>;
  /** Adds what the step or request under way has learned about its subject. */
  learn(subject: Subject): void;
  happened(observation: Observation): void;
}

export const silentObserver: Observer = {
  step: (_name, _subject, work) => work(),
  learn: () => {},
  happened: () => {},
};
