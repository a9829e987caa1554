import type { FastifyInstance } from "fastify";
import { paymentWebhookPath } from "#contract/payments.ts";
import { sandboxAccounts } from "#contract/sandbox-accounts.ts";
import type { SandboxOptions } from "#sandbox/options.ts";
import { cardsPages } from "./pages.ts";
import { cardsRest } from "./rest.ts";
import { webhookControl } from "./webhook-control.ts";
import { retryDelays_ms, Webhooks } from "./webhooks.ts";

/** What the outside world takes its time for. */
export interface CardTimes {
  /** A webhook that was not taken is sent again after each of these. */
  delays_ms: readonly number[];
  /** Until a bank disputes a payment, decides a dispute or ends a refund. */
  bank_ms: number;
}

const usualTimes: CardTimes = { delays_ms: retryDelays_ms, bank_ms: 3_000 };

/**
 * Stands in for the card provider: its REST API below `/v1`, its browser script at `/stripe.js`, and its webhooks,
 * which go to the app at `options.publicUrl` and are repeated until they are taken.
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
