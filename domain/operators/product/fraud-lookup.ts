import type { Currency } from "#contract/money/currencies.ts";
import type { Suspicion } from "#domain/calls/lines/pumping.ts";
import type { MarkKind } from "#domain/marks/mark.ts";
import type { CardLockout } from "#domain/payments/limits/card-testing.ts";

/** A user of a row; the address of a deleted one is empty. */
interface RowUser {
  userId: string;
  email: string;
}

/** One refusal of calls that one user read, with the number of times. */
export interface UserLimitHit extends RowUser {
  refusal: string;
  times: number;
  lastAt: Date;
}

/** A refusal of calls, by all users together. */
export interface RefusalCount {
  refusal: string;
  times: number;
  users: number;
  lastAt: Date;
}

export interface PumpingAlarm extends Omit<Suspicion, "perMinute_mc"> {
  /** Of an alarm by user; empty for a deleted one, null for a range of numbers. */
  email: string | null;
  raisedAt: Date;
  seenAt: Date;
}

export interface ShownLockout extends CardLockout, RowUser {}

export interface UserDeclines extends RowUser {
  declines: number;
  payments: number;
  /** The user's purchases of all time, as the credits they bought: 10 are one USD. */
  paid_mc: number;
}

export interface DearDestination {
  destination: string;
  country: string;
  calls: number;
  users: number;
  charged_mc: number;
  /** By users whose account was younger than a week at the call. */
  chargedNew_mc: number;
  perMinute_mc: number;
}

export interface DisputedPayment extends RowUser {
  payment: string;
  /** The part of the charge that the bank holds or held. */
  amount_minor: number;
  currency: Currency;
  /** `held`: the credits are taken. `returned`: they were given back in full. */
  state: "held" | "returned";
  lastAt: Date;
}

/** A user who took money back, the most first. */
export interface MoneyBackUser extends RowUser {
  /** By the user, without an operator. */
  times: number;
  credits_mc: number;
  /** The user's purchases in the same time, and what operators were asked to give back of them. */
  bought: number;
  boughtCredits_mc: number;
  byOperators: number;
  lastAt: Date;
}

export interface BadLineUser extends RowUser {
  credited: number;
  credits_mc: number;
  /** Bad lines that gave nothing back: a limit, a figure that is not plausible, and the like. */
  notCredited: number;
  /** Those whose browser never received a packet, as it says. */
  neverHeard: number;
  lastAt: Date;
}

/** A user who shares a mark with other accounts. Rows of one mark stand together. */
export interface SharedMark extends RowUser {
  kind: MarkKind;
  /** The first characters of the mark; says nothing about the person. */
  mark: string;
  /** The number of wallets that share it. */
  accounts: number;
  owed_mc: number;
  frozen: boolean;
  lastAt: Date;
}

/** Signs of possible fraud since a moment. Each list ends after its limit, the worst first. */
export interface FraudView {
  refusals: RefusalCount[];
  limitHits: UserLimitHit[];
  pumping: PumpingAlarm[];
  lockouts: ShownLockout[];
  declines: UserDeclines[];
  destinations: DearDestination[];
  disputes: DisputedPayment[];
  moneyBack: MoneyBackUser[];
  badLines: BadLineUser[];
  sharedMarks: SharedMark[];
}

export type FraudLookup = {
  [List in keyof FraudView]: (since: Date, limit: number) => Promise<FraudView[List]>;
};
