import type { FastifyInstance, FastifyReply } from "fastify";
import { messages } from "#contract/messages/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { TooManyWaitingError } from "#domain/bounded-limit.ts";
import type { KeyedConcurrency } from "#domain/rate-limits/fair-concurrency.ts";
import type { FairLimits } from "#domain/rate-limits/fair-limits.ts";
import { type Networks, turnsOf } from "#domain/rate-limits/networks.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { healthPaths } from "#server/http/routes/health-routes.ts";
import { metricsPath } from "#server/http/routes/metrics-route.ts";
import { followNetworks } from "./caller-address.ts";

/** Monitoring must see a node that is flooded. */
const uncounted: ReadonlySet<string> = new Set([...healthPaths, metricsPath]);

/** Wait of a user whose queue is full: it drains within seconds. */
const fullQueueRetry_s = 5;

/** Counts every request against its network before its body is read and its session is looked up. */
export function limitNetworks(app: FastifyInstance, limits: FairLimits): void {
  followNetworks(app);
  app.addHook("onRequest", (request, reply, done) => {
    const { url: route = "", config } = request.routeOptions;
    if (uncounted.has(route)) return done();
    const counter = config.webhook ? limits.webhooks : limits.network;
    // From the narrowest on: requests over its own limit do not use up those of its neighbours.
    for (const { name, share } of request.networks) {
      const over = counter.take(name, share);
      if (over) return void sendRefusal(reply, tooManyRequests(reply, over.retryAfter_s));
    }
    done();
  });
}

/** Refuses, and tells the client how long to wait. */
export function tooManyRequests(reply: FastifyReply, retryAfter_s: number): Refusal {
  reply.header("retry-after", retryAfter_s);
  return refuse("too_many_requests", { message: messages.tooManyAttempts(retryAfter_s) });
}

/** Does work within a concurrency, or refuses it when the queue of the user, or of the widest network, is too long. */
export async function within<T>(
  concurrency: KeyedConcurrency,
  whose: { userId: string } | { networks: Networks },
  reply: FastifyReply,
  work: () => Promise<T>,
): Promise<T | Refusal> {
  let begun = false;
  const [key = "", ...networks] = "userId" in whose ? [whose.userId] : turnsOf(whose.networks);
  try {
    return await concurrency(key, networks, () => {
      begun = true;
      return work();
    });
  } catch (error) {
    // The work itself may throw the same error, for a queue of its own.
    if (begun || !(error instanceof TooManyWaitingError)) throw error;
    return tooManyRequests(reply, fullQueueRetry_s);
  }
}
