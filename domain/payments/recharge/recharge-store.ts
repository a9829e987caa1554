import type { Currency } from "#contract/money/currencies.ts";
import type {
  RechargeDecline,
  RechargeEnd,
  RechargeEventKind,
  RechargePause,
} from "#contract/money/recharge.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import type { WalletNeed } from "#domain/ledger/falling-balance.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { MailReader } from "#domain/mail-layout.ts";

/** The reason why a rule buys nothing for now. */
export interface Pause {
  because: RechargePause;
  decline: RechargeDecline | null;
  /** The next try; null for none before the user does something. */
  until: Date | null;
  /** The payment that its user can finish. */
  paymentId: string | null;
}

/** A wallet's rule: when its balance falls below `below_mc`, a purchase of `value_cents` is charged to the card. */
export interface RechargeRule {
  walletId: string;
  /** The user who turned it on, and whose card pays. */
  userId: string;
  cardId: string;
  below_mc: number;
  value_cents: number;
  currency: Currency;
  /** The most that the user's rules charge in a calendar month of the time zone, in the currency's smallest unit. */
  limit_minor: number;
  timeZone: string;
  consent: CardConsent;
  turnedOnAt: Date;
  /** Payments with its card that failed since the last that was paid. */
  failures: number;
  pause: Pause | null;
}

/** The record of a card's number with the rules of a wallet. It outlives the rule and the saved card. */
export interface CardStanding {
  walletId: string;
  /** The number by its fingerprint; the provider's id of the card where the provider does not say. */
  card: string;
  /** The user whose rule charged it last. */
  userId: string;
  /** Charges that failed since the last that was paid. */
  failures: number;
  failedAt: Date;
  /** The reason why no rule charges it for now. */
  pause: Pause | null;
  /** Since then its bank forbids further charges by a rule. */
  refusedAt: Date | null;
}

export interface RechargeEvent {
  id: string;
  walletId: string;
  userId: string;
  at: Date;
  kind: RechargeEventKind;
  because: RechargePause | RechargeEnd | null;
  decline: RechargeDecline | null;
  paymentId: string | null;
}

/** A calendar month in which charges count, and the currency of their sum. */
export interface ChargedMonth {
  start: Date;
  /** "2027-01". */
  name: string;
  currency: Currency;
}

/**
 * Charges by a user's rules that count for a month: those that are paid or under way. One that waits for its holder charges
 * nothing, and ends before the rule makes another.
 */
export interface Charges {
  /** The sum of those in the currency. */
  charged_minor: number;
  /** The credits of those in other currencies. */
  other_mc: number;
  /** A payment of any rule of the wallet is under way. */
  isPending: boolean;
}

/** The user's password when it was proven that the user is present; null for a user without one. */
export interface OwnerProof {
  passwordHash: string | null;
}

/** The mailed link's token, hashed, and whose rule it turns off. */
export interface RechargeLink {
  walletId: string;
  userId: string;
  tokenHash: string;
}

export interface RechargeStore {
  find(walletId: string): Promise<RechargeRule | undefined>;
  /** Locks a wallet and its rule until the transaction ends: in this order in every transaction, which locks payments before. */
  lock(walletId: string): Promise<RechargeRule | undefined>;
  /** True from an operator's pause of the wallet's rule until an operator allows it again. */
  isHeldByOperator(walletId: string): Promise<boolean>;
  /** Adds or replaces a wallet's rule, and has the wallet looked at. */
  save(rule: RechargeRule, now: Date): Promise<void>;
  /** Writes card, failures and pause of a locked rule. The next look is at the end of the pause, or when the balance falls. */
  update(rule: RechargeRule): Promise<void>;
  end(walletId: string): Promise<void>;
  note(event: RechargeEvent): Promise<void>;
  need(walletId: string, now: Date): Promise<WalletNeed>;
  /**
   * Charges that were made since the month began, and those that their rule counted for this month in the time zone that it
   * had then.
   */
  charges(user: WalletUser, month: ChargedMonth): Promise<Charges>;
  /** The standing of a card's number; undefined for one that no rule has charged in vain. */
  standing(walletId: string, card: string): Promise<CardStanding | undefined>;
  /** Adds or replaces a standing. The wallet is locked. */
  saveStanding(standing: CardStanding): Promise<void>;
  /** Forgets the failures of a card that has paid, and the pause for the payment. */
  clearStanding(walletId: string, card: string, paymentId: string): Promise<void>;
  /**
   * Tells if a payment waits for its holder. `over`: it did, and its rule has ended or pays with another card since, so there
   * is nothing left to pay.
   */
  waitFor(payment: {
    walletId: string;
    id: string;
    cardRef: string | null;
  }): Promise<"none" | "open" | "over">;
  /**
   * Has a payment that waits for nothing any more checked at this time, which ends it. Does nothing for one that is being
   * reconciled: payments are locked before wallets.
   */
  checkPayment(walletId: string, paymentId: string, at: Date): Promise<void>;
  /** Forgets that a card waits for this payment, which its user can finish no more. */
  endWaiting(walletId: string, paymentId: string): Promise<void>;
  /** True while the user has this password, or none, as when it was proven. */
  holdsProof(userId: string, proof: OwnerProof): Promise<boolean>;
  /** Wallets whose rule must be looked at, the most overdue first. Claims none. */
  due(now: Date, limit: number): Promise<string[]>;
  /** Claims one look and sets the next; false when another node has it. */
  claim(walletId: string, look: { now: Date; nextAt: Date }): Promise<boolean>;
  /** Has the rule of a wallet looked at; does nothing for a wallet without one. */
  lookAt(walletId: string, at: Date): Promise<void>;
  /** The user to whom mails about a rule go; undefined after their deletion. */
  reader(userId: string): Promise<MailReader | undefined>;
  addLink(link: RechargeLink): Promise<void>;
  findLink(walletId: string, tokenHash: string): Promise<RechargeLink | undefined>;
  /** Wallets whose rule's card has ended, or ends by then and its user was not told. */
  endingCards(at: { now: Date; by: Date }, limit: number): Promise<string[]>;
  /** Notes that the end of the card was announced: its last month, as "2027-01". False when that was noted before. */
  tellExpiry(walletId: string, month: string): Promise<boolean>;
}
