import type { CallDirection } from "#contract/calls/call-status.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import type { RefusalCode } from "#contract/refusals.ts";
import type { Balance, LedgerStore, WalletUser } from "#domain/ledger/ledger-store.ts";
import type { RelatedWallets } from "#domain/marks/mark-store.ts";
import type { Call, CallNumber, CallOutcome, CallTerms, CarrierId, ProgressStatus } from "./call.ts";
import type { CallerLimits } from "./call-limits.ts";
import type { CarrierEvent } from "./voice-carrier.ts";

/** Identifies a call: all its rows belong to its wallet. */
export type CallKey = Pick<Call, "walletId" | "id">;

export interface CallIdentity extends CallKey {
  userId: string;
  /** Outgoing unless it says. */
  direction?: CallDirection | undefined;
  /** The session that the caller's token was made in; null for an incoming call. */
  sessionId: string | null;
  carrier: CarrierId;
  providerCallId: string;
  /** The browser's own id of the call. */
  attemptId?: string | undefined;
  createdAt: Date;
}

export interface CallAuthorisation extends CallIdentity {
  number: CallNumber;
  shownNumber: E164 | null;
  /** Null unless an incoming call goes on to a number of the user's. */
  forwardedTo?: E164 | null | undefined;
  terms: CallTerms;
  hold_mc: number;
  /** Time at which the call is hung up, unless a report moves it. */
  cutoffAt: Date;
  /** Time at which the carrier is asked, unless a report moves it. */
  checkAt: Date;
  /** True for the user's first call to the number. */
  newNumber: boolean;
  /** True where the user is in a first call already. */
  secondCall?: boolean | undefined;
  /** The limit that the carrier enforces once it has dialled, if it can be changed later. */
  carrierLimit_s: number | null;
  /** The wallet's version when the eligibility was read. */
  version: number;
}

/** Verified numbers of a user at a carrier. */
export interface OwnNumberQuery {
  carrier: CarrierId;
  /** The id of the number; the default without one. */
  id: string | undefined;
  /** One that was verified earlier has lapsed. */
  verifiedAfter: Date;
}

/** A call that a user wants to make, before its limit is known. */
export interface EligibilityQuery {
  walletId: string;
  userId: string;
  /** Null for an open call without a session. */
  sessionId: string | null;
  /** The limits of outgoing calls do not count incoming ones, and do not keep them away. */
  direction?: CallDirection | undefined;
  /** A forwarded call rings no page, so no session has to live, and has the limits of an outgoing one. */
  isForwarded?: boolean | undefined;
  number: CallNumber;
  country: string;
  perMinute_mc: number;
  at: Date;
  limits: CallerLimits;
  /** The carrier's call, if it may have a row already. */
  carrierCall?: Pick<CallIdentity, "carrier" | "providerCallId">;
  /** The number of their own that the user wants to show. */
  ownNumber?: OwnNumberQuery;
}

/** A user's eligibility to call now, by the limits and the balance. */
export interface CallEligibility extends Balance {
  /** True when the carrier's call has a row already: it was answered, and no other field counts. */
  duplicate: boolean;
  /** The cost of the wallet's calls of the last day; open calls count with their whole hold. */
  spent_mc: number;
  /** The same of an hour. */
  hourSpent_mc: number;
  /** True when the user can be in no more calls: an incoming one may come beside one that is talked. */
  inCall: boolean;
  /** True when the next call would be the user's second. */
  secondCall: boolean;
  /** Credits held for the wallet's calls whose callers left, until the carrier confirms their ends. */
  leaving_mc: number;
  newNumber: boolean;
  /** The verified number that the user wants to show; null without one. */
  ownNumber: E164 | null;
  refusal: LimitRefusal | null;
  /** False when the user's own settings keep calls to this country away, also where another refusal comes first. */
  countryAllowed: boolean;
  /** True when other wallets may share its limits: the call is then judged under the locks of all of them. */
  related: boolean;
  /** The wallet's version: the eligibility is valid while this version is current. */
  version: number;
}

/** The most that a wallet's balance and its limits of spending let a call hold. */
export function payable_mc(
  { available_mc, spent_mc, hourSpent_mc }: CallEligibility,
  { spendPerDay_mc, spendPerHour_mc }: CallerLimits,
): number {
  return Math.min(available_mc, spendPerDay_mc - spent_mc, spendPerHour_mc - hourSpent_mc);
}

export interface CallRefusal extends CallIdentity {
  /** The number; for a refused call without a valid number, the text that was dialled. */
  dialled: string;
  terms: CallTerms | null;
  refusal: NonNullable<Call["refusal"]>;
}

/** The reason the limits refuse a call, independent of its cost. */
export type LimitRefusal = Extract<
  RefusalCode,
  | "session_ended"
  | "unavailable"
  | "calling_switched_off"
  | "account_frozen"
  | "calling_paused_by_dispute"
  | "destination_not_allowed"
  | "rate_above_new_account_cap"
  | "too_many_calls_today"
  | "too_many_calls_this_hour"
  | "too_many_new_numbers"
>;

/**
 * `opened`: the credits are held and the call is written. Otherwise nothing happened.
 * `changed`: the wallet has changed since the eligibility was read; read it again.
 * `known`: this call of the carrier has a row already.
 */
export type AuthoriseResult = "opened" | "changed" | "known";

export interface Progress {
  status: ProgressStatus;
  childCallId: string | null;
  /** The session that has answered an incoming call. */
  sessionId?: string | undefined;
  at: Date;
}

export interface OpenCall extends Call {
  terms: CallTerms;
  cutoffAt: Date;
}

/** A call that the meter must check, and what its wallet has and could pay beyond the hold. */
export interface DueCheck {
  call: OpenCall;
  posted_mc: number;
  available_mc: number;
  /** The threshold of the wallet's rule that buys credits; null without one, and while the rule is looked at or waits. */
  rechargeBelow_mc: number | null;
  /** The call's session has ended without the call: the process died in between. */
  sessionEnded: boolean;
  dueAt: Date;
}

export interface Prolongation {
  more_mc: number;
  /** The longest call that the hold then pays for. */
  limit_s: number;
  /** Time at which the new hold is used up. */
  cutoffAt: Date;
  at: Date;
}

export interface Settlement {
  outcome: CallOutcome;
  /** The charge, at most the hold. */
  cost_mc: number;
  /** The part of the cost, by the carrier's report, that is not charged. */
  lost_mc: number;
  at: Date;
}

/** A report of the carrier, for the operator. */
export interface CallReport {
  id: string;
  receivedAt: Date;
  kind: CarrierEvent["kind"];
  detail: Readonly<Record<string, unknown>>;
}

export interface KeptCallEvent extends CallReport {
  changed: boolean;
}

/**
 * Each method is one statement. `authorise` learns from failed statements, so it does not work in a transaction.
 * A report that `advance` or `settle` is given is kept as `addEvent` keeps it, if the call changes.
 * `lockOpen` and `prolong` are for transactions.
 */
export interface CallStore {
  find(key: CallKey): Promise<Call | undefined>;
  /** The call with a carrier's id; without the carrier's name, the newest. */
  findByProviderCallId(
    walletId: string,
    providerCallId: string,
    carrier?: CarrierId,
  ): Promise<Call | undefined>;
  listOpen(walletId: string): Promise<OpenCall[]>;
  /** The newest call of this user to this number, including refused calls. */
  newest(user: WalletUser, number: E164): Promise<Call | undefined>;
  /** The call with the browser's own id, if it was made since then. */
  findByAttempt(user: WalletUser, attemptId: string, since: Date): Promise<Call | undefined>;

  /** The wallet's credits and the limits' decision; a wallet without a row has nothing. */
  eligibility(query: EligibilityQuery): Promise<CallEligibility>;
  /** Holds the credits and opens the call if the wallet is still at the given version; otherwise changes nothing. */
  authorise(call: CallAuthorisation): Promise<AuthoriseResult>;
  /** Writes a refused call. False when the carrier's call has a row already. */
  addRefused(call: CallRefusal): Promise<boolean>;
  /**
   * Advances an open call's status; an answer starts its paid time.
   * False when the call was there already or further, or when its hold has changed since the call was read.
   */
  advance(call: Call, progress: Progress, report?: CallReport): Promise<boolean>;
  /** Reads an open call and locks its row until the transaction ends. Lock the call before its wallet. */
  lockOpen(key: CallKey): Promise<OpenCall | undefined>;
  /** Raises the hold of a locked call and moves its end, after the wallet has held the amount. */
  prolong(key: CallKey, prolongation: Prolongation): Promise<void>;
  /**
   * False once the caller has left, the user has ended the call from another page, an operator has hung it up or frozen
   * its user, a dispute has paused their calling, or the call's session has ended.
   */
  mayContinue(call: Call): Promise<boolean>;
  /**
   * Takes an open call from its user and lowers its hold to what it may still cost. False when the call has ended, its
   * caller had left already, or its hold has changed since the call was read.
   */
  leave(call: Call, leaving: { limit_s: number; held_mc: number; at: Date }): Promise<boolean>;
  /**
   * Cuts off a call that its user is in, for good: no credits prolong it. The meter checks it at `meterAt`, if not before.
   * False once the call is over or its caller has left.
   */
  cutOff(call: CallKey, cutOff: { at: Date; meterAt: Date }): Promise<boolean>;
  /** Stores the limit that the carrier accepted. False once the call is settled. */
  setCarrierLimit(key: CallKey, limit_s: number): Promise<boolean>;
  /** Keeps a report of the carrier, unless the call has very many. */
  addEvent(key: CallKey, event: KeptCallEvent): Promise<void>;
  /** Ends an open call once: releases its hold and charges its cost. A cost of zero writes no transfer. */
  settle(key: CallKey, settlement: Settlement, report?: CallReport): Promise<boolean>;

  /** Time at which the meter must next check an open call; undefined when no call is open. */
  nextDue(): Promise<Date | undefined>;
  /** Open calls that the meter must check now, the most overdue first. Claims none of them. */
  due(now: Date, limit: number): Promise<DueCheck[]>;
  /**
   * Claims one check of a due call and sets the next; false when another node claimed it, the call has changed, or its
   * row is locked. Belongs in a transaction with the claims of other calls.
   */
  claimDue(due: DueCheck, check: { now: Date; nextAt: Date; hungUpAt: Date | null }): Promise<boolean>;
  /** Has the rule of a wallet looked at, unless that is planned. */
  needRecharge(walletId: string, at: Date): Promise<void>;
  /** Open calls that are due for a question to the carrier, the most overdue first. Claims none of them. */
  stale(now: Date, limit: number): Promise<Call[]>;
  /** Claims one question about a call and sets the next; false when another node claimed it or the call has ended. */
  claimStale(call: CallKey, check: { now: Date; nextAt: Date }): Promise<boolean>;
  /** Has the carrier asked about an open call by this time, or sooner if that is planned. */
  checkBy(call: CallKey, at: Date): Promise<void>;
}

export interface CallStores {
  calls: CallStore;
  ledger: LedgerStore;
  related: RelatedWallets;
}
