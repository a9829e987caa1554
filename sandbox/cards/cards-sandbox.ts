import type { FastifyInstance } from "fastify";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { disturbanceSchema } from "#sandbox/disturbance.ts";
import type { SandboxOptions } from "#sandbox/options.ts";
import { callerOf, expectSecretKey } from "./api/keys.ts";
import { cardsRest } from "./api/rest.ts";
import { StripeError } from "./api/stripe-error.ts";
import { cardsPages } from "./pages.ts";
import { createCardStore } from "./store.ts";
import { retryDelays_ms, Webhooks } from "./webhooks.ts";

/** Delays of the outside world. */
export interface CardTimes {
  /** Waits before each retry of a webhook that the app did not take. */
  delays_ms: readonly number[];
  /** The wait until a bank disputes a payment, decides a dispute or ends a refund. */
  bank_ms: number;
}

const usualTimes: CardTimes = { delays_ms: retryDelays_ms, bank_ms: 3_000 };

/**
 * The card provider's twin: its REST API below `/v1`, its browser script at `/stripe.js`, and its webhooks. They go to
 * the app at `options.publicUrl` and are retried until the app takes them.
 */
export async function cardsSandbox(
  app: FastifyInstance,
  options: SandboxOptions,
  { delays_ms, bank_ms }: CardTimes = usualTimes,
): Promise<void> {
  const webhookUrl = `${options.publicUrl}${paymentWebhookPath}`;
  const webhooks = new Webhooks({
    url: webhookUrl,
    secret: sandboxAccounts.cards.webhookSecret,
    delays_ms,
    attemptLimit_ms: 10_000,
    log: (sentence) => console.log(sentence),
  });
  app.addHook("onClose", async () => webhooks.stop());
  await app.register(cardsRest, {
    prefix: "/v1",
    store: createCardStore(),
    sandboxUrl: options.sandboxUrl,
    webhookUrl,
    onEvent: (event) => webhooks.send(event),
    bankTime_ms: bank_ms,
  });
  await app.register(webhookControl, { webhooks });
  await app.register(cardsPages);
}

/**
 * The sandbox's own switch for tests: sets how badly webhooks are delivered and returns the number of open deliveries.
 * It takes the secret key, so that no page in a browser can turn it.
 */
async function webhookControl(app: FastifyInstance, { webhooks }: { webhooks: Webhooks }): Promise<void> {
  app.addHook("onRequest", async (request, reply) => {
    try {
      expectSecretKey(callerOf(request.headers.authorization, undefined));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return reply.code(error.status).send({ error: error.body });
    }
  });
  app.get("/sandbox/webhooks", () => state(webhooks));
  app.post("/sandbox/webhooks", (request, reply) => {
    const wanted = disturbanceSchema.safeParse(request.body);
    if (!wanted.success) return reply.code(400).send({ error: { message: wanted.error.message } });
    webhooks.disturb(wanted.data);
    return reply.send(state(webhooks));
  });
}

function state({ disturbance, waiting }: Webhooks) {
  return { ...disturbance, waiting };
}
