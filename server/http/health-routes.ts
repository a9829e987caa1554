import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/refusals.ts";
import { sendRefusal } from "./errors.ts";

/** For balancers: /healthz says the process answers, /readyz that it can do its work. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "ok" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) =>
    (await isReady()) ? { status: "ready" } : sendRefusal(reply, refuse("unavailable")),
  );
}
