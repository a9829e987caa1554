import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import type { CaptchaAction } from "#contract/users/captcha.ts";
import type { UserProfile } from "#contract/users/session.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { emailKey } from "#domain/users/user.ts";
import type { Call } from "#server/http/mount.ts";
import { tooManyRequests } from "./fair-limits.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Limiter<Action extends string> {
  /** Does work unless the machine or the user has tried too often; the refusal says how long to wait. */
  limited<T>(
    call: Exchange,
    action: Action,
    user: string | undefined,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal>;
  /** As `limited`, for guesses at a secret: a right guess clears the count. */
  guessing<T>(
    call: Exchange,
    action: Action,
    user: string | undefined,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal>;
}

export function limiter<Action extends string>(limits: RateLimits<Action>): Limiter<Action> {
  const limited: Limiter<Action>["limited"] = async (call, action, user, work) => {
    const over = await limits.take(action, { ip: call.request.ip, user });
    return over === undefined ? work() : tooManyRequests(call.reply, over.retryAfter_s);
  };
  return {
    limited,
    guessing: (call, action, user, work) =>
      limited(call, action, user, async () => {
        const result = await work();
        if (!isRefusal(result)) await limits.forgive(action, { ip: call.request.ip, user });
        return result;
      }),
  };
}

export interface GateDeps<Action extends string> {
  limits: Pick<RateLimits<Action>, "needsCaptcha">;
  captcha: Captcha;
}

/**
 * Does work without a CAPTCHA for a machine's first attempts, and then only with a solved CAPTCHA for each attempt.
 * Refuses with `captcha_required`, `captcha_failed`, or `unavailable` when the CAPTCHA service does not answer.
 */
export function captchaGate<Action extends string>({ limits, captcha }: GateDeps<Action>) {
  return async <R extends Route, T>(
    call: Call<R> & { body: { captchaToken?: string | undefined } },
    action: Action & CaptchaAction,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    if (!(await limits.needsCaptcha(action, call.request.ip))) return work();
    const token = call.body.captchaToken;
    if (!token) return refuse("captcha_required");
    const result = await captcha.verify(token, action);
    if (result === "failed") return refuse("captcha_failed");
    return result === "solved" ? work() : refuse("unavailable");
  };
}

/** Remembers the user's network: guesses from other networks can no longer make the user wait here. */
export async function trustOwner<Action extends string>(
  limits: RateLimits<Action>,
  { request }: Pick<Exchange, "request">,
  owner: UserProfile,
): Promise<void> {
  await limits.trust({ ip: request.ip, user: emailKey(owner.email) });
  await limits.trust({ ip: request.ip, user: owner.id });
}

/** Delays each answer to at least `least_ms`, so that its time reveals nothing. */
export function evenly(least_ms: number): <T>(work: Promise<T>) => Promise<T> {
  return async (work) => (await Promise.all([work, pause(least_ms)]))[0];
}
