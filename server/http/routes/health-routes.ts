import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/refusals.ts";
import { sharedWork } from "#domain/shared-work.ts";
import { sendRefusal, sendUnavailable } from "#server/http/errors.ts";

export const readyPath = "/readyz";
export const healthPaths = ["/healthz", readyPath] as const;
const [healthy, ready] = healthPaths;

/**
 * For load balancers: /healthz says that the process answers, /readyz that the database answers too and is fit for us.
 * `unfitness` resolves with a sentence for each reason against the database, and rejects when it does not answer.
 */
export function healthRoutes(app: FastifyInstance, unfitness: () => Promise<string[]>): void {
  // These requests are not counted, so a flood of them must not become a flood of statements.
  const share = sharedWork<string[] | undefined>();
  const reasons = () => unfitness().catch(() => undefined);
  app.get(healthy, { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get(ready, { schema: { hide: true } }, async (request, reply) => {
    const unfit = await share(ready, reasons);
    if (unfit === undefined) return sendUnavailable(request, reply);
    if (unfit.length === 0) return { status: "ready" };
    return sendRefusal(reply, refuse("unavailable", { message: unfit.join(" ") }));
  });
}
