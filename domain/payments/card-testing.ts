import { createHash } from "node:crypto";
import {
  type AttemptCounters,
  type AttemptLimiter,
  attemptLimiter,
} from "#domain/rate-limits/attempt-limiter.ts";
import { networkOf } from "#domain/rate-limits/known-networks.ts";
import type { Clock } from "#domain/runtime.ts";
import type { CardLockout, LockoutStore } from "./card-lockout.ts";
import type { CardDecline } from "./card-provider.ts";
import type { CardTestingLimits } from "./payment-limits.ts";

/** Who tries to pay, and from where if that is still known. */
export interface Payer {
  userId: string;
  ip: string | undefined;
}

/** Why no payment can be started, and the whole seconds until one can. */
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
  /** Whether the payer had too many declines. Counts nothing. */
  stopOf(payer: Payer): Promise<PaymentStop | undefined>;
  /** Whether the payer's next payment needs a solved CAPTCHA. Counts nothing. */
  isWarm(payer: Payer): Promise<boolean>;
  /** Counts a payment about to be started. */
  takePayment(payer: Payer): Promise<PaymentStop | undefined>;
}

interface LockedOut extends Pick<CardLockout, "kind" | "userId"> {
  network?: string;
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
}

export function cardTesting(
  { counters, lockouts, clock }: CardTestingDeps,
  limits: CardTestingLimits,
): CardTesting {
  const { declines, payments, captchaAfter } = limits;
  const declinesOf = {
    user: attemptLimiter(counters, "card_decline:user", declines.user),
    network: attemptLimiter(counters, "card_decline:network", declines.network),
    sharedCard: attemptLimiter(counters, "card_decline:shared_card", { ...declines.user, attempts: atOnce }),
  };
  const paymentsOf = {
    user: attemptLimiter(counters, "payment:user", payments.user),
    network: attemptLimiter(counters, "payment:network", payments.network),
  };

  /** The counters that stand for a payer: those of the user, and those of the network if it is known. */
  function pairs<L>({ userId, ip }: Payer, { user, network }: { user: L; network: L }): [L, string][] {
    return ip === undefined
      ? [[user, userId]]
      : [
          [user, userId],
          [network, networkOf(ip)],
        ];
  }

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
    if (ip !== undefined) {
      const network = networkOf(ip);
      await lockOut({ kind: "network", userId, network }, await declinesOf.network.strike(network));
    }
    if (fingerprint === undefined) return;
    if ((await usersOf(fingerprint, userId)) < limits.usersPerDeclinedCard) return;
    const card = hashed(fingerprint).slice(0, shownCard);
    await lockOut({ kind: "card", userId, card }, await declinesOf.sharedCard.strike(userId));
  }

  /** Keeps a lock-out for the operator when this decline has begun it. */
  async function lockOut(
    { kind, userId, network, card }: LockedOut,
    strike: { wait_ms: number; begins: boolean } | undefined,
  ): Promise<void> {
    if (!strike?.begins) return;
    const startedAt = clock.now();
    const endsAt = new Date(startedAt.getTime() + strike.wait_ms);
    await lockouts.add({ kind, userId, network: network ?? null, card: card ?? null, startedAt, endsAt });
  }

  async function stopOf(payer: Payer): Promise<PaymentStop | undefined> {
    const limiters: [AttemptLimiter, string][] = [
      ...pairs(payer, declinesOf),
      [declinesOf.sharedCard, payer.userId],
    ];
    const waits_ms = await Promise.all(limiters.map(([limiter, key]) => limiter.wait(key)));
    return stopFor("declines", waits_ms);
  }

  return {
    async countDeclines(payer, newDeclines) {
      for (const decline of newDeclines) await countDecline(payer, decline);
      return (await stopOf(payer)) !== undefined;
    },

    stopOf,

    async isWarm(payer) {
      const counted = async (
        limiters: { user: AttemptLimiter; network: AttemptLimiter },
        after: { user: number; network: number },
      ) => {
        const both = {
          user: [limiters.user, after.user],
          network: [limiters.network, after.network],
        } as const;
        const warm = pairs(payer, both).map(
          async ([[limiter, least], key]) => (await limiter.count(key)) >= least,
        );
        return (await Promise.all(warm)).includes(true);
      };
      return (
        (await counted(declinesOf, captchaAfter.declines)) ||
        (await counted(paymentsOf, captchaAfter.payments))
      );
    },

    async takePayment(payer) {
      for (const [limiter, key] of pairs(payer, paymentsOf)) {
        const stop = stopFor("payments", [await limiter.take(key)]);
        if (stop) return stop;
      }
      return undefined;
    },
  };
}

function stopFor(because: PaymentStop["because"], waits_ms: (number | undefined)[]): PaymentStop | undefined {
  const longest_ms = Math.max(...waits_ms.map((wait_ms) => wait_ms ?? -1));
  return longest_ms < 0 ? undefined : { because, wait_s: Math.max(1, Math.ceil(longest_ms / 1_000)) };
}

/** Keeps the provider's names of cards out of the database, and gives every key one length. */
function hashed(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
