import type { Currency } from "#contract/money/currencies.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import type { RechargeDecline, RechargeEnd, RechargePause } from "#contract/money/recharge.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";

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
  /** The value of a purchase, in US cents. */
  value_cents: number;
  currency: Currency;
  /** The most that it charges in a calendar month of the time zone, in the currency's smallest unit. */
  limit_minor: number;
  timeZone: string;
  consent: CardConsent;
  turnedOnAt: Date;
  /** Payments that failed since the last that was paid. */
  failures: number;
  pause: Pause | null;
}

/** What became of a rule. */
export interface RechargeEvent extends WalletUser {
  at: Date;
  kind: "on" | "changed" | "bought" | "paused" | "resumed" | "ended";
  because: RechargePause | RechargeEnd | null;
  decline: RechargeDecline | null;
  paymentId: string | null;
}

/** An answered call that a wallet pays for. */
export interface RunningCall {
  rate: CallRate;
  answeredAt: Date;
  cutoffAt: Date;
}

/** The state of a wallet by which a need is judged. */
export interface WalletNeed {
  posted_mc: number;
  available_mc: number;
  running: readonly RunningCall[];
}

/** The rule's charges that count for a month. */
export interface Charges {
  /** The sum of those that are paid or under way, in the rule's currency. */
  charged_minor: number;
  /** A payment of the rule is under way. */
  isPending: boolean;
}

/** The mailed link's token, hashed, and whose rule it turns off. */
export interface RechargeLink extends WalletUser {
  tokenHash: string;
  turnedOnAt: Date;
}

export interface RechargeStore {
  find(walletId: string): Promise<RechargeRule | undefined>;
  /** Reads a rule and locks it until the transaction ends. */
  lock(walletId: string): Promise<RechargeRule | undefined>;
  /** Adds or replaces a wallet's rule, without a pause, and has the wallet's need judged at once. */
  save(rule: RechargeRule): Promise<void>;
  /** Writes what has become of a locked rule: its card, its failures and its pause. The next look is at the end of the pause. */
  update(rule: RechargeRule, nextAt: Date | null): Promise<void>;
  /** Ends a wallet's rule. */
  end(walletId: string): Promise<void>;
  note(event: RechargeEvent): Promise<void>;
  /** The newest first. */
  history(walletId: string, limit: number): Promise<RechargeEvent[]>;
  need(walletId: string): Promise<WalletNeed>;
  /** The charges of the rule since then, of any rule of the wallet in this currency. */
  chargesSince(walletId: string, since: Date, currency: Currency): Promise<Charges>;
  /** Wallets whose rule must be looked at, the most overdue first. Claims none. */
  due(now: Date, limit: number): Promise<string[]>;
  /** Claims one look and sets the next; false when another node has it. */
  claim(walletId: string, look: { now: Date; nextAt: Date }): Promise<boolean>;
  /** Has a wallet looked at then; null for when its balance falls next. */
  lookAt(walletId: string, at: Date | null): Promise<void>;
  addLink(link: RechargeLink): Promise<void>;
  /** Takes a link: of any number of concurrent calls, exactly one gets it. */
  takeLink(walletId: string, tokenHash: string): Promise<RechargeLink | undefined>;
  /** Rules whose card ends by then and whose user has not been told. */
  endingCards(by: { year: number; month: number }, limit: number): Promise<string[]>;
  /** Notes that the end of a card was announced; false when it had been. */
  tellExpiry(walletId: string, month: string): Promise<boolean>;
}
