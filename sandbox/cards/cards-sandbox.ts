import type { FastifyInstance } from "fastify";
import { paymentWebhookPath } from "#contract/payments.ts";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import type { SandboxOptions } from "#sandbox/options.ts";
import { cardsPages } from "./pages.ts";
import { cardsRest } from "./rest.ts";
import { webhookControl } from "./webhook-control.ts";
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
  const webhooks = new Webhooks({
    url: `${options.publicUrl}${paymentWebhookPath}`,
    secret: sandboxAccounts.cards.webhookSecret,
    delays_ms,
    attemptLimit_ms: 10_000,
    log: (sentence) => console.log(sentence),
  });
  app.addHook("onClose", async () => webhooks.stop());
  await app.register(cardsRest, {
    prefix: "/v1",
    sandboxUrl: options.sandboxUrl,
    onEvent: (event) => webhooks.send(event),
    bankTime_ms: bank_ms,
  });
  await app.register(webhookControl, { webhooks });
  await app.register(cardsPages);
}
