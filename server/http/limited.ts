import { setTimeout as pause } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { messages } from "../../contract/messages.ts";
import { type Refusal, refuse } from "../../contract/refusals.ts";
import type { Route } from "../../contract/route.ts";
import type { RateLimits } from "../../domain/rate-limits.ts";
import type { Call } from "./mount.ts";

export type Limited<Action extends string> = <R extends Route, T>(
  call: Call<R>,
  action: Action,
  account: string,
  work: () => Promise<T | Refusal>,
) => Promise<T | Refusal>;

/** Does work unless the machine or the account has tried too often; then the answer says how long to wait. */
export function limiter<Action extends string>(limits: RateLimits<Action>): Limited<Action> {
  return async (call, action, account, work) => {
    const over = await limits.take(action, { ip: call.request.ip, account });
    return over === undefined ? work() : tooManyAttempts(call.reply, over.retryAfter_s);
  };
}

function tooManyAttempts(reply: FastifyReply, retryAfter_s: number): Refusal {
  reply.header("retry-after", retryAfter_s);
  return refuse("too_many_requests", { message: messages.tooManyAttempts(retryAfter_s) });
}

/** Lets no answer come earlier than `least_ms`, so that its time tells nothing. */
export function evenly(least_ms: number): <T>(work: Promise<T>) => Promise<T> {
  return async (work) => (await Promise.all([work, pause(least_ms)]))[0];
}

/** The browser's own name for itself, by which its owner knows it again in the list of sessions. */
export function userAgentOf(call: Call<Route>): string | undefined {
  return call.request.headers["user-agent"];
}
