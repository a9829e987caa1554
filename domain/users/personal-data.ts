import type { CallStatus } from "#contract/calls.ts";
import type { Currency } from "#contract/currencies.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { TransactionEntry } from "#domain/ledger/transactions.ts";

export interface KeptCall {
  id: string;
  number: string;
  destination: string | null;
  status: CallStatus;
  createdAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
  answered_s: number | null;
  cost_mc: number | null;
}

export interface KeptPayment {
  id: string;
  createdAt: Date;
  status: "pending" | "completed" | "failed";
  charge_minor: number;
  refunded_minor: number;
  currency: Currency;
  credits_mc: number;
}

export interface KeptMessage {
  sentAt: Date;
  name: string;
  email: string;
  subject: string;
  message: string;
}

/** What other parts of the product keep about a person, newest first. */
export interface KeptData {
  calls: KeptCall[];
  payments: KeptPayment[];
  transactions: TransactionEntry[];
  contactMessages: KeptMessage[];
}

/** What other parts of the product keep about a person. */
export interface PersonalData {
  /**
   * Keeps the wallet from moving until the transaction ends, and returns what stands against deleting the user. What
   * would be lost is nothing while others share the wallet.
   */
  lockBalance(user: WalletUser): Promise<{ lost_mc: number; callOpen: boolean; paymentPending: boolean }>;
  /**
   * Takes the person out of what stays: messages to the operator go, and numbers called lose their last digits. No call
   * is opened any more, also if its eligibility was read before.
   */
  erase(user: WalletUser): Promise<void>;
  read(user: WalletUser): Promise<KeptData>;
}
