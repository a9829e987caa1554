import type { AttemptLimit } from "#domain/rate-limits/attempt-limiter.ts";
import type { ActionLimits } from "#domain/rate-limits/rate-limits.ts";
import type { NewWalletFigures } from "./new-customer-caps.ts";

const minute_s = 60;
const hour_s = 60 * minute_s;
const day_s = 24 * hour_s;

/** Well above a real user's attempts. Each attempt costs a row, and most cost a request to the provider. */
const perUser = { attempts: 120, window_s: 15 * minute_s, firstWait_s: 30, longestWait_s: 15 * minute_s };
const perIp = { attempts: 1_200, window_s: 15 * minute_s, firstWait_s: 30, longestWait_s: 15 * minute_s };

/** The limits of calls that start no payment. */
export const paymentLimits = {
  quote: { ip: perIp, user: perUser },
  add_credits: { ip: perIp, user: perUser },
  check_provider: { ip: perIp, user: perUser },
  change_card: { ip: perIp, user: perUser },
  /** A rule is turned on or changed. Each change is told by mail, so this bounds the mails of a day. */
  change_rule: {
    ip: perIp,
    user: { attempts: 10, window_s: day_s, firstWait_s: hour_s, longestWait_s: day_s },
  },
  recharge_link: { ip: { ...perIp, attempts: 120 }, user: perUser },
  money_back: {
    ip: { ...perIp, attempts: 200 },
    user: { ...perUser, attempts: 20 },
  },
} as const satisfies Record<string, ActionLimits>;

export type PaymentAction = keyof typeof paymentLimits;

/** A limit for one user and one for all users of a network. */
export interface PerUserAndNetwork<T> {
  user: T;
  network: T;
}

/** Limits against people who try stolen cards. */
export interface CardTestingLimits {
  /** After this many declined cards, a payment is ended at the provider. */
  declinesPerPayment: number;
  /** Declined cards before no payment can be started for a while. */
  declines: PerUserAndNetwork<AttemptLimit>;
  /** A card that was declined for this many users within `cardMemory_s` stops each of them. */
  usersPerDeclinedCard: number;
  cardMemory_s: number;
  /** Payments started. */
  payments: PerUserAndNetwork<AttemptLimit>;
  /** From then on, starting a payment needs a solved CAPTCHA. */
  captchaAfter: { declines: PerUserAndNetwork<number>; payments: PerUserAndNetwork<number> };
  newWallet: NewWalletFigures;
  /** Buyers whose bank is asked to authenticate the cardholder beyond what the law and the bank want. */
  threeDSecure: "always" | "new" | "automatic";
  /** The cards that relate the accounts they paid for. Everyone who tries the product shares the provider's test cards. */
  cardsRelate: "live" | "always";
}

/** Declined cards within a day: the last one allowed begins the wait. Waits double, up to a day. */
export const declineLimit = (declines: number): AttemptLimit => ({
  attempts: declines - 1,
  window_s: day_s,
  firstWait_s: hour_s,
  longestWait_s: day_s,
});

/** Payments started within an hour. Waits double, up to eight hours. */
export const startLimit = (attempts: number): AttemptLimit => ({
  attempts,
  window_s: hour_s,
  firstWait_s: hour_s,
  longestWait_s: 8 * hour_s,
});

/** Generous to a person who mistypes a card, changes the amount or shares a network with an office. */
export const defaultCardTestingLimits: CardTestingLimits = {
  declinesPerPayment: 5,
  declines: { user: declineLimit(10), network: declineLimit(40) },
  usersPerDeclinedCard: 3,
  cardMemory_s: day_s,
  payments: { user: startLimit(10), network: startLimit(60) },
  captchaAfter: { declines: { user: 3, network: 10 }, payments: { user: 5, network: 20 } },
  newWallet: { age_s: 7 * day_s, purchasesPerDay: 5, usdPerDay: 100, usdPerWeek: 200 },
  threeDSecure: "new",
  cardsRelate: "live",
};
