import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/refusals.ts";
import { sharedWork } from "#domain/remembered.ts";
import { sendRefusal, sendUnavailable } from "#server/http/errors.ts";

export const readyPath = "/readyz";
export const healthPaths = ["/healthz", readyPath] as const;
const [healthy, ready] = healthPaths;

/**
 * For load balancers: /healthz says that the process answers, /readyz that the database answers too and is fit for us.
 * `unfitness` resolves with a sentence for each reason against the database, and rejects when it does not answer.
 * Returns `drain`: from then on the server is not ready, and answers all else until balancers have seen that.
 */
export function healthRoutes(app: FastifyInstance, unfitness: () => Promise<string[]>) {
  let isEnding = false;
  // These requests are not counted, so a flood of them must not become a flood of statements.
  const share = sharedWork<string[] | undefined>();
  const reasons = () => unfitness().catch(() => undefined);
  app.get(healthy, { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get(ready, { schema: { hide: true } }, async (request, reply) => {
    const unfit = isEnding ? undefined : await share(ready, reasons);
    if (unfit === undefined) return sendUnavailable(request, reply);
    if (unfit.length === 0) return { status: "ready" };
    return sendRefusal(reply, refuse("unavailable", { message: unfit.join(" ") }));
  });
  return async function drain(drain_ms: number): Promise<void> {
    isEnding = true;
    if (drain_ms > 0) await sleep(drain_ms);
  };
}
