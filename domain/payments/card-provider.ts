import type { Currency } from "#contract/money/currencies.ts";
import type { RechargeDecline } from "#contract/money/recharge.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { CardRemoval, PayingCard, ProviderCard } from "./cards/card-store.ts";
import type { BuyerSignals } from "./limits/buyer.ts";
import type { Initiator, PaymentKey } from "./payment-store.ts";
import type { ProviderRefund } from "./refunds/refund-store.ts";

export interface IntentRequest {
  /** Also the idempotency key: asking twice makes one intent. */
  paymentId: string;
  walletId: string;
  userId: string;
  initiator: Initiator;
  charge_minor: number;
  currency: Currency;
  credits_mc: number;
  /** The exchange rate of the price; null where it is not known. */
  perUsd_e6: number | null;
  /** The customer whose saved card may pay, or for whom this card is saved; null for a card that pays once. */
  customerRef: string | null;
  /** The buyer's yes to saving the card; null saves none. */
  consent: CardConsent | null;
  /** The saved card that the provider charges at once, without its holder; null where a person pays at the page. */
  cardRef: string | null;
  /** That card's mandate, where it has one. */
  mandateRef: string | null;
  /** Null when the request is repeated for a payment that was decided; the provider knows its intent by the key. */
  buyer: BuyerSignals | null;
}

/** The reason why the last card of an intent did not pay. */
export interface ChargeFailure {
  /** True when the bank wants its holder to confirm this payment, which is still possible. */
  needsHolder: boolean;
  decline: RechargeDecline;
  /**
   * The card network's permission: `never` another charge of this card, `once` more a day later at the earliest, or `later`,
   * a day later at the earliest.
   */
  again: "never" | "once" | "later";
}

export interface CardDecline {
  /** The same for the same card number at every payment; undefined when the provider does not say. */
  fingerprint: string | undefined;
}

/** The terms that an intent was created with, as its record at the provider repeats them. */
export interface PaymentTerms {
  userId: string;
  initiator: Initiator;
  charge_minor: number;
  currency: Currency;
  credits_mc: number;
  perUsd_e6: number | null;
  customerRef: string | null;
  consent: CardConsent | null;
}

export interface ListedIntent {
  ref: string;
  isPaid: boolean;
  /** Undefined when the product did not create the intent. */
  payment: PaymentKey | undefined;
}

/** The provider's record of a payment, translated. */
export interface CardIntent {
  /**
   * `open`: waits for the customer. `declined`: the last card was refused; another may still pay. `processing`: waits
   * for the bank.
   */
  status: "open" | "declined" | "processing" | "paid" | "canceled";
  /** The wallet and payment in the provider's record; undefined when the product did not create the intent. */
  payment: PaymentKey | undefined;
  /** Undefined when the record does not repeat them, as those of other products and of older versions. */
  terms: PaymentTerms | undefined;
  createdAt: Date;
  charge_minor: number;
  received_minor: number;
  /** Refunded by the merchant, or on its way back to the card. */
  refunded_minor: number;
  /** Every refund; those in `refunded_minor` are pending or done. */
  refunds: readonly ProviderRefund[];
  /** Taken back by the cardholder's bank: disputes that are open or lost. */
  disputed_minor: number;
  /** True while a refund may still fail or a dispute may still end: the money may move again. */
  unsettled: boolean;
  /** The card that paid, named as in `CardDecline`; undefined before a card has paid. */
  paidBy: string | undefined;
  /** True when the card's bank has authenticated its holder for this payment (3-D Secure). */
  confirmed: boolean;
  /** The provider's id of the card that paid; undefined before a card has paid. */
  paidWith: string | undefined;
  /** The same card for people to read; undefined before a card has paid, and where the provider does not name it. */
  card: PayingCard | undefined;
  /** The country of its bank (ISO 3166-1 alpha-2); undefined as `card`. */
  cardCountry: string | undefined;
  /** The card that the provider has saved with this payment; undefined before a card has paid, and where none was to be saved. */
  saved: ProviderCard | undefined;
  /** The reason why the last card did not pay; undefined where none was refused since the last try. */
  failure: ChargeFailure | undefined;
  /** Every card that was refused, the oldest first; none unless they were asked for. */
  declines: readonly CardDecline[];
  /** Upper case, as the provider writes it. */
  currency: string;
  liveMode: boolean;
}

export interface RefundRequest {
  intentRef: string;
  /** Also the idempotency key: asking twice refunds once. */
  refundId: string;
  amount_minor: number;
}

export type EventSubject =
  | { intentRef: string; payment?: PaymentKey }
  | { kind: "trial"; trial: string }
  | CardRemoval;

/**
 * The card provider. Every call ends within seconds; none retries by itself.
 * Each throws a CardProviderError when the provider gives no answer or refuses.
 */
export interface CardProvider {
  readonly name: string;
  /** True when payments move real money. */
  readonly liveMode: boolean;
  /** Time within which a repeated request with the same idempotency key is certain to do nothing twice. */
  readonly keyLife_ms: number;
  /** Makes the intent. With a `cardRef` it is paid or declined with it: the caller must retrieve it to know. */
  createIntent(request: IntentRequest): Promise<{ ref: string; clientSecret: string }>;
  /** The secret with which the browser confirms an intent that is still unpaid; undefined for any other. */
  secretOf(ref: string): Promise<string | undefined>;
  /**
   * The current intent, or undefined when the provider does not know this reference. `declines` asks for the refused
   * cards as well, which costs one more request once a card was tried.
   * @throws another Error for an unknown state.
   */
  retrieveIntent(ref: string, options?: { declines: boolean }): Promise<CardIntent | undefined>;
  /** The intent that was made for a payment since then; undefined when there is none. */
  findIntent(payment: PaymentKey, since: Date): Promise<string | undefined>;
  /** Lists the intents created since then, the newest first, a page at a time: `next` is the cursor of the next page. */
  listIntents(since: Date, cursor?: string): Promise<{ intents: ListedIntent[]; next: string | undefined }>;
  /**
   * Ends an unpaid intent: no card can pay it any more. Resolves as well when the intent has ended already, paid or not,
   * so the caller must retrieve it to know.
   */
  cancelIntent(ref: string): Promise<void>;
  /** Has the provider send a notification about this trial, in which no card pays. */
  announce(trial: string): Promise<void>;
  /**
   * Gives money back to the card. `isPending` while the provider cannot say yet that it will arrive.
   * @throws CardProviderError: `refused` when the provider gave nothing back, `unknown` when it may have.
   */
  refund(request: RefundRequest): Promise<{ isPending: boolean }>;
  /**
   * Asks the provider about the refund with this id of ours. `failed`: it was made, and the money never reached the card.
   * @throws another Error for an unknown state.
   */
  findRefund(request: Pick<RefundRequest, "intentRef" | "refundId">): Promise<"made" | "failed" | "missing">;
  /**
   * Makes the customer that stands for a user. Asking twice makes one, within `keyLife_ms`; `instead` names the deleted
   * customer of the user, after which another one is made.
   */
  createCustomer(user: WalletUser & { instead: string | null }): Promise<string>;
  /** A user's customer that was made since then; undefined when there is none. */
  findCustomer(user: WalletUser, since: Date): Promise<string | undefined>;
  /** A saved card as it is now; undefined when it belongs to no customer any more. */
  retrieveCard(ref: string): Promise<ProviderCard | undefined>;
  /** True while the customer can be charged. */
  hasCustomer(ref: string): Promise<boolean>;
  /** Has the provider forget a saved card, or a customer with all cards. Resolves as well when that has happened already. */
  forget(subject: CardRemoval): Promise<void>;
  /** Resolves when the provider answers and accepts our key. */
  check(): Promise<void>;
  /**
   * Verifies a notification and returns its subject: an intent, and the intent's payment if the notification names it, or a
   * saved card or customer. Undefined when it concerns nothing of the product.
   * Refuses (`invalid_request`) what the provider did not sign, and what it signed and is no event.
   */
  readEvent(
    body: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): EventSubject | undefined | Refusal;
}

/** The provider did not do what the product asked. */
export class CardProviderError extends Error {
  override name = "CardProviderError";
  /** `refused`: nothing happened at the provider. `unknown`: it may have happened anyway. */
  readonly outcome: "refused" | "unknown";

  constructor(message: string, outcome: "refused" | "unknown", options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}

/**
 * Tells if the provider may be down. A refusal is an answer about one payment, so the next payment may be asked about at
 * once.
 */
export function isUnanswered(error: unknown): boolean {
  return error instanceof CardProviderError && error.outcome === "unknown";
}
