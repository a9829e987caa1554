import type { CallDirection, CallStatus } from "#contract/calls/call-status.ts";
import type { CallerIdView } from "#contract/calls/caller-ids.ts";
import type { NumberKind, NumberState } from "#contract/calls/rented-numbers.ts";
import type { UnwantedCalls } from "#contract/calls/unwanted-calls.ts";
import type { VoicemailSettings } from "#contract/calls/voicemail.ts";
import type { Contact } from "#contract/contacts/contact-book.ts";
import type { Currency } from "#contract/money/currencies.ts";
import type {
  RechargeDecline,
  RechargeEnd,
  RechargeEventKind,
  RechargePause,
} from "#contract/money/recharge.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { TransactionEntry } from "#domain/ledger/transactions.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";
import type { ListedSecurityEvent } from "#domain/users/security-event-store.ts";

export interface KeptNumber {
  number: string;
  country: string;
  kind: NumberKind;
  state: NumberState;
  monthly_mc: number;
  inboundPerMinute_mc: number;
  forwardsTo: string | null;
  forwardRate: string | null;
  boughtAt: Date | null;
  paidUntil: Date | null;
  releasedAt: Date | null;
  isShown: boolean;
}

export interface KeptCall {
  id: string;
  direction: CallDirection;
  number: string;
  destination: string | null;
  status: CallStatus;
  createdAt: Date;
  answeredAt: Date | null;
  endedAt: Date | null;
  answered_s: number | null;
  cost_mc: number | null;
  shownNumber: string | null;
  forwardedTo: string | null;
}

export interface KeptCallerId {
  number: string;
  state: CallerIdView["state"];
  requestedAt: Date;
  verifiedAt: Date | null;
  isDefault: boolean;
}

export interface KeptVoicemail {
  id: string;
  number: string | null;
  leftAt: Date;
  length_s: number;
  readAt: Date | null;
  deleteAt: Date;
}

export interface KeptVoicemailBox {
  settings: VoicemailSettings;
  greeting: { length_s: number } | null;
}

export interface KeptPayment {
  id: string;
  createdAt: Date;
  status: "pending" | "completed" | "failed";
  charge_minor: number;
  refunded_minor: number;
  currency: Currency;
  credits_mc: number;
  /** Facts that the card provider was told about the buyer; null once the payment is decided. */
  buyer: { email: string; accountAge_days: number; ip: string; userAgent: string } | null;
  /** The buyer's lines on the receipt; all null without a receipt, and each card where it is not named. */
  billingCompany: string | null;
  billingAddress: string | null;
  billingTaxNumber: string | null;
  cardBrand: string | null;
  cardLast4: string | null;
  cardWallet: string | null;
}

export interface KeptCard {
  brand: string;
  last4: string;
  wallet: string | null;
  expiresYear: number;
  expiresMonth: number;
  consent: CardConsent;
  savedAt: Date;
  /** Since then the card is being removed. */
  removedAt: Date | null;
}

export interface KeptRule {
  below_mc: number;
  value_cents: number;
  currency: Currency;
  limit_minor: number;
  timeZone: string;
  consent: CardConsent;
  turnedOnAt: Date;
  pause: { because: RechargePause; decline: RechargeDecline | null; until: Date | null } | null;
}

export interface KeptRechargeEvent {
  at: Date;
  kind: RechargeEventKind;
  because: RechargePause | RechargeEnd | null;
  decline: RechargeDecline | null;
  paymentId: string | null;
}

export interface KeptMessage {
  sentAt: Date;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** The oldest first. */
  answers: { answeredAt: Date; answer: string }[];
}

/** A user's records in other parts of the product, newest first. */
export interface KeptData {
  calls: KeptCall[];
  payments: KeptPayment[];
  savedCards: KeptCard[];
  recharge: KeptRule | null;
  rechargeEvents: KeptRechargeEvent[];
  rentedNumbers: KeptNumber[];
  transactions: TransactionEntry[];
  contactMessages: KeptMessage[];
  contacts: Contact[];
  callerIds: KeptCallerId[];
  unwantedCalls: UnwantedCalls;
  voicemail: KeptVoicemail[];
  /** Null for a user who has changed nothing. */
  voicemailBox: KeptVoicemailBox | null;
  securityEvents: ListedSecurityEvent[];
}

/** Reads and erases a user's records in other parts of the product. */
export interface PersonalData {
  /**
   * Locks the wallet until the transaction ends and returns the obstacles to deleting the user. A payment is pending
   * while a card may still pay it.
   * Credits count as lost only when no other user shares the wallet.
   */
  lockBalance(
    user: WalletUser,
  ): Promise<{ lost_mc: number; callOpen: boolean; refundOpen: boolean; paymentPending: boolean }>;
  /** Tells if the user leaves something that counts for a later account: a debt, a freeze or a pause by a dispute. */
  outlives(user: WalletUser): Promise<boolean>;
  /**
   * Erases the personal data in records that stay, for a user whose row still has the address: deletes contacts, messages
   * to the operator by the user and by guests of the address, unsent mails, sign-ins under way, what was dialled and
   * refused, numbers of their own, messages of callers, saved cards, automatic recharge, and the last digits of called numbers. The card provider forgets the cards afterwards, and the
   * wallet's customer with its last member.
   * A wallet that other members share keeps an owner among them.
   * Prevents new calls, even those whose eligibility was read before.
   */
  erase(user: WalletUser, emailKey: string): Promise<void>;
  read(viewer: Viewer): Promise<KeptData>;
}
