import type { FastifyInstance } from "fastify";
import { disturbanceSchema } from "#sandbox/disturbance.ts";
import { callerOf, expectSecretKey } from "./keys.ts";
import { StripeError } from "./stripe-error.ts";
import type { Webhooks } from "./webhooks.ts";

const path = "/sandbox/webhooks";

/**
 * The sandbox's own switch for tests: sets how badly webhooks are delivered and returns the number of open deliveries.
 * It takes the secret key, so that no page in a browser can turn it.
 */
export async function webhookControl(
  app: FastifyInstance,
  { webhooks }: { webhooks: Webhooks },
): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    try {
      expectSecretKey(callerOf(request.headers.authorization, undefined));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return reply.code(error.status).send({ error: error.body });
    }
  });
  app.get(path, () => state(webhooks));
  app.post(path, (request, reply) => {
    const wanted = disturbanceSchema.safeParse(request.body);
    if (!wanted.success) return reply.code(400).send({ error: { message: wanted.error.message } });
    webhooks.disturb(wanted.data);
    return reply.send(state(webhooks));
  });
}

function state({ disturbance, waiting }: Webhooks) {
  return { ...disturbance, waiting };
}
