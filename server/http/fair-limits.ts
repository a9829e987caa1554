import type { FastifyInstance, FastifyReply } from "fastify";
import { voicePaths } from "#contract/calls.ts";
import { messages } from "#contract/messages.ts";
import { paymentWebhookPath } from "#contract/payments.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import type { FairLimits } from "#domain/rate-limits/fair-limits.ts";
import type { KeyedConcurrency } from "#domain/rate-limits/keyed-concurrency.ts";
import { sendRefusal } from "./errors.ts";
import { healthPaths } from "./health-routes.ts";
import { metricsPath } from "./metrics-route.ts";
import { followNetworks } from "./request-network.ts";

/** Monitoring must see a node that is flooded. */
const uncounted: ReadonlySet<string> = new Set([...healthPaths, metricsPath]);
const webhooks: ReadonlySet<string> = new Set([...Object.values(voicePaths), paymentWebhookPath]);

/** How long a user waits whose queue is full: it drains within seconds. */
const fullQueueRetry_s = 5;

/** Counts every request against its network before its body is read and its session is looked up. */
export function limitNetworks(app: FastifyInstance, limits: FairLimits): void {
  followNetworks(app);
  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url ?? "";
    if (uncounted.has(route)) return done();
    const counter = webhooks.has(route) ? limits.webhooks : limits.network;
    const over = counter.take(request.network);
    if (over) sendRefusal(reply, tooManyRequests(reply, over.retryAfter_s));
    else done();
  });
}

/** Refuses, and tells the client how long to wait. */
export function tooManyRequests(reply: FastifyReply, retryAfter_s: number): Refusal {
  reply.header("retry-after", retryAfter_s);
  return refuse("too_many_requests", { message: messages.tooManyAttempts(retryAfter_s) });
}

/** Does work within a concurrency, or refuses it when the key's queue is too long. */
export async function within<T>(
  concurrency: KeyedConcurrency,
  key: string,
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  let begun = false;
  try {
    return await concurrency(key, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    // The work itself may throw the same error, for a queue of its own.
    if (begun || !(error instanceof TooManyWaitingError)) throw error;
    return tooManyRequests(reply, fullQueueRetry_s);
  }
}
