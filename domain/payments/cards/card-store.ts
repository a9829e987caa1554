import type { CardConsent } from "#contract/money/saved-cards.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";

/** The card that paid, as a receipt names it. */
export interface PayingCard {
  /** As the provider writes it: "visa", "amex". */
  brand: string;
  last4: string;
  /** The wallet that held it, as the provider writes it: "apple_pay"; null for a card without one. */
  wallet: string | null;
}

/** A saved card as the provider knows it. */
export interface ProviderCard extends PayingCard {
  ref: string;
  /** The same for the same card number at every save; null where the provider does not say. */
  fingerprint: string | null;
  expiresYear: number;
  /** 1 to 12: the last month in which the card pays. */
  expiresMonth: number;
  /** The mandate that the provider opened with the payment that saved it; undefined where the answer does not say. */
  mandateRef?: string | null | undefined;
}

export interface SavedCard extends ProviderCard {
  walletId: string;
  /** That of the payment with which it was saved. */
  id: string;
  userId: string;
  consent: CardConsent;
  /** Moment of the buyer's yes. */
  savedAt: Date;
  /** The card chosen last is proposed. */
  chosenAt: Date;
  /** Since then the card is being removed. */
  removedAt: Date | null;
  /** Since then its bank forbids further charges by a rule. */
  refusedAt: Date | null;
  /** The provider's customer that has the card: the one of its payment. */
  customerRef: string | null;
  /** The customer is another user's since each user has one. A provider moves no card, so this one pays nothing. */
  mustBeSavedAgain: boolean;
}

/** A saved card or a customer that the provider must forget, or has forgotten by itself. */
export interface CardRemoval {
  kind: "card" | "customer";
  ref: string;
}

export interface DueRemoval extends CardRemoval {
  walletId: string;
  /** The number of times that the provider was asked before. */
  tries: number;
}

export interface CardCustomer {
  /** Null until the provider's answer is known, which may be lost. */
  ref: string | null;
  /** Time when the provider was first asked for it. */
  askedAt: Date;
  /** The one before it, which was deleted at the provider. */
  lostRef: string | null;
}

export interface CardStore {
  /** A user's customer; notes that the provider is asked for it from now on where there is none. */
  askCustomer(user: WalletUser, at: Date): Promise<CardCustomer>;
  /** Stores a user's customer unless another request was faster; returns the stored one. */
  addCustomer(user: WalletUser, ref: string): Promise<string>;
  /** Notes that the provider has deleted a customer, and forgets the cards that it had. */
  loseCustomer(walletId: string, ref: string, at: Date): Promise<void>;
  /**
   * Saves a card. Of the user's cards with the same number the new one stays, and the others are returned, which are being
   * removed from now on. A card that is saved already stays as it is.
   */
  save(
    card: Omit<SavedCard, "removedAt" | "refusedAt" | "customerRef" | "mustBeSavedAgain">,
  ): Promise<CardRemoval[]>;
  /** Replaces the yes and the mandate of a card that is saved already. */
  setUp(card: Pick<SavedCard, "walletId" | "ref" | "consent" | "savedAt" | "mandateRef">): Promise<void>;
  /** A user's cards, the one chosen last first; those that are being removed last. */
  list(user: WalletUser): Promise<SavedCard[]>;
  /** Locks the card of a user until the transaction ends. */
  lock(user: WalletUser, id: string): Promise<SavedCard | undefined>;
  /** The wallet's card with this id at the provider, that of any user. */
  findByRef(walletId: string, ref: string): Promise<SavedCard | undefined>;
  /** Notes that the card's bank forbids further charges by a rule. */
  refuse(walletId: string, ref: string, at: Date): Promise<void>;
  /** Forgets the card's mandate, so that it is charged without one. */
  loseMandate(walletId: string, ref: string): Promise<void>;
  choose(card: SavedCard, at: Date): Promise<void>;
  /** The wallets that know a card or customer of the provider; none for those of other products. */
  walletsOf(subject: CardRemoval): Promise<string[]>;
  /** Writes what the provider says of a card now. Its bank's refusal was about the old number and date. */
  update(walletId: string, card: ProviderCard): Promise<void>;
  /** Removes a card that the provider knows no more, and what was still to be removed of it. */
  forget(walletId: string, removal: CardRemoval): Promise<void>;
  /** Marks a card as being removed, and has the provider asked at once. */
  remove(walletId: string, removal: CardRemoval, at: Date): Promise<void>;
  /** Removals whose time has come, the most overdue first. Claims none. */
  dueRemovals(now: Date, limit: number): Promise<DueRemoval[]>;
  /** Claims one try and sets the next; false when another node has it. */
  claimRemoval(due: DueRemoval, check: { now: Date; nextAt: Date }): Promise<boolean>;
}
