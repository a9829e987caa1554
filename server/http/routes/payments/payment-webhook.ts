import type { FastifyInstance } from "fastify";
import { paymentWebhookPath } from "#contract/money/payments.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { isUnanswered } from "#domain/payments/card-provider.ts";
import { receivePaymentEvent } from "#domain/payments/receive-event.ts";
import type { RestoreDeps } from "#domain/payments/reconcile/restore-payment.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { sendRefusal } from "#server/http/errors.ts";
import { webhookOptions } from "#server/http/mount.ts";

/**
 * Receives the card provider's notifications. The signature covers the raw bytes, so only this part of the app leaves
 * bodies unparsed. A failure is answered with an error, and the provider sends the notification again.
 */
export function paymentWebhook(app: FastifyInstance, deps: RestoreDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer | undefined }>(
      paymentWebhookPath,
      { ...webhookOptions("payments"), bodyLimit: 256 * 1024 },
      async (request, reply) => {
        const result = await receivePaymentEvent(
          deps,
          request.body ?? Buffer.alloc(0),
          request.headers,
        ).catch(unavailableWhenUnanswered);
        if (!isRefusal(result)) return reply.send({ received: true });
        request.log.warn(`a card notification was refused: ${refusalMessage(result).key}`);
        return sendRefusal(reply, result);
      },
    );
  });
}

/** A provider that notifies and cannot be asked is away for a moment, which is no failure of ours. */
function unavailableWhenUnanswered(error: unknown): never {
  throw isUnanswered(error)
    ? new UnavailableError("The card provider does not answer", { cause: error })
    : error;
}
