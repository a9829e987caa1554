import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { User } from "#contract/accounts.ts";
import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import { emailKey } from "#domain/accounts/account.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import type { Call } from "./mount.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Limiter<Action extends string> {
  /** Does work unless the machine or the account has tried too often; then the answer says how long to wait. */
  limited<T>(
    call: Exchange,
    action: Action,
    account: string | undefined,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal>;
  /** The same for guesses at a secret, which the right one makes forgotten. */
  guessing<T>(
    call: Exchange,
    action: Action,
    account: string | undefined,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal>;
}

export function limiter<Action extends string>(limits: RateLimits<Action>): Limiter<Action> {
  const limited: Limiter<Action>["limited"] = async (call, action, account, work) => {
    const over = await limits.take(action, { ip: call.request.ip, account });
    return over === undefined ? work() : tooManyAttempts(call.reply, over.retryAfter_s);
  };
  return {
    limited,
    guessing: (call, action, account, work) =>
      limited(call, action, account, async () => {
        const result = await work();
        if (!isRefusal(result)) await limits.forgive(action, { ip: call.request.ip, account });
        return result;
      }),
  };
}

function tooManyAttempts(reply: FastifyReply, retryAfter_s: number): Refusal {
  reply.header("retry-after", retryAfter_s);
  return refuse("too_many_requests", { message: messages.tooManyAttempts(retryAfter_s) });
}

/** Remembers where the owner of an account is: strangers who guess elsewhere can no longer make them wait here. */
export async function trustOwner<Action extends string>(
  limits: RateLimits<Action>,
  { request }: Pick<Exchange, "request">,
  owner: User,
): Promise<void> {
  await limits.trust({ ip: request.ip, account: emailKey(owner.email) });
  await limits.trust({ ip: request.ip, account: owner.id });
}

/** Lets no answer come earlier than `least_ms`, so that its time tells nothing. */
export function evenly(least_ms: number): <T>(work: Promise<T>) => Promise<T> {
  return async (work) => (await Promise.all([work, pause(least_ms)]))[0];
}

/** The browser's own name for itself, by which its owner knows it again in the list of sessions. */
export function userAgentOf(call: Call<Route>): string | undefined {
  return call.request.headers["user-agent"];
}
