import type { E164 } from "#contract/phone-number.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import type { Balance, LedgerStore, WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Call, CallOutcome, CallTerms, ProgressStatus } from "./call.ts";
import type { CallerLimits } from "./call-limits.ts";

/** Names a call: all its rows live with its wallet. */
export type CallKey = Pick<Call, "walletId" | "id">;

export interface CallIdentity extends CallKey {
  userId: string;
  providerCallId: string;
  createdAt: Date;
}

export interface CallAuthorisation extends CallIdentity {
  number: E164;
  terms: CallTerms;
  /** What the longest call costs. */
  hold_mc: number;
  /** When the call is hung up, should it never be heard of again. */
  cutoffAt: Date;
  /** When the carrier is asked, should it never be heard of again. */
  checkAt: Date;
  /** Whether its user had never called this number before. */
  newNumber: boolean;
  /** The wallet's version that the eligibility was read at. */
  version: number;
}

/** A call that a user wants to make, before it is known how long it may be. */
export interface EligibilityQuery {
  walletId: string;
  userId: string;
  number: E164;
  perMinute_mc: number;
  at: Date;
  limits: CallerLimits;
}

/** What a user may make of a call now. */
export interface CallEligibility extends Balance {
  /** What the wallet's calls of the last day have cost, those that are open with all they hold. */
  spent_mc: number;
  /** Whether the user is in a call. */
  inCall: boolean;
  newNumber: boolean;
  refusal: LimitRefusal | null;
  /** The wallet's version: while it is the same, all of this still holds. */
  version: number;
}

export interface CallRefusal extends CallIdentity {
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
 * `opened`: the credits are held and the call is written. Otherwise nothing happened: the wallet has `changed` since
 * the eligibility was read, which must be read anew, or this `known` call of the carrier has a row already.
 */
export type AuthoriseResult = "opened" | "changed" | "known";

export interface Progress {
  status: ProgressStatus;
  childCallId: string;
  at: Date;
}

/** A call that runs, or is about to. */
export interface OpenCall extends Call {
  number: E164;
  terms: CallTerms;
  cutoffAt: Date;
}

/** A call that the meter has to look at, and what its wallet could pay besides what is held. */
export interface DueCheck {
  call: OpenCall;
  available_mc: number;
  /** Since when. */
  dueAt: Date;
}

export interface Prolongation {
  more_mc: number;
  /** The longest call that the hold then pays for. */
  limit_s: number;
  /** When its time then ends. */
  cutoffAt: Date;
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

/**
 * Each method is one statement, and `authorise` learns from failing ones: it is not for transactions. `lockOpen`,
 * `extend` and `prolong` are for transactions.
 */
export interface CallStore {
  find(key: CallKey): Promise<Call | undefined>;
  findByProviderCallId(walletId: string, providerCallId: string): Promise<Call | undefined>;
  findOpen(user: WalletUser): Promise<OpenCall | undefined>;
  /** The open calls of a wallet's users. */
  listOpen(walletId: string): Promise<OpenCall[]>;
  /** The newest call of this user to this number, refused ones included. */
  newest(user: WalletUser, number: E164): Promise<Call | undefined>;

  /** What the wallet has and whether the limits allow the call; a wallet without a row has nothing. */
  eligibility(query: EligibilityQuery): Promise<CallEligibility>;
  /** Holds the credits and opens the call, if the wallet is at the version given; or does nothing. */
  authorise(call: CallAuthorisation): Promise<AuthoriseResult>;
  /** Writes a call that was never opened. False when the carrier's call has a row already. */
  addRefused(call: CallRefusal): Promise<boolean>;
  /**
   * Moves an open call on; once answered, its time counts from there. False when it has been there or beyond, or when
   * its hold has changed since the call was read.
   */
  advance(call: Call, progress: Progress): Promise<boolean>;
  /** Reads an open call and keeps its row locked until the transaction ends. Lock it before its wallet changes. */
  lockOpen(key: CallKey): Promise<OpenCall | undefined>;
  /** Raises the hold of a locked call, after the wallet has held the amount. */
  extend(key: CallKey, more_mc: number): Promise<void>;
  /** As `extend`, and lets the call run for longer. */
  prolong(key: CallKey, prolongation: Prolongation): Promise<void>;
  /** Whether the operator has forbidden the user to call. */
  isFrozen(userId: string): Promise<boolean>;
  /** Keeps the limit that the carrier has taken, never less than before. False once the call is settled. */
  setCarrierLimit(key: CallKey, limit_s: number): Promise<boolean>;
  /** Ends an open call: releases its hold and charges its cost, which writes a transfer unless it is zero. Happens once. */
  settle(key: CallKey, settlement: Settlement): Promise<boolean>;

  /** Open calls that the meter has to look at now, the most overdue first. Claims none of them. */
  due(now: Date, limit: number): Promise<DueCheck[]>;
  /** Takes one look at a due call and sets the next; false when another node took it or the call has changed. */
  claimDue(due: DueCheck, look: { now: Date; nextAt: Date; hungUpAt: Date | null }): Promise<boolean>;
  /** Open calls that are due to be asked about, the most overdue first. Claims none of them. */
  unheard(now: Date, limit: number): Promise<Call[]>;
  /** Takes one question about a call and sets the next; false when another node took it or the call has ended. */
  claimUnheard(call: CallKey, check: { now: Date; nextAt: Date }): Promise<boolean>;
}

export interface CallStores {
  calls: CallStore;
  ledger: LedgerStore;
}
