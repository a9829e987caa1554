import type { CallStatus } from "#contract/calls/call-status.ts";
import type { PaymentFailure } from "#contract/operators/payments.ts";
import type { KeptCallEvent } from "#domain/calls/call-store.ts";
import type { CallHistoryEntry } from "#domain/calls/history/call-history.ts";
import type { PacketCount } from "#domain/calls/voice-carrier.ts";
import type { Balance, WalletUser } from "#domain/ledger/ledger-store.ts";
import type { TransactionEntry } from "#domain/ledger/transactions.ts";
import type { SavedCard } from "#domain/payments/cards/card-store.ts";
import type { Payment } from "#domain/payments/payment-store.ts";
import type { KeptCallerId, KeptMessage } from "#domain/users/settings/personal-data.ts";
import type { User } from "#domain/users/user.ts";

/** The text that an operator typed, by its form. */
export type UserSearch =
  | { by: "email"; emailKey: string }
  | { by: "number"; number: string }
  /** Stands in the name or the address of a user, in any letter case. */
  | { by: "part"; part: string }
  /** Of a user, a payment or a call. */
  | { by: "id"; id: string }
  /** The provider's id of a payment, or the carrier's of a call. */
  | { by: "reference"; reference: string };

/** The address of a deleted user is empty. */
export interface FoundUser extends Omit<User, "memberRole" | "passwordHash" | "pictureUrl" | "language"> {
  frozenAt: Date | null;
  /** A payment of theirs has a dispute that is open or lost, and no operator has allowed calling since. */
  pausedByDispute: boolean;
  deletedAt: Date | null;
}

type NotShown =
  | "walletId"
  | "userId"
  | "perUsd_e6"
  | "refunds"
  | "postings"
  | "customerRef"
  | "consent"
  | "cardRef"
  | "mandateRef"
  | "ruleMonth"
  | "buyer";

export interface ShownPayment extends Omit<Payment, NotShown> {
  /** The time at which an operator allowed its user to call in spite of its dispute. */
  disputeAllowedAt: Date | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardCountry: string | null;
  failure: PaymentFailure | null;
}

export interface LimitHit {
  /** The code of the refusal that the user read. */
  refusal: string;
  times: number;
  lastAt: Date;
}

export interface LiveCall {
  id: string;
  walletId: string;
  userId: string;
  email: string;
  number: string;
  destination: string | null;
  status: CallStatus;
  createdAt: Date;
  answeredAt: Date | null;
  held_mc: number;
  perMinute_mc: number | null;
}

export interface ShownCall extends CallHistoryEntry {
  email: string;
  events: KeptCallEvent[];
  /** Decision of the rule about bad lines; null when its line was not bad. */
  badLine: {
    /** `credited`, or why nothing was given back; null until it is decided. */
    outcome: string | null;
    amount_mc: number;
    /** The carrier's own count of packets; null where it keeps none, or was not asked. */
    count: PacketCount | null;
  } | null;
  transfer: { ref: string; delta_mc: number; balanceAfter_mc: number; createdAt: Date } | null;
}

export interface ChargedCalls {
  /** YYYY-MM-DD, UTC. */
  day: string;
  destination: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  calls: number;
  answered_s: number;
  charged_mc: number;
}

export interface UserLookup {
  /** Users by what was typed, those of the newest payment, call or sign-up first. */
  find(search: UserSearch, limit: number): Promise<FoundUser[]>;
  balance(walletId: string): Promise<Balance>;
  calls(user: WalletUser, limit: number): Promise<CallHistoryEntry[]>;
  payments(user: WalletUser, limit: number): Promise<ShownPayment[]>;
  /** A payment by our id or the provider's, with the address of its user. */
  payment(
    id: string,
  ): Promise<(ShownPayment & { walletId: string; userId: string; email: string }) | undefined>;
  liveCalls(limit: number): Promise<LiveCall[]>;
  /** A call by our id or the carrier's, with its reports and what it moved. */
  call(id: string): Promise<ShownCall | undefined>;
  /** The charges of calls, by the day (UTC) of the charge and destination. */
  charged(since: Date, until: Date): Promise<ChargedCalls[]>;
  transactions(walletId: string, limit: number): Promise<TransactionEntry[]>;
  /** Reason why the user's calls and payments were refused since then, the most frequent first. */
  cards(user: WalletUser): Promise<SavedCard[]>;
  callerIds(userId: string): Promise<KeptCallerId[]>;
  limitsHit(user: WalletUser, since: Date): Promise<LimitHit[]>;
  messages(userId: string): Promise<KeptMessage[]>;
}
