import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import type { UserProfile } from "#contract/users.ts";
import type { Captcha } from "#domain/captcha.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { emailKey } from "#domain/users/user.ts";
import type { Call } from "./mount.ts";

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface Limiter<Action extends string> {
  /** Does work unless the machine or the user has tried too often; then the answer says how long to wait. */
  limited<T>(
    call: Exchange,
    action: Action,
    user: string | undefined,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal>;
  /** The same for guesses at a secret, which the right one makes forgotten. */
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
    return over === undefined ? work() : tooManyAttempts(call.reply, over.retryAfter_s);
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

function tooManyAttempts(reply: FastifyReply, retryAfter_s: number): Refusal {
  reply.header("retry-after", retryAfter_s);
  return refuse("too_many_requests", { message: messages.tooManyAttempts(retryAfter_s) });
}

interface GateDeps<Action extends string> {
  limits: Pick<RateLimits<Action>, "needsCaptcha">;
  captcha: Captcha;
}

/**
 * Does work at once while little is tried from a machine; after that for a solved CAPTCHA only, each good for one attempt.
 * Refuses `captcha_required` without one, `captcha_failed`, and `unavailable` when its judge does not answer.
 */
export function captchaGate<Action extends string>({ limits, captcha }: GateDeps<Action>) {
  return async <R extends Route, T>(
    call: Call<R> & { body: { captchaToken?: string | undefined } },
    action: Action,
    work: () => Promise<T | Refusal>,
  ): Promise<T | Refusal> => {
    if (!(await limits.needsCaptcha(action, call.request.ip))) return work();
    const token = call.body.captchaToken;
    if (!token) return refuse("captcha_required");
    const verdict = await captcha.verify(token);
    if (verdict === "failed") return refuse("captcha_failed");
    return verdict === "solved" ? work() : refuse("unavailable");
  };
}

/** Remembers where a user is: strangers who guess elsewhere can no longer make them wait here. */
export async function trustOwner<Action extends string>(
  limits: RateLimits<Action>,
  { request }: Pick<Exchange, "request">,
  owner: UserProfile,
): Promise<void> {
  await limits.trust({ ip: request.ip, user: emailKey(owner.email) });
  await limits.trust({ ip: request.ip, user: owner.id });
}

/** Lets no answer come earlier than `least_ms`, so that its time tells nothing. */
export function evenly(least_ms: number): <T>(work: Promise<T>) => Promise<T> {
  return async (work) => (await Promise.all([work, pause(least_ms)]))[0];
}

/** The browser's own name for itself, by which its owner knows it again in the list of sessions. */
export function userAgentOf(call: Call<Route>): string | undefined {
  return call.request.headers["user-agent"];
}
