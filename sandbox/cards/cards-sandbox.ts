import type { FastifyInstance } from "fastify";
import { paymentWebhookPath } from "../../contract/payments.ts";
import { sandboxAccounts } from "../../contract/sandbox-accounts.ts";
import type { SandboxOptions } from "../options.ts";
import { cardsPages } from "./pages.ts";
import { cardsRest } from "./rest.ts";
import { patientDelays_ms, Webhooks } from "./webhooks.ts";

/**
 * Stands in for the card provider: its REST API below `/v1`, its browser script at `/stripe.js`, and its webhooks,
 * which go to the app at `options.publicUrl` and are repeated after each of `delays_ms` until they are taken.
 */
export async function cardsSandbox(
  app: FastifyInstance,
  options: SandboxOptions,
  delays_ms: readonly number[] = patientDelays_ms,
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
  });
  await app.register(cardsPages);
}
