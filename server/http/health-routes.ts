import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/refusals.ts";
import { sendRefusal } from "./errors.ts";

/** For load balancers: /healthz says that the process answers, /readyz that the database answers too. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) =>
    (await isReady()) ? { status: "ready" } : sendRefusal(reply, refuse("unavailable")),
  );
}
