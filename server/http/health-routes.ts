import type { FastifyInstance } from "fastify";
import { sharedWork } from "#domain/shared-work.ts";
import { sendUnavailable } from "./errors.ts";

export const readyPath = "/readyz";
export const healthPaths = ["/healthz", readyPath] as const;
const [healthy, ready] = healthPaths;

/** For load balancers: /healthz says that the process answers, /readyz that the database answers too. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  // These requests are not counted, so a flood of them must not become a flood of statements.
  const share = sharedWork<boolean>();
  app.get(healthy, { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get(ready, { schema: { hide: true } }, async (request, reply) =>
    (await share(ready, isReady)) ? { status: "ready" } : sendUnavailable(request, reply),
  );
}
