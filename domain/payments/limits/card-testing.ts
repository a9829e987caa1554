import { createHash } from "node:crypto";
import type { CardDecline } from "#domain/payments/card-provider.ts";
import { type AttemptCounters, attemptLimiter } from "#domain/rate-limits/attempt-limiter.ts";
import { networkLimiter } from "#domain/rate-limits/network-limiter.ts";
import { type Network, networksOf } from "#domain/rate-limits/networks.ts";
import type { Clock } from "#domain/runtime.ts";
import type { CardTestingLimits } from "./payment-limits.ts";

/** The source of too many declined cards: a user, a network, or one card at several users. */
export type LockoutKind = "user" | "network" | "card";

/** A time without payments for a person who tries cards. */
export interface CardLockout {
  kind: LockoutKind;
  /** The user whose declined card began it. */
  userId: string;
  /** Of a lock-out by network. */
  network: string | null;
  /** The first characters of a hash of the provider's name of the card; says nothing about its number. */
  card: string | null;
  startedAt: Date;
  endsAt: Date;
}

/** For operators to read. The counters that begin a lock-out are apart and may forget. */
export interface LockoutStore {
  add(lockout: CardLockout): Promise<void>;
}

/** The user who tries to pay, and the IP address if it is still known. */
export interface Payer {
  userId: string;
  ip: string | undefined;
}

/** Reason why no payment can be started, and the whole seconds until one can. */
export interface PaymentStop {
  because: "declines" | "payments";
  wait_s: number;
}

/**
 * Recognises people who try stolen cards by what they leave behind: declined cards and payments without an end. Counts
 * for all nodes together. Payments need a session, so no stranger can use up a user's attempts.
 */
export interface CardTesting {
  /** Counts declined cards of one payment. Returns true when the payer must not try another one. */
  countDeclines(payer: Payer, declines: readonly CardDecline[]): Promise<boolean>;
  /** The stop of a payer who had too many declines. Counts nothing. */
  stopOf(payer: Payer): Promise<PaymentStop | undefined>;
  /** Returns true when the payer's next payment needs a solved CAPTCHA. Counts nothing. */
  isWarm(payer: Payer): Promise<boolean>;
  /** Counts a payment about to be started. */
  takePayment(payer: Payer): Promise<PaymentStop | undefined>;
}

interface LockedOut extends Pick<CardLockout, "kind" | "userId"> {
  card?: string;
}

/** Enough characters for an operator to see that two lock-outs are by one card. */
const shownCard = 12;

/** A card that many users tried stops each of them at once. */
const atOnce = 0;

interface CardTestingDeps {
  counters: AttemptCounters;
  lockouts: LockoutStore;
  clock: Clock;
  /** Tells if a card with this fingerprint has paid for a user. */
  hasPaid(userId: string, fingerprint: string): Promise<boolean>;
}

export function cardTesting(
  { counters, lockouts, clock, hasPaid }: CardTestingDeps,
  limits: CardTestingLimits,
): CardTesting {
  const { declines, payments, captchaAfter } = limits;
  const declinesOf = {
    user: attemptLimiter(counters, "card_decline:user", declines.user),
    network: networkLimiter(counters, "card_decline:network", declines.network),
    sharedCard: attemptLimiter(counters, "card_decline:shared_card", { ...declines.user, attempts: atOnce }),
  };
  const paymentsOf = {
    user: attemptLimiter(counters, "payment:user", payments.user),
    network: networkLimiter(counters, "payment:network", payments.network),
  };

  /** Adds the user to those for whom this card was declined, once; returns how many they are. */
  async function usersOf(fingerprint: string, userId: string): Promise<number> {
    const { cardMemory_s } = limits;
    const card = `card_decline:card:${hashed(fingerprint)}`;
    const times = await counters.add(
      `card_decline:card_user:${hashed(`${fingerprint} ${userId}`)}`,
      cardMemory_s,
    );
    return times.count === 1 ? (await counters.add(card, cardMemory_s)).count : counters.count(card);
  }

  async function countDecline({ userId, ip }: Payer, { fingerprint }: CardDecline): Promise<void> {
    await lockOut({ kind: "user", userId }, await declinesOf.user.strike(userId));
    await lockOut({ kind: "network", userId }, await declinesOf.network.strike(networksFrom(ip)));
    if (fingerprint === undefined) return;
    if ((await usersOf(fingerprint, userId)) < limits.usersPerDeclinedCard) return;
    // Those who try a stolen card must not stop its holder.
    if (await hasPaid(userId, fingerprint)) return;
    const card = hashed(fingerprint).slice(0, shownCard);
    await lockOut({ kind: "card", userId, card }, await declinesOf.sharedCard.strike(userId));
  }

  /** Keeps a lock-out for the operator when this decline has begun it. */
  async function lockOut(
    { kind, userId, card }: LockedOut,
    strike: { wait_ms: number; begins: boolean; network?: string } | undefined,
  ): Promise<void> {
    if (!strike?.begins) return;
    const { wait_ms, network = null } = strike;
    const startedAt = clock.now();
    const endsAt = new Date(startedAt.getTime() + wait_ms);
    await lockouts.add({ kind, userId, network, card: card ?? null, startedAt, endsAt });
  }

  async function stopOf({ userId, ip }: Payer): Promise<PaymentStop | undefined> {
    const waits_ms = [
      declinesOf.user.wait(userId),
      declinesOf.network.wait(networksFrom(ip)),
      declinesOf.sharedCard.wait(userId),
    ];
    return stopFor("declines", await Promise.all(waits_ms));
  }

  return {
    async countDeclines(payer, newDeclines) {
      for (const decline of newDeclines) await countDecline(payer, decline);
      return (await stopOf(payer)) !== undefined;
    },

    stopOf,

    async isWarm({ userId, ip }) {
      const networks = networksFrom(ip);
      return (
        (await declinesOf.user.count(userId)) >= captchaAfter.declines.user ||
        (await declinesOf.network.hasReached(captchaAfter.declines.network, networks)) ||
        (await paymentsOf.user.count(userId)) >= captchaAfter.payments.user ||
        (await paymentsOf.network.hasReached(captchaAfter.payments.network, networks))
      );
    },

    async takePayment({ userId, ip }) {
      const wait_ms =
        (await paymentsOf.user.take(userId)) ?? (await paymentsOf.network.take(networksFrom(ip)));
      return stopFor("payments", [wait_ms]);
    },
  };
}

/** None for a payer whose address is no longer known. */
function networksFrom(ip: string | undefined): readonly Network[] {
  return ip === undefined ? [] : networksOf(ip);
}

function stopFor(because: PaymentStop["because"], waits_ms: (number | undefined)[]): PaymentStop | undefined {
  const longest_ms = Math.max(...waits_ms.map((wait_ms) => wait_ms ?? -1));
  return longest_ms < 0 ? undefined : { because, wait_s: Math.max(1, Math.ceil(longest_ms / 1_000)) };
}

/** Keeps the provider's names of cards out of the database, and gives every key one length. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
