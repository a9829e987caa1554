import type { FastifyInstance } from "fastify";
import { isAuthentic } from "./authenticate.ts";
import { sendRestError } from "./errors.ts";

/** Refuses every request of the scope without the account's token or its API key. */
export function requireKeys(scope: FastifyInstance): void {
  scope.addHook("onRequest", async (request, reply) => {
    if (!isAuthentic(request.headers.authorization)) {
      reply.header("www-authenticate", 'Basic realm="Twilio API"');
      return sendRestError(reply, 401, 20_003, "Authenticate");
    }
  });
}
