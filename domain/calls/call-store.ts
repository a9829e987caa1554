import type { LedgerStore } from "../ledger/ledger-store.ts";
import type { Call, CallOutcome, CallTerms, ProgressStatus } from "./call.ts";

export interface NewCall {
  id: string;
  accountId: string;
  providerSid: string;
  number: string;
  createdAt: Date;
}

export interface AuthorisedCall extends NewCall {
  terms: CallTerms;
  /** What the longest call costs. */
  hold_mc: number;
  /** When the call is hung up, should it never be heard of again. */
  cutoffAt: Date;
  /** When the carrier is asked, should it never be heard of again. */
  checkAt: Date;
}

export interface RefusedCall extends NewCall {
  terms: CallTerms | null;
  refusal: NonNullable<Call["refusal"]>;
}

/**
 * `opened`: the credits are held and the call is written. Otherwise nothing happened: `not_enough` credits,
 * `already_in_call`, or this `known` call of the carrier has a row already.
 */
export type AuthoriseResult = "opened" | "not_enough" | "already_in_call" | "known";

export interface Progress {
  status: ProgressStatus;
  childSid: string;
  at: Date;
  /** Set once answered: the time the hold pays for counts from there. */
  cutoffAt: Date | null;
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
  findOpen(accountId: string): Promise<Call | undefined>;
  /** The newest call of this account to this number, refused ones included. */
  newest(accountId: string, number: string): Promise<Call | undefined>;

  /** Holds the credits and opens the call; or does neither. */
  authorise(call: AuthorisedCall): Promise<AuthoriseResult>;
  /** Writes a call that was never opened. False when the carrier's call has a row already. */
  addRefused(call: RefusedCall): Promise<boolean>;
  /** Moves an open call on. False when it has been there or beyond. */
  advance(id: string, progress: Progress): Promise<boolean>;
  /** Holds `more_mc` for an open call whose hold has not changed since `epoch`. False when that cannot be. */
  extend(id: string, epoch: number, more_mc: number): Promise<boolean>;
  /** Ends an open call: releases its hold and charges its cost, which writes a transfer unless it is zero. Happens once. */
  settle(id: string, settlement: Settlement): Promise<boolean>;

  /** Open calls past their cut-off that nobody has tried to hang up since `triedBefore`; they count as tried now. */
  claimExpired(now: Date, triedBefore: Date, limit: number): Promise<Call[]>;
  /** Open calls that are due to be checked; their next check is set. */
  claimUnheard(now: Date, pace: CheckPace, limit: number): Promise<Call[]>;
}

export interface CallStores {
  calls: CallStore;
  ledger: LedgerStore;
}
