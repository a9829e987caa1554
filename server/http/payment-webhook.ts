import type { FastifyInstance } from "fastify";
import { paymentWebhookPath } from "#contract/payments.ts";
import { isRefusal, refusalMessage } from "#contract/refusals.ts";
import { receivePaymentEvent } from "#domain/payments/receive-event.ts";
import type { RestoreDeps } from "#domain/payments/restore-payment.ts";
import { sendRefusal } from "./errors.ts";

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
      { schema: { hide: true }, bodyLimit: 256 * 1024 },
      async (request, reply) => {
        const result = await receivePaymentEvent(deps, request.body ?? Buffer.alloc(0), request.headers);
        if (!isRefusal(result)) return reply.send({ received: true });
        request.log.warn(`a card notification was refused: ${refusalMessage(result)}`);
        return sendRefusal(reply, result);
      },
    );
  });
}
