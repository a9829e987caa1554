import type { E164 } from "#contract/phone-number.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import type { Balance, LedgerStore } from "#domain/ledger/ledger-store.ts";
import type { Call, CallOutcome, CallTerms, ProgressStatus } from "./call.ts";
import type { AccountLimits } from "./call-limits.ts";

export interface NewCall {
  id: string;
  accountId: string;
  providerSid: string;
  createdAt: Date;
}

export interface AuthorisedCall extends NewCall {
  number: E164;
  terms: CallTerms;
  /** What the longest call costs. */
  hold_mc: number;
  /** When the call is hung up, should it never be heard of again. */
  cutoffAt: Date;
  /** When the carrier is asked, should it never be heard of again. */
  checkAt: Date;
  /** Whether its account had never called this number before. */
  newNumber: boolean;
  /** The account by which the call was judged. */
  judgedBy: AccountVersion;
}

/** A call that somebody wants to make, before it is known how long it may be. */
export interface WantedCall {
  accountId: string;
  number: E164;
  perMinute_mc: number;
  at: Date;
  limits: AccountLimits;
}

/** How many calls an account has opened and how many transfers it has: while they are the same, so are its limits. */
export interface AccountVersion {
  calls: number;
  transfers: number;
}

/** What an account could make of a call now. */
export interface Prospect extends Balance {
  /** What its calls of the last day have cost, those that are open with all they hold. */
  spent_mc: number;
  newNumber: boolean;
  refusal: LimitRefusal | null;
  version: AccountVersion;
}

export interface RefusedCall extends NewCall {
  /** The number; a text in its place where the call was to no number. */
  dialled: string;
  terms: CallTerms | null;
  refusal: NonNullable<Call["refusal"]>;
}

/** Why the limits refuse a call, whatever it would cost. */
export type LimitRefusal = Extract<
  RefusalCode,
  | "calling_switched_off"
  | "account_frozen"
  | "rate_above_new_account_cap"
  | "too_many_calls_today"
  | "too_many_calls_this_hour"
  | "too_many_new_numbers"
>;

/**
 * `opened`: the credits are held and the call is written. Otherwise nothing happened: the account has `changed` since
 * the call was judged, and must be judged anew, or this `known` call of the carrier has a row already.
 */
export type AuthoriseResult = "opened" | "changed" | "known";

export interface Progress {
  status: ProgressStatus;
  childSid: string;
  at: Date;
}

/** A call that runs, or is about to. */
export interface OpenCall extends Call {
  number: E164;
  terms: CallTerms;
  cutoffAt: Date;
}

/** A call that the meter has to look at, and what its account could pay besides what is held. */
export interface DueCall {
  call: OpenCall;
  available_mc: number;
  /** Since when. */
  dueAt: Date;
}

export interface MeterPace {
  /** How long before the cut-off it looks, the longest first. */
  warnings_s: readonly number[];
  /** When it looks again at a call whose carrier's limit lies behind, and at one that is past its cut-off. */
  retry: { limit_s: number; hangUp_s: number };
}

export interface Prolongation {
  more_mc: number;
  /** The longest call that the hold then pays for. */
  limit_s: number;
  at: Date;
}

export interface Settlement {
  outcome: CallOutcome;
  /** What is charged, at most what is held. */
  cost_mc: number;
  /** What the call cost beyond its charge. */
  lost_mc: number;
  at: Date;
}

/** How long to wait before the carrier is asked again: half the call's age, within these bounds. */
export interface CheckPace {
  shortest_s: number;
  longest_s: number;
}

/**
 * Every method that writes is one statement, complete in itself. Not to be used inside a transaction: `authorise`
 * learns from failing statements.
 */
export interface CallStore {
  find(id: string): Promise<Call | undefined>;
  findByProviderSid(providerSid: string): Promise<Call | undefined>;
  findOpen(accountId: string): Promise<OpenCall | undefined>;
  /** The newest call of this account to this number, refused ones included. */
  newest(accountId: string, number: E164): Promise<Call | undefined>;

  /** What the account has and whether its limits allow the call; one that was never opened has nothing. */
  prospect(call: WantedCall): Promise<Prospect>;
  /** Holds the credits and opens the call, if all is as it was judged by and the account is in no call; or does nothing. */
  authorise(call: AuthorisedCall): Promise<AuthoriseResult>;
  /** Writes a call that was never opened. False when the carrier's call has a row already. */
  addRefused(call: RefusedCall): Promise<boolean>;
  /** Moves an open call on; once answered, its time counts from there. False when it has been there or beyond. */
  advance(id: string, progress: Progress): Promise<boolean>;
  /** Holds `more_mc` for an open call whose hold has not changed since `epoch`. False when that cannot be. */
  extend(id: string, epoch: number, more_mc: number): Promise<boolean>;
  /**
   * As `extend`, and lets the call run for longer. Undefined also when the account is frozen or the carrier's limit
   * cannot be raised.
   */
  prolong(id: string, epoch: number, prolongation: Prolongation): Promise<OpenCall | undefined>;
  /** Keeps what the carrier was told, never less than before. False once the call is settled. */
  setCarrierLimit(id: string, limit_s: number): Promise<boolean>;
  /** Ends an open call: releases its hold and charges its cost, which writes a transfer unless it is zero. Happens once. */
  settle(id: string, settlement: Settlement): Promise<boolean>;

  /** Open calls that the meter has to look at now; when it looks next is set. */
  claimDue(now: Date, pace: MeterPace, limit: number): Promise<DueCall[]>;
  /** Open calls that are due to be checked; their next check is set. */
  claimUnheard(now: Date, pace: CheckPace, limit: number): Promise<Call[]>;
}

export interface CallStores {
  calls: CallStore;
  ledger: LedgerStore;
}
