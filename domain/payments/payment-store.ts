import type { Currency } from "#contract/money/currencies.ts";
import type { RechargeDecline } from "#contract/money/recharge.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import type { DebtCause } from "#contract/money/wallet-debt.ts";
import type { LedgerStore, WalletUser } from "#domain/ledger/ledger-store.ts";
import type { VisibleWallet } from "#domain/ledger/viewer.ts";
import type { MarkStore, RelatedWallets } from "#domain/marks/mark-store.ts";
import type { RateStore } from "#domain/money/exchange-rates.ts";
import type { Price } from "#domain/money/price.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { ProofStore } from "#domain/proofs.ts";
import type { SwitchReader } from "#domain/switches.ts";
import type { CardStore } from "./cards/card-store.ts";
import type { BuyerSignals } from "./limits/buyer.ts";
import type { PurchaseHistory } from "./limits/purchase-cap.ts";
import type { ReceiptStore } from "./receipts/receipt-store.ts";
import type { RechargeStore } from "./recharge/recharge-store.ts";
import type { ProviderRefund, Refund, RefundStore } from "./refunds/refund-store.ts";
import type { CreditLot } from "./refunds/unused-credits.ts";

export type PaymentStatus = "pending" | "completed" | "failed";

/**
 * Reason why the product ended an unpaid payment at the provider: too many declined cards, a newer payment of the same user
 * and initiator, no payment within its lifetime, or the deletion of its user. For a payment of a rule these mean: its card
 * was declined, its rule has ended or pays otherwise (the rule's event that names the payment says how), its holder did not
 * confirm it in time, or the deletion.
 */
export type EndReason = "declines" | "replaced" | "abandoned" | "user_deleted";

export const initiators = ["person", "rule", "operator"] as const;

/** The starter of a payment: the person at the page, a rule that the person has set, or an operator. */
export type Initiator = (typeof initiators)[number];

/** A new payment by its user and initiator: it replaces their earlier ones whose intent is open in some browser. */
export interface Replacer {
  userId: string;
  initiator: Initiator;
}

/** A refund at the provider, and the transfer that took its credits. */
export interface PostedRefund extends Pick<ProviderRefund, "id" | "state"> {
  /** The number of the payment's transfer; 0 where none was posted for it. */
  posting: number;
}

/** Every refund of a payment, by the provider's ids. */
export type PostedRefunds = Readonly<Record<string, PostedRefund>>;

/** One purchase by card. Its id is made before the request to the provider and is the idempotency key there. */
export interface Payment {
  walletId: string;
  id: string;
  userId: string;
  initiator: Initiator;
  provider: string;
  /** The provider's id of the payment; null until the provider has answered. */
  providerRef: string | null;
  status: PaymentStatus;
  currency: Currency;
  charge_minor: number;
  credits_mc: number;
  /** The exchange rate of the price, in millionths of a unit of the currency for one USD; null where it is not known. */
  perUsd_e6: number | null;
  refunded_minor: number;
  refunds: PostedRefunds;
  /** The number of transfers that this payment has caused. */
  postings: number;
  /** Declined cards that are counted already. */
  declines: number;
  /** The provider's customer whose saved card may pay, or for whom this card is saved; null for a card that pays once. */
  customerRef: string | null;
  /**
   * The buyer's yes to saving the card, at `createdAt`; null saves none. For a payment of a rule, its holder's yes to setting
   * the card up once more.
   */
  consent: CardConsent | null;
  /** The saved card that the provider charges without its holder; null where a person pays at the page. */
  cardRef: string | null;
  /** That card's mandate at the provider, where it has one. */
  mandateRef: string | null;
  /** The month of the rule's time zone in which it charged: "2027-01"; null for a payment of no rule. */
  ruleMonth: string | null;
  /** The facts given to the provider about the buyer; null once the payment is decided. */
  buyer: BuyerSignals | null;
  endedBecause: EndReason | null;
  /** Moment since which the payment has a dispute that is open or lost: its user's calling is paused. */
  disputedAt: Date | null;
  createdAt: Date;
}

/** The provider's facts of a payment that the desk filters by; undefined where its record does not say, and then kept. */
export interface PaymentFacts {
  /** The country of the bank whose card paid. */
  cardCountry: string | undefined;
  /** The bank's reason why the last card did not pay. A payment that is paid has none. */
  decline: RechargeDecline | undefined;
}

/** Identifies a payment: all its rows belong to its wallet. */
export type PaymentKey = Pick<Payment, "walletId" | "id">;

export interface DuePayment extends PaymentKey {
  status: PaymentStatus;
  /** The number of times that the sweep has asked before. */
  checks: number;
}

/** A price fixed for one wallet until it expires. */
export interface StoredQuote extends Price {
  walletId: string;
  id: string;
  expiresAt: Date;
}

/** Credits of a wallet that came together, with the purchase they are of; null for credits that an operator gave. */
export interface PurchaseLot extends CreditLot {
  creditedAt: Date;
  purchase:
    | (Pick<Payment, "userId" | "currency" | "charge_minor" | "credits_mc" | "refunded_minor"> & {
        /** The credits bought, less those that refunds have removed. */
        kept_mc: number;
        /** Credits for the money that the bank has taken back: zero or less. */
        disputed_mc: number;
        /** A refund whose answer is not known yet. */
        openRefund: Pick<Refund, "amount_minor" | "held_mc"> | null;
        /** True when the last refund that the user asked for did not reach the card. */
        wasRefused: boolean;
      })
    | null;
}

export interface WalletLots {
  available_mc: number;
  /** Credits that open calls hold, which are not available. */
  heldByCalls_mc: number;
  /** The newest first. */
  lots: PurchaseLot[];
}

/** Credits of one payment that left the wallet because its money went back, less what came again. */
export interface ReturnedMoney {
  cause: DebtCause;
  /** Number of its newest transfer that took credits. */
  seq: number;
}

export interface ReturnedPayments {
  /** The newest first. */
  returned: readonly ReturnedMoney[];
  /** Number of the newest transfer after which the balance was not below zero; zero before the first. */
  coveredSeq: number;
}

export interface PaymentStore {
  add(payment: Payment, nextCheckAt: Date): Promise<void>;
  /** Adds the row of a payment again that the provider knows and we have lost; keeps a row that exists. */
  restore(payment: Payment, nextCheckAt: Date): Promise<void>;
  exists(key: PaymentKey): Promise<boolean>;
  /** Tells if a user has or had this wallet. */
  isWalletOf(user: WalletUser): Promise<boolean>;
  /** Reads a payment and locks its row until the transaction ends. */
  lock(key: PaymentKey): Promise<Payment | undefined>;
  /** Stores the provider's id of a payment that has none, and when to check it first. */
  setProviderRef(key: PaymentKey, providerRef: string, nextCheckAt: Date): Promise<void>;
  /** Keeps the yes that a rule's user gives while they finish its payment. */
  consent(key: PaymentKey, consent: CardConsent): Promise<void>;
  /** Marks a payment failed when the provider refused to create its intent. */
  fail(key: PaymentKey): Promise<void>;
  /**
   * Writes the result of reconciling and the next check: `null` for no further check, `undefined` keeps the time that
   * `claimDue` set. A payment that is checked no further, or at a set time, is decided and forgets its buyer.
   */
  settle(payment: Payment, nextCheckAt: Date | null | undefined, facts: PaymentFacts): Promise<void>;
  /** This wallet's payments since then that may have been paid but were not credited, newest first. */
  uncredited(walletId: string, since: Date, limit: number): Promise<PaymentKey[]>;
  /** The origins of a wallet's credits, and what it has of them: both of the same moment. */
  lots(walletId: string): Promise<WalletLots>;
  /** A user's payments that may still be paid, newest first. */
  unpaid(user: WalletUser, limit: number): Promise<PaymentKey[]>;
  /** The payments of a wallet that may still be paid and that a new one replaces, newest first. */
  replaced(walletId: string, replacer: Replacer, limit: number): Promise<PaymentKey[]>;
  /**
   * Locks the wallet and its related ones until the transaction ends, so that concurrent purchases are judged one after the
   * other. A transaction that locks a payment as well locks the payment first.
   */
  lockPurchases(walletId: string): Promise<void>;
  /**
   * Purchases of the wallet and its related ones since then; to decide by them, read them after `lockPurchases`.
   * `replacer` leaves out the payments that it replaces.
   */
  purchasesSince(
    walletId: string,
    within: { since: Date; at: Date },
    replacer?: Replacer,
  ): Promise<PurchaseHistory>;
  /** The last purchase that the user started and paid, unless all of it went back to the card. */
  lastPaid(user: WalletUser): Promise<Pick<Payment, "currency" | "charge_minor" | "credits_mc"> | undefined>;
  /** Returns true when the user was deleted after the request began. */
  isDeleted(userId: string): Promise<boolean>;
  isFrozen(userId: string): Promise<boolean>;
  /** The payments of a wallet whose money went back, as far as the viewer sees them. */
  returnedPayments(wallet: VisibleWallet): Promise<ReturnedPayments>;
  /** Allows calling in spite of the wallet's disputes, which cost nothing any more. */
  endPauses(walletId: string, at: Date): Promise<void>;
  /** Payments due for a check, the most overdue first: those created after the limit of their status. Claims none. */
  due(at: { now: Date; undecidedAfter: Date; completedAfter: Date }, limit: number): Promise<DuePayment[]>;
  /** Claims one check of a payment and sets the next; false when another node has it or it is being reconciled. */
  claimDue(due: DuePayment, check: { now: Date; nextAt: Date }): Promise<boolean>;
}

export interface QuoteStore {
  add(quote: StoredQuote): Promise<void>;
  find(walletId: string, id: string): Promise<StoredQuote | undefined>;
}

export interface PaymentStores {
  payments: PaymentStore;
  quotes: QuoteStore;
  rates: RateStore;
  ledger: LedgerStore;
  receipts: ReceiptStore;
  switches: SwitchReader;
  refunds: RefundStore;
  marks: MarkStore;
  related: RelatedWallets;
  cards: CardStore;
  recharge: RechargeStore;
  outbox: Outbox;
  proofs: Pick<ProofStore, "prove">;
}
